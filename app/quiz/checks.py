"""What must hold of every question before anybody sees it; the tests and `evals/quiz.py` count the same faults."""

from __future__ import annotations

from collections.abc import Iterator
from math import isfinite

from app.quiz.draw import conflict
from app.quiz.model import QuizOption, QuizQuestion
from app.quiz.told.asking import different
from app.quiz.told.read_through import told_faults, wrongly_next
from app.quiz.told.ruled import ruled, verdict
from app.quiz.told.sheet import sheets
from corpus.errors import BadFacts
from rulings.registry import rule

SHORTEST_STEM = 12


def faults(question: QuizQuestion) -> list[str]:
    """What is wrong with a question, one line each; empty when it may be asked."""
    return list(_faults(question))


def _faults(question: QuizQuestion) -> Iterator[str]:
    if not question.citations or not question.provisions:
        yield "it cites nothing"
    if len(question.stem) < SHORTEST_STEM or not question.explanation:
        yield "stem or explanation is missing"
    if "{" in question.stem or "None" in question.stem.split():
        yield "the stem holds a place that was not filled"
    right = [option for option in question.options if option.correct]
    texts = [option.text.casefold().strip() for option in question.options]
    if len(set(texts)) != len(texts) or not all(texts):
        yield "two options read the same, or one is empty"
    if any(not option.why for option in question.options):
        yield "an option has no reason"
    if question.scene:
        yield from told_faults(question)
    match question.kind:
        case "single":
            if len(right) != 1 or len(question.options) < 3:
                yield "it needs one right option among three or more"
        case "true_false":
            if len(right) != 1 or [option.id for option in question.options] != ["true", "false"]:
                yield "it needs the options true and false, one of them right"
        case "multiple":
            if not right or len(right) == len(question.options):
                yield "it needs right and wrong options"
        case "order":
            places = sorted(option.position for option in question.options)
            if len(places) < 3 or places != list(range(1, len(places) + 1)):
                yield "its steps are not numbered from 1 on"
        case "match":
            if len(question.pairs) < 3 or any(
                len({getattr(pair, side) for pair in question.pairs}) != len(question.pairs)
                for side in ("left", "right")
            ):
                yield "it needs three or more pairs, all different"
        case "numeric":
            if question.answer is None or not isfinite(question.answer):
                yield "it has no number for an answer"


def recheck(question: QuizQuestion) -> list[str]:
    """Rule again: the right answer is the engine's, and every wrong one whose facts are known is another ruling."""
    if not question.procedure or not question.facts:
        return []
    return list(_told(question) if question.scene else _recheck(question))


def _told(question: QuizQuestion) -> Iterator[str]:
    """A told scene: the right option is the engine's ruling in one breath, the others come to something else."""
    sheet = sheets()[question.procedure]
    own = ruled(question.procedure, question.facts)
    if own is None:
        yield "its facts leave the ruling open"
        return
    for option in question.options:
        told = own if option.correct else ruled(question.procedure, option.assumes) if option.assumes else None
        if told and wrongly_next(sheet, told):
            yield f"option {option.id} lets a player call whose turn it is not"
        said = [verdict(sheet, own, question.language, short=short) for short in (False, True)]
        if option.correct and question.variant == "told" and option.text not in said:
            yield "the right option is not the engine's ruling"
        if option.assumes and not option.correct:
            other = ruled(question.procedure, option.assumes)
            if other is None or not different(other.outcome, own.outcome):
                yield f"the wrong option {option.id} has the same effect as the right one"


def _recheck(question: QuizQuestion) -> Iterator[str]:
    try:
        own = rule(question.procedure, question.facts, language=question.language, weighed=False)
    except BadFacts as error:
        yield f"its facts are refused: {error}"
        return
    if own["status"] != "ruled":
        yield f"its facts leave the ruling open ({own['status']})"
        return
    head = next((one["text"] for one in own["statements"] if one["kind"] == "headline"), "")
    for option in question.options:
        if option.correct and question.variant == "ruling" and option.text != head:
            yield "the right option is not the engine's ruling"
        if option.assumes and not option.correct:
            yield from _other(question, option, own["outcome"])


def _other(question: QuizQuestion, option: QuizOption, outcome: dict[str, object]) -> Iterator[str]:
    other = rule(question.procedure, dict(option.assumes), language=question.language, weighed=False)
    if other["status"] != "ruled" or not conflict(other["outcome"], outcome):
        yield f"the wrong option {option.id} has the same effect as the right one"
