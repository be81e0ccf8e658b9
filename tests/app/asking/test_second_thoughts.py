"""45C4b: a card called for in place of another is a change of the designation, and inattention is no slip."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

THOUGHT: list[tuple[Language, str]] = [
    ("hu", "Dél a hetest kérte az asztalról, majd rájött, hogy a bubi jobb lenne, és azt akarja. Kérheti?"),
    ("pl", "Rozgrywający powiedział mała karo, a potem nie, król, bo przegapił, że W dał waleta. Może zmienić?"),
    (
        "nb",
        "Spilleføreren ba om liten hjerter fra bordet og blindemann la toeren. Så fikk hun sett at vest hadde lagt \
nieren og sa nei vent, jeg tar dama isteden, hadde ikke fulgt med. Er det greit?",
    ),
    ("nb", "Syd ba om ruter sju, men glemte at trumfen var ute, og ville heller ha knekten. Får han bytte?"),
    ("en", "South called the ten, then wanted the king because he had miscounted trumps. May he change?"),
    ("en", "Declarer called for a low club from dummy, then the king instead, his mind had been elsewhere. May he?"),
]


@pytest.mark.parametrize(("language", "told"), THOUGHT)
def test_second_thoughts_change_nothing(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "change_designation"
    assert document["procedure"]["facts"]["finding_unintended"] is False
    assert "85A1" not in document["answer"]


def test_the_reason_untold_is_asked(service: Service) -> None:
    told = "Declarer called for the four of clubs, then said no, make that the ace. May he change?"
    document = service.ask(told, "en")
    assert document["procedure"] is not None
    assert document["next_question"] is not None
    assert "finding_unintended" not in document["procedure"]["facts"]
    assert document["next_question"]["name"] == "finding_unintended"


def test_a_suit_called_alone_stays_one(service: Service) -> None:
    """46B2: the lowest card of the suit, though he thought of the king afterwards."""
    told = "Lead from dummy, king eight two of clubs. Declarer calls 'club', nothing more. Dummy moves the two and she \
says no wait, make it the king, better idea. She hadn't thought of the king till then. May she?"
    assert "46B2" in service.reply(told, None, None, None, "en")["answer"]


def test_a_card_that_dummy_put_down_for_another_stays_one(service: Service) -> None:
    told = "West led a small club, partner in South asked for a small one and I, dummy, pulled out the nine instead of \
the three. East put the ten on. Nobody has played to the next trick."
    assert "45D1" in service.reply(told, None, None, None, "en")["answer"]


PUT_AS_CALLED: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő kis kőrt kért az asztalról, az asztal betette a kettest. Ekkor vette észre, hogy Nyugat a dámát "
        "hívta, és inkább a királyt tenné be. Kelet még nem tett. Lehet?",
    ),
    (
        "pl",
        "Rozgrywający powiedział „małe kiery”, dziadek dołożył dwójkę. Wtedy rozgrywający zorientował się, że E "
        "dołożył damę, i chce zmienić na króla. Nikt jeszcze nie zagrał. Czy można?",
    ),
    (
        "nb",
        "Spillefører ba om en liten hjerter, og blindemann la toeren. Da så han at Vest hadde spilt damen, og vil "
        "heller ha kongen. Ingen har lagt på siden.",
    ),
    (
        "en",
        "Declarer asked for a small heart and dummy put the two in the trick. Then he saw that West had played the "
        "queen and would rather have the king. Nobody has played since.",
    ),
]
PUT_OTHERWISE: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő kis kőrt kért az asztalról, de az asztal a kilencest tette be. A felvevő a hármast akarta. A "
        "következő ütés még nem indult.",
    ),
    (
        "pl",
        "Rozgrywający poprosił o małego kiera, a dziadek dołożył damę. Rozgrywający chce trójki. Następna lewa się nie "
        "zaczęła.",
    ),
    ("nb", "Spillefører ba om en liten hjerter, men blindemann la kongen. Neste stikk er ikke begynt."),
    (
        "en",
        "Declarer called for a low heart, but dummy played the nine instead of the three. The next trick is to come.",
    ),
]


@pytest.mark.parametrize(("language", "story"), PUT_AS_CALLED)
def test_a_low_card_put_as_called_is_no_wrong_card(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "change_designation"
    assert procedure["facts"].get("finding_unintended") is False


@pytest.mark.parametrize(("language", "story"), PUT_OTHERWISE)
def test_another_card_than_the_one_called_is_a_wrong_card(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["name"] == "dummy_wrong_card"
