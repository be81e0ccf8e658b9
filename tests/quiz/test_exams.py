"""Marking, spaced repetition, blueprints, forms and statistics."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from quiz_samples import every_kind

from app.quiz.exams import repetition
from app.quiz.exams.marking import is_given, is_right, typed_number
from app.quiz.exams.repetition import Recall

NOW = datetime(2026, 3, 1, 18, 0, tzinfo=UTC)
KINDS = {question.kind: question for question in every_kind().questions[:6]} | {"near": every_kind().questions[6]}
RIGHT_PAIRS = {"p1": "Kontra", "p2": "Passz = {0}", "p3": "~NT"}

# kind, answer, whether it is right
ANSWERS = [
    ("single", "o2", True),
    ("single", "o1", False),
    ("single", None, False),
    ("single", ["o2"], False),
    ("multiple", ["d", "a", "b"], True),
    ("multiple", ["a", "b"], False),
    ("multiple", ["a", "b", "c", "d"], False),
    ("multiple", [], False),
    ("multiple", "a", False),
    ("true_false", "false", True),
    ("true_false", "true", False),
    ("true_false", False, False),
    ("match", RIGHT_PAIRS, True),
    ("match", RIGHT_PAIRS | {"p1": "~NT", "p3": "Kontra"}, False),
    ("match", {"p1": "Kontra"}, False),
    ("match", None, False),
    ("order", ["s1", "s2", "s3"], True),
    ("order", ["s2", "s1", "s3"], False),
    ("order", ["s1", "s2"], False),
    ("numeric", -420, True),
    ("numeric", "-420", True),
    ("numeric", "\N{MINUS SIGN}420,0", True),
    ("numeric", "420", False),
    ("numeric", "-421", False),
    ("numeric", "minus 420", False),
    ("numeric", "", False),
    ("numeric", "nan", False),
    ("near", "12,53", True),
    ("near", "12.535", True),
    ("near", "12.54", False),
]


@pytest.mark.parametrize(("kind", "given", "right"), ANSWERS)
def test_an_answer_is_right_as_a_whole_or_wrong(kind: str, given: Any, right: bool) -> None:
    assert is_right(KINDS[kind], given) is right


@pytest.mark.parametrize(
    ("text", "value"),
    [("1 430", 1430.0), ("+3", 3.0), ("1\N{NO-BREAK SPACE}000", 1000.0), ("1e3", None), ("--1", None), (True, None)],
)
def test_numbers_as_people_type_them(text: Any, value: float | None) -> None:
    assert typed_number(text) == value


def test_no_answer_is_not_an_answer() -> None:
    assert not is_given(KINDS["single"], None)
    assert not is_given(KINDS["multiple"], [])
    assert not is_given(KINDS["match"], {"p1": "Kontra"})
    assert is_given(KINDS["match"], RIGHT_PAIRS)
    assert is_given(KINDS["numeric"], 0)


def test_known_questions_come_later_and_later_and_missed_ones_at_once() -> None:
    card, now, waits = repetition.new_card(NOW), NOW, []
    assert repetition.due(card) == NOW
    for _ in range(6):
        card = repetition.answered(card, Recall.KNEW, now)
        waits.append(repetition.due(card) - now)
        now = repetition.due(card)
    assert waits[1:] == sorted(waits[1:])
    assert waits[-1] > timedelta(days=30)
    missed = repetition.answered(card, Recall.WRONG, now)
    assert repetition.due(missed) - now <= timedelta(minutes=10)


def test_how_an_answer_came_orders_when_it_comes_again() -> None:
    card = repetition.answered(repetition.answered(repetition.new_card(NOW), Recall.EASY, NOW), Recall.KNEW, NOW)
    later = repetition.due(card)
    dues = [repetition.due(repetition.answered(card, recall, later)) for recall in Recall]
    assert dues == sorted(dues)
    assert len(set(dues)) == 4


def test_the_same_answers_give_the_same_plan_and_no_wait_is_longer_than_a_year() -> None:
    plans = []
    for _ in range(2):
        card, now = repetition.new_card(NOW), NOW
        for _ in range(15):
            card = repetition.answered(card, Recall.EASY, now)
            assert repetition.due(card) - now <= timedelta(days=repetition.LONGEST)
            now = repetition.due(card)
        plans.append(card)
    assert plans[0] == plans[1]


def test_memory_fades() -> None:
    card = repetition.answered(repetition.new_card(NOW), Recall.EASY, NOW)
    chances = [repetition.chance_of_recall(card, NOW + timedelta(days=days)) for days in (0, 5, 50)]
    assert chances == sorted(chances, reverse=True)
    assert 0 < chances[-1] < chances[0] <= 1
