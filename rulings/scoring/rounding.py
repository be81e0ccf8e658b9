"""Rounding as the regulation words it: "0.5 is already rounded up" (MBSz 26, 36).

Up is towards the higher score. A penalty is rounded as the positive amount it is, so its half goes up too: the
regulation speaks of amounts, and rounds them before they are taken off.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import Literal

from rulings.scoring.calculation import Number

Evaluation = Literal["manual", "computer"]


def half_up(value: Number, places: int = 0) -> Fraction:
    """Round to `places` decimals, an exact half towards plus infinity."""
    scale = 10**places
    return Fraction(floor(Fraction(value) * scale + Fraction(1, 2)), scale)


def half_away(value: Number, places: int = 0) -> Fraction:
    """Round to `places` decimals (negative: tens), an exact half away from zero."""
    scale = Fraction(10) ** places
    size = floor(abs(Fraction(value)) * scale + Fraction(1, 2)) / scale
    return size if value >= 0 else -size


def board_places(evaluation: Evaluation) -> int:
    """Decimals of one board's matchpoints or a penalty: one by hand, two by computer (MBSz 26.a, 26.b)."""
    return 1 if evaluation == "manual" else 2


def session_places(evaluation: Evaluation) -> int:
    """Decimals of a session total: whole matchpoints by hand, two decimals by computer (MBSz 26.a, 26.b)."""
    return 0 if evaluation == "manual" else 2
