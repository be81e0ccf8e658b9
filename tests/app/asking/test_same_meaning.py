"""Law 23A1: a call that is told to mean what the cancelled one meant is comparable."""

from __future__ import annotations

import pytest

from app.asking.steps.same_meaning import COMPARABLE, by_meaning
from corpus.model import Language
from understanding.hear import hear

SAME: list[tuple[Language, str]] = [
    ("hu", "Észak soron kívül 1 kőrt mondott. Most megint 1 kőrt mond, ugyanazt jelenti."),
    ("pl", "N otworzył 1 kier poza kolejnością. Teraz znowu 1 kier, to samo znaczenie."),
    ("nb", "Nord åpnet 1 hjerter utenfor tur. Nå melder Nord 1 hjerter igjen med samme betydning."),
    ("en", "North opened 1 heart out of turn. Now North has bid 1 heart again, meaning the same as before."),
]
OTHER: list[tuple[Language, str]] = [
    ("hu", "Észak soron kívül 1 kőrt mondott. Most 2 kőrt mond, az nem ugyanazt jelenti."),
    ("pl", "N otworzył 1 kier poza kolejnością. Teraz 2 kier, czy to samo znaczenie?"),
    ("nb", "Nord åpnet 1 hjerter utenfor tur. Nå melder Nord 2 hjerter, det betyr ikke det samme."),
    ("en", "North opened 1 heart out of turn. Now North bids 2 hearts, which does not mean the same."),
]


@pytest.mark.parametrize(("language", "told"), SAME)
def test_a_call_of_the_same_meaning_is_comparable(language: Language, told: str) -> None:
    row = by_meaning(hear(told, language), "bid_out_of_rotation", {})[COMPARABLE]
    assert (row.value, row.sure) == (True, True)


@pytest.mark.parametrize(("language", "told"), OTHER)
def test_another_meaning_or_a_question_tells_nothing(language: Language, told: str) -> None:
    assert not by_meaning(hear(told, language), "bid_out_of_rotation", {})


def test_a_procedure_without_comparable_calls_is_told_nothing() -> None:
    assert not by_meaning(hear(SAME[3][1], "en"), "revoke_correction", {})
