"""A case becomes a question for a class: settled it asks for the ruling, open it asks what may be chosen."""

from typing import Any

import pytest

from app.quiz.from_case import question_of_case, quiz_of_case
from app.service import Service
from corpus.errors import BadInput
from corpus.model import LANGUAGES, Language
from rulings.registry import rule

LEAD: dict[str, Any] = {"offender": "W", "faced": True, "lead_by": "wrong_defender"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_settled_case_asks_for_its_ruling(service: Service, language: Language) -> None:
    facts = LEAD | {"choice_declarer": "accept"}
    made = question_of_case(service.store, "opening_lead_out_of_turn", facts, language)
    assert made is not None
    right = [one for one in made.options if one.correct]
    ruled = rule("opening_lead_out_of_turn", facts, language=language)
    assert [one.text for one in right] == [row["text"] for row in ruled["statements"] if row["kind"] == "headline"]
    assert (made.facts, made.procedure, made.language) == (facts, "opening_lead_out_of_turn", language)
    for one in made.options:
        if not one.correct:
            others = rule("opening_lead_out_of_turn", one.assumes, language=language)["outcome"]
            assert others != ruled["outcome"]


def test_a_case_that_waits_for_a_choice_asks_what_may_be_chosen(service: Service) -> None:
    """Law 54: five options for declarer; those of Law 53 and 57 are not among them."""
    made = question_of_case(service.store, "opening_lead_out_of_turn", LEAD, "en")
    assert made is not None
    assert made.kind == "multiple"
    assert sum(one.correct for one in made.options) == 5
    assert "choose" not in made.stem
    assert "accepts" not in made.stem


def test_a_case_with_something_else_open_makes_no_question(service: Service) -> None:
    assert question_of_case(service.store, "insufficient_bid", {"auction": ["1N", "1S"]}, "en") is None
    with pytest.raises(BadInput, match="still open"):
        quiz_of_case(service.store, "insufficient_bid", {"auction": ["1N", "1S"]}, "en")


def test_a_bid_that_no_list_holds_makes_a_question_all_the_same(service: Service) -> None:
    facts = {"auction": ["P", "2D", "1H"], "choice_accept": True}
    made = question_of_case(service.store, "insufficient_bid", facts, "en")
    assert made is not None
    assert made.facts == facts
