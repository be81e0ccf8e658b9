"""Parallel forms of one examination: the same blueprint, other questions, nothing shared between two letters.

A form is repeatable: blueprint, seed and letter give the same paper on the same build. Form C leaves out what stands in
A and B, so the earlier letters are worked out first.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from string import ascii_uppercase
from typing import TYPE_CHECKING

from app.messages import message
from app.quiz.exams.areas import area, area_of
from app.quiz.exams.blueprint import Blueprint
from app.quiz.exports.format import Paper
from app.quiz.make import stream
from app.quiz.model import LEVELS, Level, Quiz, QuizQuestion
from app.quiz.scope import read_scope
from corpus.errors import BadInput
from corpus.model import Language

if TYPE_CHECKING:
    from corpus.store import Store

Maker = Callable[[int, tuple[str, ...], Level, Language, int, set[str]], Iterable[QuizQuestion]]
"""Makes up to so many questions of topics, level and language by a seed, leaving out the ids of the set."""

DRAWS = 60
"""Draws allowed for each question wanted before the next level is tried."""


@dataclass(frozen=True, slots=True)
class ExamPaper:
    """One paper with what its first page says."""

    blueprint: Blueprint
    letter: str
    quiz: Quiz
    paper: Paper

    @property
    def name(self) -> str:
        """How results call it."""
        return f"{self.blueprint.id} {self.letter}"


def drawn_seed() -> int:
    """A seed nobody can guess, from 1 to a thousand million: who has it can make the paper again."""
    return 1 + secrets.randbelow(10**9)


def form(plan: Blueprint, letter: str, language: Language, maker: Maker, seed: int = 1) -> ExamPaper:
    """The form of a letter, A to Z; raises BadInput for another letter and when an area has too few questions."""
    wanted = letter.strip().upper()
    if len(wanted) != 1 or wanted not in ascii_uppercase:
        raise BadInput(f"The form {letter[:10]!r} is not a letter from A to Z; write for example `--form A`.")
    used: set[str] = set()
    stems: set[str] = set()
    questions: list[QuizQuestion] = []
    for one in ascii_uppercase[: ascii_uppercase.index(wanted) + 1]:
        questions = _questions(plan, one, language, seed, maker, used, stems)
    title = plan.titles[language]
    return ExamPaper(plan, wanted, Quiz(title, language, seed, tuple(questions)), plan.paper(wanted, language))


def maker_of(store: Store, barred: Iterable[str] = ()) -> Maker:
    """The generator over a store; `barred` are ids of questions that no paper has, such as those struck out."""
    out = set(barred)

    def make(
        n: int, topics: tuple[str, ...], level: Level, language: Language, seed: int, used: set[str]
    ) -> Iterable[QuizQuestion]:
        return stream(store, read_scope(topics), level, language, seed, DRAWS * n, used | out)

    return make


def topics_of(name: str) -> tuple[str, ...]:
    """What the generator is asked for an area: its laws, or the name of its whole source."""
    found = area(name)
    return found.topics or (found.id,)


def _questions(
    plan: Blueprint, letter: str, language: Language, seed: int, make: Maker, used: set[str], stems: set[str]
) -> list[QuizQuestion]:
    found: list[QuizQuestion] = []
    for (name, level), count in plan.shares().items():
        new: list[QuizQuestion] = []
        # where a level is used up, the nearest one fills the area: its least number is what the blueprint promises
        for wanted in sorted(LEVELS, key=lambda one: (abs(one - level), one)):
            if len(new) == count:
                break
            drawing = _seed(plan, letter, seed, name, wanted)
            for question in make(count - len(new), topics_of(name), wanted, language, drawing, used):
                # a procedure may decide by another area's law; what counts is the law a question rests on
                if question.id in used or question.stem in stems or area_of(question) != name:
                    continue
                used.add(question.id)
                stems.add(question.stem)
                new.append(question)
                if len(new) == count:
                    break
        if len(new) < count:
            title = area(name).title(language)
            raise BadInput(message(language, "exam.too_few", area=title, form=letter, missing=str(count - len(new))))
        found += new
    return found


def _seed(plan: Blueprint, letter: str, seed: int, *parts: object) -> int:
    text = "/".join(map(str, (plan.id, seed, letter, *parts)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
