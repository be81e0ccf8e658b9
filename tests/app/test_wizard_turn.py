"""A correction that tells whose turn it was moves nobody who called: it tells whose turn it was."""

import pytest

from app.service import Service
from corpus.model import Language

TURNS: list[tuple[Language, str, str]] = [
    ("hu", "Kelet passzolt soron kívül, Észak lett volna a soros.", "Tévedtem, Nyugat volt a soros, a partnere."),
    ("pl", "E zalicytował 1 pik poza kolejnością, kolej była na N.", "Sorry, kolej miał W, jego partner."),
    ("nb", "Øst meldte 1 spar utenfor tur, Nord hadde turen.", "Beklager, Vest hadde turen, makkeren hans."),
    ("en", "East bid 1 spade out of turn, it was North's turn.", "Sorry, West should have called, his partner."),
]
CALLERS: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet 1 pikket mondott soron kívül, Észak volt a soros.",
        "Nem Kelet, hanem Dél licitált soron kívül.",
    ),
    ("pl", "E zalicytował 1 pik poza kolejnością, kolej była na N.", "Nie, to S zalicytował poza kolejnością."),
    ("nb", "Øst meldte 1 spar utenfor tur, Nord hadde turen.", "Nei, det var Syd som meldte utenfor tur."),
    ("en", "East bid 1 spade out of turn, it was North's turn.", "No, it was South who bid out of turn."),
]


def _put_right(service: Service, language: Language, told: str, text: str) -> tuple[object, object]:
    document = service.reply(told, None, None, None, language)
    document = service.reply(text, None, document, None, language)
    case = document["procedure"]
    assert case is not None
    return case["ruling"]["people"].get("offender"), case["facts"].get("whose_turn")


@pytest.mark.parametrize(("language", "told", "text"), TURNS)
def test_whose_turn_it_was_is_put_right(service: Service, language: Language, told: str, text: str) -> None:
    assert _put_right(service, language, told, text) == ("E", "partner")


@pytest.mark.parametrize(("language", "told", "text"), CALLERS)
def test_who_called_is_put_right(service: Service, language: Language, told: str, text: str) -> None:
    assert _put_right(service, language, told, text)[0] == "S"


def test_that_he_had_not_called_before_does_not_undo_his_call(service: Service) -> None:
    told = "Nord åpnet 1 hjerter utenfor tur. Hva skjer nå?"
    text = "Nei feil av meg: Syd ga, så det var makkers tur. Nord hadde ikke meldt før, og Øst godtar ikke."
    assert _put_right(service, "nb", told, text) == ("N", "partner")
