"""Players' data: all about one name as JSON, a name replaced everywhere, names replaced after some time.

A name is found as it is written, in any case, with what Hungarian, Polish or Norwegian hangs on its end when it has two
words or more. Texts that still hold one word of an erased name are listed, for a person to read.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import select, text
from sqlalchemy.orm import Session
from sqlalchemy.orm.attributes import flag_modified

from app.log.database import engine, read_session, write_session
from app.log.entries import DRAFT_FIELDS
from app.log.keeping import as_document, as_entry, record
from app.log.tables import ChangeRow, EntryRow, TournamentRow
from corpus.errors import BadInput

ERASED = "***"
SHORTEST = 3
SUFFIX = r"\w{0,7}"
_FIELDS = (*(name for name in DRAFT_FIELDS if name not in ("kind", "language", "edition", "jurisdiction")), "appeal")
CAPTAINS = ("home_captain", "away_captain")
_LENGTHENED = {"a": "[aá]", "e": "[eé]", "o": "[oó]", "ö": "[öő]"}


@dataclass(frozen=True, slots=True)
class Erased:
    """What was replaced: the entries and tournaments changed, and entries that still hold a word of the name."""

    entries: tuple[int, ...]
    tournaments: tuple[str, ...]
    to_read: tuple[int, ...] = ()


def export_name(name: str) -> dict[str, Any]:
    """All the log holds about a name: {"name", "entries": [...], "history": [...], "tournaments": [...]}."""
    pattern = _pattern(name)
    with read_session() as session:
        rows = [row for row in session.scalars(select(EntryRow).order_by(EntryRow.number)) if _holds(pattern, row)]
        numbers = {row.number for row in rows}
        changes = session.scalars(select(ChangeRow).order_by(ChangeRow.id)).all()
        told = [
            {"entry": row.entry, "at": row.at.isoformat(), "who": row.who, "action": row.action, "changes": row.changes}
            for row in changes
            if row.entry in numbers or _replaced([row.who, row.changes], pattern)[1]
        ]
        events = session.scalars(select(TournamentRow)).all()
        kept = [{"name": row.name, **row.details} for row in events if _replaced(row.details, pattern)[1]]
        return {
            "name": name,
            "entries": [as_document(as_entry(row)) for row in rows],
            "history": told,
            "tournaments": kept,
        }


def erase_name(name: str, who: str) -> Erased:
    """Replace a name in every entry, its history, and every tournament; the history says that it was done, not whom."""
    pattern = _pattern(name)
    with write_session() as session:
        rows = session.scalars(select(EntryRow).order_by(EntryRow.number).with_for_update()).all()
        numbers = [row.number for row in rows if _scrub_entry(session, row, pattern, who)]
        events = [row.name for row in session.scalars(select(TournamentRow)) if _scrub_tournament(row, pattern)]
        words = [word for word in name.split() if len(word) > SHORTEST]
        likely = re.compile("|".join(rf"(?<!\w){re.escape(word[:-1])}" for word in words) or r"(?!)", re.IGNORECASE)
        to_read = tuple(row.number for row in rows if _holds(likely, row))
    _forget()
    return Erased(tuple(numbers), tuple(events), to_read)


def expire_names(days: int, who: str, now: datetime | None = None) -> Erased:
    """Replace the players' names of entries and tournaments last changed more than `days` days ago."""
    if not 0 <= days <= 36_500:
        raise BadInput("Names are kept for 0 to 36500 days; write for example `lawbridge log expire 730`.")
    before = (now or datetime.now(UTC)) - timedelta(days=days)
    numbers, events = [], []
    with write_session() as session:
        for row in session.scalars(select(EntryRow).where(EntryRow.updated < before).order_by(EntryRow.number)).all():
            names = {name for name in _names_of(session, row) if len(name) >= SHORTEST and name != ERASED}
            whole = re.compile("|".join(_pattern(name).pattern for name in sorted(names)) or r"(?!)", re.IGNORECASE)
            if _scrub_entry(session, row, whole, who, touch=False):
                numbers.append(row.number)
        for event in session.scalars(select(TournamentRow).where(TournamentRow.updated < before)).all():
            details = _without_names(event.details)
            if details != event.details:
                event.details, event.version = details, event.version + 1
                events.append(event.name)
    _forget()
    return Erased(tuple(numbers), tuple(events))


