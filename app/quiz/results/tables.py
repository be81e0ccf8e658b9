"""The quiz's tables; the migrations of `app/log/migrations/versions/` named `quiz` make them."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import JSON, Boolean, Float, ForeignKey, Integer, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from app.log.tables import Base, Moment


class SavedRow(Base):
    """A quiz as its trainer saved it."""

    __tablename__ = "quiz_saved"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    title: Mapped[str] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(10))
    count: Mapped[int] = mapped_column(Integer)
    document: Mapped[dict[str, Any]] = mapped_column(JSON)
    updated: Mapped[datetime] = mapped_column(Moment, index=True)


class RoomRow(Base):
    """A class: the quiz, the question on the wall, and what is shown of it."""

    __tablename__ = "quiz_room"

    code: Mapped[str] = mapped_column(String(8), primary_key=True)
    key: Mapped[str] = mapped_column(String(32))
    document: Mapped[dict[str, Any]] = mapped_column(JSON)
    place: Mapped[int] = mapped_column(Integer)
    phase: Mapped[str] = mapped_column(String(10))
    created: Mapped[datetime] = mapped_column(Moment, index=True)


class AttemptRow(Base):
    """One person taking one quiz: alone (`practice`), against the clock (`exam`) or in a `class`."""

    __tablename__ = "quiz_attempt"
    __table_args__ = (UniqueConstraint("room", "who", name="quiz_attempt_once_a_room"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    mode: Mapped[str] = mapped_column(String(10))
    room: Mapped[str | None] = mapped_column(String(8), index=True)
    who: Mapped[str] = mapped_column(String(80))
    title: Mapped[str] = mapped_column(Text)
    paper: Mapped[str] = mapped_column(String(60))
    language: Mapped[str] = mapped_column(String(10))
    total: Mapped[int] = mapped_column(Integer)
    started: Mapped[datetime] = mapped_column(Moment, index=True)
    finished: Mapped[datetime | None] = mapped_column(Moment)
    document: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    key: Mapped[str | None] = mapped_column(String(32))
    ends: Mapped[datetime | None] = mapped_column(Moment)
    pass_mark: Mapped[int | None] = mapped_column(Integer)


class AnswerRow(Base):
    """One answer, with what statistics need of its question."""

    __tablename__ = "quiz_answer"

    attempt: Mapped[int] = mapped_column(ForeignKey("quiz_attempt.id", ondelete="CASCADE"), primary_key=True)
    place: Mapped[int] = mapped_column(Integer, primary_key=True)
    question: Mapped[str] = mapped_column(String(80), index=True)
    stem: Mapped[str] = mapped_column(Text)
    topics: Mapped[list[str]] = mapped_column(JSON)
    provisions: Mapped[list[str]] = mapped_column(JSON)
    level: Mapped[int] = mapped_column(Integer)
    given: Mapped[Any] = mapped_column(JSON)
    right: Mapped[bool] = mapped_column(Boolean)
    seconds: Mapped[float] = mapped_column(Float)
    at: Mapped[datetime] = mapped_column(Moment)


class CardRow(Base):
    """A question that one player trains with, and when it comes again (`card` is the scheduler's)."""

    __tablename__ = "quiz_card"

    player: Mapped[str] = mapped_column(String(80), primary_key=True)
    question: Mapped[str] = mapped_column(String(80), primary_key=True)
    language: Mapped[str] = mapped_column(String(10), primary_key=True)
    document: Mapped[dict[str, Any]] = mapped_column(JSON)
    card: Mapped[str] = mapped_column(Text)
    due: Mapped[datetime] = mapped_column(Moment, index=True)
    asked: Mapped[int] = mapped_column(Integer)
    missed: Mapped[int] = mapped_column(Integer)


class OwnRow(Base):
    """A question that the trainer wrote."""

    __tablename__ = "quiz_own"

    id: Mapped[str] = mapped_column(String(80), primary_key=True)
    language: Mapped[str] = mapped_column(String(10))
    document: Mapped[dict[str, Any]] = mapped_column(JSON)
    updated: Mapped[datetime] = mapped_column(Moment, index=True)


class StruckRow(Base):
    """A question that is never drawn again until it is put back."""

    __tablename__ = "quiz_struck"

    question: Mapped[str] = mapped_column(String(80), primary_key=True)
    stem: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(Moment, index=True)
