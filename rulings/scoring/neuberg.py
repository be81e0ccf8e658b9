"""Neuberg's formula for a board with fewer results: a method of other federations, shown beside the regulation's,
never instead of it.

(M + 1) E / A - 1 with M on the scale 2/1/0, E expected and A actual results; on 1/0.5/0 it is (m + 0.5) E / A - 0.5.
The regulation's own computer formula, (N T + N - n) : n (MBSz 28), is the same line written out: both give 19.9 for T
= 18 of 18, N = 11, n = 10.
"""

from __future__ import annotations

from fractions import Fraction

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number, Step, shown
from rulings.scoring.matchpoints import UNIT, Scale


def neuberg(points: Number, actual: int, expected: int, scale: Scale) -> Calculation[Fraction]:
    """Matchpoints `points` won among `actual` results, spread to `expected` results. Raises BadInput unless 0 <
    actual <= expected.
    """
    if not 0 < actual <= expected:
        raise BadInput(f"Neuberg's formula needs 1 to {expected} actual results: got {actual}.")
    unit = UNIT[scale]
    value = (Fraction(points) + unit) * expected / actual - unit
    text = f"({shown(points)} + {shown(unit)}) x {expected} : {actual} - {shown(unit)} = {shown(value)}"
    return Calculation(value, (Step("neuberg", "", text),))
