"""Figures with decimals of MBSz 26-29 and VI.2 (cases.yaml holds whole numbers only), worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from rulings.registry import rule

ROUNDED = [
    ("26.a", "manual", "board", "5.25", 5.3),  # "egy tizedesre kell kiszámítani"
    ("26.a", "manual", "board", "5.24", 5.2),
    ("26.a", "manual", "penalty", "2.35", 2.4),
    ("26.a", "manual", "session", "187.5", 188),  # "0.5 meccspontot már felfelé kell kerekíteni"
    ("26.a", "manual", "session", "187.49", 187),
    ("26.b", "computer", "board", "0.005", 0.01),  # "0.005 meccspontot már felfelé kell kerekíteni"
    ("26.b", "computer", "board", "0.0049", 0),
    ("26.b", "computer", "penalty", "1.125", 1.13),
    ("26.b", "computer", "session", "187.494", 187.49),
]


@pytest.mark.parametrize(("paragraph", "evaluation", "thing", "value", "rounded"), ROUNDED)
def test_26_rounding(paragraph: str, evaluation: str, thing: str, value: str, rounded: float) -> None:
    found = rule("vsz_26_rounding", {"value": value, "evaluation": evaluation, "rounded_thing": thing})
    assert found["outcome"]["value"] == rounded
    assert f"mbsz-hu:{paragraph}" in found["citations"]


def test_27_and_26b_each_line_of_a_group_is_rounded_for_itself() -> None:
    # eight results of nine: (9 T + 9 - 8) : 8; T = 14 gives 15.875, T = 0 gives 0.125; halves go up on both lines
    found = rule("vsz_27_fouled_board", {"groups": [[80, 70, 60, 50, 40, 30, 20, 10], [-50]], "full_results": 9})
    best, worst = found["outcome"]["groups"][0][0], found["outcome"]["groups"][0][-1]
    assert (best["ns_matchpoints"], best["ew_matchpoints"]) == (15.88, 0.13)
    assert (worst["ns_matchpoints"], worst["ew_matchpoints"]) == (0.13, 15.88)
    assert found["outcome"]["groups"][1] == [{"score": -50, "ns_percent": 60, "ew_percent": 60}]
    assert "mbsz-hu:26.b" in found["citations"]


# N, n, T -> (N T + N - n) : n, to hundredths
FORMULA = [(9, 7, 3, 4.14), (11, 4, 6, 18.25), (11, 4, 0, 1.75), (13, 6, 5, 12), (26, 25, 24, 25), (26, 25, 1, 1.08)]


@pytest.mark.parametrize(("full", "results", "points", "expected"), FORMULA)
def test_28_formula(full: int, results: int, points: int, expected: float) -> None:
    facts = {"matchpoints": points, "results": results, "full_results": full, "evaluation": "computer"}
    assert rule("vsz_28_fewer_results", facts)["outcome"]["matchpoints"] == expected


AVERAGES: list[tuple[dict[str, Any], dict[str, Any]]] = [
    # 60 % of 12 = 7.2; 63.25 % of 12 = 7.59, by hand 7.6; 50 % of 25 = 12.5; 40 % of 12 = 4.8; 37.5 % of 12 = 4.5
    ({"cause": "sit_out", "session_percent": 55, "top": 12}, {"matchpoints": 7.2}),
    ({"cause": "sit_out", "session_percent": "63.25", "top": 12}, {"matchpoints": 7.59}),
    ({"cause": "sit_out", "session_percent": "63.25", "top": 12, "evaluation": "manual"}, {"matchpoints": 7.6}),
    ({"cause": "absent_force_majeure", "top": 25}, {"matchpoints": 12.5}),
    ({"cause": "absent_or_late", "session_percent": 55, "top": 12}, {"matchpoints": 4.8}),
    ({"cause": "absent_or_late", "session_percent": "37.5", "top": 12}, {"matchpoints": 4.5, "percent": 37.5}),
]


@pytest.mark.parametrize(("facts", "outcome"), AVERAGES)
def test_29_averages_in_matchpoints(facts: dict[str, Any], outcome: dict[str, Any]) -> None:
    found = rule("vsz_29_average", facts)["outcome"]
    assert {key: found[key] for key in outcome} == outcome


# 170.5 : 264 = 64.5833 %; 200 : 312 = 64.1026 %
@pytest.mark.parametrize(
    ("points", "boards", "top", "evaluation", "percent"),
    [("170.5", 22, 12, "computer", 64.58), ("170.5", 22, 12, "manual", 64.6), (200, 26, 12, "computer", 64.1)],
)
def test_29_session_average(points: object, boards: int, top: int, evaluation: str, percent: float) -> None:
    facts = {"matchpoints_won": points, "boards_properly_played": boards, "top": top, "evaluation": evaluation}
    outcome = rule("vsz_29_session_average", facts)["outcome"]
    assert (outcome["percent"], outcome["plus_average"], outcome["minus_average_by_law"]) == (percent, percent, 40)


@pytest.mark.parametrize("offence", ["wrong_pocket_unplayable_teams", "hands_taken_wrong_teams"])
def test_vi_2_half_a_victory_point(offence: str) -> None:
    outcome = rule("vsz_vi_2_penalty", {"offence": offence})["outcome"]  # "0.5 gy.p." and "0,5 gy.p. büntetés"
    assert (outcome["penalty_from"], outcome["penalty_to"], outcome["unit"]) == (0.5, 0.5, "vp")
