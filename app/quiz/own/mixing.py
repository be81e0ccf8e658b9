"""A set drawn for a trainer: none of the questions struck out, and some of the trainer's own among the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from app.messages import message
from app.quiz.make import make_quiz
from app.quiz.model import Quiz, QuizQuestion
from app.quiz.own import kept
from app.quiz.own.struck import struck_ids
from app.quiz.scope import QuizScope, read_scope
from corpus.errors import BadInput
from corpus.model import Language
from corpus.store import Store

Fits = Callable[[QuizQuestion], bool]


def mixed_quiz(
    store: Store,
    n: int,
    topics: Iterable[str],
    level: int | None,
    language: Language,
    seed: int,
    title: str = "",
    fits: Fits | None = None,
    own: int = 0,
) -> Quiz:
    """As `make_quiz`, with `own` of the `n` questions the trainer's own and none that was struck out.

    Raises BadInput also when there are not so many of the trainer's own.
    """
    wanted = list(topics)
    if not 0 <= own <= n:
        raise BadInput(f"{own} questions of your own do not go into a quiz of {n}; take 0 to {n} with `--own`.")
    mine = own_drawn(read_scope(wanted), level, language, seed, own, fits)
    if len(mine) < own:
        raise BadInput(
            f"{own} questions of your own were asked for and {len(mine)} fit this language, topic and level; "
            "`lawbridge quiz own list` lists them."
        )
    name = title or message(language, "quiz.title")
    if own and own == n:
        return Quiz(name, language, seed, tuple(mine))
    made = make_quiz(store, n - own, wanted, level, language, seed, name, without=struck_ids(), fits=fits)
    return Quiz(name, language, seed, shuffled_in(made.questions, mine, seed))


def own_drawn(
    scope: QuizScope,
    level: int | None,
    language: Language,
    seed: int,
    most: int,
    fits: Fits | None = None,
    without: Iterable[str] = (),
) -> list[QuizQuestion]:
    """Up to `most` of the trainer's own questions on a scope, drawn by the seed."""
    if most < 1:
        return []
    barred = struck_ids() | set(without)
    fitting = [
        one
        for one in sorted(kept.own(language), key=lambda one: one.id)
        if one.id not in barred
        and (level is None or one.level == level)
        and scope.wants("own", one.provisions)
        and (fits is None or fits(one))
    ]
    return Random(f"{seed} own").sample(fitting, min(most, len(fitting)))


def shuffled_in(drawn: Iterable[QuizQuestion], own: Iterable[QuizQuestion], seed: int) -> tuple[QuizQuestion, ...]:
    """The drawn questions in their order with the trainer's own among them, where the seed puts them."""
    found = list(drawn)
    rng = Random(f"{seed} places")
    for question in own:
        found.insert(rng.randint(0, len(found)), question)
    return tuple(found)
