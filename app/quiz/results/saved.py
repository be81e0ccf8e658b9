"""Quizzes that a trainer keeps: saved, listed, opened again, removed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import select

from app.log.database import read_session, write_session
from app.quiz.exports.format import clean
from app.quiz.model import Quiz, quiz_from_json
from app.quiz.results.tables import SavedRow
from corpus.errors import BadInput


@dataclass(frozen=True, slots=True)
class Saved:
    """A line of the list."""

    id: str
    title: str
    language: str
    count: int
    updated: datetime


def save(quiz: Quiz, saved_id: str = "") -> str:
    """Keep a quiz, in place of the one with this id or as a new one; returns its id. Raises BadInput when empty."""
    if not quiz.questions:
        raise BadInput("A quiz without questions cannot be saved; make some questions first.")
    with write_session() as session:
        row = session.get(SavedRow, saved_id) if saved_id else None
        if row is None:
            row = SavedRow(id=saved_id or secrets.token_hex(6))
            session.add(row)
        row.title, row.language, row.count = clean(quiz.title), quiz.language, len(quiz.questions)
        row.document, row.updated = quiz.to_json(), datetime.now(UTC)
        return row.id


def saved() -> list[Saved]:
    """All saved quizzes, the latest first."""
    with read_session() as session:
        rows = session.scalars(select(SavedRow).order_by(SavedRow.updated.desc())).all()
        return [Saved(row.id, row.title, row.language, row.count, row.updated) for row in rows]


def opened(saved_id: str) -> Quiz:
    """A saved quiz; raises BadInput when there is none with this id."""
    with read_session() as session:
        row = session.get(SavedRow, saved_id)
        if row is None:
            raise BadInput(f"There is no saved quiz {saved_id[:20]!r}; the Quiz page lists those there are.")
        return quiz_from_json(row.document)


def remove(saved_id: str) -> None:
    """Forget a saved quiz; results of those who took it stay."""
    with write_session() as session:
        row = session.get(SavedRow, saved_id)
        if row is not None:
            session.delete(row)
