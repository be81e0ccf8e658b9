"""The held out question sets: what their gold names exists, no question stands in two sets, and their balance."""

from collections import Counter
from typing import get_args

import pytest

from corpus.store import Store
from evals.questions import EvalQuestion, Part, load_questions, load_scope_questions, unit_of

HELD_OUT: tuple[Part, ...] = ("held_out_2", "held_out_3")


@pytest.mark.parametrize("part", HELD_OUT)
def test_gold_exists_and_names_its_laws(store: Store, part: Part) -> None:
    for question in load_questions(part):
        assert [gold for gold in question.gold if gold not in store] == [], question.id
        assert {unit_of(gold) for gold in question.gold} <= set(question.gold_laws), question.id
        assert bool(question.gold) == question.answerable, question.id


def test_questions_out_of_scope_name_no_gold() -> None:
    for question in [*load_scope_questions(), *load_scope_questions(held_out=True)]:
        assert not question.answerable
        assert question.gold == question.gold_laws == ()


def test_no_question_stands_in_two_sets() -> None:
    parts: list[EvalQuestion] = [question for part in get_args(Part) for question in load_questions(part)]
    parts += [*load_scope_questions(), *load_scope_questions(held_out=True)]
    times = Counter((question.language, question.text.casefold()) for question in parts)
    doubled = [text for (_, text), count in times.items() if count > 1]
    assert [text for text in doubled if len(text.split()) > 5] == []  # whether a ten is an honour is asked twice


def test_balance_of_the_third_set() -> None:
    questions = load_questions("held_out_3")
    for language in ("hu", "pl", "nb"):
        own = [question for question in questions if question.language == language]
        assert len(own) == 150
        assert sum(not question.answerable for question in own) == 8
        laws = {law for question in own for law in question.gold_laws if law.startswith("laws-2017-hu:")}
        assert len(laws) >= 65, language
