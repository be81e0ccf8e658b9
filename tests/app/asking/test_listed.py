"""Cards that a story lists prove what they are, not that there are no others (Laws 46B3, 58B)."""

from __future__ import annotations

from typing import Any

import pytest

from app.asking.facts import Read
from app.asking.listed import as_listed
from corpus.model import Language
from understanding.hear import hear

QUEEN = {"designation": "rank_only", "named_rank": "Q", "previous_trick_suit": "D"}


def _as_listed(**told: Any) -> dict[str, Any]:
    rows = {fact: Read(fact, value, "words", True, 0.7) for fact, value in told.items()}
    return {fact: row.value for fact, row in as_listed(rows).items()}


def test_two_queens_named_are_not_dummys_hand() -> None:
    found = _as_listed(**QUEEN, dummy_cards=["SQ", "HQ"])
    assert found == QUEEN | {"legal_cards_of_rank": "several"}


def test_one_queen_named_says_nothing_of_others() -> None:
    assert _as_listed(**QUEEN, dummy_cards=["HQ"]) == QUEEN


@pytest.mark.parametrize(
    "more",
    [
        {"dummy_cards": ["DQ", "HQ"]},
        {"dummy_cards": ["SQ", "HQ"], "rank_in_previous_suit": False},
        {"dummy_cards": ["SQ", "S6", "HQ", "H9", "D8", "D3"]},
    ],
    ids=["the queen of the suit is there", "told that it is not", "a whole hand"],
)
def test_what_settles_it_stays(more: dict[str, Any]) -> None:
    assert _as_listed(**QUEEN, **more) == QUEEN | more


def test_who_names_a_rank_names_no_suit() -> None:
    assert _as_listed(**QUEEN, named_suit="C") == QUEEN


def test_two_cards_named_were_not_both_seen() -> None:
    assert _as_listed(visible_cards=["S7", "S3"]) == {"cards_together": ["S7", "S3"]}
    assert _as_listed(visible_cards=["S7"], several_visible=True) == {"several_visible": True}
    told = {"visible_cards": ["S7", "S3"], "several_visible": True}
    assert _as_listed(**told) == told


def test_who_has_a_penalty_card_defends() -> None:
    """48: declarer's side has no penalty cards, so whoever declares sits beside them."""
    lying: dict[str, Any] = {"penalty_cards": [{"card": "S9", "player": "E"}, {"card": "DK", "player": "E"}]}
    assert _as_listed(**lying, contract={"declarer": "W"}) == lying
    assert _as_listed(**lying, contract={"declarer": "S"}) == lying | {"contract": {"declarer": "S"}}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("hu", "Kelet előtt két büntetőlap fekszik, a pikk 9 és a káró király. Nyugat jön hívni."),
        ("nb", "Øst har spar 9 og ruter konge liggende som straffekort. Vest skal spille ut."),
        ("en", "East has the nine of spades and the king of diamonds as penalty cards. West is on lead."),
    ],
)
def test_each_penalty_card_of_a_list_is_one(language: Language, told: str) -> None:
    """51B2: cards of two suits, of which declarer may require one or forbid either or both."""
    cards = hear(told, language).facts("penalty_card_lead")["penalty_cards"]
    assert [card["card"] for card in cards] == ["S9", "DK"]
