"""Declarer led to the next trick, then the defender found his card: the revoke may still be corrected (62A, 63A1)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

LED: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet a védő nem adott pikket. A felvevő hívott a következő ütéshez, ekkor találta meg Kelet a pikkjét.",
    ),
    ("pl", "W w obronie nie dołożył pika. Rozgrywający zagrał do następnej lewy i wtedy W znalazł pika."),
    ("nb", "Øst i motspillet ga ikke spar. Spillefører spilte ut til neste stikk, så fant øst sparen."),
    (
        "en",
        "West, defending, revoked on a spade. Declarer won and led to the next trick; only then West found his spade.",
    ),
    (
        "en",
        "East had a diamond all along: pitched the five of hearts when dummy led one. South, declarer, won the king. "
        "South then led a club to the next trick and that is when East owned up.",
    ),
]


@pytest.mark.parametrize(("language", "text"), LED)
def test_a_lead_of_the_other_side_establishes_nothing(service: Service, language: Language, text: str) -> None:
    ruled = service.ask(text, language)["procedure"]
    assert ruled is not None
    assert ruled["name"] in ("revoke_correction", "revoke_established")
    assert ruled["facts"].get("established") is not True
    assert ruled["facts"].get("since_revoke") != "played_to_next_trick"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West, defending, revoked on a spade. Declarer led on, two tricks later West found his spade."),
        ("hu", "Nyugat véd, nem adott pikket. Kelet hívott a következőre, most szól."),
    ],
)
def test_later_tricks_and_partners_lead_do(service: Service, language: Language, text: str) -> None:
    ruled = service.ask(text, language)["procedure"]
    assert ruled is not None
    assert ruled["facts"].get("since_revoke") == "played_to_next_trick"


def test_a_trick_won_and_turned_tells_of_no_card_to_the_next(service: Service) -> None:
    first = "I was declaring. West, defending, ditched the 5 of diamonds on a club and has the club jack."
    case = service.reply(first, None, None, None, "en")
    ruled = service.reply("I'd won that trick, cards were turned over.", None, case, None, "en")["procedure"]
    assert ruled is not None
    assert "since_revoke" not in ruled["facts"]
