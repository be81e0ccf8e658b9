"""The tables of the database. A change here needs a migration in `app/log/migrations/versions/`; a test compares them.

The quiz keeps its tables in the same database: declare them on `Base` too, and add a migration of your own.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, DateTime, Dialect, ForeignKey, Index, Integer, String, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """Base of every table of the application."""


class Moment(TypeDecorator[datetime]):
    """A time in UTC; SQLite keeps no zone, so it is put back on reading. Naive times are refused."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """To the database, in UTC."""
        if value is not None and value.tzinfo is None:
            raise ValueError("a time without a zone cannot be kept")
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """From the database, in UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class EntryRow(Base):
    """One ruling, psychic call or event; `version` counts its changes."""

    __tablename__ = "log_entry"
    __table_args__ = (Index("log_entry_by_tournament", "tournament", "created"),)

    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    version: Mapped[int] = mapped_column(Integer)
    status: Mapped[str] = mapped_column(String(20), default="open")
    kind: Mapped[str] = mapped_column(String(20))
    tournament: Mapped[str] = mapped_column(Text)
    session: Mapped[str] = mapped_column(Text)
    round: Mapped[str] = mapped_column(Text)
    table: Mapped[str] = mapped_column(Text)
    board: Mapped[str] = mapped_column(Text)
    players: Mapped[dict[str, str]] = mapped_column(JSON)
    director: Mapped[str] = mapped_column(Text)
    procedure: Mapped[str] = mapped_column(Text)
    situation: Mapped[str] = mapped_column(Text)
    headline: Mapped[str] = mapped_column(Text)
    facts: Mapped[dict[str, Any]] = mapped_column(JSON)
    ruling: Mapped[dict[str, Any]] = mapped_column(JSON)
    happened: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict, server_default="{}")
    citations: Mapped[list[str]] = mapped_column(JSON)
    language: Mapped[str] = mapped_column(String(10))
    edition: Mapped[str] = mapped_column(Text)
    jurisdiction: Mapped[str] = mapped_column(String(10))
    notes: Mapped[str] = mapped_column(Text)
    appeal: Mapped[dict[str, Any]] = mapped_column(JSON)
    appeal_deadline: Mapped[datetime | None] = mapped_column(Moment)
    created: Mapped[datetime] = mapped_column(Moment)
    updated: Mapped[datetime] = mapped_column(Moment)


class ChangeRow(Base):
    """History: one row for every change of an entry. Only added to; erasing a name is the one exception."""

    __tablename__ = "log_change"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    entry: Mapped[int] = mapped_column(ForeignKey("log_entry.number"), index=True)
    version: Mapped[int] = mapped_column(Integer)
    at: Mapped[datetime] = mapped_column(Moment)
    who: Mapped[str] = mapped_column(Text)
    action: Mapped[str] = mapped_column(String(20))
    changes: Mapped[dict[str, Any]] = mapped_column(JSON)


class TournamentRow(Base):
    """What the reports of a tournament need beside its entries (VSz 43, 44); `details` is `app.log.tournaments`'."""

    __tablename__ = "log_tournament"

    name: Mapped[str] = mapped_column(String(300), primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    details: Mapped[dict[str, Any]] = mapped_column(JSON)
    updated: Mapped[datetime] = mapped_column(Moment)


class CaseRow(Base):
    """One case with its turns (`app.case`): what was asked, tapped, answered; removed some time after its last turn."""

    __tablename__ = "asked_case"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    language: Mapped[str] = mapped_column(String(10))
    jurisdiction: Mapped[str] = mapped_column(String(10))
    edition: Mapped[str] = mapped_column(String(10))
    tournament: Mapped[str] = mapped_column(Text)
    board: Mapped[str] = mapped_column(Text)
    at_table: Mapped[str] = mapped_column(Text)
    entry: Mapped[int | None] = mapped_column(Integer)
    before: Mapped[str] = mapped_column(String(24))
    turns: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    created: Mapped[datetime] = mapped_column(Moment)
    updated: Mapped[datetime] = mapped_column(Moment, index=True)
