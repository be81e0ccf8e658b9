"""What was worked out last of what was heard: an answer asks the same of it more than once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from understanding.heard import Heard

T = TypeVar("T")

RECENT = 8


def latest(work_out: Callable[[Heard, str], T]) -> Callable[[Heard, str], T]:
    """Keep the `RECENT` last results of a function of what was heard, the very object, and a procedure."""
    kept: tuple[tuple[Heard, str, T], ...] = ()

    @wraps(work_out)
    def asked(heard: Heard, procedure: str) -> T:
        nonlocal kept
        for one, name, found in kept:
            if one is heard and name == procedure:
                return found
        found = work_out(heard, procedure)
        kept = ((heard, procedure, found), *kept[: RECENT - 1])
        return found

    return asked
