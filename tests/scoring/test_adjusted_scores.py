"""Artificial and assigned adjusted scores worked out: Laws 12C1c, 12C1e, 12C2b, 12C4, 86B2b."""

from __future__ import annotations

from fractions import Fraction

import pytest

from corpus.errors import BadInput
from rulings.scoring.adjusted import (
    artificial_imps,
    incomparable_results,
    knockout_average,
    self_inflicted,
    weighted_imps,
    weighted_matchpoints,
)


# Law 12C2b, 12C1c, 12C1e, 12C4, 86B2b
def test_12c2b_imps() -> None:
    assert artificial_imps("plus", None).value == 3
    assert artificial_imps("plus", Fraction("3.4")).value == Fraction("3.4")
    assert artificial_imps("minus", Fraction("-4.5")).value == Fraction("-4.5")
    assert artificial_imps("average", Fraction("3.4")).value == 0


def test_12c1c_weighted_imps() -> None:
    # 60 % of +620 and 40 % of -100 against +170 at the other table: 0.6 x 10 + 0.4 x (-7) = 3.2
    assert weighted_imps([(60, 620), (40, -100)], 170).value == Fraction("3.2")


def test_12c1c_weighted_matchpoints() -> None:
    # 680 beats all three (6); 170 equals one and loses to two (1): 30 % of 6 and 70 % of 1
    working = weighted_matchpoints([(30, 680), (70, 170)], [650, 170, 200], "2-1-0")
    assert working.value == Fraction(30 * 6 + 70 * 1, 100)


def test_12c1c_weights_must_make_a_hundred() -> None:
    with pytest.raises(BadInput, match="add up to 90 %"):
        weighted_imps([(50, 620), (40, -100)], 170)


def test_12c1e_self_inflicted() -> None:
    value = self_inflicted(10, 4, -6).value
    assert (value.non_offending, value.offending) == (0, -10)
    assert self_inflicted(4, 10, -6).value.non_offending == -6


def test_12c4_knockout_average() -> None:
    assert knockout_average(10, -4).value.non_offending == 7
    assert knockout_average(10, -10).value.offending == -10


def test_86b2b_better_of_three_imps_and_the_assigned_score() -> None:
    assert incomparable_results(8).value.non_offending == 8
    assert incomparable_results(-2).value.non_offending == 3
    assert incomparable_results(-2).value.offending == -3
