"""A class: the trainer's projector shows one question at a time, participants answer on their phones by name.

A room is four letters (none that look like another), so that it can be typed from the wall; what steers it is a key
that only the trainer's browser has.
"""

from __future__ import annotations

import secrets
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal

from sqlalchemy import select

from app.log.database import read_session, write_session
from app.quiz.exams.marking import chosen, is_given
from app.quiz.model import Quiz, QuizQuestion, quiz_from_json
from app.quiz.results.attempts import begun, name_of, recorded
from app.quiz.results.tables import AnswerRow, AttemptRow, RoomRow
from corpus.errors import BadInput

Phase = Literal["waiting", "asking", "revealed", "ended"]
MOST = 500
"""Participants of a class, at most."""
ALPHABET = "ACDEFGHJKLMNPQRTUVWXYZ"


@dataclass(frozen=True, slots=True)
class Room:
    """What the wall and the phones show now."""

    code: str
    quiz: Quiz
    place: int
    phase: Phase

    @property
    def question(self) -> QuizQuestion:
        """The question on the wall."""
        return self.quiz.questions[self.place]


@dataclass(frozen=True, slots=True)
class ClassSeat:
    """A participant's place in a class: the attempt, and the token with which only he comes back to it."""

    attempt: int
    token: str


@dataclass(frozen=True, slots=True)
class Participant:
    """One participant: right answers so far."""

    who: str
    right: int
    answered: int


def open_room(quiz: Quiz) -> tuple[str, str]:
    """A new room: its code for everybody and the key for the trainer."""
    if not quiz.questions:
        raise BadInput("A class needs at least one question; make or open a quiz first.")
    key = secrets.token_hex(12)
    with write_session() as session:
        code = _code()
        while session.get(RoomRow, code) is not None:
            code = _code()
        session.add(
            RoomRow(code=code, key=key, document=quiz.to_json(), place=0, phase="waiting", created=datetime.now(UTC))
        )
    return code, key


def _code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(4))


def room(typed: str) -> Room:
    """The room of a code as typed; raises BadInput when there is none."""
    code = typed.strip().upper()
    with read_session() as session:
        row = session.get(RoomRow, code)
        if row is None:
            raise BadInput(f"There is no class {code[:8]!r}; the four letters are on the wall.")
        return Room(row.code, quiz_from_json(row.document), row.place, row.phase)  # type: ignore[arg-type]


def steer(code: str, key: str, place: int, phase: Phase) -> None:
    """Show another question or reveal this one; raises BadInput without the trainer's key."""
    with write_session() as session:
        row = session.get(RoomRow, code)
        if row is None or not secrets.compare_digest(row.key, key):
            raise BadInput("Only the trainer who opened this class can steer it.")
        row.place = min(max(place, 0), len(row.document["questions"]) - 1)
        row.phase = phase


def join(code: str, who: str, seat: str = "") -> ClassSeat:
    """A participant enters under a name, or comes back with the seat given; a name that is taken gets a number.

    Raises BadInput without a name, and for a class that is full.
    """
    found = room(code)
    with write_session() as session:
        rows = session.scalars(select(AttemptRow).where(AttemptRow.room == found.code)).all()
        for row in rows:
            if row.key and seat and secrets.compare_digest(f"{row.id}-{row.key}", seat):
                return ClassSeat(row.id, seat)
        name = name_of(who)
        if not name:
            raise BadInput("Write your name first: answers are kept under it.")
        if len(rows) >= MOST:
            raise BadInput(f"This class is full: it has {MOST} participants.")
        taken, number, called = {row.who for row in rows}, 1, name
        while called in taken:
            number += 1
            called = f"{name} {number}"
        row = begun(session, found.quiz, "class", called, "", found.code)
        row.key = secrets.token_hex(12)
        return ClassSeat(row.id, f"{row.id}-{row.key}")


def answer(code: str, attempt: int, place: int, given: Any) -> bool:
    """Keep a participant's answer while the question is open; returns whether it was taken, not whether it is right."""
    with write_session() as session:
        row, who = session.get(RoomRow, code), session.get(AttemptRow, attempt)
        if row is None or who is None or who.room != code or row.phase != "asking" or row.place != place:
            return False
        question = quiz_from_json(row.document).questions[place]
        if not is_given(question, given):
            return False
        recorded(session, attempt, place, question, given, 0.0)
        return True


def given_by(attempt: int, place: int) -> Any:
    """What a participant answered to a question; None when nothing yet."""
    with read_session() as session:
        row = session.get(AnswerRow, (attempt, place))
        return None if row is None else row.given


def people(code: str) -> int:
    """How many have entered."""
    with read_session() as session:
        return len(session.scalars(select(AttemptRow.id).where(AttemptRow.room == code)).all())


def tally(found: Room) -> tuple[int, int, Counter[str]]:
    """Answers to the question on the wall: how many, how many right, and how often each option was chosen."""
    with read_session() as session:
        rows = session.scalars(
            select(AnswerRow)
            .join(AttemptRow, AttemptRow.id == AnswerRow.attempt)
            .where(AttemptRow.room == found.code, AnswerRow.place == found.place)
        ).all()
        votes = Counter(option.id for row in rows for option in chosen(found.question, row.given))
        return len(rows), sum(row.right for row in rows), votes


def standings(code: str) -> list[Participant]:
    """Participants, most right answers first, then by name."""
    with read_session() as session:
        rows = session.execute(
            select(AttemptRow.who, AnswerRow.right)
            .outerjoin(AnswerRow, AnswerRow.attempt == AttemptRow.id)
            .where(AttemptRow.room == code)
        ).all()
    found = {
        who: Participant(
            who,
            sum(1 for name, right in rows if name == who and right),
            sum(1 for name, right in rows if name == who and right is not None),
        )
        for who in {name for name, _ in rows}
    }
    return sorted(found.values(), key=lambda one: (-one.right, one.who))
