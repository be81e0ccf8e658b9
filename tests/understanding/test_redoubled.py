"""A redouble that somebody makes is a call of his, and no contract that was played redoubled."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from understanding.hear import hear

MADE: list[tuple[Language, str]] = [
    ("hu", "Észak 1 szan, Kelet kontra, Dél rekontra, Nyugat passz."),
    ("pl", "N otworzył 1BA, E skontrował, S zrekontrował, W spasował."),
    ("nb", "Nord åpnet 1 NT, øst doblet, sør redoblet, vest passet."),
    ("en", "North opened 1NT, East doubled, South redoubled, West passed."),
]


@pytest.mark.parametrize(("language", "told"), MADE)
def test_each_call_is_its_players(language: Language, told: str) -> None:
    made = [(one["who"], one["what"]["call"]) for one in hear(told, language).table["events"]]
    assert made == [("N", "1NT"), ("E", "X"), ("S", "XX"), ("W", "P")]


def test_a_contract_played_redoubled_is_worked_out(service: Service) -> None:
    """77: 320 for the tricks, 500 for the game, 100 for making it redoubled."""
    answer = service.ask("South in 4 diamonds redoubled, just made, vulnerable. Score?", "en")["answer"]
    assert "920" in answer
