"""Regulations as procedures where a figure has decimals (cases.yaml holds no decimals), and how they meet the
arithmetic.
"""

from __future__ import annotations

from typing import Any

import pytest

from corpus.errors import BadFacts
from rulings.registry import names, rule

MINE = [name for name in names() if name.startswith("vsz_")]

# procedure, facts, outcome; the paragraph is in the name
DECIMALS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("vsz_26_rounding", {"value": "12.345", "evaluation": "computer", "rounded_thing": "board"}, {"value": 12.35}),
    ("vsz_26_rounding", {"value": 12.344, "evaluation": "computer", "rounded_thing": "session"}, {"value": 12.34}),
    ("vsz_26_rounding", {"value": "1,25", "evaluation": "manual", "rounded_thing": "penalty"}, {"value": 1.3}),
    ("vsz_29_average", {"cause": "sit_out", "session_percent": 57.3, "top": 24}, {"matchpoints": 14.4}),
    (
        "vsz_29_average",
        {"cause": "sit_out", "session_percent": 63.25, "top": 24},
        {"percent": 63.25, "matchpoints": 15.18},
    ),
    (
        "vsz_29_average",
        {"cause": "absent_or_late", "session_percent": 37.5},
        {"percent": 37.5, "percent_by_regulation": 40},
    ),
    (
        "vsz_36_victory_points",
        {"scale": "wbf2013", "boards": 32, "imp_margin": 16},
        {"vp": 13.12, "vp_opponents": 6.88},
    ),
    ("vsz_36_victory_points", {"scale": "wbf2013", "boards": 16, "imp_margin": 14}, {"vp": 13.75}),
    ("vsz_36_bye", {"scale": "old25", "own_average": 19.25}, {"vp": 19.3}),
    ("vsz_40_absence", {"scale": "old25", "own_average": 16.5, "opponent_average": 8.2}, {"vp_innocent": 21.8}),
    ("vsz_vi_2_penalty", {"offence": "wrong_pocket_unplayable_teams"}, {"penalty_from": 0.5, "penalty_to": 0.5}),
    (
        "vsz_m4_15_lateness",
        {"boards": 32, "minutes": 0, "result_minutes_over": 3, "finding_one_team_responsible": False},
        {"penalty_vp_each": 0.5},
    ),
    ("vsz_m4_18_cup", {"stage": "main_32", "vp": 17}, {"points": 38.2}),
    ("vsz_m4_18_cup", {"stage": "consolation_32", "vp": 17}, {"points": 37.1}),
    ("vsz_38_fouled_board", {"second_room_played": False}, {"penalty_vp": 0.5}),
    (
        "weighted_score",
        {
            "scored_in": "imps",
            "outcomes": [{"percent": 60, "score": 620}, {"percent": 40, "score": -100}],
            "other_score": 170,
        },
        {"value": 3.2},
    ),
]


@pytest.mark.parametrize(
    ("name", "facts", "outcome"), DECIMALS, ids=[f"{n}-{i}" for i, (n, _, _) in enumerate(DECIMALS)]
)
def test_figures(name: str, facts: dict[str, Any], outcome: dict[str, Any]) -> None:
    document = rule(name, facts)
    assert document["status"] == "ruled"
    assert {key: document["outcome"][key] for key in outcome} == outcome


def test_there_is_a_procedure_for_every_section_from_25_to_42() -> None:
    sections = {name.split("_")[1] for name in MINE}
    assert {str(n) for n in range(25, 43)} - sections == set()
    assert {"vi", "m1", "m2", "m3", "m4", "m6", "12", "13", "14", "15", "16", "17", "18", "22", "24"} <= sections


def test_every_procedure_asks_and_cites_its_regulation() -> None:
    """From no facts on; that what is asked has words in four languages is tested of every procedure."""
    found = {name: rule(name, {}) for name in MINE}
    assert [name for name in MINE if found[name]["status"] != "needs"] == []
    assert [name for name in MINE if not any(one.startswith("mbsz-hu:") for one in found[name]["citations"])] == []


def test_the_same_number_may_be_written_in_three_ways() -> None:
    outcomes = [
        rule("vsz_29_average", {"cause": "sit_out", "session_percent": value})["outcome"]
        for value in (63.25, "63.25", "63,25")
    ]
    assert outcomes[0] == outcomes[1] == outcomes[2]


@pytest.mark.parametrize("value", ["many", -1, 101, True, [], "1/0"])
def test_what_is_no_percentage_is_refused(value: object) -> None:
    with pytest.raises(BadFacts, match="number from 0 to 100"):
        rule("vsz_29_average", {"cause": "sit_out", "session_percent": value})


def test_the_scale_is_asked_never_presumed() -> None:
    for name, facts in (
        ("vsz_36_victory_points", {"boards": 16, "imp_margin": 3}),
        ("vsz_36_bye", {"own_average": 16}),
        ("vsz_40_absence", {"own_average": 16, "opponent_average": 14}),
        ("vsz_39_invalid_match", {"finding_can_restart": False, "offender_would_gain": False}),
    ):
        assert "scale" in [need["name"] for need in rule(name, facts)["need"]], name


def test_the_silence_of_the_regulation_is_said() -> None:
    notes = rule("vsz_40_absence", {"scale": "wbf2013", "own_average": 9, "opponent_average": 11})["notes"]
    assert any("60 % x 20 = 12" in note for note in notes)


def test_both_the_regulation_and_the_law_of_the_day_are_shown() -> None:
    document = rule("vsz_29_average", {"cause": "absent_or_late", "session_percent": 37.5}, language="hu")
    assert {"mbsz-hu:29/minusz-atlag", "12.C.2.a", "12.C.2.c"} <= set(document["citations"])
    assert any("80B2f" in note for note in document["notes"])
