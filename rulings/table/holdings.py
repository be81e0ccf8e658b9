"""What a hand still holds when a card is played, as far as the table tells: told holdings, cards played later."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.cards import Card, Suit
from bridge.seats import Seat
from bridge.table.model import exact
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
    for held in state.table.told("holds"):
        if held.holds and state.likely(held.who) is seat:
            listed = held.part("cards")
            codes = listed if isinstance(listed, list) else [held.part("card")]
            found |= {card for code in codes if isinstance(code, str) and (card := exact(code)) is not None}
    return found - gone


def knows_hand(state: State, seat: Seat) -> bool:
    """Whether the thirteen cards of a hand are told."""
    told = (item for item in state.table.told("holds") if item.holds and state.likely(item.who) is seat)
    return any(isinstance(listed := item.part("cards"), list) and len(listed) == 13 for item in told)


def _suits(state: State, seat: Seat, n: int) -> set[Suit]:
    played = [item for trick in state.tricks for item in trick.played if item.seat is seat]
    gone = {item.what.card for item in played if item.n <= n}
    found = {suit for item in played if item.n > n and (suit := item.what.card_suit) is not None}
    for held in state.table.told("holds"):
        if state.likely(held.who) is not seat or not held.holds:
            continue
        listed = held.part("cards")
        codes = listed if isinstance(listed, list) else [held.part("card")]
        found |= {Suit(code[0]) for code in codes if isinstance(code, str) and code not in gone}
        if not held.part("card") and held.part("suit") in tuple(Suit) and held.when in (None, n):
            found.add(Suit(held.part("suit")))
    return found
