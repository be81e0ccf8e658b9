"""86A: no substitute board at teams where what the match comes to without it may be known."""

from __future__ import annotations

import pytest

from app.asking.steps.by_few_words import by_few_words
from corpus.model import Language
from understanding.hear import hear

PROCEDURE, SITUATION, KNOWN = "team_adjusted_score", "situation", "match_result_may_be_known"

KNOWN_SCORE: list[tuple[Language, str]] = [
    ("hu", "A 12-es tok érvénytelen lett. Már összehasonlítottuk és tudjuk a meccs állását. Játszhatunk új leosztást?"),
    ("pl", "Rozdanie 12 anulowano. Drużyny już porównały wyniki. Czy sędzia może dać nowe rozdanie?"),
    ("nb", "Spill 12 ble ødelagt. Lagene har alt sammenlignet og vet stillingen. Kan vi få et nytt spill?"),
    ("en", "Board 12 was cancelled. Both teams have compared and know the score. May we have a replacement board?"),
]
UNKNOWN_SCORE: list[tuple[Language, str]] = [
    ("hu", "A 12-es tok érvénytelen lett. Még senki sem tudja a meccs állását. Játszhatunk új leosztást?"),
    ("pl", "Rozdanie 12 anulowano. Nikt nie zna wyniku meczu. Czy sędzia może dać nowe rozdanie?"),
    ("nb", "Spill 12 ble ødelagt. Ingen vet stillingen i kampen. Kan vi få et nytt spill?"),
    ("en", "Board 12 was cancelled. We have not compared yet. May we have a replacement board?"),
]


@pytest.mark.parametrize(("language", "told"), KNOWN_SCORE)
def test_the_match_is_known(language: Language, told: str) -> None:
    found = by_few_words(hear(told, language), PROCEDURE, {})
    assert {fact: row.value for fact, row in found.items()} == {SITUATION: "substitute_board", KNOWN: True}


@pytest.mark.parametrize(("language", "told"), UNKNOWN_SCORE)
def test_the_match_is_not_known(language: Language, told: str) -> None:
    assert by_few_words(hear(told, language), PROCEDURE, {}).keys() == {SITUATION}
