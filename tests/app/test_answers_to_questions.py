"""A yes or no with more behind it answers the question just asked, unless the rest tells something else."""

from __future__ import annotations

from typing import Any, Final

import pytest

from app.wizard.answers import bare_answer, open_told
from corpus.model import Language

COUNT: Final[dict[str, Any]] = {"name": "wrong_count_extra", "need": [{"name": "called_with_wrong_count"}], "facts": {}}
SEEN: Final[dict[str, Any]] = {"name": "wrong_count_extra", "need": [{"name": "saw_another_card"}], "facts": {}}
TURN: Final[dict[str, Any]] = {"name": "bid_out_of_rotation", "need": [{"name": "whose_turn"}], "facts": {}}


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("nb", "nei det er ikke meldt noe som helst ennå", False),
        ("en", "No, they had only just sat down to it.", False),
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
