"""The whole database in one file, and back: every table, whatever holds it (SQLite, PostgreSQL).

The file is gzip'd JSON Lines: a head that names the revision of the tables, the rows, and a foot with their number and
digest. A backup of an older version is put back as it was and then brought up to date; what is damaged, or of a newer
version, is refused before anything is touched.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, DateTime, Integer, MetaData, Table, func, insert, select

from app.log import database
from corpus.errors import BadInput

FORMAT = 1
_ALEMBIC = "alembic_version"
_ROWS_AT_ONCE = 500
_MOMENT = "$moment"


@dataclass(frozen=True, slots=True)
class Backup:
    """What a file holds: when it was made, the revision of its tables, and rows by table."""

    made: str
    revision: str
    rows: dict[str, int]


def save(file: Path) -> Backup:
    """Write the database as it is at this moment; `file` appears whole or not at all, readable by its owner alone."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0) as out:
            made = _written(out)
            out.flush()
        draft.replace(file)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BadInput(f"The backup {file} cannot be written ({error.strerror}); choose another place.") from None
    return made


def read(file: Path) -> Backup:
    """What a backup holds, every row of it read and its digest compared; raises BadInput when it is no whole backup."""
    head: dict[str, Any] = {}
    for row in _rows(file):
        head = head or row
    return Backup(head["made"], head["revision"], head["tables"])


def restore(file: Path, replace: bool = False) -> Backup:
    """Put a backup back; all of it, or nothing when it raises. Without `replace` only into an empty database."""
    held = read(file)
    if held.revision not in database.revisions():
        raise BadInput(
            f"The backup {file.name} was made by a newer Lawbridge (tables {held.revision}); install that version."
        )
    with database.engine().connect() as connection, database.exclusively(connection):
        kept = {name: count for name, count in _counts(connection).items() if count}
        if kept and not replace:
            raise BadInput(
                f"The database holds {sum(kept.values())} rows already; back it up, then add --replace to put the "
                "backup in its place."
            )
        found = MetaData()
        found.reflect(connection)
        found.drop_all(connection)
        database.upgrade(connection, held.revision)
        _put(connection, _rows(file))
        database.upgrade(connection, "head")
    return held


def _written(out: gzip.GzipFile) -> Backup:
    digest, count = hashlib.sha256(), 0

    def line(document: Any) -> None:
        data = json.dumps(document, ensure_ascii=False, allow_nan=False, default=_plain).encode() + b"\n"
        digest.update(data)
        out.write(data)

    with database.snapshot() as connection:
        tables = _tables(connection)
        rows = _counts(connection)
        made = Backup(datetime.now(UTC).isoformat(timespec="seconds"), database.revision(connection), rows)
        line({"lawbridge": "backup", "format": FORMAT, "made": made.made, "revision": made.revision, "tables": rows})
        for table in tables:
            for row in connection.execute(select(table)).mappings():
                line([table.name, dict(row)])
                count += 1
    out.write(json.dumps({"rows": count, "sha256": digest.hexdigest()}).encode() + b"\n")
    return made


def _rows(file: Path) -> Iterator[Any]:
    """The head, then `[table, row]`; raises BadInput when the foot does not bear them out."""
    digest, count, foot = hashlib.sha256(), -1, None
    try:
        with gzip.open(file, "rb") as lines:
            for data in lines:
                row = json.loads(data)
                if isinstance(row, dict) and "sha256" in row:
                    foot = row
                    continue
                if foot is not None or (count < 0 and not _is_head(row)):
                    break
                digest.update(data)
                count += 1
                yield row
    except FileNotFoundError:
        raise BadInput(f"There is no file {file}; `lawbridge log backup FILE` makes one.") from None
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise BadInput(f"The file {file.name} is no whole backup ({type(error).__name__}); try an older one.") from None
    if foot is None or foot != {"rows": count, "sha256": digest.hexdigest()}:
        raise BadInput(f"The file {file.name} is no whole backup of Lawbridge; try an older one.")


def _is_head(row: Any) -> bool:
    return isinstance(row, dict) and row.get("lawbridge") == "backup" and row.get("format") == FORMAT


def _put(connection: Connection, rows: Iterator[Any]) -> None:
    tables = {table.name: table for table in _tables(connection)}
    next(rows)
    waiting: list[dict[str, Any]] = []
    of = ""
    for name, row in rows:
        if waiting and (name != of or len(waiting) == _ROWS_AT_ONCE):
            connection.execute(insert(tables[of]), waiting)
            waiting = []
        of = name
        waiting.append({column: _value(tables[name], column, value) for column, value in row.items()})
    if waiting:
        connection.execute(insert(tables[of]), waiting)
    if connection.dialect.name == "postgresql":
        for table in tables.values():
            _count_on(connection, table)


def _count_on(connection: Connection, table: Table) -> None:
    """New rows of PostgreSQL are numbered after those put back."""
    for column in table.primary_key.columns:
        if isinstance(column.type, Integer):
            sequence = select(func.pg_get_serial_sequence(table.name, column.name)).scalar_subquery()
            last = select(func.max(column)).scalar_subquery()
            connection.execute(select(func.setval(sequence, last)).where(sequence.is_not(None), last.is_not(None)))


def _tables(connection: Connection) -> list[Table]:
    """The tables as the database has them, those that others refer to first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _ALEMBIC]


def _counts(connection: Connection) -> dict[str, int]:
    counted = {table.name: select(func.count()).select_from(table) for table in _tables(connection)}
    return {name: connection.execute(query).scalar_one() for name, query in counted.items()}


def _plain(value: Any) -> Any:
    if isinstance(value, datetime):  # SQLite keeps no zone; what it keeps is UTC
        moment = value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
        return {_MOMENT: moment.isoformat()}
    raise TypeError(type(value).__name__)


def _value(table: Table, column: str, value: Any) -> Any:
    kind = table.c[column].type
    if isinstance(kind, DateTime) and isinstance(value, dict):
        moment = datetime.fromisoformat(value[_MOMENT])
        return moment if kind.timezone else moment.replace(tzinfo=None)
    return value
