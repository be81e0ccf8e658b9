"""Every figure and printed example of MBSz 26-31, VI.2 and annex 4.16-4.17 for pairs; each test is named by its
paragraph.

Expected values are read from corpus/sources/002, not from the code.
"""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.errors import BadInput
from rulings.scoring.averages import CAUSES, board_average
from rulings.scoring.championship import (
    butler_absence,
    butler_absence_fourth,
    final_carry,
    mitchell_absence,
    placement_index,
    qualifiers,
)
from rulings.scoring.clock import boards_lost, pairs_time, slow_play
from rulings.scoring.comparison import butler_score, capped, cross_imps, datum, dropped_results
from rulings.scoring.neuberg import neuberg
from rulings.scoring.rounding import board_places, half_up, session_places
from rulings.scoring.short_boards import (
    best_may_take_plus,
    fewer_by_computer,
    fewer_by_hand,
    group_of_four_or_more,
    small_group,
    stretched,
)
from rulings.scoring.standings import Meeting, mitchell_tie, standings


# 26.a "0.5 meccspontot már felfelé kell kerekíteni"; 26.b "0.005 meccspontot már felfelé"
def test_26a_half_a_matchpoint_goes_up() -> None:
    assert half_up(Fraction("17.5"), session_places("manual")) == 18
    assert half_up(Fraction("17.49"), session_places("manual")) == 17
    assert half_up(Fraction("5.25"), board_places("manual")) == Fraction("5.3")


def test_26b_half_a_hundredth_goes_up() -> None:
    assert half_up(Fraction("12.345"), board_places("computer")) == Fraction("12.35")
    assert half_up(Fraction("12.3449"), session_places("computer")) == Fraction("12.34")


def percents(scores: list[int]) -> list[tuple[int, int]]:
    return [(int(v.ns), int(v.ew)) for v in small_group(scores).value]


# 27 a-c: a. 60; b. 60-60, 65-55; c. 70-60-50, 65-65-50, 70-55-55, 60-60-60, line by line
GROUPS = [
    ("27.a", [420], [(60, 60)]),
    ("27.b", [420, 420], [(60, 60), (60, 60)]),
    ("27.b", [420, 450], [(55, 65), (65, 55)]),
    ("27.c", [450, 420, -50], [(70, 50), (60, 60), (50, 70)]),
    ("27.c", [450, 450, 420], [(65, 55), (65, 55), (50, 70)]),
    ("27.c", [450, 420, 420], [(70, 50), (55, 65), (55, 65)]),
    ("27.c", [420, 420, 420], [(60, 60)] * 3),
]


@pytest.mark.parametrize(("provision", "scores", "expected"), GROUPS)
def test_27_small_groups(provision: str, scores: list[int], expected: list[tuple[int, int]]) -> None:
    assert percents(scores) == expected
    assert small_group(scores).citations == (f"mbsz-hu:{provision}",)


def test_27_the_best_may_take_its_plus_average() -> None:
    assert best_may_take_plus(60, Fraction("63.5")).value == Fraction("63.5")
    assert best_may_take_plus(70, Fraction("63.5")).value == 70


def test_27_a_group_of_four_goes_to_28() -> None:
    with pytest.raises(BadInput, match="MBSz 28"):
        small_group([1, 2, 3, 4])
    # 4 results of 11, scale 2/1/0: plain 6-4-2-0; P = (11 T + 11 - 4) : 4 = 18.25, 12.75, 7.25, 1.75
    assert group_of_four_or_more([40, 30, 20, 10], 11, "computer").value == (
        Fraction("18.25"),
        Fraction("12.75"),
        Fraction("7.25"),
        Fraction("1.75"),
    )
    assert group_of_four_or_more([40, 30, 20, 10], 11, "manual").value == (13, 11, 9, 7)


