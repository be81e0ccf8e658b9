"""Numbers and choices as people type them; what cannot be read raises BadInput in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from corpus.errors import BadInput
from rulings.scoring.calculation import exact


def number(text: str, what: str) -> Fraction:
    """A number typed as 12, 57.3 or 57,3; `what` names it in the refusal."""
    try:
        return exact(text)
    except (ValueError, ZeroDivisionError) as error:
        raise BadInput(f"{text!r} is no {what}: write a number such as 12 or 57.3.") from error


def scores(texts: Sequence[str]) -> list[int]:
    """Whole scores typed as 420 -50 110."""
    values = [number(text, "score") for text in texts]
    if any(value.denominator != 1 for value in values):
        raise BadInput("Scores are whole numbers: write them as 420 -50 110.")
    return [int(value) for value in values]


def one_of(value: str, *allowed: str) -> Any:
    """`value` itself when it is one of the choices."""
    if value not in allowed:
        raise BadInput(
            f"{value!r} is not one of the choices {', '.join(allowed)}; `lawbridge score --help` shows the commands."
        )
    return value
