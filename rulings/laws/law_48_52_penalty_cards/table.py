"""Penalty cards on the table as known facts show them, and what may legally be played (Laws 44C, 50C, 50D1, 51, 59).

Every function takes known facts (`case.known`) and gives None where they do not tell.
"""

from __future__ import annotations

from typing import Any

from bridge.cards import Card, Suit
from bridge.hands import Hand
from bridge.seats import Seat
from rulings.engine import Inquiry, Who, around
from rulings.engine.board_state import items
from rulings.engine.people import people_at_table

KIND = "penalty_card"
"""The kind of state item that stands for a penalty card; detail `cards` and `penalty` (major or minor)."""


def holder_of(known: Any) -> Seat | None:
    """Who has the penalty cards: the offender named, else the only player the facts give any to."""
    if known.offender is not None:
        given: Seat = known.offender
        return given
    seats = {seat for item in items(known, KIND) for seat in item.get("players") or ()}
    if known.has("penalty_cards"):
        seats |= {card["player"] for card in known.penalty_cards or () if "player" in card}
    return seats.pop() if len(seats) == 1 else None


def holder_people(known: Any) -> dict[str, Who]:
    """People around the player with the penalty cards."""
    return {**people_at_table(known), **around(holder_of(known))}


def earlier_cards(known: Any) -> tuple[Card, ...]:
    """Penalty cards that earlier rulings left with the offender."""
    holder = holder_of(known)
    found = (card for item in items(known, KIND, holder) for card in item.get("cards") or ())
    return tuple(dict.fromkeys(found))


def cards_on_table(known: Any) -> tuple[Card, ...] | None:
    """The holder's penalty cards, from `penalty_cards` or else from what is in force; None when none is named."""
    holder = holder_of(known)
    given = [one["card"] for one in known.penalty_cards or () if one.get("player") in (None, holder)]
    return tuple(dict.fromkeys(given)) or earlier_cards(known) or None


def several_told(case: Inquiry[Any]) -> bool:
    """Whether two or more penalty cards are told of: then all of them are major (50B)."""
    return case.settled("penalty_suits") in ("one_suit", "several_suits")


def suits_of(cards: tuple[Card, ...]) -> tuple[Suit, ...]:
    """Their suits, spades first."""
    held = {card.suit for card in cards}
    return tuple(suit for suit in reversed(Suit) if suit in held)


def kind_on_table(known: Any) -> str | None:
    """Major or minor: two or more are all major (50B), one is what its ruling made it, an honour is major."""
    cards = cards_on_table(known)
    if cards is None:
        if known.has("several_playable") and known.several_playable:
            return "major"
        kinds = {item.get("penalty") for item in items(known, KIND, holder_of(known))}
        return kinds.pop() if len(kinds) == 1 else None
    if len(cards) > 1 or cards[0].honour:
        return "major"
    kinds = {one.get("kind") for one in known.penalty_cards or ()}
    kinds |= {item.get("penalty") for item in items(known, KIND, holder_of(known))}
    kinds.discard(None)
    return kinds.pop() if len(kinds) == 1 else None


def hand_of(known: Any) -> Hand | None:
    """The holder's cards, those on the table among them, and without what the record shows played."""
    holder = holder_of(known)
    held = known.hand
    if held is None and known.hands is not None and holder is not None:
        held = known.hands.get(holder.value)
    if held is None:
        return None
    played = played_by(known, holder)
    return Hand(frozenset(held) | frozenset(cards_on_table(known) or ())).without(played)


def played_by(known: Any, seat: Seat | None) -> tuple[Card, ...]:
    """What the record shows a player to have played, in rotation from each leader."""
    if seat is None:
        return ()
    return tuple(
        card
        for trick in known.tricks or ()
        for step, card in enumerate(trick["cards"])
        if trick["leader"].turned(step) is seat
    )


def suit_led(known: Any) -> Suit | None:
    """The suit led to the trick in progress, if one is."""
    if known.led is not None:
        given: Suit = known.led
        return given
    last: list[Card] = list(known.tricks[-1]["cards"]) if known.tricks else []
    return last[0].suit if last and len(last) < 4 else None


def leads(known: Any) -> bool | None:
    """Whether the player leads to the trick."""
    if suit_led(known) is not None:
        return False
    return True if known.tricks and len(known.tricks[-1]["cards"]) == 4 else None


def allowed(hand: Hand, led: Suit | None, required: Suit | None, forbidden: tuple[Suit, ...]) -> tuple[Card, ...]:
    """Following suit first (44C), then a suit required or forbidden as far as it can be obeyed (59)."""
    open_cards = hand.sorted() if led is None else hand.can_follow(led)
    wanted = tuple(card for card in open_cards if card.suit is required) or open_cards
    return tuple(card for card in wanted if card.suit not in forbidden) or wanted


def allowed_now(known: Any) -> tuple[Card, ...] | None:
    """Cards the holder may play but for his penalty cards."""
    hand, led = hand_of(known), suit_led(known)
    if hand is None or (led is None and not known.leading):
        return None
    return allowed(hand, led, known.required_suit, known.forbidden_suits or ())


def playable(known: Any) -> tuple[Card, ...] | None:
    """The penalty cards he can legally play now."""
    cards, now = cards_on_table(known), allowed_now(known)
    if cards is None:
        return None
    if now is None:
        led = suit_led(known)
        following = tuple(card for card in cards if card.suit is led)
        return following or None
    return tuple(card for card in cards if card in now)


def legal_cards(known: Any) -> tuple[Card, ...] | None:
    """What he may play: 50C with a minor card; 50D1 and 51A with major ones; his other cards when none is legal."""
    cards, now = cards_on_table(known), allowed_now(known)
    if cards is None or now is None:
        return None
    if known.penalty_kind not in ("minor", "major"):
        return None
    named = known.choice_penalty_card
    return with_penalty_cards(now, (named,) if named in cards and named in now else cards, known.penalty_kind)


def with_penalty_cards(now: tuple[Card, ...], cards: tuple[Card, ...], kind: str) -> tuple[Card, ...]:
    """Of the cards that may be played but for penalty cards, those that may with `cards` (of `kind`) on the table."""
    if kind == "minor":
        return tuple(card for card in now if card in cards or card.honour or card.suit is not cards[0].suit)
    return tuple(card for card in cards if card in now) or now
