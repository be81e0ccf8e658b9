"""58B2, 44C: of two cards shown at once the one of the suit led must be played."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

SHOWN: list[tuple[Language, str]] = [
    (
        "hu",
        "Védő vagyok, egyszerre jött ki a pikk kilences és a treff bubi, mindkettő látszott. A felvevő pikket hívott.",
    ),
    (
        "pl",
        "Obrońca dołożył dwie karty naraz, dziewiątkę pik i waleta trefl, obie widoczne. Rozgrywający wyszedł w pika.",
    ),
    (
        "en",
        "Declarer led a spade. West, defending, dropped two cards at once, the spade nine and club jack, both seen.",
    ),
    ("nb", "Spillefører spilte ut spar. Vest i motspill la to kort samtidig, spar ni og kløver knekt, begge synlige."),
]


@pytest.mark.parametrize(("language", "told"), SHOWN)
def test_the_card_of_the_suit_led_is_played(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "simultaneous"
    assert document["procedure"]["facts"].get("choice_card") == "S9"
    assert (document["next_question"] or {"name": ""})["name"] != "choice_card"
