"""Questions struck out: kept by their id, which is the same in every language, and not drawn until put back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import select

from app.log.database import database_url, read_session, write_session
from app.quiz.exports.format import clean
from app.quiz.results.tables import StruckRow
from corpus.errors import BadInput

LONGEST_ID = 80


@dataclass(frozen=True, slots=True)
class Struck:
    """A question that was struck out: its id and the words it had then."""

    question: str
    stem: str
    at: datetime


def strike(question_id: str, stem: str = "") -> None:
    """Strike a question out; raises BadInput for what cannot be an id."""
    name = question_id.strip()
    if not name or len(name) > LONGEST_ID or any(char.isspace() for char in name):
        raise BadInput(f"{question_id[:40]!r} is no question's id; `lawbridge quiz make --format json` prints them.")
    with write_session() as session:
        row = session.get(StruckRow, name)
        if row is None:
            row = StruckRow(question=name, stem="")
            session.add(row)
        row.stem, row.at = clean(stem) or row.stem, datetime.now(UTC)


def put_back(question_id: str) -> None:
    """Let a question be drawn again; raises BadInput when it was not struck out."""
    with write_session() as session:
        row = session.get(StruckRow, question_id.strip())
        if row is None:
            raise BadInput(
                f"The question {question_id[:40]!r} was not struck out; `lawbridge quiz struck` lists those that were."
            )
        session.delete(row)


def struck() -> list[Struck]:
    """The questions struck out, the latest first; none where no database was ever made."""
    if not _is_kept():
        return []
    with read_session() as session:
        rows = session.scalars(select(StruckRow).order_by(StruckRow.at.desc(), StruckRow.question))
        return [Struck(row.question, row.stem, row.at) for row in rows]


def struck_ids() -> set[str]:
    """The ids of the questions struck out."""
    return {one.question for one in struck()}


def _is_kept() -> bool:
    """Whether there is a database: making a quiz makes none."""
    url = database_url()
    return url.get_backend_name() != "sqlite" or (bool(url.database) and Path(str(url.database)).exists())
