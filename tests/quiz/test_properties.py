"""A thousand questions a language: none without a citation, none with two right options, no stem twice, ids stable."""

import pytest

from app.quiz.checks import faults, recheck
from app.quiz.make import stream
from app.quiz.scope import QuizScope
from corpus.model import LANGUAGES


def drawn(store, language, number, seed=2026):
    found = []
    for question in stream(store, QuizScope(), None, language, seed, 80 * number, set()):
        found.append(question)
        if len(found) == number:
            break
    return found


def check(questions, number):
    assert len(questions) == number
    assert [(question.id, fault) for question in questions for fault in (*faults(question), *recheck(question))] == []
    assert len({question.stem for question in questions}) == number
    assert len({question.id for question in questions}) == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_sixty_questions(store, language):
    check(drawn(store, language, 60), 60)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_thousand_questions(store, language):
    check(drawn(store, language, 1000), 1000)


@pytest.mark.long
def test_ids_are_the_same_on_every_run(store):
    assert [one.id for one in drawn(store, "hu", 200)] == [one.id for one in drawn(store, "hu", 200)]
