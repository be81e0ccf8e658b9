"""A case saved in the director's log: once, however often it is asked for; later saves change its one entry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app import log
from app.case.going_on import OpenCase
from app.case.keeping import CaseMoved
from app.case.model import Case
from app.log.database import write_session
from app.log.entry_data import DRAFT_FIELDS, EntryDraft, LogEntry
from app.log.keeping import UNKNOWN, saved_in
from app.log.tables import CaseRow


def saved(found: OpenCase, who: str = UNKNOWN, **fields: Any) -> tuple[LogEntry, Case]:
    """The entry of a case and the case that knows it; `fields` are those of a draft (players, director, notes ...).

    The first save writes the entry and its number into the case at once, so that two of them make one entry; a later
    one changes the entry as far as the case has changed, and opens it again where it was withdrawn. Raises BadInput for
    a field that cannot be kept, CaseMoved when the case is not kept any more.
    """
    draft = draft_of(found, fields)
    with write_session() as session:
        row = session.get(CaseRow, found.case.id, with_for_update=True)
        if row is None:
            raise CaseMoved(f"The case {found.case.id} is not kept any more, so nothing was saved; ask it again.")
        number = row.entry
        if number is None:
            entry = saved_in(session, draft, who)
            row.entry = entry.number
            row.version += 1
            return entry, _with(found.case, entry.number, row.version)
        version = row.version
    return _changed(number, draft, who, fields), _with(found.case, number, version)


def draft_of(found: OpenCase, fields: Mapping[str, Any]) -> EntryDraft:
    """What the log is to keep of a case: its ruling, where it happened, and all that was told of it."""
    case = found.case
    typed = [turn.said for turn in case.turns if turn.kind == "text" and not turn.aside]
    place = {"tournament": case.tournament, "board": case.board, "table": case.at_table}
    known = {name: value for name, value in place.items() if value} | {"situation": "\n".join(typed)}
    return log.draft_of(found.document, **{**known, **fields})


def _changed(number: int, draft: EntryDraft, who: str, given: Mapping[str, Any]) -> LogEntry:
    entry = log.entry(number)
    if entry.status == "withdrawn":
        entry = log.reopen(number, entry.version, who)
    told = {"situation", "headline", "procedure", "facts", "ruling", "happened", "citations"}
    own = told | {"language", "edition", "jurisdiction"}
    names = [name for name in DRAFT_FIELDS if name in own or name in given]
    changes = {name: getattr(draft, name) for name in names if getattr(draft, name) != getattr(entry, name)}
    return log.edit(number, changes, entry.version, who) if changes else entry


def _with(case: Case, entry: int, version: int) -> Case:
    return replace(case, entry=entry, version=version)
