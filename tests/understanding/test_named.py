"""What a text names beside its plain mentions: ranks in a row and without their suit, calls that a verb tells."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.named import named

CARDS: list[tuple[Language, str, list[str]]] = [
    (
        "en",
        "Dummy's left with spades J6 hearts J9 diamonds 83 clubs 75.",
        ["SJ", "S6", "HJ", "H9", "D8", "D3", "C7", "C5"],
    ),
    ("en", "Declarer led a spade and West plonked down two of them, the 10 and the 4.", ["ST", "S4"]),
    ("en", "The lead's in dummy, A-10-6 of diamonds there.", ["DA", "DT", "D6"]),
    ("en", "He holds the heart jack and spade AKQ.", ["HJ", "SA", "SK", "SQ"]),
    ("hu", "Ami az asztalon maradt: pikk bubi 6, kőr bubi 9, káró 8 3.", ["SJ", "S6", "HJ", "H9", "D8", "D3"]),
    ("hu", "Kőr bubi és pikk ász király dáma van nála.", ["HJ", "SA", "SK", "SQ"]),
    ("hu", "Két treffet tett le, a királyt meg a hetest.", ["CK", "C7"]),
    ("pl", "Grał karo, a dziadek z A106 położył szóstkę.", ["DA", "DT", "D6"]),
    ("pl", "S ma waleta kier i AKD pik.", ["HJ", "SA", "SK", "SQ"]),
    ("nb", "Sør har hjerter knekt og ess-konge-dame i spar.", ["HJ", "SA", "SK", "SQ"]),
    ("nb", "Han skulle spille kløver, så kom både kongen og sjueren ut.", ["CK", "C7"]),
]


@pytest.mark.parametrize(("language", "text", "cards"), CARDS)
def test_ranks_are_cards_of_the_suit_told_with_them_or_before(language: Language, text: str, cards: list[str]) -> None:
    found = [str(one.value) for one in named(cut(text, language)) if one.kind == "card"]
    assert list(dict.fromkeys(found)) == cards


def test_a_card_told_again_by_its_rank_is_the_same_card() -> None:
    text = "East's queen of clubs is a penalty card, South led a heart, so the queen stays."
    assert {one.value for one in named(cut(text, "en")) if one.kind == "card"} == {"CQ"}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "They took nine tricks in 3NT, the 10 tricks on the slip are wrong."),
        ("hu", "Kilenc ütést vittek, a 10 ütés tévedés."),
        ("pl", "Wzięli dziewięć lew, zapisali 10."),
        ("nb", "De fikk ni stikk, ikke 10."),
    ],
)
def test_numbers_of_tricks_are_no_cards(language: Language, text: str) -> None:
    assert not [one for one in named(cut(text, language)) if one.kind in ("card", "rank")]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "North opened 1NT and South doubled."),
        ("hu", "Észak 1 szanját Dél megkontrázta."),
        ("pl", "N otworzył 1BA, a S skontrował."),
        ("nb", "Nord åpnet 1 grand, og Sør doblet."),
    ],
)
def test_a_double_that_only_a_verb_tells_is_named(language: Language, text: str) -> None:
    assert [one.value for one in named(cut(text, language)) if one.kind == "call"][-1] == "X"


def test_a_small_card_without_its_rank_is_no_card() -> None:
    """`a small club`: a suit, and nothing that a fact could take for a card."""
    found = named(cut("Declarer calls the queen of clubs, and East wants a small club.", "en"))
    assert [one.value for one in found if one.kind == "card"] == ["CQ"]
    assert [one.value for one in found if one.kind == "suit"] == ["C", "C"]
