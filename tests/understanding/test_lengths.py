"""A number and a suit that somebody holds are no call and no card: nobody has called by that (Law 16D3)."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

HELD: list[tuple[Language, str]] = [
    ("en", "I overheard that North has five hearts in board 14."),
    ("en", "Somebody said North's got eight hearts on board 14."),
    ("pl", "usłyszałem, że w czternastce North ma osiem kierów."),
    ("nb", "hørte at Nord har fem hjerter i spill 14"),
    ("hu", "meghallottam, hogy Északnak öt kőre van a 14-esben"),
]
POINTS: list[tuple[Language, str]] = [
    ("en", "West thought and passed: he had 11 with five spades."),
    ("en", "West, five spades and 11 points, thought and passed."),
    ("pl", "W spasował po namyśle (5 pików i 11 PC)."),
    ("pl", "S zalicytował 1BA (6-9 bez fitu pikowego)."),
    ("nb", "Med fem spar og 11 poeng tenkte vest lenge."),
    ("hu", "Nyugat gondolkodott, öt pikkje volt és 11 pontja."),
]
"""Hands told by their points, and what a bid promises."""
PONDERED: list[tuple[Language, str]] = [
    ("en", "West tanked, he was wondering about 3S."),
    ("pl", "W długo myślał, wahał się z 3 pik."),
    ("nb", "Vest tenkte på 3 spar."),
]


@pytest.mark.parametrize(("language", "text"), POINTS)
def test_a_hand_told_by_its_points_is_no_bid(language: Language, text: str) -> None:
    read = hear(text, language).read
    assert read is not None
    assert {one.value for one in read.mentions if one.kind == "call"} <= {"P", "1NT"}


@pytest.mark.parametrize(("language", "text"), PONDERED)
def test_a_bid_somebody_thought_of_is_not_made(language: Language, text: str) -> None:
    assert not [one for one in hear(text, language).table["events"] if one["act"] == "call"]


def test_a_bid_over_which_somebody_thought_was_made() -> None:
    events = hear("North bid 3H. West thought for ages and bid 3S.", "en").table["events"]
    assert [one["what"]["call"] for one in events if one["act"] == "call"] == ["3H", "3S"]


@pytest.mark.parametrize(("language", "text"), HELD)
def test_what_somebody_holds_is_no_call(language: Language, text: str) -> None:
    heard = hear(text, language)
    assert heard.read is not None
    assert not [one for one in heard.read.mentions if one.kind in ("call", "card")]
    assert not heard.facts("extraneous_info").get("first_call_made")


def test_a_contract_that_was_had_stays_one() -> None:
    """A double stands behind it, or the card is named with its rank."""
    assert _read("They had four spades doubled.", "call") == ["4S", "X"]
    assert _read("West still has the five of hearts.", "card") == ["H5"]


def _read(text: str, kind: str) -> list[str | int]:
    read = hear(text, "en").read
    assert read is not None
    return [one.value for one in read.mentions if one.kind == kind]


def test_what_somebody_sits_with_is_held() -> None:
    """Five cards and more, in letters: of fewer it is what he bid (`opened with two hearts`)."""
    assert _read("I sat North with five hearts. Partner opened 1NT.", "call") == ["1NT"]
    assert _read("I opened with two hearts.", "call") == ["2H"]
    told = hear("Jeg satt nord med fem hjerter. Makker åpnet 1NT.", "nb").read
    assert told is not None
    assert [one.value for one in told.mentions if one.kind == "call"] == ["1NT"]


MY_PASS: list[tuple[Language, str]] = [
    ("hu", "Dél 2 káró, Nyugat 1 pikk, én Észak passz. Azt mondják, az én passzom elfogadta."),
    ("pl", "S 2 karo, W 1 pik, ja N pas. E mówi, że za nisko. Twierdzą, że mój pas to załatwił."),
    ("nb", "Syd åpnet 2 ruter, vest 1 spar, jeg i nord passet. De sier at min pass avgjør det."),
    ("en", "South opened 2D, West bid 1S, I was North and passed. They say my pass settles it."),
]


@pytest.mark.parametrize(("language", "text"), MY_PASS)
def test_ones_own_call_spoken_of_is_not_made_again(language: Language, text: str) -> None:
    events = hear(text, language).table["events"]
    assert [one["what"]["call"] for one in events if one["act"] == "call"] == ["2D", "1S", "P"]
