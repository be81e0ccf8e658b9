"""Annex 4: every row of its printed tables and every figure of its rules, named by paragraph and read from the text."""

from __future__ import annotations

from typing import Any

import pytest

from corpus.errors import BadFacts
from rulings.registry import rule

# M4.15.c and d: "íráslap le nem adása - 3 gy.p. / nem É-D által vezetett - 0.5 / hiányosan kitöltött - 1 / nem
# egybehangzó - 2 / nem aláíratott - 1"; "a felszerelés ... 1 gy.p."
TEAM_ROWS = [
    ("sheet_not_handed_in", 3),
    ("sheet_not_by_north_south", 0.5),
    ("sheet_incomplete", 1),
    ("sheets_differ", 2),
    ("sheet_not_signed", 1),
    ("equipment_not_fetched", 1),
]


@pytest.mark.parametrize(("offence", "vp"), TEAM_ROWS, ids=[row[0] for row in TEAM_ROWS])
def test_m4_15_c_and_d(offence: str, vp: float) -> None:
    outcome = rule("vsz_m4_15_penalty", {"offences": [offence]})["outcome"]
    assert (outcome["penalty_total"], outcome["unit"], outcome["cap"]) == (vp, "vp", 3)


# M4.16.a and b, per cent of a top
MITCHELL_ROWS = [
    ("names_missing", 10, "a"),
    ("result_missing", 50, "a"),
    ("results_contradict_lost", 25, "a"),
    ("results_contradict_found", 25, "a"),
    ("wrong_pair_number", 10, "a"),
    ("seated_reversed", 10, "b"),
    ("wrong_board_played", 25, "b"),
    ("boards_to_wrong_place", 25, "b"),
    ("board_fouled", 50, "b"),
    ("equipment_not_returned", 25, "b"),
]


@pytest.mark.parametrize(("offence", "percent", "item"), MITCHELL_ROWS, ids=[row[0] for row in MITCHELL_ROWS])
def test_m4_16_a_and_b(offence: str, percent: int, item: str) -> None:
    document = rule("vsz_m4_16_penalty", {"offences": [offence]})
    assert (document["outcome"]["penalty_total"], document["outcome"]["unit"]) == (percent, "percent")
    assert f"mbsz-hu:M4.16.{item}" in document["citations"]


# M4.17.a and b, IMPs
BUTLER_ROWS = [
    ("names_missing", 1, "a"),
    ("result_missing", 5, "a"),
    ("results_contradict_lost", 3, "a"),
    ("results_contradict_found", 1, "a"),
    ("wrong_pair_number", 1, "a"),
    ("seated_reversed", 1, "b"),
    ("wrong_board_played", 3, "b"),
    ("boards_in_wrong_order", 1, "b"),
    ("boards_to_wrong_place", 3, "b"),
    ("boards_passed_in_wrong_order", 2, "b"),
    ("board_fouled", 2, "b"),
    ("equipment_not_returned", 1, "b"),
]


@pytest.mark.parametrize(("offence", "imps", "item"), BUTLER_ROWS, ids=[row[0] for row in BUTLER_ROWS])
def test_m4_17_a_and_b(offence: str, imps: int, item: str) -> None:
    document = rule("vsz_m4_17_penalty", {"offences": [offence]})
    assert (document["outcome"]["penalty_total"], document["outcome"]["unit"]) == (imps, "imp")
    assert f"mbsz-hu:M4.17.{item}" in document["citations"]


# the caps are for data entry (a, at teams c) alone: 3 VP a match, 300 % and 20 IMP a day
CAPS = [
    ("vsz_m4_15_penalty", ["sheet_not_handed_in", "sheet_not_signed"], 3),
    ("vsz_m4_15_penalty", ["sheet_not_handed_in", "sheet_not_signed", "equipment_not_fetched"], 4),
    ("vsz_m4_16_penalty", ["result_missing"] * 6, 300),
    ("vsz_m4_16_penalty", ["result_missing"] * 7, 300),
    ("vsz_m4_16_penalty", [*["result_missing"] * 7, "board_fouled"], 350),
    ("vsz_m4_17_penalty", ["result_missing"] * 4, 20),
    ("vsz_m4_17_penalty", [*["result_missing"] * 5, "board_fouled"], 22),
]


