"""Where the log is kept: SQLite in the user's data folder, or what `LAWBRIDGE_DATABASE` names; brought up to date on
first use.

SQLite runs in WAL mode with full sync: a write that returned survives a killed process and a power cut. A write takes
the lock at its beginning (BEGIN IMMEDIATE), so two directors wait for each other instead of failing.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.orm import Session

from corpus.database_address import cause as cause_of
from corpus.database_address import shown, url_of
from corpus.errors import LawbridgeError

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

VARIABLE = "LAWBRIDGE_DATABASE"
MIGRATIONS = Path(__file__).parent / "migrations"
BUSY_SECONDS = 30
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
    f"busy_timeout={BUSY_SECONDS}000",
)
_MIGRATION_LOCK = 0x1A3B81D6  # of PostgreSQL's advisory locks: one process migrates, the others wait
_lock = threading.Lock()


class NoDatabase(LawbridgeError):
    """Raised when the database cannot be opened or reached."""


def database_url() -> URL:
    """The database in use; raises NoDatabase when `LAWBRIDGE_DATABASE` is no database URL of a kind we support."""
    given = os.environ.get(VARIABLE, "").strip()
    if not given:
        from platformdirs import user_data_path

        return URL.create("sqlite", database=str(user_data_path("lawbridge") / "log.db"))
    url = url_of(given, ("sqlite", "postgresql"))
    if url is None:
        raise NoDatabase(
            f"{VARIABLE} is not the address of a database; write sqlite:////folder/log.db or "
            "postgresql://user:password@host/name."
        )
    return url


def engine() -> Engine:
    """The engine of the database in use, migrated; one for each address in this process."""
    url = database_url()
    with _lock:
        try:
            return _engine(url.render_as_string(hide_password=False))
        except (DBAPIError, OSError) as error:
            cause = cause_of(error, url)
            raise NoDatabase(
                f"The log's database {shown(url)} cannot be opened ({cause}); {VARIABLE} names it."
            ) from None


@contextmanager
def read_session() -> Iterator[Session]:
    """A session that only reads."""
    with _clear_errors(), Session(engine()) as session:
        yield session


@contextmanager
def write_session() -> Iterator[Session]:
    """A session whose changes are all kept when the block ends, or none when it raises."""
    with _clear_errors(), Session(engine(), expire_on_commit=False) as session, session.begin():
        if session.get_bind().dialect.name == "sqlite":
            session.execute(text("BEGIN IMMEDIATE"))
        yield session


@contextmanager
def _clear_errors() -> Iterator[None]:
    try:
        yield
    except OperationalError as error:
        cause = cause_of(error, database_url())
        raise NoDatabase(f"The log's database did not answer ({cause}); nothing was changed, try again.") from None


@cache
def _engine(url: str) -> Engine:
    made = make_url(url)
    if made.get_backend_name() == "sqlite":
        engine = _sqlite(made)
    else:
        engine = create_engine(made, pool_pre_ping=True, pool_size=5, max_overflow=15)
    with engine.connect() as connection:
        migrate(connection)
    return engine


def _sqlite(url: URL) -> Engine:
    if url.database and url.database != ":memory:":
        _keep_private(Path(url.database))
    engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def configure(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where this module says so, not where sqlite3 guesses
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


def _keep_private(path: Path) -> None:
    """Make the file of the log, or find it, readable by its owner alone; SQLite gives its other files the same mode."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600)
    for each in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        if each.exists() and each.stat().st_mode & 0o077:
            each.chmod(0o600)


def migrate(connection: Connection) -> None:
    """Bring the tables up to date (alembic); safe when several processes start at once."""
    if revision(connection) == _scripts().get_current_head():
        return
    connection.rollback()
    with exclusively(connection):
        upgrade(connection, "head")


@contextmanager
def exclusively(connection: Connection) -> Iterator[None]:
    """A transaction in which nobody else writes the tables' form: all of it, or nothing when the block raises."""
    with connection.begin():
        if connection.dialect.name == "sqlite":
            connection.execute(text("BEGIN IMMEDIATE"))
        else:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
        yield


@contextmanager
def snapshot() -> Iterator[Connection]:
    """A connection that sees the database as it was at one moment, whatever others write meanwhile."""
    with _clear_errors(), engine().connect() as connection:
        if connection.dialect.name == "sqlite":
            connection.execute(text("BEGIN"))
        else:
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        yield connection
        connection.rollback()


def upgrade(connection: Connection, wanted: str) -> None:
    """Bring the tables to a revision, within the transaction of the connection."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, wanted)


def revision(connection: Connection) -> str:
    """The revision of the tables; empty where there are none."""
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision() or ""


def revisions() -> list[str]:
    """The revisions this program knows, newest first."""
    return [script.revision for script in _scripts().walk_revisions()]


def _scripts() -> ScriptDirectory:
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
