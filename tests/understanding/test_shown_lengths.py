"""A number and a suit that a bid shows, or that somebody won, are no call; nor is a number that ends a sentence."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told

SHOWN: list[tuple[Language, str]] = [
    ("hu", "Dél 1 kőr. Ez 4 kőrt mutat és legalább 6 pontot."),
    ("pl", "S zalicytował 1 kier. To pokazuje 4 kiery i 6 punktów."),
    ("nb", "Syd meldte 1 hjerter. Det viser 4 hjerter og minst 6 poeng."),
    ("en", "South bid 1H. That shows 4 hearts and at least 6 points."),
]
NO_BID: list[tuple[Language, str]] = [
    ("nb", "Det var i stikk 9. Ruter ble spilt fra bordet."),
    ("pl", "W wziął jednego pika i wyszedł w karo."),
]


@pytest.mark.parametrize(("language", "text"), SHOWN)
def test_what_a_bid_shows_is_no_call(language: Language, text: str) -> None:
    heard = told(cut(text, language))
    assert [one["what"].get("call") for one in heard.done("call")] == ["1H"]
    assert not heard.done("expose")


@pytest.mark.parametrize(("language", "text"), NO_BID)
def test_a_card_or_a_trick_is_no_call(language: Language, text: str) -> None:
    assert not [one for one in cut(text, language).mentions if one.kind == "call"]


@pytest.mark.parametrize("text", ["Do lewy czwartej W dołożył kiera.", "W lewie piątej, czyli tej lewy piątej."])
def test_a_trick_is_no_player(text: str) -> None:
    assert not [one for one in cut(text, "pl").mentions if one.kind == "who" and one.value == "lho"]


@pytest.mark.parametrize("text", ["Lewy przeciwnik dołożył kiera.", "Lewy spasował."])
def test_a_player_stays_one(text: str) -> None:
    assert [one for one in cut(text, "pl").mentions if one.kind == "who" and one.value == "lho"]
