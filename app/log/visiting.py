"""Who looks at the log and who writes rows: the one gate of which tournaments a director sees.

A face that many people share says who is there (`asked_by`); the command line says nobody, and the person at the
machine sees all. A director belongs to a tournament that he made, wrote an entry of, or was added to; he cannot write
in another.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import event, select
from sqlalchemy.orm import Session

from app.log.tables import ChangeRow, EntryRow, TournamentRow
from corpus.errors import LawbridgeError

T = TypeVar("T")
ACCOUNTS = "accounts"
"""The detail of a tournament that holds the e-mail addresses added to it, or `@domain` for all of one."""
_SIGNED = re.compile(r"<([^<>\s]+@[^<>\s]+)>$")


class NotYours(LawbridgeError):
    """Raised when a director writes in a tournament that he does not belong to."""

    def __init__(self, name: str) -> None:
        self.name = name[:60]
        super().__init__(
            f"The tournament {self.name!r} belongs to other directors; ask one of them, or the chief director, to add "
            "your address to its data."
        )


class TooManyRows(LawbridgeError):
    """Raised when a visitor who did not sign in has written as much as anybody may within an hour."""

    def __init__(self) -> None:
        super().__init__("Too much was written from your address within the hour; go on later, or sign in.")


def _everything() -> str | None:
    return None


def _any_number(rows: int) -> bool:
    return True


@dataclass(slots=True)
class _Face:
    viewer: Callable[[], str | None] = _everything
    takes: Callable[[int], bool] = _any_number


_face = _Face()


def asked_by(viewer: Callable[[], str | None], takes: Callable[[int], bool]) -> None:
    """Say who is there: `viewer` gives an address, "" for nobody known, None for who sees all; `takes` counts rows."""
    _face.viewer, _face.takes = viewer, takes


_asked: ContextVar[tuple[str | None] | None] = ContextVar("asked", default=None)


def later(act: Callable[[], T]) -> Callable[[], T]:
    """`act` for whoever is there now, though called in a thread that knows nobody (a download made when asked)."""
    who = _viewer()

    def acting() -> T:
        token = _asked.set((who,))
        try:
            return act()
        finally:
            _asked.reset(token)

    return acting


def _viewer() -> str | None:
    held = _asked.get()
    return _face.viewer() if held is None else held[0]


@event.listens_for(Session, "before_flush")
def _within_budget(session: Session, _context: Any, _instances: Any) -> None:
    if session.new and not _face.takes(len(session.new)):
        raise TooManyRows


@dataclass(frozen=True, slots=True)
class Sight:
    """What a viewer sees; `viewer` None sees all."""

    viewer: str | None = None
    mine: frozenset[str] = frozenset()
    others: frozenset[str] = frozenset()
    written: frozenset[int] = field(default_factory=frozenset)

    def tournament(self, name: str) -> bool:
        """Whether it is one of the viewer's, or nobody's yet."""
        return self.viewer is None or name not in self.others

    def entry(self, row: EntryRow) -> bool:
        """Whether the viewer may read and change an entry; one of no tournament is its writer's."""
        return self.viewer is None or (row.tournament in self.mine if row.tournament else row.number in self.written)

    def writes_in(self, name: str) -> None:
        """Raises NotYours for a tournament of others."""
        if name and not self.tournament(name):
            raise NotYours(name)


def sight(session: Session) -> Sight:
    """What the one who asks may see, as the database stands."""
    viewer = _viewer()
    if viewer is None:
        return Sight()
    belong: defaultdict[str, set[str]] = defaultdict(set)
    for name, details in session.execute(select(TournamentRow.name, TournamentRow.details)):
        belong[name] |= accounts(details)
    written: set[int] = set()
    made = select(EntryRow.number, EntryRow.tournament, ChangeRow.who).join_from(ChangeRow, EntryRow)
    for number, name, who in session.execute(made.where(ChangeRow.action == "created")):
        belong[name].add(address(who))
        if viewer and address(who) == viewer:
            written.add(number)
    names = {viewer, f"@{viewer.rpartition('@')[2]}"} if viewer else set()
    mine = frozenset(name for name, members in belong.items() if name and members & names)
    return Sight(viewer, mine, frozenset(belong) - mine - {""}, frozenset(written))


def address(who: str) -> str:
    """The e-mail address of a signature of the history; empty where there is none."""
    found = _SIGNED.search(who)
    text = found[1] if found else who
    return text.strip().casefold() if "@" in text and " " not in text.strip() else ""


def accounts(details: Mapping[str, Any]) -> set[str]:
    """The addresses added to a tournament."""
    words = re.split(r"[\s,;]+", str(details.get(ACCOUNTS) or ""))
    return {word.casefold() for word in words if "@" in word}


def with_viewer(details: Mapping[str, Any], known: Iterable[str], seen: Sight) -> dict[str, Any]:
    """Details in which a director who writes them stays a member: nobody shuts himself out."""
    clean = dict(details)
    if seen.viewer:
        held = accounts(clean) if ACCOUNTS in clean else set(known)
        clean[ACCOUNTS] = ", ".join(sorted(held | {seen.viewer}))
    return clean
