"""A tournament: what its reports need beside the entries of the log (VSz 36, 43, 44)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import select

from app.log.database import read_session, write_session
from app.log.keeping import tournaments_named
from app.log.tables import TournamentRow
from app.log.visiting import ACCOUNTS, accounts, sight, with_viewer
from corpus.errors import BadInput, LawbridgeError

TEXTS = (
    "place",
    "date",
    "organizer",
    "director",
    "chair",
    "members",
    "form",
    "running",
    "tables",
    "rounds",
    "round_minutes",
    "changes",
    "change_minutes",
    "boards",
    "boards_per_round",
    "events",
    ACCOUNTS,
)
ROWS = {
    "results": ("place", "name", "score"),
    "master_points": ("player", "points"),
    "matches": ("round", "home", "away", "home_captain", "away_captain", "scale", "boards"),
}
"""Lists of rows with their columns; a match has `boards`: rows of board, open, closed (NS scores at the tables)."""
BOARD = ("board", "open", "closed")
LONGEST = 10_000
MOST_ROWS = 1_000


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament's details; version 0 is one that was never written."""

    name: str
    version: int = 0
    details: Mapping[str, Any] = field(default_factory=dict)


class TournamentConflict(LawbridgeError):
    """Raised when someone changed the tournament first; `theirs` is what is kept."""

    def __init__(self, theirs: Tournament) -> None:
        self.theirs = theirs
        super().__init__(
            f"The data of {theirs.name!r} were changed meanwhile; nothing of yours was written: look again."
        )


def tournament(name: str) -> Tournament:
    """A tournament by name; one that was never written is empty. Raises NotYours for one of other directors."""
    with read_session() as session:
        sight(session).writes_in(name.strip())
        row = session.get(TournamentRow, name.strip())
        return Tournament(name.strip()) if row is None else Tournament(row.name, row.version, row.details)


def tournament_names() -> list[str]:
    """All names: of entries and of written tournaments."""
    with read_session() as session:
        seen = sight(session)
        rows = session.scalars(select(TournamentRow.name).order_by(TournamentRow.updated.desc())).all()
        written = [name for name in rows if seen.tournament(name)]
    return list(dict.fromkeys([*tournaments_named(), *written]))


def save_tournament(name: str, details: Mapping[str, Any], version: int) -> Tournament:
    """Change details of a tournament (fields not given stay); raises BadInput, NotYours, TournamentConflict."""
    called = " ".join(name.split())
    if not 0 < len(called) <= 300:
        raise BadInput("A tournament needs a name of at most 300 characters.")
    clean = {key: _checked(key, value) for key, value in details.items()}
    with write_session() as session:
        seen = sight(session)
        seen.writes_in(called)
        row = session.get(TournamentRow, called, with_for_update=True)
        clean = with_viewer(clean, accounts(row.details) if row else (), seen)
        if (row.version if row else 0) != version:
            raise TournamentConflict(Tournament(called, row.version, row.details) if row else Tournament(called))
        moment = datetime.now(UTC)
        if row is None:
            row = TournamentRow(name=called, version=1, details=clean, updated=moment)
            session.add(row)
        elif row.details != {**row.details, **clean}:
            row.details, row.version, row.updated = {**row.details, **clean}, row.version + 1, moment
        return Tournament(called, row.version, row.details)


def _checked(key: str, value: Any) -> Any:
    if key in TEXTS:
        return _text(key, value)
    if key not in ROWS:
        raise BadInput(f"A tournament has no field {key[:40]!r}; its fields are {', '.join((*TEXTS, *ROWS))}.")
    return [_row(key, row, ROWS[key]) for row in _list(key, value)]


def _row(key: str, row: Any, columns: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(row, Mapping) or not set(row) <= set(columns):
        raise BadInput(f"A row of {key!r} has the columns {', '.join(columns)}.")
    nested = {"boards": [_row("boards", item, BOARD) for item in _list(key, row["boards"])]} if "boards" in row else {}
    return {name: _text(name, row[name]) for name in columns if name in row and name != "boards"} | nested


def _list(key: str, value: Any) -> list[Any]:
    if not isinstance(value, list) or len(value) > MOST_ROWS:
        raise BadInput(f"The field {key!r} is a list of at most {MOST_ROWS} rows.")
    return value


def _text(key: str, value: Any) -> str:
    text = "" if value is None else str(value).replace("\x00", "").strip()
    if len(text) > LONGEST:
        raise BadInput(f"The field {key!r} holds at most {LONGEST} characters.")
    return text


def read_boards(typed: str) -> list[dict[str, str]]:
    """Boards of a match as typed: `1 620 170; 2 -50 110` (board, open room, closed room); unread parts stay empty."""
    rows = [part.split() for part in typed.replace("\n", ";").split(";") if part.strip()]
    return [dict(zip(BOARD, [*words, "", ""][:3], strict=True)) for words in rows]
