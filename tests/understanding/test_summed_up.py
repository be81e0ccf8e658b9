"""A double told first as what the story is about is made once, in its turn (Laws 19A, 36)."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "South doubled his own partner! North opened 1D, East passed, then South doubled."),
        ("hu", "Dél a saját partnerét kontrázta! Észak 1 kárót nyitott, Kelet passz, és Dél kontra."),
        ("pl", "S skontrował własnego partnera! N otworzył 1 karo, E pas, S kontra."),
        ("nb", "Syd doblet jo makkeren sin! Nord åpnet 1 ruter, øst pass, så kom doblelappen fra syd."),
    ],
)
def test_a_double_told_before_any_bid_is_made_in_its_turn(language: Language, text: str) -> None:
    calls = [(row.get("who"), row["what"].get("call")) for row in hear(text, language).table["events"]]
    assert calls == [("N", "1D"), ("E", "P"), ("S", "X")]


def test_a_double_out_of_turn_stays_where_it_is_told() -> None:
    events = hear("South doubled before anybody had bid. West opened 1D, North passed.", "en").table["events"]
    assert events[0]["what"]["call"] == "X"
