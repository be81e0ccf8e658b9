"""One thing to ask about, and what makes a question of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from app.quiz.model import QuizQuestion
from app.quiz.scope import QuizScope
from corpus.model import Language
from corpus.store import Store

Make = Callable[[Store, Language, Random, int, QuizScope], QuizQuestion | None]


@dataclass(frozen=True, slots=True)
class QuizItem:
    """One thing to ask about: `make` tries once and gives None when the draw does not make a question."""

    name: str
    area: str
    provisions: tuple[str, ...]
    weight: float
    make: Make
    languages: tuple[Language, ...] = ("hu", "pl", "nb", "en")