# 28 "Pl. 7 cserével, két vonalon a topscore 26 lenne ... 25-21-17-13-9-5-1"
def test_28_printed_example_stretched() -> None:
    scores = [70, 60, 50, 40, 30, 20, 10]
    assert [stretched(scores, i, 2).value for i in range(7)] == [25, 21, 17, 13, 9, 5, 1]
    assert stretched(scores, 0, 2).steps[0].shown == "6 x 4 + 0 x 2 = 24"
    assert stretched(scores, 0, 2).notes[0].shown == "24 / 25"


def test_28_formula_gives_the_same_example() -> None:
    assert [fewer_by_computer(t, 7, 14).value for t in (12, 10, 8, 6, 4, 2, 0)] == [25, 21, 17, 13, 9, 5, 1]


def test_28_by_hand_one_point_for_each_missing_result() -> None:
    assert fewer_by_hand(16, 9, 11).value == 18


def test_28_formula_is_rounded_by_26() -> None:
    working = fewer_by_computer(3, 7, 9)  # (27 + 2) : 7 = 4.142857...
    assert working.value == Fraction("4.14")
    assert "mbsz-hu:26.b" in working.citations


# facts.md section 7: E = 11, A = 10
def test_neuberg_of_the_english_page() -> None:
    values = [half_up(neuberg(m, 10, 11, "2-1-0").value, 1) for m in range(18, -1, -2)]
    assert [str(float(v)) for v in values] == [
        "19.9",
        "17.7",
        "15.5",
        "13.3",
        "11.1",
        "8.9",
        "6.7",
        "4.5",
        "2.3",
        "0.1",
    ]
    assert neuberg(0, 2, 5, "2-1-0").value == Fraction("1.5")
    assert neuberg(Fraction(9), 10, 11, "1-half-0").value == Fraction("9.95")


@given(st.integers(1, 20), st.integers(0, 10), st.integers(0, 20))
def test_28_formula_is_neubergs(results: int, missing: int, points: int) -> None:
    assert fewer_by_computer(points, results, results + missing).value == half_up(
        neuberg(points, results, results + missing, "2-1-0").value, 2
    )


# 29: plus max(60 %, session), average 50 %, minus 40 %; Law 12C2c takes a worse session for the minus
AVERAGES = [
    ("plus", "57.3", 60, 60),
    ("plus", "63.25", "63.25", "63.25"),
    ("average", "63.25", 50, 50),
    ("minus", "57.3", 40, 40),
    ("minus", "37.5", 40, "37.5"),
]


@pytest.mark.parametrize(("average", "session", "regulation", "law"), AVERAGES)
def test_29_averages(average: str, session: str, regulation: object, law: object) -> None:
    working = board_average(average, Fraction(session), 24, "computer")  # type: ignore[arg-type]
    assert working.value.regulation == Fraction(str(regulation))
    assert working.value.law == Fraction(str(law))
    assert working.value.matchpoints == half_up(Fraction(str(law)) * 24 / 100, 2)
    assert any(note.says == "note_minus_average_differs" for note in working.notes) is (regulation != law)


def test_29_lists_five_two_and_four_cases() -> None:
    kinds = list(CAUSES.values())
    # the text lists extraneous information twice among the plus cases in one bullet: opponents' or one's own, innocent
    assert (kinds.count("plus"), kinds.count("average"), kinds.count("minus")) == (6, 2, 4)


# 31: 2 boards 15 minutes, 3 boards 22, 4 boards 28; screens or beginners one a board; one more for the change
@pytest.mark.parametrize(
    ("boards", "screens", "change", "minutes"),
    [(2, False, False, 15), (3, False, False, 22), (4, False, False, 28), (3, True, False, 25), (2, True, True, 18)],
)
def test_31_playing_time(boards: int, screens: bool, change: bool, minutes: int) -> None:
    assert pairs_time(boards, screens, change).value == minutes


def test_31_has_no_figure_for_five_boards() -> None:
    with pytest.raises(BadInput, match="2, 3 and 4 boards"):
        pairs_time(5, False, False)


