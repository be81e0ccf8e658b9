"""An opening lead told to have been in turn stands, face up or not (41A)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő. Nyugat sorban indult, de felfelé fordítva tette le a pik királyt. Van ennek következménye?",
    ),
    (
        "pl",
        "Gra S, wistuje W, prawidłowo w swojej kolejności. Ale W zagrał pierwszy wist kartą odkrytą zamiast "
        "zakrytą. Rozgrywający pyta, czy to jest jakieś przewinienie i czy karta zostaje.",
    ),
    (
        "nb",
        "Syd er spillefører. Vest spilte ut ruter fem i tur, men med billedsiden opp. Er det noe galt?",
    ),
    (
        "en",
        "South is declarer and it was West's lead. West led the king of clubs in turn, but face up instead "
        "of face down. South asks whether that is an offence and whether the card stands.",
    ),
]

OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő. Kelet soron kívül indult, felfelé fordítva tette le a pik királyt. Mi a teendő?",
    ),
    (
        "pl",
        "Gra S, wistuje W. Ale E zagrał pierwszy wist poza kolejnością, kartą odkrytą. Co teraz?",
    ),
    (
        "nb",
        "Syd er spillefører. Øst spilte ut ruter fem utenfor tur med billedsiden opp. Hva nå?",
    ),
    (
        "en",
        "South declares. East led the ace of clubs out of turn, face up; it was West's lead.",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOLD)
def test_told(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "opening_lead_out_of_turn"
    assert procedure["facts"]["lead_by"] == "correct_leader"


@pytest.mark.parametrize(("language", "story"), OTHER)
def test_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("lead_by") != "correct_leader"


NAMED_FIRST: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet indult 4 kőr ellen, lefordított lappal. Dél azt hiszi, Nyugat jön, de a kőrt {} licitálta először, a "
        "párja csak emelte.",
    ),
    (
        "pl",
        "E wyszedł zakrytą kartą przeciw 4 kierom. S mówi, że wistować miał W. Ale {} pierwszy zgłosił kiery, jego "
        "partner tylko podniósł.",
    ),
    (
        "nb",
        "Åpningsutspillet mot 4 hjerter: Øst spilte ut med billedsiden ned, blindemann er ikke lagt ned. "
        "Makkeren mener det var hans tur, men {} meldte hjerter først.",
    ),
    (
        "en",
        "East led face down against 4 hearts. His partner thinks it was his own turn, but {} bid hearts first and "
        "partner only raised.",
    ),
]
SEATS_OF: dict[Language, tuple[str, str]] = {
    "hu": ("Észak", "Dél"),
    "pl": ("N", "S"),
    "nb": ("Nord", "Syd"),
    "en": ("North", "South"),
}


@pytest.mark.parametrize(("language", "told"), NAMED_FIRST)
def test_who_named_the_suit_first_declares_and_his_left_hand_opponent_leads(
    service: Service, language: Language, told: str
) -> None:
    north, south = SEATS_OF[language]
    assert lead_by(service, told.format(north), language) == "correct_leader"
    assert lead_by(service, told.format(south), language) == "wrong_defender"


def lead_by(service: Service, told: str, language: Language) -> object:
    """Who is heard to have led."""
    case = service.reply(told, None, None, None, language)["procedure"]
    assert case is not None
    return case["facts"].get("lead_by")


ANOTHER_SUIT: list[tuple[Language, str]] = [
    ("en", "South plays 4S. North bid hearts first. East led a club out of turn, face up."),
    ("en", "South is declarer in 3NT. North bid clubs first. East led the king of spades face up out of turn."),
    (
        "hu",
        "Dél a felvevő 4 pikkben, a treffet Észak licitálta először. Kelet indult soron kívül, felfordítva, treff "
        "ásszal.",
    ),
    ("nb", "Syd spiller 4 spar. Nord meldte hjerter først. Øst spilte ut en kløver utenfor tur, åpent."),
    ("pl", "S gra 4 piki. N pierwszy zgłosił kiery. E wyszedł odkrytą kartą poza kolejnością."),
]


@pytest.mark.parametrize(("language", "told"), ANOTHER_SUIT)
def test_who_named_another_suit_first_declares_nothing(service: Service, language: Language, told: str) -> None:
    assert lead_by(service, told, language) == "wrong_defender"
