"""Entries kept, changed and read. Every change has its line of history; a change names the version it was made on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.log.database import read_session, write_session
from app.log.entry_data import DRAFT_FIELDS, STATUSES, Change, EntryDraft, LogEntry, checked, one_of
from app.log.tables import ChangeRow, EntryRow
from app.log.visiting import sight
from corpus.errors import LawbridgeError

UNKNOWN = "-"
"""Who made a change when nobody said so."""


class NoEntry(LawbridgeError):
    """Raised when the log has no entry of that number."""


class ChangedMeanwhile(LawbridgeError):
    """Raised when someone changed the entry first: `theirs` is kept, `yours` was to be; nothing was written."""

    def __init__(self, theirs: LogEntry, yours: Mapping[str, Any], who: str) -> None:
        self.theirs, self.yours, self.who = theirs, dict(yours), who
        super().__init__(
            f"Entry {theirs.number} was changed by {who} meanwhile and is now version {theirs.version}; nothing of "
            f"yours was written: look at it with `lawbridge log show {theirs.number}` and change it again."
        )


def save(draft: EntryDraft, who: str = UNKNOWN) -> LogEntry:
    """Keep a new entry; when this returns, it is on the disk. Raises BadInput for a field that cannot be kept."""
    with write_session() as session:
        return saved_in(session, draft, who)


def saved_in(session: Session, draft: EntryDraft, who: str = UNKNOWN) -> LogEntry:
    """Keep a new entry together with whatever else the session writes."""
    values = checked({name: getattr(draft, name) for name in DRAFT_FIELDS})
    sight(session).writes_in(values["tournament"])
    moment = datetime.now(UTC)
    row = EntryRow(version=1, status="open", appeal={}, appeal_deadline=None, created=moment, updated=moment, **values)
    session.add(row)
    session.flush()
    kept = {name: (None, value) for name, value in values.items() if value}
    record(session, row, who, "created", kept)
    return as_entry(row)


def edit(number: int, changes: Mapping[str, Any], version: int, who: str = UNKNOWN) -> LogEntry:
    """Change fields of a draft; raises NoEntry, BadInput; ChangedMeanwhile when `version` is no longer the newest."""
    return change(number, checked(changes), version, who, "edited")


def close(number: int, version: int, who: str = UNKNOWN) -> LogEntry:
    """The case is closed; the errors of `edit`."""
    return change(number, {"status": one_of("status", "closed", STATUSES)}, version, who, "closed")


def reopen(number: int, version: int, who: str = UNKNOWN) -> LogEntry:
    """The case is open again; the errors of `edit`."""
    return change(number, {"status": one_of("status", "open", STATUSES)}, version, who, "reopened")


def withdraw(number: int, version: int, who: str = UNKNOWN) -> LogEntry:
    """The ruling is taken back; its history stays, and no report has it. The errors of `edit`."""
    return change(number, {"status": one_of("status", "withdrawn", STATUSES)}, version, who, "withdrawn")


def change(number: int, values: Mapping[str, Any], version: int, who: str, action: str) -> LogEntry:
    """Write checked values of an entry with a line of history; an entry that stays the same is left alone."""
    with write_session() as session:
        row, seen = session.get(EntryRow, number, with_for_update=True), sight(session)
        if row is None or not seen.entry(row):
            raise no_entry(number)
        seen.writes_in(values.get("tournament", ""))
        if row.version != version:
            last = session.scalars(
                select(ChangeRow.who).where(ChangeRow.entry == number).order_by(ChangeRow.id.desc()).limit(1)
            ).first()
            raise ChangedMeanwhile(as_entry(row), values, last or UNKNOWN)
        changed = {name: (getattr(row, name), value) for name, value in values.items() if getattr(row, name) != value}
        if changed:
            for name, (_, value) in changed.items():
                setattr(row, name, value)
            row.version += 1
            row.updated = datetime.now(UTC)
            record(session, row, who, action, changed)
        return as_entry(row)


def entry(number: int) -> LogEntry:
    """One entry; raises NoEntry."""
    with read_session() as session:
        row = session.get(EntryRow, number)
        if row is None or not sight(session).entry(row):
            raise no_entry(number)
        return as_entry(row)


def entries(
    *,
    tournament: str | None = None,
    status: str | None = None,
    kind: str | None = None,
    text: str = "",
    appeals: bool = False,
    limit: int = 500,
) -> list[LogEntry]:
    """Entries, newest first. `text` is looked for in every field people read; `appeals` keeps only appealed rulings."""
    query = select(EntryRow).order_by(EntryRow.number.desc())
    if tournament is not None:
        query = query.where(EntryRow.tournament == tournament)
    if status is not None:
        query = query.where(EntryRow.status == one_of("status", status, STATUSES))
    if kind is not None:
        query = query.where(EntryRow.kind == kind)
    with read_session() as session:
        seen = sight(session)
        found = [as_entry(row) for row in session.scalars(query) if seen.entry(row)]
    wanted = text.casefold().split()
    kept = [item for item in found if (not appeals or item.appeal) and all(word in readable(item) for word in wanted)]
    return kept[:limit]


def readable(item: LogEntry) -> str:
    """All that people read of an entry, casefolded, for searching."""
    names = ("tournament", "session", "table", "board", "director", "procedure", "situation", "headline", "notes")
    words = [getattr(item, name) for name in names] + [*item.players.values(), *item.citations]
    return f"#{item.number} {' '.join(words)}".casefold()


def tournaments_named() -> list[str]:
    """The names of all tournaments with entries, the newest first."""
    with read_session() as session:
        seen = sight(session)
        rows = session.execute(select(EntryRow.tournament, EntryRow.number).order_by(EntryRow.number.desc()))
        return [name for name in dict.fromkeys(row[0] for row in rows) if name and seen.tournament(name)]


def history(number: int) -> list[Change]:
    """What was done to an entry, oldest first; raises NoEntry."""
    with read_session() as session:
        rows = session.scalars(select(ChangeRow).where(ChangeRow.entry == number).order_by(ChangeRow.id)).all()
        row = session.get(EntryRow, number)
        if not rows or row is None or not sight(session).entry(row):
            raise no_entry(number)
        return [
            Change(
                one.entry,
                one.version,
                one.at,
                one.who,
                one.action,
                {name: (pair[0], pair[1]) for name, pair in one.changes.items()},
            )
            for one in rows
        ]


def record(session: Session, row: EntryRow, who: str, action: str, changes: Mapping[str, tuple[Any, Any]]) -> None:
    """Add a line of history."""
    told = {name: [plain(before), plain(after)] for name, (before, after) in changes.items()}
    session.add(
        ChangeRow(
            entry=row.number,
            version=row.version,
            at=row.updated,
            who=" ".join(who.split()) or UNKNOWN,
            action=action,
            changes=told,
        )
    )


def plain(value: Any) -> Any:
    """A value as JSON has it: times as ISO text."""
    if isinstance(value, datetime):
        return value.isoformat()
    return list(value) if isinstance(value, tuple) else value


def as_entry(row: EntryRow) -> LogEntry:
    """The entry a row holds."""
    values = {name: getattr(row, name) for name in LogEntry.__dataclass_fields__}
    return LogEntry(**values | {"citations": tuple(row.citations)})


def as_document(item: LogEntry) -> dict[str, Any]:
    """An entry as one JSON object; times in ISO form, UTC."""
    return {name: plain(value) for name, value in asdict(item).items()}


def no_entry(number: int) -> NoEntry:
    """The error for a number that names no entry."""
    return NoEntry(f"The log has no entry {number}; `lawbridge log list` shows the numbers.")
