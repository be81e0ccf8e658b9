"""Law 78: the IMP table as printed (one reviewed misprint), matchpoints, total points; property tests."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import BadInput
from rulings.scoring.imp import LOWER_BOUNDS, band_text, imp_score, imps, team_board
from rulings.scoring.matchpoints import matchpoint_result, matchpoints, top_score, units
from rulings.scoring.small_matches import total_points

SOURCE = Path(__file__).parents[2] / "corpus" / "sources" / "000_84da7011cb7fe42b.txt"
MISPRINT = ("200-2240", "2000-2240")  # errata of file 000, Law 78B


def printed_bands() -> dict[int, tuple[int, int | None]]:
    text = SOURCE.read_text(encoding="utf-8")
    table = text[text.index("Pontszám különbség") : text.index("### C. Összpont-számítás")]
    assert MISPRINT[0] in table
    table = table.replace(MISPRINT[0], MISPRINT[1])
    bands = {}
    for low, high, value in re.findall(r"(\d+)(?:\s*-\s*(\d+)|\+)\t(\d+)", table):
        bands[int(value)] = (int(low), int(high) if high else None)
    return bands


def test_78b_equals_the_printed_table() -> None:
    bands = printed_bands()
    assert sorted(bands) == list(range(25))
    for value, (low, high) in bands.items():
        assert imps(low) == value
        assert imps(high if high is not None else 10_000) == value
        assert band_text(value) == (f"{low}-{high}" if high is not None else f"{low}+")


def test_known_wrong_tables_are_not_ours() -> None:
    assert imps(2490) == 20  # a public page prints 22 IMP as "3000-2490"
    assert imps(2990) == 21  # a public list lacks this bound
    assert imps(3000) == 22


@given(st.integers(-10_000, 10_000))
def test_imps_are_odd_and_grow(difference: int) -> None:
    assert imps(-difference) == -imps(difference)
    assert imps(difference + 10) >= imps(difference)


def test_imp_working_and_team_board() -> None:
    assert imp_score(420, 330).value == 3  # facts.md section 8, 8660bridge.dk
    assert team_board(620, -100).value == 12
    assert imp_score(50, 50).steps[-1].shown == "0-10: 0 IMP"


def test_lower_bounds_rise() -> None:
    assert list(LOWER_BOUNDS) == sorted(set(LOWER_BOUNDS))


# VSz annex 6.1: "15 beírás esetén, ha az egyik pár mindenkit megelőz, ... 14x2 pontot, azaz 28 pontot kap"
def test_m6_1_example_fifteen_results() -> None:
    scores = [430, *range(100, 380, 20)]
    assert len(scores) == 15
    assert matchpoint_result(scores, 0, "2-1-0").value == 28
    assert matchpoint_result([-s for s in scores], 0, "2-1-0").value == 0
    assert top_score(15, "1-half-0") == 14


def test_78a_ties() -> None:
    assert matchpoints([620, 620, 650, 170], "2-1-0") == (3, 3, 6, 0)
    assert matchpoints([620, 620, 650, 170], "1-half-0") == (Fraction(3, 2), Fraction(3, 2), 3, 0)


SCORES = st.lists(st.integers(-200, 200).map(lambda n: n * 10), min_size=1, max_size=12)


@given(SCORES)
def test_both_sides_make_the_top(scores: list[int]) -> None:
    ns = matchpoints(scores, "2-1-0")
    ew = matchpoints([-s for s in scores], "2-1-0")
    assert all(a + b == top_score(len(scores), "2-1-0") for a, b in zip(ns, ew, strict=True))
    assert sum(ns) == len(scores) * (len(scores) - 1)


@given(SCORES, st.data())
def test_one_result_counted_equals_the_whole_column(scores: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(scores) - 1))
    assert matchpoint_result(scores, place, "1-half-0").value == matchpoints(scores, "1-half-0")[place]


def test_weighted_result_against_the_field() -> None:
    half = Fraction(1, 2)
    assert units({620: half, -100: half}, 170) == 1
    field = matchpoints([{620: half, -100: half}, 170, 170], "2-1-0")
    assert field == (2, 2, 2)


def test_weights_must_make_one() -> None:
    with pytest.raises(BadInput, match="add up to 90 %"):
        units({620: Fraction(9, 10)}, 0)


def test_78c_total_points() -> None:
    assert total_points([620, -100, 50]).value == 570
