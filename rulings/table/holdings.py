"""What a hand still holds when a card is played, as far as the table tells: told holdings, cards played later."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.cards import Card, Suit
from bridge.seats import Seat
from bridge.table.model import Circumstance, exact
from bridge.table.replay import State


def has_suit(state: State, seat: Seat, suit: Suit, n: int) -> bool:
    """Whether a hand is known to hold a card of the suit when event n comes, the card of that event left aside."""
    return suit in _suits(state, seat, n)


def has_other_suit(state: State, seat: Seat, suits: Iterable[Suit], n: int) -> bool:
    """Whether it is known to hold a card of none of these suits."""
    return bool(_suits(state, seat, n) - set(suits))


def known_cards(state: State, seat: Seat, n: int) -> set[Card]:
    """The cards a hand is known to hold when event n comes: told, or played later, without the card of that event."""
    played = [(item.n, item.what.exact_card) for trick in state.tricks for item in trick.played if item.seat is seat]
    gone = {card for at, card in played if at <= n}
    found = {card for at, card in played if at > n and card is not None}
    codes = (code for held in _held(state, seat) for code in _codes(held))
    return (found | {card for code in codes if (card := exact(code)) is not None}) - gone


def knows_hand(state: State, seat: Seat) -> bool:
    """Whether the thirteen cards of a hand are told."""
    return any(len(_codes(held)) == 13 for held in _held(state, seat))


def _suits(state: State, seat: Seat, n: int) -> set[Suit]:
    played = [item for trick in state.tricks for item in trick.played if item.seat is seat]
    gone = {item.what.card for item in played if item.n <= n}
    found = {suit for item in played if item.n > n and (suit := item.what.card_suit) is not None}
    for held in _held(state, seat):
        found |= {Suit(code[0]) for code in _codes(held) if code not in gone}
        if not held.part("card") and held.part("suit") in tuple(Suit) and held.when in (None, n):
            found.add(Suit(held.part("suit")))
    return found


def _held(state: State, seat: Seat) -> list[Circumstance]:
    """What is told of a hand's holding something."""
    return [held for held in state.table.told("holds") if held.holds and state.likely(held.who) is seat]


def _codes(held: Circumstance) -> list[str]:
    """The cards that a holding names."""
    listed = held.part("cards")
    codes = listed if isinstance(listed, list) else [held.part("card")]
    return [code for code in codes if isinstance(code, str)]
