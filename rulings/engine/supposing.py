"""What a short answer goes by although nobody told it: the usual value of a fact, given to the ruling as if told.

A rule that words a fact told otherwise than one gone by asks `case.told(name)`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_SUPPOSED: ContextVar[frozenset[str]] = ContextVar("supposed", default=frozenset())


def supposed() -> frozenset[str]:
    """The names of the facts that the ruling goes by and nobody told."""
    return _SUPPOSED.get()


@contextmanager
def supposing(names: Iterable[str]) -> Iterator[None]:
    """Rule until the block ends with these facts given, but not told."""
    token = _SUPPOSED.set(frozenset(names))
    try:
        yield
    finally:
        _SUPPOSED.reset(token)
