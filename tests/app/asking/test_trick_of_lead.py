"""54, 56: a lead out of turn to a later trick is no opening lead."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

LATER: list[tuple[Language, str]] = [
    ("hu", "Kelet soron kívül indult a második ütésben, az asztal már lent van. Dél a felvevő, mit tehet?"),
    ("pl", "W drugiej lewie E zawistował poza kolejnością, rozgrywa S. Co teraz?"),
    ("nb", "I andre stikk spilte Øst ut utenfor tur. Syd er spillefører. Hva nå?"),
    ("en", "East led out of turn to the second trick, South is declarer, dummy is down. Options?"),
]
OPENING: list[tuple[Language, str]] = [
    ("hu", "Kelet soron kívül indult, a felvevő Dél."),
    ("pl", "E zawistował poza kolejnością. Rozgrywa S. Co teraz?"),
    ("nb", "Øst spilte ut utenfor tur, åpningsutspillet. Syd er spillefører."),
    ("en", "East made the opening lead out of turn, face up. South is declarer. Options?"),
]


@pytest.mark.parametrize(("language", "told"), LATER)
def test_a_later_trick(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "lead_out_of_turn_defender"


@pytest.mark.parametrize(("language", "told"), OPENING)
def test_the_opening_lead(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "opening_lead_out_of_turn"
