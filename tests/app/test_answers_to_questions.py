"""A yes or no with more behind it answers the question just asked, unless the rest tells something else."""

from __future__ import annotations

from typing import Any, Final

import pytest

from app.wizard.answers import bare_answer, begun_with, open_told
from corpus.model import Language

COUNT: Final[dict[str, Any]] = {"name": "wrong_count_extra", "need": [{"name": "called_with_wrong_count"}], "facts": {}}
SEEN: Final[dict[str, Any]] = {"name": "wrong_count_extra", "need": [{"name": "saw_another_card"}], "facts": {}}
TURN: Final[dict[str, Any]] = {
    "name": "bid_out_of_rotation",
    "need": [{"name": "whose_turn", "choices": ["rho", "partner", "lho"], "labels": ["South", "East", "North"]}],
    "facts": {},
}
INSTEAD: Final[dict[str, Any]] = {"name": "bid_out_of_rotation", "need": [{"name": "replacement"}], "facts": {}}


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("nb", "nei det er ikke meldt noe som helst ennå", False),
        ("en", "No, nobody had bid a thing when they called you.", False),
        ("hu", "Igen, sajnos az egyikük már mondott valamit.", True),
        ("pl", "Tak, niestety jeden z nich już się odezwał.", True),
    ],
)
def test_yes_or_no_with_more_behind_it_answers(language: Language, text: str, value: bool) -> None:
    assert open_told(text, COUNT, language) == {"called_with_wrong_count": value}


def test_a_no_to_something_else_is_no_answer() -> None:
    """Asked whether anybody saw a card, she says that nobody has called yet."""
    assert open_told("Nie, nikt jeszcze nie licytował, karty dopiero wyjęte.", SEEN, "pl") == {}


def test_a_question_that_is_not_yes_or_no_takes_none() -> None:
    assert open_told("No, it was somebody else's.", TURN, "en") == {}
    assert bare_answer("no", TURN, "en") is None


@pytest.mark.parametrize("text", ["East", "E", "east?"])
def test_a_seat_answers_where_it_names_a_value_of_the_case(text: str) -> None:
    found = bare_answer(text, TURN, "en")
    assert found is not None
    assert found.value == "partner"


@pytest.mark.parametrize("text", ["West", "East or North", "the dealer"])
def test_a_seat_that_names_none_is_no_answer(text: str) -> None:
    assert bare_answer(text, TURN, "en") is None


def test_what_stands_behind_a_bare_answer_leaves_it_one() -> None:
    assert begun_with("East, he dealt", TURN, "en") == {"whose_turn": "partner"}
    assert begun_with("He dealt, East did", TURN, "en") == {}
    assert begun_with("No, East dealt", TURN, "en") == {}
    assert begun_with("East,", TURN, "en") == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [("hu", "most 1 pikket mond"), ("pl", "teraz 1 pik"), ("nb", "han melder 1 spar"), ("en", "1 spade now")],
)
def test_a_call_among_a_few_words_answers_which_call(language: Language, text: str) -> None:
    found = bare_answer(text, INSTEAD, language)
    assert found is not None
    assert (found.fact, found.value) == ("replacement", "1S")


def test_two_calls_answer_nothing() -> None:
    assert bare_answer("1 spade, 2 hearts", INSTEAD, "en") is None


@pytest.mark.parametrize(
    ("language", "text", "labels"),
    [
        ("hu", "és ha Dél passzol?", ["passzol", "szabályosan bemond valamit"]),
        ("nb", "og hvis hun passer?", ["pass", "et lovlig bud, dobling eller redobling"]),
        ("en", "and what if she passes?", ["a pass", "a legal bid, double or redouble"]),
    ],
)
def test_a_pass_answers_among_other_calls(language: Language, text: str, labels: list[str]) -> None:
    need = {"name": "rho_action", "choices": ["pass", "bid_or_double"], "labels": labels}
    found = bare_answer(text, {**TURN, "name": "double_out_of_rotation", "need": [need]}, language)
    assert found is not None
    assert found.value == "pass"
    assert bare_answer(text, TURN, language) is None
