"""Of two procedures in doubt the one whose facts are told clearly comes first; what is sure stays as it is."""

from __future__ import annotations

import pytest

from understanding.clearer import DOUBT, clearer_first, clearness
from understanding.facts import facts_taught
from understanding.hear import hear
from understanding.rank import Choice

DROPPED = (
    "Dél 4 pikket játszik, rendezgette a lapját és kicsusszant neki a pikk dáma, felfelé az asztalra. Hogy véletlen "
    "volt, azt mi is elismerjük. Kelet jött hívásra."
)
DECLARERS, DEFENDERS = "exposed_card_declarer", "exposed_card_defender"


def _choices(first: float, second: float, names: tuple[str, str] = (DEFENDERS, DECLARERS)) -> list[Choice]:
    rest = Choice("played_card", 1 - first - second, {})
    return [Choice(names[0], first, {}), Choice(names[1], second, {}), rest]


def test_the_one_told_clearly_comes_first() -> None:
    heard = hear(DROPPED, "hu")
    assert clearness(heard, DECLARERS) > clearness(heard, DEFENDERS)
    assert [choice.name for choice in clearer_first(_choices(0.5, 0.4), heard)][:2] == [DECLARERS, DEFENDERS]


def test_both_have_together_what_they_had() -> None:
    before = _choices(0.5, 0.4)
    after = {choice.name: choice.p for choice in clearer_first(before, hear(DROPPED, "hu"))}
    assert after[DECLARERS] + after[DEFENDERS] == pytest.approx(0.9)
    assert after["played_card"] == before[2].p


@pytest.mark.parametrize("first", [DOUBT, 0.95])
def test_what_is_sure_is_not_weighed_again(first: float) -> None:
    before = _choices(first, 1 - first)
    assert clearer_first(before, hear(DROPPED, "hu")) == before


def test_nor_is_what_no_tellings_teach() -> None:
    untaught = "vsz_12_score_correction"
    assert not facts_taught(untaught)
    for names in ((DEFENDERS, untaught), (untaught, DEFENDERS)):
        before = _choices(0.5, 0.4, names)
        assert clearer_first(before, hear(DROPPED, "hu")) == before


def test_one_choice_or_none_is_left_alone() -> None:
    assert clearer_first([], hear(DROPPED, "hu")) == []
    assert clearer_first(_choices(0.5, 0.4)[:1], hear(DROPPED, "hu")) == _choices(0.5, 0.4)[:1]