@pytest.mark.parametrize(("name", "offences", "total"), CAPS)
def test_m4_caps_of_data_entry(name: str, offences: list[str], total: int) -> None:
    assert rule(name, {"offences": offences})["outcome"]["penalty_total"] == total


def test_m4_equipment_is_for_the_pair_that_sat_north_south_last() -> None:
    for name in ("vsz_m4_16_penalty", "vsz_m4_17_penalty"):
        said = " ".join(s["text"] for s in rule(name, {"offences": ["equipment_not_returned"]})["statements"])
        assert "sat NS on the last board" in said, name


# M4.17 a.: 16 3-3 10; 15 3-3 9; 14 2-2 10; 13 2-2 9; 12 2-2 8; 11 2-2 7. b.: 11-16 3-3; 17-20 4-4; 21 and more 5-5
TRIMS = [
    *[("upper", n, trim, n - 2 * trim) for n, trim in ((16, 3), (15, 3), (14, 2), (13, 2), (12, 2), (11, 2))],
    *[("fourth", n, trim, n - 2 * trim) for n, trim in ((11, 3), (16, 3), (17, 4), (20, 4), (21, 5), (40, 5))],
]
PRINTED_KEPT = {16: 10, 15: 9, 14: 10, 13: 9, 12: 8, 11: 7}


@pytest.mark.parametrize(("division", "results", "trim", "kept"), TRIMS)
def test_m4_17_butler_table(division: str, results: int, trim: int, kept: int) -> None:
    """`trim` results far out at each end, the rest 100: what is left out cannot move the average."""
    scores = [10000] * trim + [100] * kept + [-10000] * trim
    facts = {"scores": scores, "place": trim + 1, "butler_division": division, "datum_rounding": "exact"}
    assert rule("vsz_m4_17_butler", facts)["outcome"]["datum"] == 100
    if division == "upper":
        assert kept == PRINTED_KEPT[results]
    one_more = [10000] * (trim + 1) + [100] * (kept - 1) + [-10000] * trim
    assert rule("vsz_m4_17_butler", {**facts, "scores": one_more})["outcome"]["datum"] > 100


@pytest.mark.parametrize(("division", "results"), [("upper", 10), ("upper", 17), ("fourth", 10)])
def test_m4_17_butler_table_has_ends(division: str, results: int) -> None:
    facts = {"scores": [100] * results, "place": 1, "butler_division": division, "datum_rounding": "exact"}
    with pytest.raises(BadFacts, match="says nothing about"):
        rule("vsz_m4_17_butler", facts)


