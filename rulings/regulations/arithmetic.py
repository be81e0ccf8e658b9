"""From a worked-out number of `rulings.scoring` to steps of a ruling: every sum is said under the provision it rests
on.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeVar

import rulings.scoring
from corpus.errors import BadFacts, BadInput
from rulings.engine import Case
from rulings.scoring.working import Number, Step, Working, exact

T = TypeVar("T")
WORDS = rulings.scoring.__name__  # the package whose wording tells the steps


def work(case: Case[Any], fallback: str, compute: Callable[..., Working[T]], *arguments: Any, **named: Any) -> T:
    """Compute, say every step and note under its own provision (`fallback` for a step of no source), return the value.

    What the arithmetic refuses is a fault of the facts: BadInput becomes BadFacts.
    """
    try:
        working = compute(*arguments, **named)
    except BadInput as error:
        raise BadFacts(str(error)) from error
    for step in working.steps:
        with case.applying(step.cite or fallback, WORDS, ()):
            case.say(step.says, **_parameters(step))
    for note in working.notes:
        with case.applying(note.cite or fallback, WORDS, ()):
            case.note(note.says, **_parameters(note))
    return working.value


def _parameters(step: Step) -> dict[str, Any]:
    return {**step.values, "sum": step.shown}


def plain(value: Number) -> int | float:
    """A number for the outcome: whole numbers as int, others with at most four decimals."""
    number = Fraction(value)
    return int(number) if number.denominator == 1 else round(float(number), 4)


def fraction(value: float | int) -> Fraction:
    """A number fact as the decimal it was written as."""
    return exact(value)
