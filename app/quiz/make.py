"""Making a quiz: questions drawn by a seed from what was asked for, none twice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random

from app.messages import message
from app.quiz.balance import Accounts
from app.quiz.checks import faults
from app.quiz.model import LEVELS, Quiz, QuizQuestion, in_short
from app.quiz.scope import QuizScope, read_scope
from app.quiz.sources import chances
from corpus.errors import BadInput
from corpus.model import Language
from corpus.store import Store

MOST = 1000
_TRIES = 80
"""Draws allowed for each question wanted; where a topic is nearly used up, most draws repeat one."""
_AGAIN = 4
"""Draws from one source before another one is drawn: other wrong answers or another scene may balance the set."""
_IN_VAIN = 400
"""Draws without a new question after which a topic counts as used up."""


def make_quiz(
    store: Store,
    n: int = 20,
    topics: Iterable[str] = (),
    level: int | None = None,
    language: Language = "en",
    seed: int = 1,
    title: str = "",
    without: Iterable[str] = (),
    progress: Callable[[int], None] | None = None,
    fits: Callable[[QuizQuestion], bool] | None = None,
) -> Quiz:
    """A quiz of `n` questions; the same arguments make the same quiz on the same build.

    `without` names ids of questions not to be asked again; `fits` says which questions the format asked for can hold:
    others are not drawn. Raises BadInput for a number out of range, an unknown
    topic or level, and when the topic does not hold so many questions.
    """
    if not 1 <= n <= MOST:
        raise BadInput(f"A quiz of {n} questions was asked for and 1 to {MOST} can be made; write for example `-n 20`.")
    if level is not None and level not in LEVELS:
        raise BadInput(f"There is no level {level}; choose 1 (easy), 2 or 3 (hard), as in `--level 2`.")
    scope = read_scope(topics)
    found: list[QuizQuestion] = []
    for question in stream(store, scope, level, language, seed, _TRIES * n, set(without), fits):
        found.append(question)
        if progress:
            progress(len(found))
        if len(found) == n:
            break
    if len(found) < n:
        raise BadInput(
            f"{n} questions were asked for and this topic and level give {len(found)} in this language; "
            "take fewer with `-n`, or another topic: `lawbridge quiz topics` lists them."
        )
    return Quiz(title or message(language, "quiz.title"), language, seed, tuple(found))


def stream(
    store: Store,
    scope: QuizScope,
    level: int | None,
    language: Language,
    seed: int,
    tries: int,
    used: set[str],
    fits: Callable[[QuizQuestion], bool] | None = None,
) -> Iterator[QuizQuestion]:
    """Questions one after another, at most from `tries` draws; each draw depends on the seed and its number alone.

    Questions that would let a guesser get ahead (`app.quiz.balance`), second ones on a scene and those that differ from
    another by a number alone come last, when nothing else is left.
    """
    weighted = chances(language, scope)
    if not weighted:
        return
    items, weights = zip(*weighted, strict=True)
    taken, accounts, aside = _Taken(scope, level, used), Accounts(), dict[str, QuizQuestion]()
    vain = 0
    for number in range(tries):
        if vain >= _IN_VAIN:
            break
        vain += 1
        rng = Random(f"{seed} {number}")
        item = rng.choices(items, weights)[0]
        for _ in range(_AGAIN):
            question = item.make(store, language, rng, seed, scope)
            if question is not None and fits and not fits(question):
                question = in_short(question)
            if question is None or (fits and not fits(question)) or not taken.wants(item.area, question):
                continue
            if taken.is_unlike(question) and accounts.fits(question):
                vain = 0
                accounts.take(question)
                taken.add(question)
                yield question
                break
            aside.setdefault(question.id, question)
    for question in aside.values():
        if taken.is_new(question):
            taken.add(question)
            yield question


class _Taken:
    """What is in the set already: nothing twice, no two questions on one scene or on the same words."""

    def __init__(self, scope: QuizScope, level: int | None, used: set[str]) -> None:
        self.scope, self.level, self.used = scope, level, used
        self.stems: set[str] = set()
        self.scenes: set[str] = set()
        self.rules: set[str] = set()
        self.quoted: set[tuple[str, ...]] = set()
        self.shapes: Counter[tuple[str, ...]] = Counter()

    def wants(self, area: str, question: QuizQuestion) -> bool:
        """Whether a question belongs in the set."""
        if (self.level is not None and question.level != self.level) or not self.is_new(question):
            return False
        if not self.scope.wants(area, question.provisions) or faults(question):
            return False
        # the same ruling again, only at another table; scenes are held apart by `scenes`
        return not question.procedure or bool(question.scene) or self.shapes[_shape(question)] <= len(self.used) // 40

    def is_new(self, question: QuizQuestion) -> bool:
        """Whether neither the question nor the words it quotes are in the set."""
        if question.id in self.used or question.stem in self.stems:
            return False
        # a second question on the same words would answer the first
        return question.origin != "texts" or question.provisions not in self.quoted

    def is_unlike(self, question: QuizQuestion) -> bool:
        """Whether the set has no question on this scene yet, nor one that asks the same rule with another number."""
        return question.scene not in self.scenes and _rule_asked(question) not in self.rules

    def add(self, question: QuizQuestion) -> None:
        """Take a question in."""
        self.shapes[_shape(question)] += 1
        self.used.add(question.id)
        self.stems.add(question.stem)
        self.scenes |= {question.scene} - {""}
        self.rules |= {_rule_asked(question)} - {""}
        if question.origin == "texts":
            self.quoted.add(question.provisions)


def _rule_asked(question: QuizQuestion) -> str:
    """The stem without its numbers where they hardly matter, "" elsewhere: an artificial score is a rule, not a sum."""
    return re.sub(r"\d+", "", question.stem) if question.variant == "artificial" else ""


def _shape(question: QuizQuestion) -> tuple[str, ...]:
    return question.procedure, question.variant, *question.provisions
