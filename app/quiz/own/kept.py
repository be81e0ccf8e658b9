"""The trainer's own questions as the database keeps them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy import select

from app.log.database import read_session, write_session
from app.quiz.model import QuizQuestion, question_from_json
from app.quiz.results.tables import OwnRow
from corpus.errors import BadInput
from corpus.model import Language


def keep(questions: Iterable[QuizQuestion]) -> int:
    """Keep questions, each in place of the one with its id; returns how many were new."""
    new = 0
    with write_session() as session:
        for question in questions:
            row = session.get(OwnRow, question.id)
            if row is None:
                row = OwnRow(id=question.id)
                session.add(row)
                new += 1
            row.language, row.document, row.updated = question.language, question.to_json(), datetime.now(UTC)
    return new


def own(language: Language | None = None) -> list[QuizQuestion]:
    """The questions kept, the latest first; of one language only when asked for."""
    with read_session() as session:
        wanted = select(OwnRow).order_by(OwnRow.updated.desc(), OwnRow.id)
        if language is not None:
            wanted = wanted.where(OwnRow.language == language)
        return [question_from_json(row.document) for row in session.scalars(wanted)]


def remove(question_id: str) -> QuizQuestion:
    """Forget a question and return it; raises BadInput when none is kept under this id."""
    with write_session() as session:
        row = session.get(OwnRow, question_id)
        if row is None:
            raise BadInput(
                f"There is no question of your own {question_id[:40]!r}; `lawbridge quiz own list` lists them."
            )
        found = question_from_json(row.document)
        session.delete(row)
        return found
