"""Training alone: each player's cards, which are due, and what an answer does to them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import ColumnElement, func, select

from app.log.database import read_session, write_session
from app.quiz.exams import repetition
from app.quiz.exams.repetition import Recall
from app.quiz.model import QuizQuestion, question_from_json
from app.quiz.results.attempts import LONGEST_NAME, name_of
from app.quiz.results.tables import CardRow, StruckRow
from corpus.errors import BadInput


@dataclass(frozen=True, slots=True)
class Deck:
    """A player's cards in one language: how many, how many due now, when the next comes."""

    cards: int
    due: int
    next_due: datetime | None


MOST = 2_000
"""Cards of a player, at most."""
_GIVEN = re.compile(r".+ [0-9a-f]{12}")


def new_player(name: str) -> str:
    """An id for somebody who begins to train: the name with a number that nobody can guess."""
    called = name_of(name)[: LONGEST_NAME - 13].strip()
    if not called:
        raise BadInput("Write your name first: cards are kept under it.")
    return f"{called} {secrets.token_hex(6)}"


def is_player(typed: str) -> bool:
    """Whether what was typed has the form of an id that was given."""
    return bool(_GIVEN.fullmatch(name_of(typed)))


def add(player: str, questions: Sequence[QuizQuestion], now: datetime | None = None) -> int:
    """Put questions into a player's deck; a card there already keeps its history and takes the corrected wording.

    Returns how many are new.
    """
    at, name, new = now or datetime.now(UTC), name_of(player), 0
    with write_session() as session:
        kept = session.scalar(select(func.count()).select_from(CardRow).where(CardRow.player == name)) or 0
        if kept + len(questions) > MOST:
            raise BadInput(f"This deck has {kept} cards and holds at most {MOST}.")
        for question in questions:
            row = session.get(CardRow, (name, question.id, question.language))
            if row is None:
                card = repetition.new_card(at)
                row = CardRow(player=name, question=question.id, language=question.language, card=card)
                row.due, row.asked, row.missed = repetition.due(card), 0, 0
                session.add(row)
                new += 1
            row.document = question.to_json()
    return new


def due(player: str, language: str, now: datetime | None = None, most: int = 20) -> list[QuizQuestion]:
    """The questions to ask now, the longest overdue first; none that a trainer struck out."""
    at = now or datetime.now(UTC)
    with read_session() as session:
        wanted = (
            select(CardRow)
            .where(*_deck_of(name_of(player), language), CardRow.due <= at)
            .order_by(CardRow.due, CardRow.question)
            .limit(most)
        )
        return [question_from_json(row.document) for row in session.scalars(wanted)]


def _deck_of(name: str, language: str) -> tuple[ColumnElement[bool], ...]:
    """Which cards a player's deck in one language has."""
    struck = select(StruckRow.question)
    return CardRow.player == name, CardRow.language == language, CardRow.question.not_in(struck)


def learn(player: str, question: QuizQuestion, recall: Recall, now: datetime | None = None) -> datetime:
    """Keep how an answer came; returns when the question comes again."""
    at, name = now or datetime.now(UTC), name_of(player)
    with write_session() as session:
        row = session.get(CardRow, (name, question.id, question.language))
        if row is None:
            row = CardRow(player=name, question=question.id, language=question.language, asked=0, missed=0)
            row.card, row.document = repetition.new_card(at), question.to_json()
            session.add(row)
        row.card = repetition.answered(row.card, recall, at)
        row.due = repetition.due(row.card)
        row.asked += 1
        row.missed += recall is Recall.WRONG
        return row.due


def deck(player: str, language: str, now: datetime | None = None) -> Deck:
    """A player's deck in one language."""
    at, name = now or datetime.now(UTC), name_of(player)
    mine = _deck_of(name, language)
    with read_session() as session:
        cards = session.scalar(select(func.count()).select_from(CardRow).where(*mine)) or 0
        ready = session.scalar(select(func.count()).select_from(CardRow).where(*mine, CardRow.due <= at)) or 0
        later = session.scalars(
            select(CardRow.due).where(*mine, CardRow.due > at).order_by(CardRow.due).limit(1)
        ).first()
        return Deck(cards, ready, later)
