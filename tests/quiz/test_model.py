"""The values of a quiz: JSON there and back, ids that hang on the item and not on its words."""

import json
from dataclasses import replace

import pytest

from app.quiz.model import Cited, Pair, Quiz, QuizOption, QuizQuestion, question_from_json, question_id, quiz_from_json
from corpus.errors import BadInput

QUESTION = QuizQuestion(
    id="x",
    kind="single",
    language="hu",
    level=2,
    stem="Hogyan dönt a tornavezető?",
    explanation="Mert ♥ = {}:",
    citations=(Cited("laws-2017-hu:27.A.1", "27A1", "", "laws-2017-hu", "hu", "official", True, "…"),),
    provisions=("laws-2017-hu:27.A.1",),
    options=(
        QuizOption("a", "igen", True, "jó", ("laws-2017-hu:27.A.1",)),
        QuizOption("b", "nem", False, "rossz", (), 0, {"choice_accept": False}),
    ),
    pairs=(Pair("1", "adu", "szín"),),
    facts={"auction": ["1S", "1H"]},
    seed=3,
)


def test_a_question_and_a_quiz_survive_json():
    quiz = Quiz("Kvíz", "hu", 3, (QUESTION, replace(QUESTION, id="y", kind="numeric", answer=2.5, tolerance=0.5)))
    assert quiz_from_json(json.loads(json.dumps(quiz.to_json()))) == quiz


@pytest.mark.parametrize("broken", [{}, {"id": "x"}, QUESTION.to_json() | {"kind": "essay"}, {"options": [{"id": 1}]}])
def test_what_is_no_question_is_refused(broken):
    with pytest.raises(BadInput, match="question"):
        question_from_json(broken)


def test_ids_hang_on_the_item_only():
    first = question_id(("laws-2017-hu:27.A.1",), "insufficient_bid", "ruling", {"a": 1, "b": 2})
    assert first == question_id(("laws-2017-hu:27.A.1",), "insufficient_bid", "ruling", {"b": 2, "a": 1})
    assert first.startswith("insufficient-bid-")
    others = {
        question_id(("laws-2017-hu:27.B",), "insufficient_bid", "ruling", {"a": 1, "b": 2}),
        question_id(("laws-2017-hu:27.A.1",), "insufficient_bid", "next", {"a": 1, "b": 2}),
        question_id(("laws-2017-hu:27.A.1",), "insufficient_bid", "ruling", {"a": 1, "b": 3}),
    }
    assert first not in others
    assert len(others) == 3


def test_the_right_options_of_an_order_question_stand_in_order():
    steps = (
        QuizOption("a", "third", True, "", (), 3),
        QuizOption("b", "first", True, "", (), 1),
        QuizOption("c", "2nd", True, "", (), 2),
    )
    assert [one.text for one in replace(QUESTION, kind="order", options=steps).correct] == ["first", "2nd", "third"]
    assert [one.id for one in QUESTION.correct] == ["a"]
