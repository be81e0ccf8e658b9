"""Facts of Law 46: what declarer said, dummy's cards, and the trick so far."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card, Suit
from bridge.seats import Seat
from bridge.tricks import PlayRecord, Trick, play_record_of
from rulings.engine import (
    BOOL,
    CARD,
    CARDS,
    SUIT,
    Play,
    denomination_from,
    fact,
    finding,
    one_of,
    playing_from,
    predicate,
)

DESIGNATIONS = one_of("complete", "high", "win", "low", "suit_only", "rank_only", "not_in_dummy", "anything")
RANK = one_of(*"AKQJT98765432")
MATCHES = one_of("one", "several", "none")


def record_of(known: Any) -> PlayRecord | None:
    """The play so far, with the trump suit of the contract."""
    denomination = denomination_from(known)
    if known.tricks is None:
        return None
    return play_record_of(denomination.suit if denomination else None, known.tricks)


def current(known: Any) -> Trick | None:
    """The trick in progress."""
    record = record_of(known)
    return record.current if record else None


def dummy_cards(known: Any) -> tuple[Card, ...] | None:
    """Dummy's cards now: given, or the hand less what it has played."""
    if known.dummy_cards is not None:
        given: tuple[Card, ...] = known.dummy_cards
        return given
    playing, record = playing_from(known), record_of(known)
    if playing is None or known.hands is None or playing.dummy.value not in known.hands:
        return None
    played = record.cards_of(playing.dummy) if record else ()
    return tuple(card for card in known.hands[playing.dummy.value] if card not in played)


def _led(known: Any) -> Suit | None:
    trick = current(known)
    return trick.led if trick else None


def _leading(known: Any) -> bool | None:
    if known.led is not None:
        return False
    record, playing = record_of(known), playing_from(known)
    if record is None or playing is None:
        return None if known.previous_trick_suit is None else True
    return record.current is None and record.next_leader is playing.dummy


def _won_with(known: Any) -> Suit | None:
    record, playing = record_of(known), playing_from(known)
    if record is None or playing is None or record.current is not None or record.next_leader != playing.dummy:
        return None
    dummy: Seat = playing.dummy
    card = record.tricks[-1].card_of(dummy)
    return card.suit if card else None


def playable(known: Any) -> tuple[Card, ...] | None:
    """Cards dummy may legally play: the suit led if it has it."""
    cards = dummy_cards(known)
    if cards is None or (known.led is None and not known.leading):
        return None
    return tuple(card for card in cards if card.suit is known.led) or cards


def of_rank(known: Any) -> tuple[Card, ...] | None:
    """Legal cards of the rank named."""
    cards = playable(known)
    if cards is None or known.named_rank is None:
        return None
    return tuple(card for card in cards if card.rank == known.named_rank)


def continued(known: Any) -> Card | None:
    """46B3a: the card of that rank in the suit in which dummy won the last trick."""
    cards, suit = dummy_cards(known), known.previous_trick_suit
    if cards is None or suit is None or known.named_rank is None:
        return None
    return next((card for card in cards if card.suit is suit and card.rank == known.named_rank), None)


def _void(known: Any) -> bool | None:
    cards = dummy_cards(known)
    if cards is None or known.led is None:
        return None
    return all(card.suit is not known.led for card in cards)


def _fourth(known: Any) -> bool | None:
    """Whether dummy is the last to play to the trick in progress."""
    trick, playing = current(known), playing_from(known)
    if trick is None or playing is None:
        return None
    return trick.turn is playing.dummy and len(trick.cards) == 3


def _moved(known: Any) -> bool | None:
    return None if known.dummy_put is None else True


def _rank_in_suit(known: Any) -> bool | None:
    if dummy_cards(known) is None or known.previous_trick_suit is None or known.named_rank is None:
        return None
    return continued(known) is not None


def _matches(known: Any) -> str | None:
    found = of_rank(known)
    return None if found is None else ("none", "one", "several")[min(len(found), 2)]


@dataclass(frozen=True)
class DesignationFacts(Play):
    """A card called from dummy."""

    designation: str = fact(DESIGNATIONS, "46.B")
    dummy_cards: tuple[Card, ...] = fact(CARDS, "46.B")
    led: Suit = predicate(SUIT, "46.B.1.a", _led)
    dummy_void_in_led: bool = predicate(BOOL, "46.B.4", _void, presumed=False)
    leading: bool = predicate(BOOL, "46.B.3.a", _leading)
    named_suit: Suit = fact(SUIT, "46.B.2")
    named_rank: str = fact(RANK, "46.B.3")
    named_card: Card = fact(CARD, "46.A")
    previous_trick_suit: Suit = predicate(SUIT, "46.B.3.a", _won_with)
    rank_in_previous_suit: bool = predicate(BOOL, "46.B.3.a", _rank_in_suit)
    legal_cards_of_rank: str = predicate(MATCHES, "46.B.3.b", _matches)
    fourth_hand: bool = predicate(BOOL, "46.B.1.a", _fourth, presumed=False)
    dummy_put: Card = fact(CARD, "45.D.1")
    dummy_moved: bool = predicate(BOOL, "45.D.1", _moved)
    intended_card: Card = fact(CARD, "46.B")
    finding_other_intention: bool = finding(BOOL, "46.B", usual=False)
