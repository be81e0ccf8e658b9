"""Attempts: who took what when, and every answer; what the statistics are worked out from."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from sqlalchemy import select
from sqlalchemy.orm import Session

from app.log.database import read_session, write_session
from app.quiz.exams.marking import is_right
from app.quiz.exports.format import clean
from app.quiz.model import Quiz, QuizQuestion, quiz_from_json
from app.quiz.results.tables import AnswerRow, AttemptRow

Mode = Literal["practice", "exam", "class"]
LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class Answered:
    """One kept answer."""

    attempt: int
    question: str
    stem: str
    topics: tuple[str, ...]
    provisions: tuple[str, ...]
    level: int
    right: bool
    seconds: float


@dataclass(frozen=True, slots=True)
class Attempt:
    """One kept attempt with the number of its right answers."""

    id: int
    mode: str
    room: str
    who: str
    title: str
    paper: str
    language: str
    total: int
    right: int
    started: datetime
    finished: datetime | None

    @property
    def percent(self) -> float:
        """Right answers of all questions, unanswered ones counted as wrong."""
        return 100 * self.right / self.total if self.total else 0.0


def name_of(typed: str) -> str:
    """A participant's name in one line, at most sixty characters."""
    return " ".join(clean(typed).split())[:LONGEST_NAME]


def begin(quiz: Quiz, mode: Mode, who: str = "", paper: str = "", room: str | None = None) -> int:
    """A new attempt; returns its number. `paper` names blueprint and form of an examination."""
    with write_session() as session:
        return begun(session, quiz, mode, who, paper, room).id


def begun(session: Session, quiz: Quiz, mode: Mode, who: str, paper: str, room: str | None) -> AttemptRow:
    """The same within a transaction."""
    row = AttemptRow(
        mode=mode,
        room=room,
        who=name_of(who),
        title=clean(quiz.title),
        paper=paper[:60],
        language=quiz.language,
        total=len(quiz.questions),
        started=datetime.now(UTC),
        finished=None,
    )
    session.add(row)
    session.flush()
    return row


def record(attempt: int, place: int, question: QuizQuestion, given: Any, seconds: float = 0.0) -> bool:
    """Keep an answer (a later one to the same question takes its place) and say whether it is right."""
    with write_session() as session:
        return recorded(session, attempt, place, question, given, seconds)


def recorded(session: Session, attempt: int, place: int, question: QuizQuestion, given: Any, seconds: float) -> bool:
    """The same within a transaction."""
    row = session.get(AnswerRow, (attempt, place))
    if row is None:
        row = AnswerRow(attempt=attempt, place=place)
        session.add(row)
    row.question, row.stem = question.id, clean(question.stem)
    row.topics, row.provisions, row.level = list(question.topics), list(question.provisions), question.level
    row.given, row.right = given, is_right(question, given)
    row.seconds, row.at = round(max(seconds, 0.0), 1), datetime.now(UTC)
    session.flush()
    return row.right


@dataclass(frozen=True, slots=True)
class Begun:
    """An attempt to go on with: `token` names it in an address, and nobody can guess one."""

    attempt: int
    token: str
    quiz: Quiz
    mode: Mode
    ends: datetime | None
    pass_mark: int
    given: dict[int, Any]
    finished: bool


def sit(quiz: Quiz, mode: Mode, who: str, paper: str, minutes: int, pass_mark: int) -> Begun:
    """Begin an attempt that can be gone on with from another window; `minutes` 0 is without end."""
    key = secrets.token_hex(12)
    with write_session() as session:
        row = begun(session, quiz, mode, who, paper, None)
        row.document, row.key, row.pass_mark = quiz.to_json(), key, pass_mark
        row.ends = row.started + timedelta(minutes=minutes) if minutes else None
        return Begun(row.id, f"{row.id}-{key}", quiz, mode, row.ends, pass_mark, {}, False)


def resumed(token: str) -> Begun | None:
    """The attempt a token names, with the answers given so far; None when it names none."""
    number, _, key = token.partition("-")
    if not number.isdecimal() or len(number) > 9:
        return None
    with read_session() as session:
        row = session.get(AttemptRow, int(number))
        if row is None or row.document is None or not row.key or not secrets.compare_digest(row.key, key):
            return None
        rows = session.scalars(select(AnswerRow).where(AnswerRow.attempt == row.id)).all()
        given = {one.place: one.given for one in rows if one.given is not None}
        mode: Mode = "exam" if row.mode == "exam" else "practice"
        quiz, over = quiz_from_json(row.document), row.finished is not None
        return Begun(row.id, token, quiz, mode, row.ends, row.pass_mark or 0, given, over)


def finish(attempt: int) -> None:
    """The attempt is over."""
    with write_session() as session:
        row = session.get(AttemptRow, attempt)
        if row is not None and row.finished is None:
            row.finished = datetime.now(UTC)


def attempts(room: str | None = None, mode: Mode | None = None, who: str | None = None) -> list[Attempt]:
    """Attempts, the latest first; of one room, mode or person only when asked for."""
    with read_session() as session:
        wanted = select(AttemptRow).order_by(AttemptRow.started.desc(), AttemptRow.id.desc())
        for column, value in ((AttemptRow.room, room), (AttemptRow.mode, mode), (AttemptRow.who, who)):
            if value is not None:
                wanted = wanted.where(column == value)
        rows = session.scalars(wanted).all()
        ids = [row.id for row in rows]
        right = dict.fromkeys(ids, 0)
        for number in session.scalars(select(AnswerRow.attempt).where(AnswerRow.right, AnswerRow.attempt.in_(ids))):
            right[number] += 1
        return [
            Attempt(
                row.id,
                row.mode,
                row.room or "",
                row.who,
                row.title,
                row.paper,
                row.language,
                row.total,
                right[row.id],
                row.started,
                row.finished,
            )
            for row in rows
        ]


def attempts_with(questions: Iterable[str]) -> list[int]:
    """The attempts in which any of some questions was asked."""
    with read_session() as session:
        wanted = select(AnswerRow.attempt).where(AnswerRow.question.in_(list(questions))).distinct()
        return sorted(session.scalars(wanted))


def answers(of: list[int] | None = None) -> list[Answered]:
    """All answers, or those of some attempts, in the order they were given."""
    with read_session() as session:
        wanted = select(AnswerRow).order_by(AnswerRow.at, AnswerRow.attempt, AnswerRow.place)
        if of is not None:
            wanted = wanted.where(AnswerRow.attempt.in_(of))
        return [
            Answered(
                row.attempt,
                row.question,
                row.stem,
                tuple(row.topics),
                tuple(row.provisions),
                row.level,
                row.right,
                row.seconds,
            )
            for row in session.scalars(wanted)
        ]
