"""A letter that begins a sentence is a seat before an adverb or what somebody did, and no preposition."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.named import named

LONE: list[tuple[Language, str, list[str]]] = [
    ("pl", "N jeszcze nie licytował.", ["N"]),
    ("pl", "S dostał złe wyjaśnienie.", ["S"]),
    ("pl", "W już zalicytował.", ["W"]),
    ("pl", "W krzyczy, że nie chce.", ["W"]),
    ("pl", "W protestuje.", ["W"]),
    ("pl", "W pik N wyszedł.", ["N"]),
    ("pl", "W rozdaniu nikt nie krzyczy.", ["nobody"]),
    ("hu", "D még nem licitált.", ["S"]),
    ("hu", "K rögtön szólt.", ["E"]),
    ("nb", "S har ikke meldt ennå.", ["S"]),
    ("en", "W still has not called.", ["W"]),
]


@pytest.mark.parametrize(("language", "text", "seats"), LONE)
def test_a_letter_is_a_seat(language: Language, text: str, seats: list[str]) -> None:
    assert [one.value for one in cut(text, language).mentions if one.kind == "who"] == seats


RANKS: list[tuple[Language, str, set[str]]] = [
    ("hu", "Négy lapom maradt: pikk ász meg káró A K D.", {"SA", "DA", "DK", "DQ"}),
    ("pl", "Ma asa pik i karo A K D.", {"SA", "DA", "DK", "DQ"}),
    ("en", "He has the spade ace and A K Q of diamonds.", {"SA", "DA", "DK", "DQ"}),
    ("nb", "Han har spar ess og ruter EKD.", {"SA", "DA", "DK", "DQ"}),
]


@pytest.mark.parametrize(("language", "text", "cards"), RANKS)
def test_three_ranks_in_a_row_are_cards(language: Language, text: str, cards: set[str]) -> None:
    """Though a letter of them is a seat, too (`K` for `Kelet`, `D` for `Dél`)."""
    mentions = named(cut(text, language))
    assert {str(one.value) for one in mentions if one.kind == "card"} >= cards
    assert not any(one.kind == "who" and one.value in ("N", "E", "S", "W") for one in mentions)