# VI.2.a: 5 minutes of grace, then every 7 minutes begun
@pytest.mark.parametrize(("late", "boards"), [(0, 0), (5, 0), (6, 1), (12, 1), (13, 2), (19, 2), (20, 3)])
def test_vi_2a_boards_lost(late: int, boards: int) -> None:
    assert boards_lost(late, "mbsz-hu:VI.2.a").value == boards


# VI.2.b: pairs warning, 10, 20, 30, 40, 50 %; teams warning, 1, 2, 3, 3, 3
@pytest.mark.parametrize(
    ("occurrence", "pairs", "teams"),
    [(1, 0, 0), (2, 10, 1), (3, 20, 2), (4, 30, 3), (5, 40, 3), (6, 50, 3), (9, 50, 3)],
)
def test_vi_2b_ladder(occurrence: int, pairs: int, teams: int) -> None:
    assert slow_play("pairs", occurrence, 0).value.penalty == pairs
    assert slow_play("teams", occurrence, 0).value.penalty == teams


def test_vi_2b_longer_overruns_raise_the_degree() -> None:
    assert slow_play("pairs", 1, 3).value.degree == 1
    assert slow_play("pairs", 1, 4).value.degree == 2  # a second 3 minutes begun
    assert slow_play("pairs", 2, 7).value.penalty == 30
    assert slow_play("teams", 1, 11).value.penalty == 2
    assert slow_play("pairs", 2, 7).notes[0].shown == "IV / V"


# M4.17 a. 16 results 3-3 (10 kept), 15: 3-3 (9), 14: 2-2 (10), 13: 2-2 (9), 12: 2-2 (8), 11: 2-2 (7)
@pytest.mark.parametrize(("results", "kept"), [(16, 10), (15, 9), (14, 10), (13, 9), (12, 8), (11, 7)])
def test_m4_17a_trimming(results: int, kept: int) -> None:
    trim = dropped_results(results, "upper")
    assert results - 2 * trim == kept
    assert datum(list(range(0, results * 10, 10)), trim, "exact").steps[0].values["kept"] == str(kept)


# M4.17 b. 11-16: 3-3, 17-20: 4-4, 21 and more: 5-5
@pytest.mark.parametrize(("results", "trim"), [(11, 3), (16, 3), (17, 4), (20, 4), (21, 5), (40, 5)])
def test_m4_17b_trimming(results: int, trim: int) -> None:
    assert dropped_results(results, "fourth") == trim


def test_m4_17_outside_the_table() -> None:
    for results in (10, 17):
        with pytest.raises(BadInput, match="11 to 16"):
            dropped_results(results, "upper")


def test_m6_2_butler() -> None:
    scores = [-100, 420, 420, 430, 450, 400, 420, 420, 450, 480, 1000]
    working = datum(scores, 2, "ten")  # -100, 400 and 480, 1000 go: 420 x 4, 430, 450 x 2 = 3010 : 7 = 430
    assert working.value == 430
    assert butler_score(1000, working.value).value == 11
    assert datum([420, 430], 0, "ten").value == 430  # 425: a half away from nought
    assert datum([420, 430], 0, "exact").value == 425


# M4.17: at most +32 and -48 for eight boards; division IV four and six times the boards; the rest is reserve
@pytest.mark.parametrize(
    ("imps", "boards", "division", "counted", "reserve"),
    [
        (40, 8, "upper", 32, 8),
        (-50, 8, "upper", -48, -2),
        (20, 8, "upper", 20, 0),
        (70, 16, "upper", 64, 6),
        (100, 24, "fourth", 96, 4),
        (-150, 24, "fourth", -144, -6),
    ],
)
def test_m4_17_caps(imps: int, boards: int, division: str, counted: int, reserve: int) -> None:
    value = capped(imps, boards, division).value  # type: ignore[arg-type]
    assert (value.counted, value.reserve) == (counted, reserve)


def test_cross_imps() -> None:
    assert cross_imps([620, 170, -100], 0, average=False).value == 10 + 12
    assert cross_imps([620, 170, -100], 0, average=True).value == 11


