"""A director's own case as a question for a class: the same table, the same engine, wrong answers from its neighbours.

A case that is settled asks for the ruling; one that waits for a player's choice asks what may be chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

from app.messages import message
from app.quiz.citing import cited, full_id
from app.quiz.draw import Path, Situation, law_of, reached, ruling
from app.quiz.from_rulings import VARIANTS, told_in_full
from app.quiz.model import Quiz, QuizQuestion, question_id
from app.quiz.ruled_situation import RuledSituation, headline, headline_of, said_citations
from corpus.errors import BadInput
from corpus.model import Language
from corpus.store import Store
from rulings.engine.errors import EngineError
from rulings.registry import get, title

SORTS = ("ruling", "options", "true", "yes", "paragraph")
"""What is asked of a case, the best question first."""


def quiz_of_case(store: Store, procedure: str, facts: Mapping[str, Any], language: Language) -> Quiz:
    """A quiz of one question on a case; raises BadInput where none can be made of it."""
    made = question_of_case(store, procedure, facts, language)
    if made is None:
        raise BadInput(message(language, "exam.case_no_question"))
    return Quiz(title(procedure, language), language, 0, (made,))


def question_of_case(store: Store, procedure: str, facts: Mapping[str, Any], language: Language) -> QuizQuestion | None:
    """The question on a case; None where its ruling is open in too many ways or has no neighbours."""
    known = {name: value for name, value in facts.items() if value is not None}
    if not told_in_full(procedure, tuple(known)):
        return None
    for situation in _situations(procedure, known):
        found = ruling(situation, procedure, language)
        if found is None or headline(found) is None:
            continue
        for sort in SORTS:
            if sort != "options" and set(situation.facts) != set(known):
                continue  # a choice that nobody made yet is asked for, never told
            try:
                made = VARIANTS[sort](RuledSituation(store, situation, found, language, Random(0)))
            except EngineError:
                continue
            if made is not None:
                return _finished(store, made, situation, found, sort, language)
    return None


def _situations(procedure: str, known: Mapping[str, Any]) -> list[Situation]:
    """The situation that a case is; where choices are open, one for each way they may go."""
    fields = get(procedure).fields
    raw = {name: value for name, value in known.items() if not fields[name].type.finite}
    asked = {field.name for path in reached(procedure, raw) for field, _ in path}
    base = {name: value for name, value in known.items() if name in raw or name not in asked}
    found = []
    for path in reached(procedure, base):
        told = {field.name: field.type.write(value) for field, value in path}
        agrees = all(known.get(name, value) == value for name, value in told.items())
        if agrees and all(fields[name].chooser for name in set(told) - set(known)):
            found.append((path, {**base, **known, **told}))
    return [Situation(procedure, base, path, facts) for path, facts in sorted(found, key=_length)]


def _length(row: tuple[Path, Mapping[str, Any]]) -> int:
    return len(row[1])


def _finished(
    store: Store, made: QuizQuestion, situation: Situation, found: Any, sort: str, language: Language
) -> QuizQuestion:
    head = headline_of(found)
    provisions = tuple(full_id(one) for one in head["citations"])
    return replace(
        made,
        id=question_id(provisions, situation.procedure, sort, [situation.facts, made.id]),
        provisions=provisions,
        citations=cited(store, [*head["citations"], *said_citations(found)], language),
        level=2,
        topics=law_of(situation.procedure),
        origin="regulations" if situation.procedure.startswith("vsz_") else "engine",
        variant=sort,
        procedure=situation.procedure,
        facts=situation.facts,
    )
