"""How long a model may still take for one answer: all it is asked shares one limit, the rules' time included."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

SHARE, MOST = 0.25, 0.5
"""What is kept for the rules to answer in, after the model: a share of the limit, and so many seconds at most."""
_begun: ContextVar[float | None] = ContextVar("lawbridge_answer_begun", default=None)


@contextmanager
def one_answer() -> Iterator[None]:
    """Count from now on: whatever a model is asked inside shares the limit of one answer."""
    before = _begun.set(time.monotonic())
    try:
        yield
    finally:
        _begun.reset(before)


def left(seconds: float) -> float:
    """What is left of a limit of so many seconds; all of it outside an answer."""
    begun = _begun.get()
    if begun is None:
        return seconds
    return seconds - min(SHARE * seconds, MOST) - (time.monotonic() - begun)
