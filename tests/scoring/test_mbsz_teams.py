"""Every figure and printed example of MBSz 33-42, annex 4.15 and 4.18 and the team part of annex 6, named by
paragraph.

Expected values are read from corpus/sources/002; where the text prints the guilty team for the innocent one, the
sense decides.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulings.scoring.championship import cup_handicap, cup_points, promotion, team_master_points
from rulings.scoring.clock import grace_time, late_result, teams_time
from rulings.scoring.small_matches import board_a_match, patton_board, patton_match
from rulings.scoring.standings import Meeting, knockout, standings
from rulings.scoring.team_match import (
    bye,
    capped_penalties,
    enough_boards,
    forfeit,
    invalid_match,
    reversed_seating,
    tenth,
    unplayed_boards,
)


# 36 "A kimaradó csapat 18 gy.p.-ot kap (vagy saját átlagát, ha jobb)"; tenths, 0.05 up
def test_36_bye() -> None:
    assert bye("old25", None).value == 18
    assert bye("old25", Fraction("16.4")).value == 18
    assert bye("old25", Fraction("19.25")).value == Fraction("19.3")
    assert bye("wbf2013", None).value == 12
    assert bye("wbf2013", None).notes[0].says == "note_vp_silent"


def test_36_tenths() -> None:
    assert tenth(Fraction("17.05")) == Fraction("17.1")
    assert tenth(Fraction("17.04")) == 17


# 39: at least 75 % at both tables
@pytest.mark.parametrize(
    ("played", "boards", "valid"), [(12, 16, True), (11, 16, False), (24, 32, True), (23, 32, False)]
)
def test_39_three_quarters(played: int, boards: int, valid: bool) -> None:
    assert enough_boards(played, boards).value is valid


# 39 a +3 IMP a board to the innocent; b the other's own boards only; c -3 IMP a board for both
def test_39a_one_team_at_fault() -> None:
    value = unplayed_boards(10, 2, "one", knockout=False).value
    assert (value.innocent, value.offender) == (16, -16)


def test_39b_partly_at_fault() -> None:
    value = unplayed_boards(10, 2, "one_partly", knockout=False).value
    assert (value.innocent, value.offender) == (16, -10)


def test_39b_knockout_takes_the_average_of_12c4() -> None:
    working = unplayed_boards(10, 2, "one_partly", knockout=True)
    assert (working.value.innocent, working.value.offender) == (13, -13)
    assert "12.C.4" in working.citations


def test_39c_both_at_fault() -> None:
    value = unplayed_boards(10, 2, "both", knockout=False).value
    assert (value.innocent, value.offender) == (4, -16)


# 39 invalid match: at least 18 and 12, or 0 in the last Danish round
def test_39_invalid_match() -> None:
    assert invalid_match("old25", 18, offender_gains=False).value == (18, 12)
    assert invalid_match("old25", Fraction("20.5"), offender_gains=False).value == (Fraction("20.5"), 12)
    assert invalid_match("old25", 18, offender_gains=True).value == (18, 0)


# 40 best of own average, 30 less the opponents' average (at most 25), 18
@pytest.mark.parametrize(
    ("own", "opponents", "vp"),
    [("16.5", "14", 18), ("19.33", "14", "19.3"), ("16.5", "8.2", "21.8"), ("16.5", "3", 25), ("19.35", "12", "19.4")],
)
def test_40_forfeit(own: str, opponents: str, vp: object) -> None:
    assert forfeit("old25", Fraction(own), Fraction(opponents)).value == Fraction(str(vp))


def test_40_averages_not_known_yet() -> None:
    working = forfeit("old25", None, None)
    assert working.value == 18
    assert {note.says for note in working.notes} >= {"note_averages_later", "note_misprint_innocent"}


def test_40_on_the_scale_in_force() -> None:
    working = forfeit("wbf2013", Fraction("11.2"), Fraction("7.5"))
    assert working.value == Fraction("12.5")
    assert any(note.says == "note_vp_silent" for note in working.notes)


# 41 "8 leosztásra 60 perc játékidő, 5 perc egyeztetésre; 16: 120, 7; 32: 240, 10"; screens 10 %; 8 an extra board
@pytest.mark.parametrize(
    ("boards", "screens", "extra", "minutes"),
    [
        (8, False, 0, 60),
        (16, False, 0, 120),
        (32, False, 0, 240),
        (16, True, 0, 132),
        (16, False, 2, 136),
        (12, False, 0, 90),
    ],
)
def test_41_playing_time(boards: int, screens: bool, extra: int, minutes: int) -> None:
    assert teams_time(boards, screens, extra).value == minutes


def test_41_comparing_time() -> None:
    assert teams_time(32, False, 0).steps[0].shown == "10"


# M4.15 "Pl. 32 leosztásos mérkőzésen 56 perc és 5 perc várakozási idő"
def test_m4_15_grace_time_example() -> None:
    working = grace_time(32)
    assert working.value == 61
    assert "56 + 5" in working.steps[0].shown


# M4.15: half a VP for every 5 minutes begun
@pytest.mark.parametrize(("minutes", "vp"), [(1, "0.5"), (5, "0.5"), (6, 1), (11, "1.5")])
def test_m4_15_late_result(minutes: int, vp: object) -> None:
    assert late_result(minutes).value == Fraction(str(vp))


# M4.15.b: -1 IMP a board for both; more than a quarter and no time left: both absent
def test_m4_15b_reversed_seating() -> None:
    assert reversed_seating(32, 8, time_left=False).value == -8
    assert reversed_seating(32, 9, time_left=False).value is None
    assert reversed_seating(32, 9, time_left=True).value == -9


# M4.15.c: at most 3 VP a match
def test_m4_15c_data_entry_cap() -> None:
    assert capped_penalties([3, Fraction(1, 2)], 3, "mbsz-hu:M4.15.c", "VP").value == 3
    assert capped_penalties([1, Fraction(1, 2)], 3, "mbsz-hu:M4.15.c", "VP").value == Fraction("1.5")


# M4.7: the same for each up to six, divided above six
def test_m4_7_master_points() -> None:
    assert team_master_points(70, 6).value == 70
    assert team_master_points(70, 4).value == 70
    assert team_master_points(70, 7).value == 60


# M4.18: main draw 32 boards + 21.2, 48 boards twice + 44.6, consolation + 20.1; 3 IMP a class and 16 boards
def test_m4_18_cup_points() -> None:
    assert cup_points("main_32", 17).value == Fraction("38.2")
    assert cup_points("main_48", 17).value == Fraction("78.6")
    assert cup_points("consolation_32", 17).value == Fraction("37.1")
    assert cup_handicap(2, 16).value == 6
    assert cup_handicap(1, 32).value == 6


TEAM_ROWS = [
    ("I/a", 9, 12, "stays"),
    ("I/a", 10, 12, "I/b"),
    ("I/b", 3, 12, "I/a"),
    ("I/b", 4, 12, "stays"),
    ("I/b", 9, 12, "II"),
    ("II", 2, 12, "I/b"),
    ("II", 10, 12, "III"),
    ("III", 4, 22, "II"),
    ("III", 5, 22, "stays"),
    ("III", 4, 25, "II"),
    ("III", 5, 23, "play_off"),
    ("III", 6, 30, "play_off"),
    ("III", 6, 31, "II"),
    ("III", 7, 31, "stays"),
]


@pytest.mark.parametrize(("division", "place", "entrants", "goes"), TEAM_ROWS)
def test_m4_15_promotion(division: str, place: int, entrants: int, goes: str) -> None:
    assert promotion("teams", division, place, entrants).value == goes


PAIR_ROWS = [
    ("I/a", 26, 40, "stays"),
    ("I/a", 27, 40, "I/b"),
    ("I/b", 6, 40, "I/a"),
    ("I/b", 26, 40, "II"),
    ("II", 6, 40, "I/b"),
    ("II", 25, 40, "III"),
    ("III", 1, 40, "I/b"),
    ("III", 2, 40, "II"),
    ("III", 6, 40, "II"),
    ("III", 25, 40, "IV"),
    ("III", 24, 50, "stays"),
    ("III", 24, 51, "IV"),
    ("III", 23, 70, "stays"),
    ("III", 23, 71, "IV"),
    ("IV", 2, 40, "II"),
    ("IV", 8, 40, "III"),
    ("IV", 9, 50, "stays"),
    ("IV", 9, 51, "III"),
    ("IV", 10, 70, "stays"),
    ("IV", 10, 71, "III"),
]


@pytest.mark.parametrize(("division", "place", "entrants", "goes"), PAIR_ROWS)
def test_m4_16_promotion(division: str, place: int, entrants: int, goes: str) -> None:
    assert promotion("pairs", division, place, entrants).value == goes


# M6.2@2 Patton: 0-10 gives 1-1, 20 and more 2-0; four by the quotient: up to 10 % 2:2, up to 33 1/3 % 3:1, above 4:0
@pytest.mark.parametrize(("swing", "home"), [(0, 1), (10, 1), (-10, 1), (20, 2), (600, 2), (-20, 0)])
def test_m6_2_patton_board(swing: int, home: int) -> None:
    assert patton_board(swing).value.home == home


def test_m6_2_patton_quotient_bands() -> None:
    # one swing of 100 on 1000 points of both teams: 10 % exactly, still 2:2
    assert patton_match([(550, 450), (0, 0)], "both_teams").value.home == 2 + 1 + 2
    # 220 of 1000: 3:1
    assert patton_match([(610, 390), (0, 0)], "both_teams").value.home == 2 + 1 + 3
    # 400 of 1200: exactly 33 1/3, still 3:1; 420 of 1200 is more
    assert patton_match([(800, 400), (0, 0)], "both_teams").value.home == 2 + 1 + 3
    assert patton_match([(810, 390), (0, 0)], "both_teams").value.home == 2 + 1 + 4


def test_m6_2_patton_divisor_is_named() -> None:
    working = patton_match([(620, 170), (-50, 100)], "winner")
    # net 450 - 150 = 300; home made 620, away 50 + 170 + 100 = 320
    assert [s.shown for s in working.steps if s.says == "patton_quotient"] == ["300 : 620 = 48.39 %"]
    assert (working.value.home, working.value.away) == (2 + 0 + 4, 0 + 2 + 0)
    assert working.notes[0].says == "note_patton_denominator"


# M6.2@2 Board-a-Match: a 0.5-0.5 and 1-0; b 2-2, 3-1, 4-0
@pytest.mark.parametrize(
    ("swing", "variant", "home", "away"),
    [
        (0, "a", "0.5", "0.5"),
        (10, "a", 1, 0),
        (-10, "a", 0, 1),
        (20, "a", 1, 0),
        (0, "b", 2, 2),
        (10, "b", 3, 1),
        (-10, "b", 1, 3),
        (20, "b", 4, 0),
        (-300, "b", 0, 4),
    ],
)
def test_m6_2_board_a_match(swing: int, variant: str, home: object, away: object) -> None:
    working = board_a_match(swing, variant)  # type: ignore[arg-type]
    assert (working.value.home, working.value.away) == (Fraction(str(home)), Fraction(str(away)))
    assert bool(working.notes) is (variant == "a" and abs(swing) >= 20)


def meet(a: str, b: str, vp: int, imps: int = 0) -> Meeting:
    return Meeting(a, b, Fraction(vp), Fraction(30 - vp), Fraction(imps))


# 37 Danish: VP, strength of opposition, IMP, each other
def test_37_danish_ties_by_strength_of_opposition() -> None:
    # A and B have 20; A met C, who ended with 35, B met D, who ended with 15
    places = standings("danish", [meet("B", "D", 20), meet("A", "C", 20), meet("C", "D", 25)]).value
    assert [(p.contestant, p.place, p.decided_by) for p in places] == [
        ("C", 1, "points"),
        ("A", 2, "field"),
        ("B", 3, "field"),
        ("D", 4, "points"),
    ]


def test_37_danish_ties_then_by_imps() -> None:
    # C and D both have 25 and met opponents with 20 and each other; C lost 30 IMPs, D 25
    places = standings("danish", [meet("A", "C", 20, 30), meet("B", "D", 20, 25), meet("C", "D", 15)]).value
    assert [(p.contestant, p.decided_by) for p in places] == [
        ("D", "imps"),
        ("C", "imps"),
        ("A", "imps"),
        ("B", "imps"),
    ]


# 37 round robin: VP, each other, the best six, IMP, IMP of each other
def test_37_round_robin_ties_by_the_match_between_them() -> None:
    places = standings("round_robin", [meet("A", "B", 14), meet("A", "C", 18), meet("B", "C", 16)]).value
    assert [(p.contestant, p.points, p.decided_by) for p in places] == [
        ("B", 32, "mutual"),
        ("A", 32, "mutual"),
        ("C", 26, "points"),
    ]


def test_37_three_equal_teams_share_the_place() -> None:
    places = standings("round_robin", [meet("A", "B", 14), meet("A", "C", 16), meet("B", "C", 14)]).value
    assert {(p.place, p.decided_by) for p in places} == {(1, "shared")}


# 37 "Egymás elleni gy.p.": of three tied teams only two have met, so their meeting decides nothing (text silent)
def test_37_mutual_results_count_only_when_all_tied_teams_have_met() -> None:
    # A, B, C have 20 each; A beat B, C met neither; the field: A met B (20), B met A (20), C met D (10)
    meetings = [meet("A", "B", 15), meet("C", "D", 20), meet("A", "E", 5), meet("B", "E", 5)]
    working = standings("round_robin", meetings)
    tied = [p for p in working.value if p.points == 20]
    assert {p.contestant for p in tied} == {"A", "B", "C"}
    assert all(p.decided_by != "mutual" for p in tied)
    assert [n.shown for n in working.notes if n.says == "note_mutual_incomplete"] == ["A, B, C"]


def test_37_best_six_takes_whoever_is_level_with_the_sixth() -> None:
    names = "ABCDEFG"
    meetings = [meet(a, b, 15) for i, a in enumerate(names) for b in names[i + 1 :]]
    notes = standings("round_robin", meetings).notes
    assert [n.shown for n in notes if n.says == "note_best_six_level"] == ["A, B, C, D, E, F, G"]


# 37 K.O.: "1 IMP különbség már dönt"; then total points or an extension of 2 or 4 boards, as the organizers chose
def test_37_knockout() -> None:
    assert knockout(1, -500, cup=False).value == "first"
    assert knockout(-1, 500, cup=False).value == "second"
    assert knockout(0, -500, cup=False).value == "second"
    assert knockout(0, None, cup=False).value == "extension"
    assert knockout(0, 0, cup=False).value == "extension"


# M4.18: "Ha nincs IMP különbség a teljes pontszámkülönbség dönt. Ha az is egyezik két leosztásos hosszabbítást"
def test_m4_18_knockout_extension_of_two_boards() -> None:
    assert knockout(0, 10, cup=True).value == "first"
    assert [s.says for s in knockout(0, 0, cup=True).steps] == ["knockout_extension_cup"]
