"""Number facts as exact decimals: `57.3`, `"57.3"`, `"57,3"` are the same fraction; scores are full of tenths."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rulings.engine import ValueType
from rulings.scoring.calculation import Number, exact


def plain(value: Number) -> int | float:
    """A number for the outcome: whole numbers as int, others with at most four decimals."""
    number = Fraction(value)
    return int(number) if number.denominator == 1 else round(float(number), 4)


def decimal(low: int, high: int) -> ValueType:
    """A number from `low` to `high`, whole or with decimals, read exactly from a JSON number or from text."""

    def read(raw: Any) -> Fraction:
        try:
            value = exact(raw)
        except (ValueError, TypeError, ZeroDivisionError):
            raise ValueError(f"{raw!r} is not a number from {low} to {high}") from None
        if not low <= value <= high:
            raise ValueError(f"{raw!r} is not a number from {low} to {high}")
        return value

    schema = {
        "anyOf": [
            {"type": "number", "minimum": low, "maximum": high},
            {"type": "string", "pattern": r"^-?\d+([.,]\d+)?$"},
        ]
    }
    return ValueType(f"number {low} to {high}", read, schema, plain)
