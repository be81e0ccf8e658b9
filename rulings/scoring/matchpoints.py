"""Matchpoints, Law 78A: two units for each worse result, one for each equal, none for each better.

Counted on the scale 2/1/0 or on its half, 1/0.5/0 (MBSz annex 6.1 prints both). A result may be a `Spread`: several
scores with weights (Law 12C1c); it is then compared score by score, and the weights of both results multiply.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number, Step, shown

Scale = Literal["2-1-0", "1-half-0"]
Spread = Mapping[int, Fraction]

LAW = "78.A"
HALF_SCALE = "mbsz-hu:M6.1"
UNIT: dict[str, Fraction] = {"2-1-0": Fraction(1), "1-half-0": Fraction(1, 2)}


def spread(score: int | Spread) -> Spread:
    """One score as a spread of weight 1; a spread is checked: weights positive, sum 1. Raises BadInput otherwise."""
    if isinstance(score, int):
        return {score: Fraction(1)}
    if any(weight <= 0 for weight in score.values()) or sum(score.values()) != 1:
        total = shown(sum(score.values(), Fraction(0)) * 100)
        raise BadInput(
            f"The weights of an assigned score add up to {total} %: each must be positive and together they make 100 %."
        )
    return score


def units(own: int | Spread, other: int | Spread) -> Fraction:
    """Units (2, 1, 0 or a weighted value between) of `own` against `other`."""
    a, b = spread(own), spread(other)
    return sum(
        (wa * wb * (2 if x > y else 1 if x == y else 0) for x, wa in a.items() for y, wb in b.items()), Fraction(0)
    )


def top_score(results: int, scale: Scale) -> Fraction:
    """The highest matchpoint score on a board with `results` results."""
    return 2 * (results - 1) * UNIT[scale]


def matchpoints(scores: Sequence[int | Spread], scale: Scale) -> tuple[Fraction, ...]:
    """Matchpoints of every result against all others, in order. The scores are all from the same side's view."""
    unit = UNIT[scale]
    return tuple(
        unit * sum((units(own, other) for j, other in enumerate(scores) if j != i), Fraction(0))
        for i, own in enumerate(scores)
    )


def matchpoint_result(scores: Sequence[int], place: int, scale: Scale) -> Calculation[Fraction]:
    """Matchpoints of the result at index `place`, with the count of worse and equal results; all scores from one
    side's view.
    """
    if not 0 <= place < len(scores):
        raise BadInput(f"There is no result number {place + 1}: the board has {len(scores)} results.")
    own = scores[place]
    worse = sum(1 for score in scores if score < own)
    equal = sum(1 for score in scores if score == own) - 1
    two, one = 2 * UNIT[scale], UNIT[scale]
    value = worse * two + equal * one
    top = top_score(len(scores), scale)
    cite = LAW if scale == "2-1-0" else HALF_SCALE
    steps = [
        Step(
            "matchpoints_counted",
            LAW,
            "",
            {"worse": str(worse), "equal": str(equal), "better": str(len(scores) - 1 - worse - equal)},
        ),
        Step("matchpoints_sum", cite, f"{worse} x {shown(two)} + {equal} x {shown(one)} = {shown(value)}"),
    ]
    if top:
        steps.append(percent_step(value, top))
    return Calculation(value, tuple(steps))


def percent_step(value: Number, top: Number) -> Step:
    """The step that turns matchpoints into a percentage of the top."""
    return Step(
        "percent_of_top", LAW, f"{shown(value)} : {shown(top)} = {shown(Fraction(value) * 100 / Fraction(top))} %"
    )
