"""25A: the call to be changed is the last one of who wants another; who called behind it is his neighbour."""

from __future__ import annotations

import pytest

from app.asking.facts import Read
from app.asking.steps.changed_call import CHANGE
from app.asking.steps.who_changes import by_changer
from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.hear import hear

CALLED_OVER: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Nyugat osztott és 1 kárót nyitott, Észak 1 pikket mondott, erre Nyugat: „jaj, én 1 kőrt akartam!” Kelet még "
        "nem licitált. Kicserélheti?",
        "W",
    ),
    ("pl", "E dał 2 karo, S 2 pik, E krzyczy: «nie, ja chciałem 2 kier». W nie licytował. Wolno mu?", "E"),
    (
        "nb",
        "Vest åpner 1 kløver, nord melder 1 spar, og vest roper «å nei, jeg ville ha 1 hjerter». Øst har ikke meldt.",
        "W",
    ),
    (
        "en",
        "Dealer South bids 1C, West overcalls 1H, then South says my fingers slipped, I want 1 spade. North has not "
        "called. Can he change it?",
        "S",
    ),
]


@pytest.mark.parametrize(("language", "told", "who"), CALLED_OVER)
def test_who_wants_another_call_changes_his_last_one(service: Service, language: Language, told: str, who: str) -> None:
    """25A4, 25A6: in time, and his left-hand opponent may change too."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert (facts["offender"], facts["lho_called"], facts["partner_called"]) == (who, True, False)
    assert "25A6" in document["answer"]


def test_without_seats_the_next_to_call_is_his_opponent(service: Service) -> None:
    told = (
        "My opponent opens one heart, I overcall two clubs, and at that moment she says 'oh no, I wanted one spade'. "
        "Her partner hasn't called. Is she allowed to swap it?"
    )
    facts = ruled(service, told, "en")["procedure"]["facts"]
    assert (facts["withdrawn"], facts["replacement"], facts["lho_called"]) == ("1H", "1S", True)


NOBODY: list[tuple[Language, str]] = [
    ("hu", "Észak 1 kárót nyitott, Kelet passzolt."),
    ("pl", "N otworzył 1 karo, E spasował."),
    ("nb", "Nord åpnet 1 ruter, øst passet."),
    ("en", "North opened 1D, East meant to overcall 2NT."),
]


@pytest.mark.parametrize(("language", "told"), NOBODY)
def test_who_has_not_called_changes_none(language: Language, told: str) -> None:
    assert not by_changer(hear(told, language), CHANGE, dict[str, Read]())


ON_THE_TABLE: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Észak osztott, 1 kőrt akart licitálni, de a mellette lévő kártyát kapta ki, így 1 pikk került az asztalra. "
        "Kelet mondott rá 2 treffet, és csak ezután vette észre. Mellényúlás volt. Visszaveheti?",
        "N",
    ),
    (
        "pl",
        "E rozdawał i chciał otworzyć 1 kier, ale wyjął kartkę obok i na stole leży 1 pik. S wszedł 2 trefl i dopiero "
        "wtedy tamten to zauważył. Zwykła pomyłka ręki. Może zmienić?",
        "E",
    ),
    (
        "nb",
        "Vest ga, skulle åpne med 1 hjerter, men fikk tak i lappen ved siden av så 1 spar lå på bordet. Nord meldte "
        "2 kløver og først da så han det. Rent feilgrep. Kan han bytte?",
        "W",
    ),
    (
        "en",
        "So my mate South deals, means to open 1H all along, and grabs the bid next to it so 1S is on the table. West "
        "comes in with 2C and it's only after that he clocks it. Pure slip of the fingers. Can he swap it?",
        "S",
    ),
]


@pytest.mark.parametrize(("language", "told", "who"), ON_THE_TABLE)
def test_a_call_of_nobody_is_his_who_wanted_another(service: Service, language: Language, told: str, who: str) -> None:
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert (facts["offender"], facts["withdrawn"], facts["replacement"], facts["lho_called"]) == (who, "1S", "1H", True)