def _names_of(session: Session, row: EntryRow) -> set[str]:
    """The players of an entry, now and before."""
    names = set(row.players.values()) | {str(row.appeal.get("appellant", ""))}
    for line in session.scalars(select(ChangeRow).where(ChangeRow.entry == row.number)):
        for players in line.changes.get("players", []):
            names |= set((players or {}).values())
        for form in line.changes.get("appeal", []):
            names.add(str((form or {}).get("appellant", "")))
    return names


def _without_names(details: Mapping[str, Any]) -> dict[str, Any]:
    """A tournament's details without the players: results, master points, captains."""
    kept = dict(details)
    for rows, columns in (("results", ("name",)), ("master_points", ("player",)), ("matches", CAPTAINS)):
        if kept.get(rows):
            kept[rows] = [row | {name: ERASED for name in columns if row.get(name)} for row in kept[rows]]
    return kept


def _scrub_entry(session: Session, row: EntryRow, pattern: re.Pattern[str], who: str, touch: bool = True) -> bool:
    """Replace a name in an entry and its history; says whether there was one."""
    found = False
    for name in _FIELDS:
        value, hit = _replaced(getattr(row, name), pattern)
        if hit:
            setattr(row, name, value)
            found = True
    for line in session.scalars(select(ChangeRow).where(ChangeRow.entry == row.number)):
        line.changes, hit = _replaced(line.changes, pattern)
        line.who, signed = _replaced(line.who, pattern)
        if hit:
            flag_modified(line, "changes")
        found = found or hit or signed
    if found:
        row.version += 1
        last, row.updated = row.updated, datetime.now(UTC)
        record(session, row, _replaced(who, pattern)[0], "erased", {})
        row.updated = row.updated if touch else last
    return found


def _scrub_tournament(row: TournamentRow, pattern: re.Pattern[str]) -> bool:
    row.details, found = _replaced(row.details, pattern)
    if found:
        row.version += 1
        flag_modified(row, "details")
    return found


def _pattern(name: str) -> re.Pattern[str]:
    """The pattern that finds a name; raises BadInput for one too short to be told from other words."""
    words = unicodedata.normalize("NFC", name).split()
    if len("".join(words)) < SHORTEST or words == [ERASED]:
        raise BadInput(f"The name {name[:20]!r} is too short to be found safely; give the whole name, as `Kiss Anna`.")
    whole = r"\s+".join(re.escape(word) for word in words)
    if len(words) == 1:
        return re.compile(rf"(?<!\w){whole}(?!\w)", re.IGNORECASE)
    last = words[-1][-1].casefold()
    end = _LENGTHENED.get(last, re.escape(last)) + SUFFIX
    return re.compile(rf"(?<!\w){whole[: -len(re.escape(words[-1][-1]))]}{end}", re.IGNORECASE)


def _holds(pattern: re.Pattern[str], row: EntryRow) -> bool:
    return any(_replaced(getattr(row, name), pattern)[1] for name in _FIELDS)


def _replaced(value: Any, pattern: re.Pattern[str]) -> tuple[Any, bool]:
    """The value with the name replaced wherever a text holds it, and whether there was one."""
    hits = 0

    def walk(node: Any) -> Any:
        nonlocal hits
        if isinstance(node, str):
            replaced, times = pattern.subn(ERASED, unicodedata.normalize("NFC", node))
            hits += times
            return replaced if times else node
        if isinstance(node, Mapping):
            return {key: walk(item) for key, item in node.items()}
        return [walk(item) for item in node] if isinstance(node, list | tuple) else node

    return walk(value), hits > 0


def _forget() -> None:
    """SQLite: bring the write-ahead log into the file and empty it, so that old pages do not keep the name."""
    if engine().dialect.name == "sqlite":
        with engine().connect() as connection:
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
