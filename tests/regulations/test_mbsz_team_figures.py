"""MBSz 33-42: figures with decimals (cases.yaml holds none), named by paragraph and read from the text or from the
transcribed WBF tables in tests/scoring/data.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulings.registry import rule

# id, procedure, facts, outcome
FIGURES: list[tuple[str, str, dict[str, Any], dict[str, Any]]] = [
    # 36 "tizedesre kell kerekíteni (0.05 gy.p.-t már felfelé kell kerekíteni)"
    ("36-tenths-up", "vsz_36_tenths", {"vp_figure": "17.05"}, {"vp": 17.1}),
    ("36-tenths-down", "vsz_36_tenths", {"vp_figure": "17.04"}, {"vp": 17}),
    ("36-tenths-penalty", "vsz_36_tenths", {"vp_figure": "0,25"}, {"vp": 0.3}),
    # 36 "48-nál több leosztást ... a 48 leosztásra vonatkozó skálát": 60 boards count as 48
    (
        "36-more-than-48",
        "vsz_36_victory_points",
        {"scale": "wbf2013", "boards": 60, "imp_margin": 104},
        {"vp": 20, "vp_opponents": 0},  # 15 x sqrt(48) = 103.92, 15 x sqrt(60) = 116.19
    ),
    # 36 "18 gy.p.-ot kap (vagy saját átlagát, ha ... jobb)", tenths
    ("36-bye-own", "vsz_36_bye", {"scale": "old25", "own_average": "18.04"}, {"vp": 18}),
    ("36-bye-own-up", "vsz_36_bye", {"scale": "old25", "own_average": "18.05"}, {"vp": 18.1}),
    # 39 on the table of 16 boards: +16 14.18-5.82, +10 12.80-7.20, +4 11.20-8.80
    (
        "39a",
        "vsz_39_unplayed_boards",
        {"scale": "wbf2013", "boards": 16, "boards_played": 14, "fault": "one", "imp_result": 10},
        {"imps_innocent": 16, "vp_innocent": 14.18, "vp_offender": 5.82},
    ),
    (
        "39b",
        "vsz_39_unplayed_boards",
        {"scale": "wbf2013", "boards": 16, "boards_played": 14, "fault": "one_partly", "imp_result": 10},
        {"imps_innocent": 16, "imps_offender": -10, "vp_innocent": 14.18, "vp_offender": 7.2},
    ),
    (
        "39c",
        "vsz_39_unplayed_boards",
        {"scale": "wbf2013", "boards": 16, "boards_played": 14, "fault": "both", "imp_result": 10},
        {"imps_innocent": 4, "imps_offender": -16, "vp_innocent": 11.2, "vp_offender": 5.82},
    ),
    (
        "39-nobody",
        "vsz_39_unplayed_boards",
        {"scale": "wbf2013", "boards": 16, "boards_played": 12, "fault": "none", "imp_result": 10},
        {"vp_innocent": 12.8, "vp_offender": 7.2},
    ),
    (
        "39-invalid-own-average",
        "vsz_39_invalid_match",
        {
            "finding_can_restart": False,
            "scale": "old25",
            "offender_would_gain": False,
            "own_average": "18.25",
            "opponent_average": "14.5",
        },
        {"vp_innocent": 18.3, "vp_offender": 12},
    ),
    (
        "40-mirror",
        "vsz_40_absence",
        {"scale": "old25", "own_average": 15, "opponent_average": "9.96"},
        {"vp_innocent": 20},
    ),
    (
        "40-most",
        "vsz_40_absence",
        {"scale": "old25", "own_average": 15, "opponent_average": "4.9"},
        {"vp_innocent": 25},
    ),
    # 41 "8 leosztásra 60 perc 5 perc egyeztetésre, 16: 120, 7; 32: 240, 10"; "kb. 10%-kal"; announce at 3/4
    ("41-8", "vsz_41_playing_time", {"boards": 8}, {"minutes": 60, "comparing_minutes": 5, "announce_after": 45}),
    ("41-16", "vsz_41_playing_time", {"boards": 16}, {"minutes": 120, "comparing_minutes": 7, "announce_after": 90}),
    ("41-32", "vsz_41_playing_time", {"boards": 32}, {"minutes": 240, "comparing_minutes": 10, "announce_after": 180}),
    ("41-screens", "vsz_41_playing_time", {"boards": 32, "screens_or_beginners": True}, {"minutes": 264}),
    ("41-screens-8", "vsz_41_playing_time", {"boards": 8, "screens_or_beginners": True}, {"minutes": 66}),
    ("41-extra", "vsz_41_playing_time", {"boards": 8, "extra_boards": 1}, {"minutes": 68}),
    ("41-24", "vsz_41_playing_time", {"boards": 24}, {"minutes": 180, "comparing_minutes": None}),
]


@pytest.mark.parametrize(("name", "facts", "outcome"), [row[1:] for row in FIGURES], ids=[row[0] for row in FIGURES])
def test_figures(name: str, facts: dict[str, Any], outcome: dict[str, Any]) -> None:
    document = rule(name, facts)
    assert document["status"] == "ruled"
    assert {key: document["outcome"][key] for key in outcome} == outcome


# 41 "5 perc várakozási idő után, minden megkezdett 7 percért egy leosztást"; "+ 3 IMP"; more than 25 %: absent
LATE = [
    (5, 16, 0, 0),
    (6, 16, 1, 3),
    (12, 16, 1, 3),
    (13, 16, 2, 6),
    (33, 16, 4, 12),
    (34, 16, 5, None),
    (61, 32, 8, 24),
    (62, 32, 9, None),
    (19, 8, 2, 6),
    (20, 8, 3, None),
]


@pytest.mark.parametrize(("minutes", "boards", "lost", "imps"), LATE)
def test_41_lateness(minutes: int, boards: int, lost: int, imps: int | None) -> None:
    outcome = rule("vsz_41_lateness", {"minutes": minutes, "boards": boards})["outcome"]
    assert outcome["boards_lost"] == lost
    assert outcome.get("innocent_imps", 0) == imps
    assert (outcome["result"] == "absent") is (imps is None)


def test_41_a_substitute_saves_the_boards() -> None:
    outcome = rule("vsz_41_lateness", {"minutes": 40, "boards": 16, "substitute_seated": True})["outcome"]
    assert (outcome["result"], outcome["boards_lost"]) == ("no_boards_lost", 0)


# 42: offence, least and most VP (0: a warning will do), most IMPs in a knock-out match
PENALTIES = [
    ("left_closed_room", 0, 2, 10),
    ("system_card_incomplete", 0, 1, None),
    ("system_card_missing", 1, 2, None),
    ("watching_own_team", 1, 5, None),
    ("captain_misconduct", 1, 5, None),
    ("other_breach_or_conduct", 0, 5, 25),
]


@pytest.mark.parametrize(("offence", "low", "high", "imps"), PENALTIES, ids=[row[0] for row in PENALTIES])
def test_42_penalties(offence: str, low: int, high: int, imps: int | None) -> None:
    outcome = rule("vsz_42_penalty", {"offence": offence, "knockout": True})["outcome"]
    assert (outcome["penalty_from"], outcome["penalty_to"], outcome["unit"]) == (low, high, "vp")
    assert outcome.get("knockout_limit_imps") == imps


# 42 "késői leadása: a lassú játékért járó büntetések"; "Rossz tok ..., rossz asztalhoz vagy rossz vonalra": 38 and 39
@pytest.mark.parametrize(
    ("offence", "cited"),
    [
        ("result_handed_in_late", "mbsz-hu:VI.2.b"),
        ("wrong_board_played", "mbsz-hu:38"),
        ("wrong_table_or_line", "mbsz-hu:39/ervenytelen-merkozes"),
    ],
)
def test_42_sends_on(offence: str, cited: str) -> None:
    document = rule("vsz_42_penalty", {"offence": offence})
    assert cited in document["citations"]
    assert "mbsz-hu:42" in document["citations"]


# 39, 40: "az adott gy.p.-hoz tartozó IMP-k átlagát"; an invented table, only to have one
TABLE = """# invented for this test
boards,imp_from,imp_to,vp_winner,vp_loser
16,0,2,15,15
16,3,6,16,14
16,7,11,17,13
16,12,17,18,12
16,18,,25,0
"""


@pytest.mark.parametrize(
    ("own", "imps", "noted"), [(16, 14.5, False), ("18.5", None, True), (25, None, True)], ids=["18", "18.5", "open"]
)
def test_40_average_imps_of_the_owners_table(
    own: Any, imps: float | None, noted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "table.csv").write_text(TABLE, encoding="utf-8")
    monkeypatch.setattr("rulings.regulations.team_events.matches.OWNER_FILE", tmp_path / "table.csv")
    facts = {"scale": "old25", "own_average": own, "opponent_average": 15, "match_boards": 16}
    document = rule("vsz_40_absence", facts)
    assert document["outcome"].get("average_imps") == imps
    assert any("is not in the table" in note for note in document["notes"]) is noted
