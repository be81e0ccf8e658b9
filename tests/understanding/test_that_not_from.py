"""Behind `że` a person is subject and not where something came from; `wyszło, że` leads no card (Polish)."""

from __future__ import annotations

import pytest

from understanding.clauses import cut
from understanding.hear import told

TOLD = [
    ("S rozgrywa. Wyszło, że W zrzucił trefla, a miał kiera.", "W", "play"),
    ("N rozgrywał. Wychodzi ze E przebil karo, a mial karo.", "E", "play"),
    ("Okazało się, że N zalicytował 2 karo zamiast pasa.", "N", "call"),
    ("Partner mówi, że W wyszedł pikiem.", "W", "lead"),
]


@pytest.mark.parametrize(("text", "who", "act"), TOLD)
def test_who_stands_behind_that_does_it(text: str, who: str, act: str) -> None:
    assert [(row["who"], row["act"]) for row in told(cut(text, "pl")).done("play", "call", "lead")] == [(who, act)]


def test_a_preposition_stays_one() -> None:
    heard = told(cut("Rozgrywający wyszedł ze stołu kierem.", "pl"))
    assert [row.get("how") for row in heard.done("lead")] == [["from_dummy"]]


def test_the_suit_ruffed_is_no_trump() -> None:
    assert not told(cut("E przebił karo atutem, a karo miał.", "pl")).told("trump")
    assert told(cut("Atu karo. E przebił pika.", "pl")).told("trump")
