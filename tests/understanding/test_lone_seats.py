"""A letter that begins a sentence is a seat before an adverb or what somebody did, and no preposition."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clauses import cut

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
