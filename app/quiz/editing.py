"""What a trainer does to a finished quiz: words changed, a question dropped, replaced, moved; laws asked again."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from app.messages import language_code, message
from app.quiz.exams.areas import area, area_of
from app.quiz.exports.format import clean
from app.quiz.make import make_quiz, stream
from app.quiz.model import Quiz, QuizQuestion
from app.quiz.own.mixing import own_drawn, shuffled_in
from app.quiz.own.struck import struck_ids
from app.quiz.scope import read_scope
from corpus.errors import BadInput
from corpus.store import Store

EDITED = "edited"
"""`note` of a question whose words a trainer changed: its answer is then the trainer's, no longer the engine's."""


def dropped(quiz: Quiz, place: int) -> Quiz:
    """The quiz without a question."""
    return replace(quiz, questions=quiz.questions[:place] + quiz.questions[place + 1 :])


def exchanged(quiz: Quiz, place: int, question: QuizQuestion) -> Quiz:
    """The quiz with another question at a place."""
    return replace(quiz, questions=(*quiz.questions[:place], question, *quiz.questions[place + 1 :]))


def moved(quiz: Quiz, place: int, by: int) -> Quiz:
    """The quiz with a question earlier (negative) or later."""
    rows = list(quiz.questions)
    rows.insert(min(max(place + by, 0), len(rows) - 1), rows.pop(place))
    return replace(quiz, questions=tuple(rows))


def edited(question: QuizQuestion, texts: Mapping[str, str]) -> QuizQuestion:
    """A question in a trainer's words: `stem`, `explanation`, and the texts of options by id and `why:` id.

    Raises BadInput for an empty stem or option and when two options become the same.
    """
    stem = clean(texts.get("stem", question.stem))
    options = tuple(
        replace(
            one,
            text=clean(texts.get(one.id, one.text)),
            why=clean(texts.get(f"why:{one.id}", one.why)),
        )
        for one in question.options
    )
    if not stem or not all(option.text for option in options):
        raise BadInput(message(question.language, "exam.edit_empty"))
    if len({option.text for option in options}) < len(options):
        raise BadInput(message(question.language, "exam.edit_same"))
    explanation = clean(texts.get("explanation", question.explanation))
    # what a picture shows is told in the stem: another call, card, seat or number there, and it would contradict it
    table = question.table if _named(stem) == _named(question.stem) else {}
    changed = replace(question, stem=stem, options=options, explanation=explanation, table=table)
    if changed != question:  # the shorter words are no longer those of the question
        changed = replace(changed, short="", options=tuple(replace(one, short="") for one in options))
    return replace(changed, note=EDITED) if changed != question else question


def _named(text: str) -> list[str]:
    """Numbers, symbols and names of a text, in their order."""
    return [word for word in _WORD.findall(text) if not word.islower()]


_WORD = re.compile(r"[^\W\d_]+|\d+|[^\w\s.,;:!?\u2026'\"()-]")


def another(store: Store, quiz: Quiz, place: int) -> Quiz:
    """The quiz with a fresh question on the same subject and of the same level in the place of one.

    The same quiz gives the same replacement, and replacing again goes on to the next. Raises BadInput when the subject
    has no more questions.
    """
    old = quiz.questions[place]
    ids = [question.id for question in quiz.questions]
    seed = int.from_bytes(hashlib.sha256("/".join((str(quiz.seed), str(place), *ids)).encode()).digest()[:4], "big")
    wanted = old.topics or topics_of_areas([area_of(old)])
    made = make_quiz(store, 1, wanted, old.level, quiz.language, seed, without={*ids, *struck_ids()})
    return exchanged(quiz, place, made.questions[0])


def topics_of_areas(names: Iterable[str]) -> list[str]:
    """What the generator is asked for areas: their laws, or the names of whole sources; nothing means everything."""
    return [topic for name in names if name for topic in (area(name).topics or (name,))]


def fresh(
    store: Store,
    areas: Sequence[str],
    n: int,
    level: int | None,
    language: str,
    seed: int,
    without: Iterable[str],
    laws: str = "",
    fits: Callable[[QuizQuestion], bool] | None = None,
    own: int = 0,
) -> Quiz:
    """New questions on areas and on laws by number, as many as there are up to `n`, none that `fits` refuses or that
    was struck out; up to `own` of them are the trainer's.

    Raises BadInput when there is none at all, and for what is no law number.
    """
    code = language_code(language)
    used = {*without, *struck_ids()}
    topics = [*topics_of_areas(areas), laws]
    scope = read_scope(topics)
    mine = own_drawn(scope, level, code, seed, min(own, n), fits, without)
    left = n - len(mine)
    found: list[QuizQuestion] = []
    for question in stream(store, scope, level, code, seed, 80 * left, set(used), fits):
        found.append(question)
        if len(found) >= left:
            break
    if not found and not mine:
        return make_quiz(store, 1, topics, level, code, seed, without=used, fits=fits)
    return Quiz(message(code, "quiz.title"), code, seed, shuffled_in(found[:left], mine, seed))
