"""From a worked-out number of `rulings.scoring` to steps of a ruling: every sum is said under the provision it rests
on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import rulings.scoring
from corpus.errors import BadFacts, BadInput
from rulings.engine import Inquiry
from rulings.scoring.calculation import Calculation, Step

T = TypeVar("T")
WORDS = rulings.scoring.__name__  # the package whose wording tells the steps


def work(
    case: Inquiry[Any],
    fallback: str,
    compute: Callable[..., Calculation[T]],
    *arguments: Any,
    headline: bool = False,
    aside: bool = False,
    **named: Any,
) -> T:
    """Compute, say every step and note under its own provision (`fallback` for a step of no source), return the
    value.

    With `headline` the last step is the ruling in one sentence; with `aside` a short answer leaves the steps out.
    What the arithmetic refuses is a fault of the facts: BadInput becomes BadFacts.
    """
    try:
        calculation = compute(*arguments, **named)
    except BadInput as error:
        raise BadFacts(str(error)) from error
    for number, step in enumerate(calculation.steps, 1):
        with case.applying(step.cite or fallback, WORDS, ()):
            said = case.aside if aside else case.say
            tell = case.headline if headline and number == len(calculation.steps) else said
            tell(step.says, **_parameters(step))
    for note in calculation.notes:
        with case.applying(note.cite or fallback, WORDS, ()):
            case.note(note.says, **_parameters(note))
    return calculation.value


def _parameters(step: Step) -> dict[str, Any]:
    return {**step.values, "sum": step.shown}
