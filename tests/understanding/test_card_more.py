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
