"""Mentions: cards and calls told alike, and cards in one word."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.mentions import find, tokens


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("N upuścił 3 karo i 5 trefl, S to widział.", ["D3", "C5"]),
        ("E wyszedł z 9 karo odkrytą.", ["D9"]),
        ("N wyłożył 3 kiery, potem zmienił na 4 kiery.", []),
        ("Po otwarciu 1 trefl i 2 karo W spasował.", []),
    ],
)
def test_in_polish_a_figure_and_a_suit_are_a_card_where_cards_are_told(text: str, cards: list[str]) -> None:
    found = find(tokens(text), "pl")
    assert [one.value for one in found if one.kind == "card"] == cards


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("Wyszedł karowym królem poza kolejnością.", "DK"),
        ("Zrzucił się pikową dziewiątką.", "S9"),
        ("Nie dołożył treflowej szóstki.", "C6"),
        ("Przyglądał się kierowemu asowi.", "HA"),
    ],
)
def test_the_adjective_of_a_suit_is_the_suit_in_every_case(text: str, card: str) -> None:
    found = find(tokens(text), "pl")
    cards = [one.value for one in found if one.kind == "card"]
    assert cards == [card]


def test_a_suit_and_a_rank_in_one_word_are_a_card() -> None:
    found = find(tokens("Øst mistet hjerteress og spardamen på bordet."), "nb")
    assert [one.value for one in found if one.kind == "card"] == ["HA", "SQ"]


def test_a_club_thrown_is_no_bid() -> None:
    found = find(tokens("Nyugat egy treffet dobott a kőrre."), "hu")
    assert not [one for one in found if one.kind == "call"]


@pytest.mark.parametrize(("language", "text"), [("en", "A spade was led."), ("hu", "A pikket Kelet hívta.")])
def test_an_article_that_begins_a_sentence_is_no_ace(language: Language, text: str) -> None:
    found = find(tokens(text), language)
    assert [(one.kind, one.value) for one in found if one.kind in ("card", "suit")] == [("suit", "S")]


@pytest.mark.parametrize(
    "text", ["A 10 was played.", "A jack was dropped by West.", '"A 10," said South.', "A Q fell."]
)
def test_an_article_before_a_rank_is_no_ace(text: str) -> None:
    found = find(tokens(text), "en")
    assert not [one for one in found if one.kind == "rank" and one.value == "A"]


@pytest.mark.parametrize(("language", "text"), [("en", "A, K and Q were played."), ("nb", "A 10 9 hadde Vest.")])
def test_a_letter_that_is_no_article_is_an_ace(language: Language, text: str) -> None:
    first = find(tokens(text), language)[0]
    assert (first.kind, first.value) == ("rank", "A")


@pytest.mark.parametrize(
    ("language", "text", "calls"),
    [
        ("en", "We had one notrump by South and West passed.", ["1NT", "P"]),
        ("hu", "Észak nyitott egy kárót, dél meg kitett egy kőrt.", ["1D", "1H"]),
        ("hu", "Nyugat pikket hívott, kelet kitett egy kőrt.", []),
        ("hu", "Dél kitette a passzot, nyugat pasz.", ["P", "P"]),
        ("nb", "Øst la ut en passlapp, og Vest la passkortet.", ["P", "P"]),
    ],
)
def test_calls_by_an_article_and_by_the_cards_of_the_box(language: Language, text: str, calls: list[str]) -> None:
    assert [one.value for one in find(tokens(text), language) if one.kind == "call"] == calls


def test_an_article_before_a_number_is_no_person() -> None:
    found = find(tokens("Etter de tre passene doblet Vest. Da passet de."), "nb")
    assert [one.value for one in found if one.kind == "who"] == ["W", "he"]
