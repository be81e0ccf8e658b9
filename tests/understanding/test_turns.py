"""Whose turn it was, who opened, what replaced a refused call: heard as told, and nobody is seated without need."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear


@pytest.mark.parametrize(
    ("language", "told", "dealer"),
    [
        ("nb", "Nord skulle åpne, men Øst la ned 1 kløver.", "N"),
        ("nb", "Det var Nord som skulle begynne, men Øst åpnet 1 kløver.", "N"),
        ("hu", "Keletnek kellett volna kezdenie, de Dél kitette az 1 szant.", "E"),
        ("pl", "S otworzył 1BA, a rozdającym był E.", "E"),
        ("pl", "Otworzyć miał N, a W zalicytował 1 karo.", "N"),
        ("en", "It was North to open, but East bid 1C.", "N"),
    ],
)
def test_who_should_have_opened_makes_the_opening_out_of_rotation(language: Language, told: str, dealer: str) -> None:
    heard = hear(told, language)
    assert heard.state is not None
    assert heard.state.dealer is not None
    assert heard.state.dealer.value == dealer
    assert [name for _, name in heard.shown] == ["bid_out_of_rotation"]


@pytest.mark.parametrize(
    ("language", "told", "shown"),
    [
        ("pl", "S dał 2 piki, a kolej E.", ["bid_out_of_rotation"]),
        ("en", "South bid 2S but it was East's turn.", ["bid_out_of_rotation"]),
        ("en", "North 1H, pass, South 2H, it was West's turn to call now and West passed", []),
    ],
)
def test_a_turn_told_speaks_against_a_call_only_where_it_does_not_follow(
    language: Language, told: str, shown: list[str]
) -> None:
    assert [name for _, name in hear(told, language).shown] == shown


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("nb", "3NT med tre passer etter. Så legger Nord 4 spar på bordet."),
        ("pl", "3BA, pas, pas, pas, i potem N położył 4 piki."),
        ("en", "3NT, pass, pass, pass, and then North puts 4 spades on the table."),
    ],
)
def test_a_call_after_three_passes_seats_nobody_before_it(language: Language, told: str) -> None:
    heard = hear(told, language)
    assert [name for _, name in heard.shown] == ["call_after_final_pass"]
    assert heard.facts("call_after_final_pass").get("dealer") is None


@pytest.mark.parametrize(
    ("language", "told", "replacement"),
    [
        ("en", "1S from North, 2D from East, then South 2C. West refuses it. South now says: then I pass.", "P"),
        ("nb", "Nord 1 spar, Øst 2 ruter, Syd 2 kløver. Vest godtar ikke. Nå vil Syd passe i stedet.", "P"),
        ("hu", "Észak 1 pikk, Kelet 2 káró, Dél 2 treff. Nyugat nem fogadta el. Dél erre kontrát tett ki.", "X"),
    ],
)
def test_the_call_after_a_refusal_is_what_replaces_it(language: Language, told: str, replacement: str) -> None:
    assert hear(told, language).facts("insufficient_bid").get("replacement") == replacement


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("hu", "Kelet volt az osztó, de Dél kitett egy passzt, szerinte ő osztott."),
        ("pl", "Rozdawał E, ale S spasował."),
        ("nb", "Øst skulle begynne men Syd la pass."),
        ("en", "East to deal and bid. South passed first. How do I deal with it?"),
    ],
)
def test_one_deals_whoever_says_that_he_did(language: Language, told: str) -> None:
    """What somebody claims of the deal, and to deal with something, seat no dealer; a joined clause tells its own."""
    heard = hear(told, language)
    assert [row["who"] for row in heard.told("dealer")] == ["E"]
    assert [(row["who"], row["what"]["call"]) for row in heard.done("call")] == [("S", "P")]
