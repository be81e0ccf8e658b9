"""Making a quiz: questions drawn by a seed from what was asked for, none twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from random import Random

from app.messages import message
from app.quiz.checks import faults
from app.quiz.model import LEVELS, Quiz, QuizQuestion
from app.quiz.scope import QuizScope, read_scope
from app.quiz.sources import chances
from corpus.errors import BadInput
from corpus.model import Language
from corpus.store import Store

MOST = 1000
_TRIES = 80
"""Draws allowed for each question wanted; where a topic is nearly used up, most draws repeat one."""
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
) -> Quiz:
    """A quiz of `n` questions; the same arguments make the same quiz on the same build.

    `without` names ids of questions not to be asked again. Raises BadInput for a number out of range, an unknown
    topic or level, and when the topic does not hold so many questions.
    """
    if not 1 <= n <= MOST:
        raise BadInput(f"A quiz of {n} questions was asked for and 1 to {MOST} can be made; write for example `-n 20`.")
    if level is not None and level not in LEVELS:
        raise BadInput(f"There is no level {level}; choose 1 (easy), 2 or 3 (hard), as in `--level 2`.")
    scope = read_scope(topics)
    found: list[QuizQuestion] = []
    for question in stream(store, scope, level, language, seed, _TRIES * n, set(without)):
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
    store: Store, scope: QuizScope, level: int | None, language: Language, seed: int, tries: int, used: set[str]
) -> Iterator[QuizQuestion]:
    """Questions one after another, at most from `tries` draws; each draw depends on the seed and its number alone."""
    weighted = chances(language, scope)
    if not weighted:
        return
    items, weights = zip(*weighted, strict=True)
    stems: set[str] = set()
    quoted: set[tuple[str, ...]] = set()
    shapes: Counter[tuple[str, ...]] = Counter()
    vain = 0
    for number in range(tries):
        if vain >= _IN_VAIN:
            return
        vain += 1
        rng = Random(f"{seed} {number}")
        item = rng.choices(items, weights)[0]
        question = item.make(store, language, rng, seed, scope)
        if question is None or (level is not None and question.level != level):
            continue
        if question.id in used or question.stem in stems or not scope.wants(item.area, question.provisions):
            continue
        if faults(question) or (question.origin == "texts" and question.provisions in quoted):
            continue  # a second question on the same words would answer the first
        shape = (question.procedure, question.variant, *question.provisions)
        if question.procedure and shapes[shape] > len(used) // 40:
            continue  # the same ruling again, only at another table
        shapes[shape] += 1
        vain = 0
        used.add(question.id)
        stems.add(question.stem)
        if question.origin == "texts":
            quoted.add(question.provisions)
        yield question