# M4.15, M4.16: each printed row by its first and last place, and the places beside it
TEAM_PLACES = [
    ("I/a", 9, None, "stays"),
    ("I/a", 10, None, "I/b"),
    ("I/a", 12, None, "I/b"),
    ("I/b", 1, None, "I/a"),
    ("I/b", 3, None, "I/a"),
    ("I/b", 4, None, "stays"),
    ("I/b", 8, None, "stays"),
    ("I/b", 9, None, "II"),
    ("I/b", 12, None, "II"),
    ("II", 1, None, "I/b"),
    ("II", 2, None, "I/b"),
    ("II", 3, None, "stays"),
    ("II", 9, None, "stays"),
    ("II", 10, None, "III"),
    ("II", 12, None, "III"),
    ("III", 1, 22, "II"),
    ("III", 4, 22, "II"),
    ("III", 5, 22, "stays"),
    ("III", 4, 23, "II"),
    ("III", 5, 30, "play_off"),
    ("III", 6, 30, "play_off"),
    ("III", 7, 30, "stays"),
    ("III", 1, 31, "II"),
    ("III", 6, 31, "II"),
    ("III", 7, 31, "stays"),
]
PAIR_PLACES = [
    ("I/a", 26, None, "stays"),
    ("I/a", 27, None, "I/b"),
    ("I/a", 32, None, "I/b"),
    ("I/b", 1, None, "I/a"),
    ("I/b", 6, None, "I/a"),
    ("I/b", 7, None, "stays"),
    ("I/b", 25, None, "stays"),
    ("I/b", 26, None, "II"),
    ("I/b", 32, None, "II"),
    ("II", 1, None, "I/b"),
    ("II", 6, None, "I/b"),
    ("II", 7, None, "stays"),
    ("II", 24, None, "stays"),
    ("II", 25, None, "III"),
    ("II", 32, None, "III"),
    ("III", 1, None, "I/b"),
    ("III", 2, None, "II"),
    ("III", 6, None, "II"),
    ("III", 7, None, "stays"),
    ("III", 25, None, "IV"),
    ("III", 32, None, "IV"),
    ("III", 24, 50, "stays"),
    ("III", 24, 51, "IV"),
    ("III", 23, 70, "stays"),
    ("III", 23, 71, "IV"),
    ("IV", 1, 50, "II"),
    ("IV", 2, 50, "II"),
    ("IV", 3, 50, "III"),
    ("IV", 8, 50, "III"),
    ("IV", 9, 50, "stays"),
    ("IV", 9, 51, "III"),
    ("IV", 9, 71, "III"),
    ("IV", 10, 70, "stays"),
    ("IV", 10, 71, "III"),
    ("IV", 11, 71, "stays"),
]


@pytest.mark.parametrize(
    ("name", "division", "place", "entrants", "goes"),
    [("vsz_m4_15_promotion", *row) for row in TEAM_PLACES] + [("vsz_m4_16_promotion", *row) for row in PAIR_PLACES],
)
def test_m4_promotion(name: str, division: str, place: int, entrants: int | None, goes: str) -> None:
    document = rule(name, {"division": division, "place": place, "entrants": entrants})
    assert document["status"] == "ruled"
    assert document["outcome"]["goes"] == goes


# M4.4: each row of both printed lists by its ends; 16 and 6 a year
INDICES = [
    *[("pairs", d, p, 0, i) for d, p, i in (("I/a", 1, 1), ("I/a", 32, 32), ("I/b", 1, 33), ("I/b", 32, 64))],
    *[("pairs", d, p, 0, i) for d, p, i in (("II", 1, 65), ("II", 32, 96), ("III", 1, 97), ("III", 32, 128))],
    *[("teams", d, p, 0, i) for d, p, i in (("I/a", 1, 1), ("I/a", 12, 12), ("I/b", 1, 13), ("I/b", 12, 24))],
    *[("teams", d, p, 0, i) for d, p, i in (("II", 1, 25), ("II", 24, 48))],
    ("pairs", "I/a", 5, 3, 53),
    ("teams", "I/a", 5, 3, 23),
]


@pytest.mark.parametrize(("kind", "division", "place", "years", "index"), INDICES)
def test_m4_4_index(kind: str, division: str, place: int, years: int, index: int) -> None:
    facts = {"kind": kind, "list_division": division, "list_place": place, "years_away": years}
    assert rule("vsz_m4_4_index", facts)["outcome"]["index"] == index


# M4.15 "5 perc várakozási idő után minden megkezdett 7 percért"; the time of grace is a quarter of the boards and 5
LATE = [
    (32, 5, 0, False),
    (32, 6, 1, False),
    (32, 61, 8, False),
    (32, "61.5", None, True),
    (16, 33, 4, False),
    (16, 34, None, True),
]


