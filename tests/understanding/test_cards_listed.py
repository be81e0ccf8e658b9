"""Penalty cards told in a row are all penalty cards, whatever word joins them (Law 51)."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

TOLD: list[tuple[Language, str]] = [
    ("hu", "Két büntetőlapja van Keletnek, a pikk bubi meg a kőr hetes. Most Nyugat jön hívással."),
    ("hu", "Keletnek két büntetőlapja van: pikk bubi és kőr hetes. Most Nyugat jön hívással."),
    ("pl", "E ma karty przygwożdżone: waleta pik i siódemkę kier. Teraz wychodzi W."),
    ("nb", "Øst har to straffekort liggende, spar knekt og hjerter sju. Vest er inne."),
    ("en", "East has two penalty cards, the jack of spades and the seven of hearts. West is on lead."),
]


@pytest.mark.parametrize(("language", "told"), TOLD)
def test_every_card_of_the_row_is_told(language: Language, told: str) -> None:
    rows = hear(told, language).table.get("circumstances", ())
    cards = [row["value"].get("card") for row in rows if row["is"] == "penalty_card" and isinstance(row["value"], dict)]
    assert set(cards) == {"SJ", "H7"}
