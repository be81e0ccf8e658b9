"""67B: a hand with a card too many holds no suit by that, and took no trick more."""

from __future__ import annotations

import pytest

from understanding.clauses import cut
from understanding.hear import told

COUNTS = (
    "West has one card more than everybody at trick nine.",
    "East had one more card than the rest of us.",
    "He has one card too many.",
)


@pytest.mark.parametrize("text", COUNTS)
def test_a_card_more_is_neither_a_suit_held_nor_a_trick(text: str) -> None:
    heard = told(cut(text, "en"))
    assert not heard.told("holds")
    assert not heard.told("tricks_since")


def test_one_of_the_suit_and_a_trick_more_are_told() -> None:
    heard = told(cut("West discarded though he had one. They took one more later.", "en"))
    assert heard.told("holds")
    assert heard.told("tricks_since")


def test_tricks_of_those_since_are_told() -> None:
    assert told(cut("Both sides played on. Defence got two of those.", "en")).told("tricks_since")
    assert not told(cut("Both sides played on. West had two of those cards.", "en")).told("tricks_since")


@pytest.mark.parametrize(
    "words", ["A negyedikhez nem tett semmit.", "A negyediknél nem tett.", "A negyedikben nem tett."]
)
def test_a_hungarian_ordinal_is_one_in_its_cases_too(words: str) -> None:
    assert [one.value for one in cut(words, "hu").mentions if one.kind == "ordinal"] == [4]