# M4.16 absence: the worse of own average and 45 %; second day 40 %; federation's interest: own average
@pytest.mark.parametrize(
    ("own", "reason", "percent"),
    [
        ("52", "own_decision", 45),
        ("41.5", "own_decision", "41.5"),
        ("52", "permitted_second", 40),
        ("52", "federation_interest", 52),
    ],
)
def test_m4_16_absence(own: str, reason: str, percent: object) -> None:
    assert mitchell_absence(Fraction(own), reason).value == Fraction(str(percent))  # type: ignore[arg-type]


# M4.17 absence a.: the worst of own average, minus the opponents' and -4; opponents the best of own, minus the
# absent's and 0
@pytest.mark.parametrize(
    ("own", "opponents", "absent", "present"),
    [(6, 2, -4, 2), (6, 9, -9, 9), (-7, 3, -7, 7), (2, -5, -4, 0)],
)
def test_m4_17_absence(own: int, opponents: int, absent: int, present: int) -> None:
    assert butler_absence(own, opponents, "own_decision").value == (absent, present)
    assert butler_absence(own, opponents, "permitted_second").value[0] == -8


def test_m4_17b_absence() -> None:
    assert butler_absence_fourth(24, 10, "own_decision").value == -12
    assert butler_absence_fourth(24, -20, "own_decision").value == -20
    assert butler_absence_fourth(24, 10, "permitted_second").value == -24


# M4.4 "Párosbajnokságokon I/a. 1-32., I/b. 33-64., II. 65-96., III. 97-128."; +16 and +6 a year
@pytest.mark.parametrize(
    ("kind", "division", "place", "years", "index"),
    [
        ("pairs", "I/a", 1, 0, 1),
        ("pairs", "I/a", 32, 0, 32),
        ("pairs", "I/b", 1, 0, 33),
        ("pairs", "II", 32, 0, 96),
        ("pairs", "III", 1, 0, 97),
        ("pairs", "III", 32, 0, 128),
        ("pairs", "I/b", 5, 2, 69),
        ("teams", "I/a", 12, 0, 12),
        ("teams", "I/b", 1, 0, 13),
        ("teams", "II", 24, 0, 48),
        ("teams", "I/a", 1, 0, 1),
        ("teams", "I/a", 3, 1, 9),
        ("teams", "I/b", 12, 0, 24),
        ("teams", "II", 1, 0, 25),
        ("pairs", "I/b", 32, 0, 64),
        ("pairs", "II", 1, 0, 65),
    ],
)
def test_m4_4_placement_index(kind: str, division: str, place: int, years: int, index: int) -> None:
    assert placement_index(kind, division, place, years).value == index  # type: ignore[arg-type]


def test_m4_20_final() -> None:
    assert final_carry(Fraction("312.5")).value == Fraction("62.5")
    assert qualifiers([Fraction("50"), Fraction("50.01"), 49]).value == 1
    assert qualifiers([55] * 45).value == 40


# M6.1: two points for a better and one for an equal result on boards all tied pairs played; else above or at half
# the top
def test_m6_1_mitchell_tie() -> None:
    boards = [{"A": 10, "B": 8, "C": 8}, {"A": 4, "B": 12}, {"B": 6}]
    assert mitchell_tie(boards, ["A", "B", "C"], 12).value == {"A": 4, "B": 1 + 2 + 1, "C": 1}


# M4.17: 1. reserve points, 2. each other, 3. the best six, 4. fewer sit-outs
def test_m4_17_ties_by_reserve_points_first() -> None:
    meetings = [Meeting("A", "B", Fraction(4), Fraction(-4)), Meeting("B", "C", Fraction(8), Fraction(-8))]
    adjustments = {"A": 0, "B": 0, "C": 12}
    places = standings("butler_championship", meetings, adjustments, reserve={"B": 3}).value
    # all have 4; B alone has reserve points; A and C never met; against the best six A has 4 and C has -8
    assert [(p.contestant, p.place, p.decided_by) for p in places] == [
        ("B", 1, "reserve"),
        ("A", 2, "best_six"),
        ("C", 3, "best_six"),
    ]
