"""Matches of a few boards: Patton and Board-a-Match (MBSz annex 6, team events, item 2), and total points (Law 78C)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number, Step, shown, signed

PATTON = "mbsz-hu:M6.2@2/patton-merkozes"
BOARD_A_MATCH = "mbsz-hu:M6.2@2/board-a-match-merkozes"
BoardAMatch = Literal["a", "b"]
Denominator = Literal["both_teams", "winner"]
QUOTIENT_STEPS = (Fraction(10), Fraction(100, 3))  # per cent: up to 10, up to 33 1/3, above


@dataclass(frozen=True)
class Shared:
    """Points of the home and the visiting team."""

    home: Fraction
    away: Fraction


def patton_board(swing: int) -> Calculation[Shared]:
    """Two points for one board: 1-1 up to a difference of 10, 2-0 from 20 on. `swing` is the home team's gain in
    points.
    """
    home = Fraction(1) if abs(swing) <= 10 else Fraction(2 if swing > 0 else 0)
    value = Shared(home, 2 - home)
    return Calculation(
        value, (Step("patton_board", PATTON, f"{signed(swing)}: {shown(value.home)}-{shown(value.away)}"),)
    )


def patton_match(boards: Sequence[tuple[int, int]], denominator: Denominator) -> Calculation[Shared]:
    """A Patton match of two or three boards: two points a board and four by the quotient of the differences.

    `boards` holds the NS score of the home team in the open room and the NS score of the other table. `denominator`
    says which points divide the net difference: all points scored by both teams, or those of the winning team; the
    text ("the team's points") allows both.
    """
    if not 2 <= len(boards) <= 3:
        raise BadInput(f"A Patton match has 2 or 3 boards by MBSz annex 6, not {len(boards)}.")
    per_board = [patton_board(open_room - closed_room) for open_room, closed_room in boards]
    net = sum(open_room - closed_room for open_room, closed_room in boards)
    home_points = sum(max(o, 0) + max(-c, 0) for o, c in boards)
    away_points = sum(max(-o, 0) + max(c, 0) for o, c in boards)
    base = home_points + away_points if denominator == "both_teams" else (home_points if net > 0 else away_points)
    quotient = Fraction(abs(net) * 100, base) if base else Fraction(0)
    share = 2 if quotient <= QUOTIENT_STEPS[0] else 3 if quotient <= QUOTIENT_STEPS[1] else 4
    home_share = Fraction(share if net >= 0 else 4 - share)
    boards_home = sum((w.value.home for w in per_board), Fraction(0))
    value = Shared(boards_home + home_share, 2 * len(boards) - boards_home + 4 - home_share)
    steps = (
        *(step for calculation in per_board for step in calculation.steps),
        Step("patton_quotient", PATTON, f"{abs(net)} : {base} = {shown(quotient)} %"),
        Step("patton_share", PATTON, f"{shown(home_share)}-{shown(4 - home_share)}"),
        Step("match_total", PATTON, f"{shown(value.home)}-{shown(value.away)}"),
    )
    return Calculation(value, steps, (Step("note_patton_denominator", PATTON),))


def board_a_match(swing: int, variant: BoardAMatch) -> Calculation[Shared]:
    """One board of Board-a-Match, variant a (1 point) or b (4 points). `swing` is the home team's gain in points.

    Variant a prints nothing in the row of 20 and more; it can only be 1-0 there, as for 10: a note says so.
    """
    size = abs(swing)
    win = {"a": Fraction(1, 2) if not size else Fraction(1), "b": Fraction(2 if not size else 3 if size <= 10 else 4)}[
        variant
    ]
    whole = Fraction(1 if variant == "a" else 4)
    home = win if swing >= 0 else whole - win
    value = Shared(home, whole - home)
    notes = (Step("note_bam_empty_cell", BOARD_A_MATCH),) if variant == "a" and size >= 20 else ()
    return Calculation(
        value, (Step("bam_board", BOARD_A_MATCH, f"{signed(swing)}: {shown(home)}-{shown(value.away)}"),), notes
    )


def total_points(scores: Sequence[Number]) -> Calculation[Fraction]:
    """Net total of a contestant's points over all boards, Law 78C."""
    total = sum((Fraction(s) for s in scores), Fraction(0))
    return Calculation(
        total, (Step("total_points", "78.C", f"{' '.join(signed(s) for s in scores)} = {signed(total)}"),)
    )
