"""What one visitor may take: web sockets at once and a minute, bytes of uploads and rows of the database an hour.

A visitor is the address that a request comes from; behind a proxy, the address that the proxy saw. The budgets are wide
for a person, and for a house of people behind one address; they end a script that would take everything.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

SOCKETS = 150
"""At once, of one visitor; a browser's tab has one."""
SOCKETS_OF_ALL = 1_000
SOCKETS_A_MINUTE = 300
BYTES_AN_HOUR = 300_000_000
ROWS_AN_HOUR = 5_000
"""Of quizzes, classes, trainings and cases, of one visitor who did not sign in; a class of forty answers some 1,500."""
VISITORS = 10_000
"""Remembered at most; the one longest away goes first."""


@dataclass(slots=True)
class Visitor:
    """What one visitor has taken: sockets open now, when sockets were opened, when how many bytes came."""

    open: int = 0
    opened: deque[float] = field(default_factory=deque)
    sent: deque[tuple[float, int]] = field(default_factory=deque)
    written: deque[tuple[float, int]] = field(default_factory=deque)


class Budgets:
    """The budgets of all visitors of one app."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.visitors: dict[str, Visitor] = {}
        self.open = 0

    def enters(self, visitor: str) -> bool:
        """Whether a web socket may be opened; if so it counts until `leaves`."""
        now, row = self.clock(), self._of(visitor)
        while row.opened and row.opened[0] <= now - 60:
            row.opened.popleft()
        if row.open >= SOCKETS or self.open >= SOCKETS_OF_ALL or len(row.opened) >= SOCKETS_A_MINUTE:
            return False
        row.opened.append(now)
        row.open += 1
        self.open += 1
        return True

    def leaves(self, visitor: str) -> None:
        """A web socket that entered is closed."""
        self._of(visitor).open -= 1
        self.open -= 1

    def uploads(self, visitor: str, size: int) -> bool:
        """Whether so many bytes may be uploaded; if so they count for an hour."""
        return self._within(self._of(visitor).sent, size, BYTES_AN_HOUR)

    def writes(self, visitor: str, rows: int) -> bool:
        """Whether so many rows may be written; if so they count for an hour."""
        return self._within(self._of(visitor).written, rows, ROWS_AN_HOUR)

    def _within(self, taken: deque[tuple[float, int]], more: int, most: int) -> bool:
        now = self.clock()
        while taken and taken[0][0] <= now - 3600:
            taken.popleft()
        if sum(before for _, before in taken) + more > most:
            return False
        taken.append((now, more))
        return True

    def _of(self, visitor: str) -> Visitor:
        row = self.visitors.pop(visitor, None) or Visitor()
        self.visitors[visitor] = row  # the last seen stands last
        if len(self.visitors) > VISITORS:
            away = next((name for name, one in self.visitors.items() if not one.open and name != visitor), None)
            if away is not None:
                del self.visitors[away]
        return row
