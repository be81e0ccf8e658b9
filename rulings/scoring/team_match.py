"""Team matches that did not run to plan: byes, boards not played, invalid and forfeited matches (MBSz 36, 38-41,
annex 4.15).

The constants 18, 12, 30 minus and at most 25 belong to the old scale 25-0. On the WBF scale of 2013 the regulation is
silent: the equivalents offered there (60 % = 12 and its mirror images) are arithmetic, and every result says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number, Step, shown, signed
from rulings.scoring.rounding import half_up

VpScale = Literal["old25", "wbf2013"]
Fault = Literal["one", "one_partly", "both", "none"]

BYE = "mbsz-hu:36"
TENTHS = "mbsz-hu:36/tizedpontok"
UNPLAYED = "mbsz-hu:39"
RESULT = "mbsz-hu:39/mesterseges-eredmeny-eloirasa"
SHORTENED = "mbsz-hu:39/merkozes-leroviditese"
INVALID = "mbsz-hu:39/ervenytelen-merkozes"
ABSENT = "mbsz-hu:40/a-vetlen-csapat-gy-p-ja"
SIXTY = {"old25": Fraction(18), "wbf2013": Fraction(12)}  # 60 % of 30 and of 20
FORTY = {"old25": Fraction(12), "wbf2013": Fraction(8)}
WHOLE = {"old25": Fraction(30), "wbf2013": Fraction(20)}
MOST = {"old25": Fraction(25), "wbf2013": Fraction(20)}
MINIMUM_SHARE = Fraction(3, 4)


@dataclass(frozen=True)
class MatchImps:
    """IMP totals that count for each team, each from its own view; equal and opposite unless the fault is divided."""

    innocent: Fraction
    offender: Fraction


def tenth(value: Number) -> Fraction:
    """VP rounded to a tenth, 0.05 already up (MBSz 36)."""
    return half_up(value, 1)


def in_tenths(value: Number) -> Calculation[Fraction]:
    """A VP figure rounded to a tenth, 0.05 already up, with its sum (MBSz 36)."""
    rounded = tenth(value)
    return Calculation(rounded, (Step("rounded_half_up", TENTHS, f"{shown(value, 4)} -> {shown(rounded)}"),))


def _silent(scale: VpScale) -> tuple[Step, ...]:
    return (Step("note_vp_silent", ABSENT, f"60 % x 20 = {shown(SIXTY['wbf2013'])}"),) if scale == "wbf2013" else ()


def bye(scale: VpScale, own_average: Number | None) -> Calculation[Fraction]:
    """VP of the team that sits out: 18, or its own average so far if better (MBSz 36)."""
    base = SIXTY[scale]
    own = base if own_average is None else Fraction(own_average)
    value = tenth(max(base, own))
    text = f"max({shown(base)}; {shown(own)}) = {shown(value)}" if own_average is not None else shown(value)
    return Calculation(value, (Step("bye", BYE, text),), _silent(scale))


def forfeit(scale: VpScale, own_average: Number | None, opponent_average: Number | None) -> Calculation[Fraction]:
    """VP of the team whose opponents gave the match up: the best of three (MBSz 40); the others get nought.

    Own average; 30 less the opponents' average, at most 25; 18. An average that is not known is left out, and a note
    says it counts later.
    """
    rows = [("forfeit_flat", SIXTY[scale], shown(SIXTY[scale]))]
    if own_average is not None:
        rows.insert(0, ("forfeit_own", Fraction(own_average), shown(own_average)))
    if opponent_average is not None:
        raw = WHOLE[scale] - Fraction(opponent_average)
        mirrored = min(raw, MOST[scale])
        text = f"{shown(WHOLE[scale])} - {shown(opponent_average)} = {shown(raw)}"
        rows.insert(1, ("forfeit_mirror", mirrored, text if mirrored == raw else f"{text} -> {shown(mirrored)}"))
    best = max(points for _, points, _ in rows)
    value = tenth(best)
    steps = [Step(says, ABSENT, text) for says, _, text in rows]
    steps.append(Step("forfeit_best", ABSENT, f"max = {shown(best, 4)} -> {shown(value)}"))
    notes = [Step("note_misprint_innocent", ABSENT), *_silent(scale)]
    if own_average is None or opponent_average is None:
        notes.append(Step("note_averages_later", ABSENT))
    return Calculation(value, tuple(steps), tuple(notes))


def enough_boards(played: int, boards: int) -> Calculation[bool]:
    """Whether at least 75 % of the boards were played at both tables (MBSz 39); otherwise the match is invalid."""
    if not 0 <= played <= boards or not boards:
        raise BadInput(f"{played} boards played of {boards} cannot be: give a number from 0 to {boards}.")
    share = Fraction(played, boards)
    value = share >= MINIMUM_SHARE
    text = f"{played} : {boards} = {shown(share * 100)} % {'>=' if value else '<'} 75 %"
    return Calculation(value, (Step("three_quarters", SHORTENED, text),))


def unplayed_boards(imp_result: Number, missing: int, fault: Fault, knockout: bool) -> Calculation[MatchImps]:
    """IMP results that are turned into VP when `missing` boards were not played (MBSz 39 a-c).

    `imp_result` is the result on the boards played, from the innocent side's view (with `both` and `none`: the first
    team's). The text has no row for boards that nobody is answerable for: the result stands, and a note says so.
    """
    if fault == "none":
        base = Fraction(imp_result)
        return Calculation(
            MatchImps(base, -base),
            (Step("unplayed_nobody", RESULT, signed(base)),),
            (Step("note_unplayed_nobody", RESULT),),
        )
    base, extra = Fraction(imp_result), Fraction(3 * missing)
    gain = f"{signed(base)} + {missing} x 3 = {signed(base + extra)}"
    if fault == "one":
        return Calculation(
            MatchImps(base + extra, -(base + extra)),
            (Step("unplayed_innocent", f"{UNPLAYED}.a", gain),),
            (Step("note_misprint_innocent", UNPLAYED),),
        )
    if fault == "one_partly":
        steps = [
            Step("unplayed_innocent", f"{UNPLAYED}.b", gain),
            Step("unplayed_partly", f"{UNPLAYED}.b", signed(-base)),
        ]
        value = MatchImps(base + extra, -base)
        if knockout:
            average = (value.innocent - value.offender) / 2
            text = f"({signed(value.innocent)} - ({signed(value.offender)})) : 2 = {signed(average)}"
            steps.append(Step("knockout_average", "12.C.4", text))
            value = MatchImps(average, -average)
        return Calculation(value, tuple(steps), (Step("note_86b_is_12c4", "12.C.4"),) if knockout else ())
    value = MatchImps(base - extra, -base - extra)
    steps = [
        Step("unplayed_both", f"{UNPLAYED}.c", f"{signed(base)} - {missing} x 3 = {signed(value.innocent)}"),
        Step("unplayed_both", f"{UNPLAYED}.c", f"{signed(-base)} - {missing} x 3 = {signed(value.offender)}"),
    ]
    return Calculation(value, tuple(steps))


def invalid_match(scale: VpScale, forfeit_vp: Number, offender_gains: bool) -> Calculation[tuple[Fraction, Fraction]]:
    """VP of the innocent and the offending team when an invalid match cannot be played again (MBSz 39).

    At least 18 for the innocent by the best of three of MBSz 40 (`forfeit_vp`), 12 for the offenders, nought for them
    in the last round of a Danish event or when they could know that 12 would suit them.
    """
    innocent = tenth(max(Fraction(forfeit_vp), SIXTY[scale]))
    offender = Fraction(0) if offender_gains else FORTY[scale]
    steps = (
        Step("invalid_innocent", INVALID, shown(innocent)),
        Step("invalid_offender_zero" if offender_gains else "invalid_offender", INVALID, shown(offender)),
    )
    return Calculation((innocent, offender), steps, (Step("note_misprint_innocent", INVALID), *_silent(scale)))


def invalid_match_both(scale: VpScale, offender_gains: bool) -> Calculation[Fraction]:
    """VP of each team when both are at fault for an invalid match (MBSz 39): 12, or nought where 12 would suit them."""
    value = Fraction(0) if offender_gains else FORTY[scale]
    says = "invalid_offender_zero" if offender_gains else "invalid_offender"
    return Calculation(
        value, (Step(says, INVALID, shown(value)),), (Step("note_invalid_both", INVALID), *_silent(scale))
    )


def reversed_seating(boards: int, wrong: int, time_left: bool) -> Calculation[Fraction | None]:
    """IMPs for each team after boards played in the wrong direction (M4.15.b): -1 a board, or None when both are
    absent.

    Both count as absent when more than a quarter has to be cancelled and no time is left to play enough boards.
    """
    cite = "mbsz-hu:M4.15.b"
    share = Fraction(wrong, boards)
    text = f"{wrong} : {boards} = {shown(share * 100)} %"
    if share > Fraction(1, 4) and not time_left:
        return Calculation(None, (Step("reversed_too_many", cite, f"{text} > 25 %"),))
    return Calculation(Fraction(-wrong), (Step("reversed_boards", cite, f"{wrong} x (-1) = {shown(-wrong)} IMP"),))


def capped_penalties(amounts: Sequence[Number], cap: Number, cite: str, unit: str) -> Calculation[Fraction]:
    """Sum of penalties, at most `cap`."""
    total = sum((Fraction(a) for a in amounts), Fraction(0))
    value = min(total, Fraction(cap))
    steps = [Step("penalty_sum", cite, f"{' + '.join(shown(a) for a in amounts)} = {shown(total)} {unit}")]
    if value != total:
        steps.append(Step("penalty_capped", cite, f"min({shown(total)}; {shown(cap)}) = {shown(value)} {unit}"))
    return Calculation(value, tuple(steps))
