"""What was called out of turn chooses among Laws 30, 31 and 32; other matters, and texts without a call, stay."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear
from understanding.out_of_turn import THREE, by_what_was_called, out_of_turn_first
from understanding.rank import Choice

BID = "bid_out_of_rotation"
DOUBLED: dict[Language, str] = {
    "hu": "Észak osztott és nyitott 1 kőrt. Kelet következett volna, de Nyugat soron kívül kitette a kontrát.",
    "pl": "N rozdawał, otworzył 1 kier, kolej na E, a tu W wyrywa się z kontrą poza kolejnością.",
    "nb": "Nord var giver og åpnet 1 hjerter. Øst skulle melde, men Vest doblet utenfor tur.",
    "en": "North dealt and opened a heart. It was East's turn, but West doubled out of rotation.",
}


def _choices(*shares: float) -> list[Choice]:
    """The three laws with these probabilities, and another matter with what is left."""
    three = [Choice(name, share, {}) for name, share in zip(THREE, shares, strict=True)]
    return sorted([*three, Choice("insufficient_bid", 1 - sum(shares), {})], key=lambda choice: -choice.p)


@pytest.mark.parametrize("language", DOUBLED)
def test_the_call_named_chooses(language: Language) -> None:
    before = _choices(0.1, 0.6, 0.25)
    after = by_what_was_called(before, hear(DOUBLED[language], language))
    assert before[0].name == BID
    assert after[0].name == "double_out_of_rotation"
    own = {choice.name: choice.p for choice in after}
    assert sum(own[name] for name in THREE) == pytest.approx(0.95)
    assert own["insufficient_bid"] == pytest.approx(0.05)


def test_without_a_call_or_a_second_of_the_three_nothing_changes() -> None:
    before = _choices(0.1, 0.6, 0.25)
    assert by_what_was_called(before, hear("Somebody called out of turn. What now?", "en")) == before
    alone = [Choice(BID, 0.6, {}), Choice("insufficient_bid", 0.4, {})]
    assert by_what_was_called(alone, hear(DOUBLED["en"], "en")) == alone
    assert by_what_was_called([], hear(DOUBLED["en"], "en")) == []


def test_what_the_table_shows_out_of_turn_counts_beside_a_later_pass() -> None:
    story = (
        "Keleten ülök, és soron kívül kitettem 1 szant, Észak volt az osztó. Dél nem fogadta el, és most Észak "
        "passzolt."
    )
    assert by_what_was_called(_choices(0.5, 0.4, 0.05), hear(story, "hu"))[0].name == BID


TOO_LOW: dict[Language, str] = {
    "pl": "Rozdający W otworzył 2 kiery. Kolej na N, a S rzucił 1 pik: i za nisko, i poza kolejnością.",
    "nb": "Vest er giver og åpner 2 hjerter. Nord skal melde, men Syd melder 1 spar, både for lavt og utenfor tur.",
    "en": "West dealt and opened 2H. North to call, but South bid one spade, both insufficient and out of turn.",
}


@pytest.mark.parametrize("language", TOO_LOW)
def test_a_bid_too_low_that_was_out_of_turn_too_is_ruled_as_out_of_turn(language: Language) -> None:
    before = [Choice("insufficient_bid", 0.8, {}), Choice("call_legality", 0.1, {}), Choice(BID, 0.05, {})]
    after = out_of_turn_first(before, hear(TOO_LOW[language], language))
    assert [(choice.name, choice.p) for choice in after] == [
        (BID, 0.8),
        ("call_legality", 0.1),
        ("insufficient_bid", 0.05),
    ]


def test_a_bid_too_low_in_turn_stays() -> None:
    before = [Choice("insufficient_bid", 0.8, {}), Choice(BID, 0.2, {})]
    assert out_of_turn_first(before, hear("North opened 2H, East bid 1S. South does not accept it.", "en")) == before
