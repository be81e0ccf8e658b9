"""Plus average, average, minus average and session average of a pair on a board not played (MBSz 29), beside Law
12C2.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from rulings.scoring.adjusted import PERCENT, Average, artificial_percent
from rulings.scoring.calculation import Calculation, Number, Step, shown
from rulings.scoring.rounding import Evaluation, board_places, half_up

CITE: dict[Average, str] = {
    "plus": "mbsz-hu:29/plusz-atlag",
    "average": "mbsz-hu:29/atlag",
    "minus": "mbsz-hu:29/minusz-atlag",
}

# The cases MBSz 29 lists under each heading, in its order.
CAUSES: dict[str, Average] = {
    "sit_out": "plus",
    "opponents_absent_or_late": "plus",
    "board_came_too_late": "plus",
    "not_started_opponents_slow": "plus",
    "unplayable_pair_innocent": "plus",
    "extraneous_information_innocent": "plus",
    "absent_force_majeure": "average",
    "extraneous_information_partly_at_fault": "average",
    "absent_or_late": "minus",
    "not_started_pair_slow": "minus",
    "extraneous_information_at_fault": "minus",
    "result_not_established": "minus",
}


AVERAGE_STEP: dict[Average, str] = {"plus": "average_plus", "average": "average_plain", "minus": "average_minus"}


@dataclass(frozen=True)
class AverageScore:
    """The pair's percentage by the regulation and by the Law in force, and its matchpoints by the Law when the top is
    known.
    """

    average: Average
    regulation: Fraction
    law: Fraction
    matchpoints: Fraction | None


def board_average(
    average: Average, session_percent: Number | None, top: Number | None, evaluation: Evaluation
) -> Calculation[AverageScore]:
    """The pair's score on the board. `session_percent` is its result on all boards it played properly in the session.

    The regulation's minus average is 40 % flat; Law 12C2c lowers it to a worse session, and the Law in force prevails.
    """
    session = None if session_percent is None else Fraction(session_percent)
    regulation = Fraction(PERCENT[average])
    if average == "plus" and session is not None:
        regulation = max(regulation, session)
        text = f"max({PERCENT[average]} %; {shown(session)} %) = {shown(regulation)} %"
    else:
        text = f"{PERCENT[average]} %"
    law = artificial_percent(average, session)
    steps = [Step(AVERAGE_STEP[average], CITE[average], text), *law.steps]
    points = None
    if top is not None:
        points = half_up(law.value * Fraction(top) / 100, board_places(evaluation))
        cite = f"mbsz-hu:26.{'b' if evaluation == 'computer' else 'a'}"
        steps.append(Step("average_points", cite, f"{shown(law.value)} % x {shown(top)} = {shown(points)}"))
    notes = list(law.notes)
    if regulation != law.value:
        notes.append(Step("note_minus_average_differs", "12.C.2.c", f"{shown(regulation)} % / {shown(law.value)} %"))
    return Calculation(AverageScore(average, regulation, law.value, points), tuple(steps), tuple(notes))


def session_average(own: Number, top: Number | None, unit: str = " %") -> Calculation[Fraction]:
    """The pair's session average as its score on a board (MBSz 29): per cent or IMPs, points with a top."""
    average = Fraction(own)
    steps = [Step("session_average", "mbsz-hu:29/forduloatlag", f"{shown(average)}{unit}")]
    if top is None:
        return Calculation(average, tuple(steps))
    points = half_up(average * Fraction(top) / 100, board_places("computer"))
    text = f"{shown(average)} % x {shown(top)} = {shown(points)}"
    return Calculation(points, (*steps, Step("average_points", "mbsz-hu:26.b", text)))
