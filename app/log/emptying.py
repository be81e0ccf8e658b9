"""What the database's own files still hold of rows that were changed: emptied, or named when they could not be."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

WAIT_MILLISECONDS = 3_000


def empty_files(engine: Engine, changed: Iterable[str]) -> tuple[str, ...]:
    """Write over what is left of old rows of these tables; returns what may still hold them.

    SQLite zeroes freed space by itself; the write-ahead log is brought into the file and cut to nothing, which a reader
    that is in the middle of something prevents. PostgreSQL writes the tables anew; its own write-ahead log is the
    administrator's.
    """
    tables = tuple(changed)
    try:
        return _emptied(engine, tables)
    except DBAPIError:  # a full disk, a folder that became read-only: the rows are replaced, the files may hold them
        return ("write-ahead log",) if engine.dialect.name == "sqlite" else tables


def _emptied(engine: Engine, tables: tuple[str, ...]) -> tuple[str, ...]:
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql(f"PRAGMA busy_timeout={WAIT_MILLISECONDS}")
            try:
                busy, _, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").one()
            except DBAPIError:
                busy = 1
            finally:
                connection.invalidate()  # the next one waits as long as others do
            return ("write-ahead log",) if busy else ()
        kept = []
        free = connection.execution_options(isolation_level="AUTOCOMMIT")
        free.execute(text(f"SET lock_timeout = {WAIT_MILLISECONDS}"))
        for table in tables:
            try:
                free.exec_driver_sql(f'VACUUM FULL "{table}"')
            except DBAPIError:
                kept.append(table)
        free.invalidate()
        return tuple(kept)
