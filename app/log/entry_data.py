"""What the log holds about one ruling: a draft (what a director writes) and an entry (a draft that was kept)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Any

from app.messages import jurisdiction_code, language_code
from corpus.errors import BadInput
from rulings.engine.editions import IN_FORCE_EDITION

SEATS = ("N", "E", "S", "W")
KINDS = ("ruling", "psych", "event")
"""A ruling at a table; a psychic call to be noted (VSz 17); a special event of the tournament (VSz 43, 44)."""
STATUSES = ("open", "closed", "withdrawn")
"""Still to be looked at; settled; taken back: it stays with its history, and no report has it."""
ADJUSTED = "adjusted"
"""The fact that holds an adjusted score, written as in a result file; a tournament takes it in."""
LONGEST_LINE = 300
LONGEST_TEXT = 20_000
_LINES = ("tournament", "session", "round", "table", "board", "director", "procedure", "edition")
_TEXTS = ("situation", "notes", "headline")


@dataclass(frozen=True, slots=True)
class EntryDraft:
    """What a director writes down. Everything may be empty; `players` is seat (N E S W) -> name.

    `facts` and `ruling` are the facts and the document of `lawbridge rule`; `citations` are full provision ids;
    `happened` is the table as it was understood (`bridge/table/schema.json`), empty where there was none; `headline` is
    the ruling in one sentence, `situation` what was told or asked, in the director's words.
    """

    kind: str = "ruling"
    tournament: str = ""
    session: str = ""
    round: str = ""
    table: str = ""
    board: str = ""
    players: Mapping[str, str] = field(default_factory=dict)
    director: str = ""
    procedure: str = ""
    situation: str = ""
    headline: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)
    ruling: Mapping[str, Any] = field(default_factory=dict)
    happened: Mapping[str, Any] = field(default_factory=dict)
    citations: tuple[str, ...] = ()
    language: str = "hu"
    edition: str = IN_FORCE_EDITION
    jurisdiction: str = "none"
    notes: str = ""


@dataclass(frozen=True, slots=True)
class LogEntry(EntryDraft):
    """A kept draft: its number, version (grows by one with every change), standing and appeal.

    Times are in UTC. `appeal` is the appeal form (`app.log.appeals.Appeal` as a dict), empty while there is none.
    """

    number: int = 0
    version: int = 0
    status: str = "open"
    appeal: Mapping[str, Any] = field(default_factory=dict)
    appeal_deadline: datetime | None = None
    created: datetime | None = None
    updated: datetime | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """One line of the history: who did what when, and field -> (before, after)."""

    entry: int
    version: int
    at: datetime
    who: str
    action: str
    changes: Mapping[str, tuple[Any, Any]]


DRAFT_FIELDS = tuple(item.name for item in fields(EntryDraft))


def checked(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of a draft, cleaned; raises BadInput for an unknown field, a wrong form or a text too long."""
    clean: dict[str, Any] = {}
    for name, value in values.items():
        if name not in DRAFT_FIELDS:
            raise BadInput(f"The log has no field {name[:40]!r}; its fields are {', '.join(DRAFT_FIELDS)}.")
        clean[name] = _checked_one(name, value)
    return clean


def _checked_one(name: str, value: Any) -> Any:
    if name in _LINES:
        return _text(name, value, LONGEST_LINE, one_line=True)
    if name in _TEXTS:
        return _text(name, value, LONGEST_TEXT, one_line=False)
    if name == "kind":
        return one_of(name, value, KINDS)
    if name == "players":
        return _players(value)
    if name == "language":
        return language_code(_text(name, value, 10, one_line=True))
    if name == "jurisdiction":
        return jurisdiction_code(_text(name, value, 10, one_line=True), "en")
    if name == "citations":
        if isinstance(value, str) or not all(isinstance(item, str) for item in value):
            raise BadInput("The citations are a list of provision ids, such as laws-2017-hu:27.B.1.a.")
        return list(value)
    if not isinstance(value, Mapping):
        raise BadInput(f"The field {name!r} is a JSON object, such as {{}}.")
    return dict(value)


def _players(value: Any) -> dict[str, str]:
    if not isinstance(value, Mapping) or not set(value) <= set(SEATS):
        raise BadInput("The players are given by seat, as N, E, S and W.")
    clean = {seat: _text("players", value[seat], LONGEST_LINE, one_line=True) for seat in SEATS if seat in value}
    return {seat: name for seat, name in clean.items() if name}


def one_of(name: str, value: Any, choices: tuple[str, ...]) -> str:
    """The value if it is a choice; raises BadInput naming the choices."""
    if value not in choices:
        raise BadInput(f"The field {name!r} is one of {', '.join(choices)}; {str(value)[:40]!r} was given.")
    return str(value)


def _text(name: str, value: Any, longest: int, one_line: bool) -> str:
    if not isinstance(value, str):
        raise BadInput(f"The field {name!r} is a text; {type(value).__name__} was given.")
    text = value.replace("\x00", "").strip()
    text = " ".join(text.split()) if one_line else text
    if len(text) > longest:
        raise BadInput(f"The field {name!r} has {len(text)} characters and holds at most {longest}.")
    return text
