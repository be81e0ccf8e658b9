"""45D, 46B: who asks for the ten has named a rank, not a small card."""

from __future__ import annotations

import pytest

from app.asking.facts import Read
from app.asking.steps.rank_asked_for import CALLED_FOR, by_rank_asked_for
from app.asking.steps.rank_called import RANK_ONLY, SAID
from corpus.model import Language
from understanding.hear import hear

RANKS: list[tuple[Language, str]] = [
    ("hu", "A felvevő a nyolcast kérte, az asztal a dámát tette."),
    ("pl", "S prosił dychę, a dziadek położył waleta."),
    ("nb", "Makker ba om nieren, jeg la knekten."),
    ("en", "Declarer called for the eight, dummy put up the queen."),
]
SMALL: list[tuple[Language, str]] = [
    ("hu", "A felvevő kicsit kért, az asztal a dámát tette."),
    ("pl", "S prosił o małą, a dziadek położył waleta."),
    ("nb", "Makker ba om en liten, jeg la knekten."),
    ("en", "Declarer called for a small one, dummy put up the queen."),
]


def _said(language: Language, told: str, procedure: str) -> object:
    words = told.partition(",")[0]
    row = by_rank_asked_for(hear(told, language), procedure, {SAID: Read(SAID, "low", words, True, 0.6)}).get(SAID)
    return None if row is None else row.value


@pytest.mark.parametrize("procedure", CALLED_FOR)
@pytest.mark.parametrize(("language", "told"), RANKS)
def test_a_rank_is_no_size(language: Language, told: str, procedure: str) -> None:
    assert _said(language, told, procedure) == RANK_ONLY


@pytest.mark.parametrize("procedure", CALLED_FOR)
@pytest.mark.parametrize(("language", "told"), SMALL)
def test_a_small_card_stays_one(language: Language, told: str, procedure: str) -> None:
    assert _said(language, told, procedure) is None
