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
