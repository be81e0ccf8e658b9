"""Who says something of a seat is not the one who sits there: `declarer reckons West has one` names no declarer."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

SAYS: list[tuple[Language, str]] = [
    ("hu", "A felvevő szerint Nyugat kiterített lapja büntetőlap."),
    ("pl", "Rozgrywający uważa W za winnego."),
    ("nb", "Spillefører mener Vest sine fire kort er straffekort."),
    ("en", "Declarer reckons West has four penalty cards."),
]
IS: list[tuple[Language, str]] = [
    ("hu", "Dél a felvevő, és pikket hívott."),
    ("nb", "Spillefører Syd spilte en spar."),
    ("en", "Declarer, South, led a spade."),
]


def _declarers(text: str, language: Language) -> list[str]:
    told = hear(text, language).table.get("circumstances", ())
    return [str(row.get("who")) for row in told if row["is"] == "declarer"]


@pytest.mark.parametrize(("language", "text"), SAYS)
def test_what_declarer_says_of_a_seat_does_not_seat_him(language: Language, text: str) -> None:
    assert _declarers(text, language) == []


@pytest.mark.parametrize(("language", "text"), IS)
def test_declarer_is_seated_where_he_is_named(language: Language, text: str) -> None:
    assert _declarers(text, language) == ["S"]
