"""Law 46B3: a rank called from dummy without a suit, and what is asked of dummy's cards."""

from __future__ import annotations

from typing import Any

import pytest

from corpus.model import LANGUAGES
from rulings import registry

CALLED = {
    "designation": "rank_only",
    "named_rank": "Q",
    "previous_trick_suit": "D",
    "finding_other_intention": False,
}


def _ruled(language: str = "en", **more: Any) -> Any:
    return registry.rule("designation_from_dummy", CALLED | more, "2017", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_dummy_won_the_trick_so_it_is_on_lead_and_the_queen_of_the_suit_is_asked_for(language: str) -> None:
    found = _ruled(language)
    assert found["need"][0]["name"] == "rank_in_previous_suit"
    headline = found["statements"][0]
    assert "♦" in headline["text"] or "DQ" in headline["text"]
    assert {"46.B.3.a", "46.B.3.b"} <= set(headline["citations"])


def test_a_card_led_to_since_shows_that_dummy_is_not_on_lead() -> None:
    assert _ruled(led="C")["need"][0]["name"] == "legal_cards_of_rank"


def test_the_queen_is_there_or_not() -> None:
    assert _ruled(rank_in_previous_suit=True)["outcome"]["result"] == "continues_suit"
    there = _ruled(rank_in_previous_suit=False, legal_cards_of_rank="several")
    assert there["outcome"]["result"] == "declarer_designates"


def _headline(**more: Any) -> str:
    return str(_ruled(**more)["statements"][0]["text"])


def test_the_reservation_for_another_intention_falls_where_none_was_found() -> None:
    assert "unless" not in _headline()
    assert "unless" not in _headline(previous_trick_suit=None, leading=True, legal_cards_of_rank="several")


def test_of_several_told_declarer_not_a_defender_says_which() -> None:
    assert "declarer, not a defender" in _headline(legal_cards_of_rank="several")
    assert "of several" in _headline()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whether_a_suit_or_a_card_was_named_is_found_on_the_balance_of_probabilities(language: str) -> None:
    facts = {"leading": True, "named_suit": "D", "dummy_cards": ["DA", "DT", "D6"]}
    ruled = registry.rule("designation_from_dummy", facts, "2017", language)
    assert ruled["need"][0]["name"] == "designation"
    assert "♦6" in ruled["statements"][0]["text"]
    assert {"46.A", "46.B.2", "45.D.1", "85.A.1"} <= set(ruled["statements"][0]["citations"])


PUT = (
    ({"dummy_put": "SQ"}, "♠Q goes back"),
    ({"previous_trick_suit": None, "leading": True, "dummy_moved": True}, "another put down goes back"),
    ({"previous_trick_suit": None, "leading": True, "dummy_put": "SQ"}, "another put down goes back"),
)


@pytest.mark.parametrize(("told", "said"), PUT)
def test_what_dummy_put_down_goes_back_if_the_suit_has_such_a_card(told: dict[str, Any], said: str) -> None:
    # 45D1: not the card that 46B3a names
    assert said in _headline(**told)


def test_of_a_card_in_the_suit_itself_nothing_goes_back() -> None:
    assert "back" not in _headline(dummy_put="DQ")