@pytest.mark.parametrize(("boards", "minutes", "lost", "absent"), LATE)
def test_m4_15_lateness(boards: int, minutes: Any, lost: int | None, absent: bool) -> None:
    outcome = rule("vsz_m4_15_lateness", {"boards": boards, "minutes": minutes})["outcome"]
    assert (outcome["result"] == "absent") is absent
    assert outcome.get("boards_lost") == lost


# id, procedure, facts, outcome: figures with decimals
FIGURES: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    ("M4.7-seven", "vsz_m4_7_master_points", {"points_each": 60, "entitled": 7}, {"each": 51.4286}),
    (
        "M4.7-thirds",
        "vsz_m4_7_pairs",
        {"points_each": 50, "half_of_boards": True, "pair_members": "three_sharing"},
        {"each": 33.3333},
    ),
    ("M4.16-own", "vsz_m4_16_absence", {"reason": "own_decision", "own_percent": "44.9"}, {"percent": 44.9}),
    (
        "M4.17b-own",
        "vsz_m4_17_absence",
        {"butler_division": "fourth", "reason": "own_decision", "own_imps": "-13.5", "boards": 26},
        {"imps": -13.5, "opponents_imps": 78},
    ),
    (
        "M4.17b-half",
        "vsz_m4_17_absence",
        {"butler_division": "fourth", "reason": "own_decision", "own_imps": 3, "boards": 25},
        {"imps": -12.5},
    ),
    ("M4.18-main-32", "vsz_m4_18_cup", {"stage": "main_32", "vp": 15}, {"points": 36.2}),
    ("M4.18-main-48", "vsz_m4_18_cup", {"stage": "main_48", "vp": 25}, {"points": 94.6}),
    ("M4.18-consolation", "vsz_m4_18_cup", {"stage": "consolation_32", "vp": 0}, {"points": 20.1}),
    ("M4.18-day-1", "vsz_m4_18_schedule", {"cup_part": "main", "day": 1}, {"bonus": 21.2, "teams": 32}),
    ("M4.18-day-6", "vsz_m4_18_schedule", {"cup_part": "main", "day": 6}, {"bonus": 44.6, "counted": 2}),
    ("M4.18-day-3", "vsz_m4_18_schedule", {"cup_part": "consolation", "day": 3}, {"bonus": 20.1, "boards": 32}),
    ("M4.18-handicap-32", "vsz_m4_18_cup", {"stage": "handicap", "classes_apart": 3, "boards": 16}, {"imps": 9}),
    ("M4.20-fifth", "vsz_m4_20_final", {"points": "1234.5"}, {"points": 246.9}),
    (
        "M4.20-above",
        "vsz_m4_20_entry",
        {"route": "qualifying", "percent": "50.01", "rank": 1, "same_pair": True},
        {"result": "entitled"},
    ),
]


@pytest.mark.parametrize(("name", "facts", "outcome"), [row[1:] for row in FIGURES], ids=[row[0] for row in FIGURES])
def test_figures(name: str, facts: dict[str, Any], outcome: dict[str, Any]) -> None:
    document = rule(name, facts)
    assert document["status"] == "ruled"
    assert {key: document["outcome"][key] for key in outcome} == outcome


# M4.17 (a.): the worst of own average, minus the opponents' and -4 for the absent; the best of three for the opponents
BUTLER_ABSENCE = [
    (6, 2, -4, 2),
    (6, 9, -9, 9),
    (-7, 3, -7, 7),
    (-2, -5, -4, 2),
    (0, 4, -4, 4),
]


@pytest.mark.parametrize(("own", "opponents", "absent", "present"), BUTLER_ABSENCE)
def test_m4_17_absence(own: int, opponents: int, absent: int, present: int) -> None:
    facts = {"butler_division": "upper", "reason": "own_decision", "own_imps": own, "opponent_imps": opponents}
    outcome = rule("vsz_m4_17_absence", facts)["outcome"]
    assert (outcome["imps"], outcome["opponents_imps"]) == (absent, present)
