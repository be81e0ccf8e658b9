"""Facts of Laws 57 and 59."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card, Suit
from rulings.engine import BOOL, CARDS, SUIT, Play, choice, fact, list_of, one_of, playing_from, predicate
from rulings.laws.law_47_withdrawn_card.facts import CardFacts


def _declaring(known: Any) -> bool | None:
    playing = playing_from(known)
    if playing is None or known.offender is None:
        return None
    return bool(known.offender.side is playing.declarer.side)


def _led_on(known: Any) -> bool | None:
    return None if known.premature is None else bool(known.premature == "lead_to_next_trick")


def _first_both_hands(known: Any) -> tuple[str, ...]:
    """There is no choice once declarer has played from both hands (57C1), except after a lead."""
    return ("declarer_played_both_hands",) if known.premature == "before_partner" else ()


def _partner_complies(known: Any) -> bool | None:
    """False where what partner holds of the suit led, which he must follow (44C), cannot meet declarer's choice."""
    holds, chosen = known.partner_holds_suit_led, known.choice_declarer
    if holds is None or chosen is None:
        return None
    unable = chosen == "require_suit" if holds else chosen in ("highest", "lowest")
    return False if unable else None


@dataclass(frozen=True)
class PrematureFacts(CardFacts):
    """A card led or played before its time."""

    premature: str = fact(one_of("before_partner", "lead_to_next_trick", "at_rho_turn"), "57.A")
    by_declaring_side: bool = predicate(BOOL, "57.C.3", _declaring, presumed=False)
    lead_to_next: bool = predicate(BOOL, "57.C.3", _led_on)
    declarer_played_both_hands: bool = fact(BOOL, "57.C.1", presumed=False)
    dummy_played_unasked: bool = fact(BOOL, "57.C.2", presumed=False)
    dummy_singleton: bool = fact(BOOL, "57.C.1")
    partner_holds_suit_led: bool = fact(BOOL, "44.C")
    legal_to_trick: bool = fact(BOOL, "57.D")
    choice_declarer: str = choice(
        one_of("highest", "lowest", "require_suit", "forbid_suit"), "57.A", "declarer", about=_first_both_hands
    )
    choice_suit: Suit = choice(SUIT, "57.A.3", "declarer")
    partner_can_comply: bool = predicate(BOOL, "57.B", _partner_complies, presumed=True)


def allowed(known: Any) -> tuple[Card, ...] | None:
    """Cards of `hand` that follow suit and meet the requirement; empty when none does, None when not known."""
    if known.hand is None:
        return None
    legal = legal_cards(known)
    forbidden = known.forbidden_suits or ()
    return tuple(
        card
        for card in legal
        if card.suit not in forbidden and (known.required_suit is None or card.suit is known.required_suit)
    )


def legal_cards(known: Any) -> tuple[Card, ...]:
    """What Law 44 leaves: the suit led if held, else any card."""
    following = tuple(card for card in known.hand if card.suit is known.led)
    return following or tuple(known.hand)


def _can_comply(known: Any) -> bool | None:
    if known.required_suit is None and known.forbidden_suits is None:
        return None
    cards = allowed(known)
    return None if cards is None else bool(cards)


@dataclass(frozen=True)
class InabilityFacts(Play):
    """A player required to play, or forbidden, a suit."""

    hand: tuple[Card, ...] = fact(CARDS, "59")
    led: Suit = fact(SUIT, "44.C")
    required_suit: Suit = fact(SUIT, "59")
    forbidden_suits: tuple[Suit, ...] = fact(list_of(SUIT), "59")
    can_comply: bool = predicate(BOOL, "59", _can_comply)
