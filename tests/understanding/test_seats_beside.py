"""Who sits beside the asker says where the asker sits."""

from __future__ import annotations

from typing import Any

import pytest

from understanding.hear import hear


@pytest.mark.parametrize(
    ("language", "text", "seat"),
    [
        ("en", "My partner West opened 1NT and I doubled it, out of turn.", "E"),
        ("hu", "A partnerem nyitott 1 szant, a jobb oldali ellenfelem (Kelet) jött volna, én megkontráztam.", "S"),
        ("pl", "Partner na N otworzył 1 kier, ja skontrowałem poza kolejnością.", "S"),
        ("nb", "Makker i vest åpnet 1 grand, jeg doblet utenfor tur.", "E"),
    ],
)
def test_the_asker_sits_where_his_neighbour_says(language: Any, text: str, seat: str) -> None:
    doubled = [row["who"] for row in hear(text, language).table["events"] if row["what"].get("kind") == "double"]
    assert doubled == [seat]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("pl", "Ja (rozgrywający S) zagrałem kiera, E zrzucił pika."),
        ("hu", "Én (a felvevő, Dél) kőrt hívtam, Kelet pikket dobott."),
        ("nb", "Jeg (spillefører Sør) spilte hjerter, Øst kastet spar."),
        ("en", "I (declarer, South) led a heart, East threw a spade."),
    ],
)
def test_the_asker_sits_where_he_says_behind_his_role(language: Any, text: str) -> None:
    state = hear(text, language).state
    assert state is not None
    assert state.declarer is not None
    assert state.declarer.value == "S"


def test_who_acts_behind_a_role_is_another() -> None:
    state = hear("I was declarer, West led a heart and East threw a spade.", "en").state
    assert state is None or state.declarer is None or state.declarer.value != "W"
