"""Law 58: what becomes of cards that came together, told by the cards that were seen."""

from __future__ import annotations

from typing import Any

import pytest

from corpus.model import LANGUAGES
from rulings import registry

WEST = {"offender": "W", "contract": {"level": 4, "denomination": "S", "declarer": "S"}, "by_two_players": False}
HONOUR = {"hu": "figura", "pl": "honor", "nb": "honnør", "en": "honour"}


def _headline(language: str = "en", **facts: Any) -> str:
    ruled = registry.rule("simultaneous", WEST | {"noticed_too_late": False} | facts, "2017", language)
    found = next(row for row in ruled["statements"] if row["kind"] == "headline")
    return str(found.get("short") or found["text"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_ten_and_a_four_the_kind_hangs_on_which_he_plays_and_the_ten_is_an_honour(language: str) -> None:
    said = _headline(language, visible_cards=["S4", "ST"])
    assert "♠4" in said
    assert HONOUR[language] in said
    assert {"50D", "50C"} <= {word.strip("(),.;") for word in said.split()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_two_small_cards_the_one_left_is_a_minor_penalty_card(language: str) -> None:
    said = _headline(language, visible_cards=["D8", "D4"])
    assert "50C" in said
    assert "50D" not in said


@pytest.mark.parametrize("cards", [["DK", "DQ"], ["D8", "D4", "D2"]])
def test_of_two_honours_or_three_cards_what_is_left_is_major(cards: list[str]) -> None:
    said = _headline(visible_cards=cards)
    assert "major" in said
    assert "minor" not in said


def test_declarers_other_card_goes_back_and_nobody_changes_a_card_who_has_not_played() -> None:
    south = {"offender": "S", "visible_cards": ["CK", "C7"]}
    assert "may change" not in _headline(**south, opponent_played_to_trick=False)
    assert "may change" in _headline(**south)


def test_the_second_of_two_players_is_in_turn_if_he_was_next() -> None:
    assert "in turn, no penalty card" in _headline(by_two_players=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cards", "law"), [(["S7", "S3"], "50C"), (["SK", "SQ"], "50D")])
def test_the_cards_that_came_together_settle_the_kind_before_it_is_known_how_many_were_seen(
    cards: list[str], law: str, language: str
) -> None:
    said = _headline(language, cards_together=cards)
    assert law in said
    assert ({"50C", "50D"} - {law}).isdisjoint(word.strip("(),.;") for word in said.split())
    assert (HONOUR[language] in said.lower()) is False


def test_of_an_honour_and_a_spot_card_that_came_together_each_is_named() -> None:
    said = _headline(cards_together=["DK", "C9"])
    assert "♦K a major one" in said
    assert "♣9 a minor one" in said


def test_both_of_two_that_came_together_were_seen_where_more_than_one_was() -> None:
    told = WEST | {"cards_together": ["S7", "S3"], "several_visible": True, "choice_card": "S7"}
    found = registry.rule("simultaneous", told, "2017", "en")["outcome"]["penalty_cards"]
    assert found == [{"player": "W", "card": "S3", "kind": "minor"}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_card_it_was_is_asked_and_both_ways_are_said(language: str) -> None:
    """48A: only a defender's other card becomes a penalty card."""
    facts = {"offender": "S", "by_two_players": False, "visible_cards": ["CJ", "H3"], "opponent_played_to_trick": True}
    for told, law in ((facts, "58.B.2"), (facts | {"choice_card": "CJ"}, "58.B.2")):
        ruled = registry.rule("simultaneous", told, "2017", language)
        asked = ruled["need"][0]
        assert asked["name"] == "by_defender"
        assert {"hu": "Dél", "pl": "S", "nb": "Syd", "en": "South"}[language] in asked["short"]
        first = ruled["statements"][0]
        assert {law, "48.A"} <= set(first["citations"])
    assert "♣" in ruled["statements"][0]["text"]
