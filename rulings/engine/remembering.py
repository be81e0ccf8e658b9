"""What was explored while one answer is worked out, so that no tree is grown twice for it.

A procedure looks at its facts through its case only, so a tree holds for all facts that agree on what its runs looked
at: whatever else is told, left out or supposed beside it, they would run alike.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

T = TypeVar("T")

_TREES: ContextVar[dict[Hashable, Shelf[Any]] | None] = ContextVar("trees", default=None)


@contextmanager
def remembering() -> Iterator[None]:
    """Remember what is explored until the block ends; a block inside another one shares what that remembers."""
    outer = _TREES.get()
    token = _TREES.set({} if outer is None else outer)
    try:
        yield
    finally:
        _TREES.reset(token)


class Shelf(Generic[T]):
    """What was made of facts of one procedure under one edition and sense, by the values it was made of."""

    def __init__(self) -> None:
        self._kept: list[tuple[dict[str, Any], T]] = []

    def find(self, facts: Any) -> T | None:
        """What was made of facts that agree with these on all that was looked at."""
        alike = (
            made
            for looked_at, made in reversed(self._kept)
            if all(getattr(facts, name) == value for name, value in looked_at.items())
        )
        return next(alike, None)

    def keep(self, facts: Any, read: Iterable[str], made: T) -> T:
        """Keep it under what was looked at of these facts."""
        self._kept.append(({name: getattr(facts, name) for name in read}, made))
        return made


def shelf(key: Hashable) -> Shelf[Any]:
    """What this answer remembers under a key; outside of any answer an empty shelf."""
    trees = _TREES.get()
    return Shelf() if trees is None else trees.setdefault(key, Shelf())
