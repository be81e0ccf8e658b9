"""Lateness, playing time and the ladder of slow play (MBSz 30, 31, 41, VI.2.a-b, annex 4.15-4.17)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number, Step, shown

Event = Literal["pairs", "teams"]

LATE_RESULT = "mbsz-hu:M4.15/keses-lassu-jatek-es-hianyzas"
LATE_TEAM = "mbsz-hu:41/keses"
GRACE = 5  # minutes
BOARD_LOST = 7  # minutes
PAIRS_TIME = {2: 15, 3: 22, 4: 28}  # minutes for the boards of a round, change included
TEAMS_TIME = {8: (60, 5), 16: (120, 7), 32: (240, 10)}  # minutes of play, minutes to compare
LADDER: dict[Event, tuple[int, ...]] = {"pairs": (0, 10, 20, 30, 40, 50), "teams": (0, 1, 2, 3, 3, 3)}
LADDER_STEP: dict[Event, str] = {"pairs": "ladder_penalty_pairs", "teams": "ladder_penalty_teams"}
OVERRUN_STEP: dict[Event, int] = {"pairs": 3, "teams": 5}


@dataclass(frozen=True)
class Degree:
    """A step of the ladder: 1-6, and its penalty in per cent of the top (pairs) or VP (teams); 0 is a warning."""

    degree: int
    penalty: int


def boards_lost(minutes_late: Number, cite: str) -> Calculation[int]:
    """Boards cancelled: after five minutes of grace one for every seven minutes begun."""
    over = max(Fraction(minutes_late) - GRACE, Fraction(0))
    lost = ceil(over / BOARD_LOST)
    text = (
        f"({shown(minutes_late)} - {GRACE}) : {BOARD_LOST} = {shown(over / BOARD_LOST)} -> {lost}"
        if over
        else f"{shown(minutes_late)} <= {GRACE} -> 0"
    )
    return Calculation(lost, (Step("boards_lost", cite, text),))


def late_team(minutes_late: Number, boards: int) -> Calculation[int | str]:
    """IMPs to the innocent team when the other comes late, or "absent" when more than a quarter of the match's boards
    would be cancelled (MBSz 41).
    """
    lost = boards_lost(minutes_late, LATE_TEAM)
    share = Fraction(lost.value, boards)
    if share > Fraction(1, 4):
        step = Step("late_team_absent", LATE_TEAM, f"{lost.value} : {boards} = {shown(share * 100)} % > 25 %")
        return Calculation("absent", (*lost.steps, step))
    step = Step("late_team_imps", LATE_TEAM, f"{lost.value} x 3 = {3 * lost.value} IMP")
    return Calculation(3 * lost.value, (*lost.steps, step))


def grace_time(boards: int) -> Calculation[Fraction]:
    """Minutes within which a match can still be begun: a quarter of the boards, seven minutes each, and five
    (M4.15).
    """
    quarter = Fraction(boards, 4)
    value = quarter * BOARD_LOST + GRACE
    text = f"{boards} : 4 x {BOARD_LOST} + {GRACE} = {shown(quarter * BOARD_LOST)} + {GRACE} = {shown(value)}"
    return Calculation(value, (Step("grace_time", "mbsz-hu:M4.15/turelmi-ido", text),))


def slow_play(event: Event, occurrence: int, minutes_over: Number) -> Calculation[Degree]:
    """Degree and penalty of slow play: the `occurrence` (1, 2 ...) of the pair or team and the minutes over time.

    The text gives the ladder by occurrence and lets a longer overrun raise it by one for every 3 (pairs) or 5 minutes
    (teams) begun, without saying how both combine. Here the first unit begun is what the occurrence itself punishes
    and each further one adds a degree.
    """
    if occurrence < 1:
        raise BadInput(f"The occurrence of slow play is counted from 1: got {occurrence}.")
    unit = OVERRUN_STEP[event]
    units = max(ceil(Fraction(minutes_over) / unit), 1)
    degree = min(occurrence + units - 1, 6)
    other = min(occurrence + units, 6)
    value = Degree(degree, LADDER[event][degree - 1])
    steps = (
        Step("overrun_units", "mbsz-hu:VI.2.b", f"{shown(minutes_over)} : {unit} -> {units}"),
        Step(
            "ladder_degree",
            "mbsz-hu:VI.2.b",
            f"{occurrence} + {units - 1} = {occurrence + units - 1} -> {_roman(degree)}",
        ),
        Step(LADDER_STEP[event] if value.penalty else "ladder_warning", "mbsz-hu:VI.2.b", str(value.penalty)),
    )
    notes = (
        ()
        if units == 1 and not minutes_over
        else (Step("note_ladder_combination", "mbsz-hu:VI.2.b", f"{_roman(degree)} / {_roman(other)}"),)
    )
    return Calculation(value, steps, notes)


def late_result(minutes_over: Number) -> Calculation[Fraction]:
    """VP off each team of the team championship for a result handed in late: half a VP for every five minutes begun."""
    units = ceil(Fraction(minutes_over) / 5)
    value = Fraction(units, 2)
    return Calculation(
        value,
        (Step("late_result", LATE_RESULT, f"{shown(minutes_over)} : 5 -> {units}; {units} x 0.5 = {shown(value)}"),),
    )


def pairs_time(boards: int, screens_or_beginners: bool, extra_for_change: bool) -> Calculation[int]:
    """Minutes for the boards of a round of a pairs event, change included (MBSz 31). BadInput where the text has no
    figure.
    """
    if boards not in PAIRS_TIME:
        raise BadInput(f"MBSz 31 has times for rounds of 2, 3 and 4 boards, not of {boards}: the organizer sets it.")
    total = PAIRS_TIME[boards] + (boards if screens_or_beginners else 0) + (1 if extra_for_change else 0)
    text = (
        f"{PAIRS_TIME[boards]}"
        + (f" + {boards}" if screens_or_beginners else "")
        + (" + 1" if extra_for_change else "")
    )
    return Calculation(total, (Step("playing_time", "mbsz-hu:31", _sum(text, total)),))


def teams_time(boards: int, screens_or_beginners: bool, extra_boards: int) -> Calculation[Fraction]:
    """Minutes of play for a match or a part of it (MBSz 41): table, about ten per cent more with screens, eight for
    each extra board.

    Between the printed lengths the guideline of about sixty minutes for eight boards is used.
    """
    base = Fraction(TEAMS_TIME[boards][0]) if boards in TEAMS_TIME else Fraction(60 * boards, 8)
    total = base * (Fraction(11, 10) if screens_or_beginners else 1) + 8 * extra_boards
    text = (
        f"{shown(base)}"
        + (" x 1.1" if screens_or_beginners else "")
        + (f" + {extra_boards} x 8" if extra_boards else "")
    )
    steps = [Step("playing_time", "mbsz-hu:41/idokorlatok", _sum(text, total))]
    if boards in TEAMS_TIME:
        steps.insert(0, Step("comparing_time", "mbsz-hu:41.t1", str(TEAMS_TIME[boards][1])))
    return Calculation(total, tuple(steps))


def _sum(text: str, total: Number) -> str:
    return text if text == shown(total) else f"{text} = {shown(total)}"


def _roman(degree: int) -> str:
    return ("I", "II", "III", "IV", "V", "VI")[degree - 1]
