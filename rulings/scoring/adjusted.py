"""Adjusted scores in figures: artificial (Law 12C2), weighted (12C1c), self-inflicted damage (12C1e), non-balancing
(12C4), teams (86B).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number, Step, shown, signed
from rulings.scoring.imp import imps
from rulings.scoring.matchpoints import UNIT, Scale, percent_step, units

Responsibility = Literal["none", "partly", "direct"]
Average = Literal["plus", "average", "minus"]

AVERAGE_OF: dict[Responsibility, Average] = {"none": "plus", "partly": "average", "direct": "minus"}
PERCENT: dict[Average, int] = {"plus": 60, "average": 50, "minus": 40}
IMPS: dict[Average, int] = {"plus": 3, "average": 0, "minus": -3}
ARTIFICIAL: dict[Average, str] = {
    "plus": "artificial_plus",
    "average": "artificial_average",
    "minus": "artificial_minus",
}
ARTIFICIAL_IMP: dict[Average, str] = {
    "plus": "artificial_imp_plus",
    "average": "artificial_imp_average",
    "minus": "artificial_imp_minus",
}


@dataclass(frozen=True)
class Balanced:
    """Results of the non-offending and the offending side, each from its own view."""

    non_offending: Fraction
    offending: Fraction


def artificial_percent(average: Average, rest_of_session: Number | None) -> Calculation[Fraction]:
    """Percentage of an artificial adjusted score at pairs (Law 12C2a) after the personal average of the session
    (12C2c).

    `rest_of_session` is the contestant's percentage on the other boards of the session, or None when it is not known
    yet.
    """
    base = PERCENT[average]
    steps = [Step(ARTIFICIAL[average], "12.C.2.a", f"{base} %")]
    value = Fraction(base)
    own = None if rest_of_session is None else Fraction(rest_of_session)
    if average == "plus" and own is not None and own > base:
        value = own
        steps.append(Step("own_average_better", "12.C.2.c", f"max({base} %; {shown(own)} %) = {shown(own)} %"))
    if average == "minus" and own is not None and own < base:
        value = own
        steps.append(Step("own_average_worse", "12.C.2.c", f"min({base} %; {shown(own)} %) = {shown(own)} %"))
    return Calculation(
        value,
        tuple(steps),
        () if own is not None or average == "average" else (Step("note_session_average_later", "12.C.2.c"),),
    )


def artificial_imps(
    average: Average, rest_of_session: Number | None, figure: Number | None = None
) -> Calculation[Fraction]:
    """IMPs of an artificial adjusted score (Law 12C2b), after the contestant's IMP average a board on the others
    (12C2c). `figure` is the one that the organizer has set for it.
    """
    base = Fraction(IMPS[average] if figure is None else figure)
    steps = [Step(ARTIFICIAL_IMP[average], "12.C.2.b", f"{signed(base)} IMP")]
    value = base
    own = None if rest_of_session is None else Fraction(rest_of_session)
    if average == "plus" and own is not None and own > base:
        value = own
        steps.append(Step("own_average_better", "12.C.2.c", f"max({signed(base)}; {signed(own)}) = {signed(own)} IMP"))
    if average == "minus" and own is not None and own < base:
        value = own
        steps.append(Step("own_average_worse", "12.C.2.c", f"min({signed(base)}; {signed(own)}) = {signed(own)} IMP"))
    return Calculation(value, tuple(steps))


def checked_weights(parts: Sequence[tuple[Number, int]]) -> tuple[tuple[Fraction, int], ...]:
    """Weights in per cent as fractions of one. Raises BadInput unless each is positive and together they make 100."""
    total = sum((Fraction(weight) for weight, _ in parts), Fraction(0))
    if not parts or total != 100 or any(weight <= 0 for weight, _ in parts):
        raise BadInput(
            f"The weights add up to {shown(total)} %: give positive weights that make 100 % together, as in "
            "`lawbridge score weighted 60:620 40:-100 --other 170`."
        )
    return tuple((Fraction(weight) / 100, score) for weight, score in parts)


def weighted_imps(parts: Sequence[tuple[Number, int]], other_table: int) -> Calculation[Fraction]:
    """IMPs of a weighted assigned score against the other table: each outcome is turned into IMPs first, then weighted.

    `parts` are (per cent, score) from our side's view, `other_table` the score of the same direction there.
    """
    value = Fraction(0)
    steps = []
    for weight, score in checked_weights(parts):
        gain = imps(score - other_table)
        value += weight * gain
        shown_part = f"{shown(weight * 100)} % x {signed(gain)} = {signed(weight * gain)}"
        steps.append(
            Step(
                "weighted_part",
                "12.C.1.c",
                shown_part,
                {"score": signed(score), "difference": signed(score - other_table)},
            )
        )
    steps.append(Step("weighted_total_imp", "12.C.1.c", f"{signed(value)} IMP"))
    return Calculation(value, tuple(steps), (Step("note_weighted_rounding", "12.C.1.c"),))


def weighted_matchpoints(
    parts: Sequence[tuple[Number, int]], others: Sequence[int], scale: Scale
) -> Calculation[Fraction]:
    """Matchpoints of a weighted assigned score: each outcome is matchpointed against the other results, then
    weighted.
    """
    value = Fraction(0)
    steps = []
    for weight, score in checked_weights(parts):
        points = UNIT[scale] * sum((units(score, other) for other in others), Fraction(0))
        value += weight * points
        shown_part = f"{shown(weight * 100)} % x {shown(points)} = {shown(weight * points)}"
        steps.append(Step("weighted_part_mp", "12.C.1.c", shown_part, {"score": signed(score)}))
    steps.append(Step("weighted_total_mp", "12.C.1.c", shown(value)))
    if others:
        steps.append(percent_step(value, 2 * len(others) * UNIT[scale]))
    return Calculation(value, tuple(steps), (Step("note_weighted_rounding", "12.C.1.c"),))


def self_inflicted(without_irregularity: Number, without_own_error: Number, obtained: Number) -> Calculation[Balanced]:
    """Both sides' results when the non-offenders added to their own damage by an extremely serious error or a gamble
    (Law 12C1e).

    All three are results of the non-offending side in the event's scoring unit: what it would have had without the
    irregularity, what it had left after it but for its own error, and what it obtained. The offenders keep what their
    infraction brings them; the non-offenders get relief for the rest only. How the part is measured is practice, not
    text: a note says so.
    """
    normal, possible, actual = Fraction(without_irregularity), Fraction(without_own_error), Fraction(obtained)
    own_part = max(possible - actual, Fraction(0))
    relief = max(normal - possible, Fraction(0))
    steps = (
        Step("damage_own", "12.C.1.e.ii", f"{signed(possible)} - ({signed(actual)}) = {shown(own_part)}"),
        Step("damage_relieved", "12.C.1.e.ii", f"{signed(normal)} - ({signed(possible)}) = {shown(relief)}"),
        Step("result_non_offending", "12.C.1.e.ii", f"{signed(actual)} + {shown(relief)} = {signed(actual + relief)}"),
        Step("result_offending", "12.C.1.e.i", signed(-normal)),
    )
    return Calculation(Balanced(actual + relief, -normal), steps, (Step("note_self_inflicted_method", "12.C.1.e"),))


def knockout_average(first: Number, second: Number) -> Calculation[Balanced]:
    """Non-balancing results in a knock-out match (Law 12C4): each side's IMPs from its own view, then both get the
    average.
    """
    average = (Fraction(first) - Fraction(second)) / 2
    text = f"({signed(first)} - ({signed(second)})) : 2 = {signed(average)}"
    steps = (
        Step("knockout_separate", "12.C.4", f"{signed(first)}; {signed(second)}"),
        Step("knockout_average", "12.C.4", text),
    )
    return Calculation(Balanced(average, -average), steps)


def incomparable_results(assigned: Number) -> Calculation[Balanced]:
    """Two or more incomparable results at teams, one side at fault (Law 86B2b): better of +3 IMP and the assigned
    score, mirrored.
    """
    better = max(Fraction(IMPS["plus"]), Fraction(assigned))
    steps = (
        Step("teams_better_of", "86.B.2.b", f"max(+3; {signed(assigned)}) = {signed(better)} IMP"),
        Step("teams_mirrored", "86.B.2.b", f"{signed(-better)} IMP"),
    )
    return Calculation(Balanced(better, -better), steps)
