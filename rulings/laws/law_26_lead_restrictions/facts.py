"""Facts of Law 26: what was withdrawn, what replaced it, and what the offender named in the legal auction."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.calls import Bid
from bridge.cards import Suit
from rulings.engine import BOOL, SUIT, Bidding, auction_from, fact, list_of, predicate
from rulings.laws.law_23_comparable_call.facts import ComparableFinding


def named_by_offender(known: Any) -> tuple[Suit, ...] | None:
    """Suits the offender has named in the legal auction (calls that stand, his replacement included), or None."""
    auction = auction_from(known)
    if auction is None or known.offender is None or known.dealer is None:
        return None
    calls = [*auction.calls_by(known.offender), known.replacement]
    return suits_of(calls)


def suits_of(calls: Any) -> tuple[Suit, ...]:
    """Suits named by bids among the calls, spades first; passes, doubles and notrump name none."""
    named = {call.denomination.suit for call in calls if isinstance(call, Bid)} - {None}
    return tuple(suit for suit in reversed(Suit) if suit in named)


def _defends(known: Any) -> bool | None:
    auction = auction_from(known)
    if auction is None or known.offender is None or known.dealer is None or auction.contract is None:
        return None
    return bool(auction.contract.declarer.side is not known.offender.side)


def _all_suits_named(known: Any) -> bool | None:
    if known.suits_shown is None or (named := named_by_offender(known)) is None:
        return None
    return set(known.suits_shown) <= set(named)


def _relates_to_suits(known: Any) -> bool | None:
    return None if known.suits_shown is None else bool(known.suits_shown)


@dataclass(frozen=True)
class SpecifiedSuits:
    """The suits the offender's calls that stand specify by their meaning; unknown: those that they name."""

    suits_specified: tuple[Suit, ...] = fact(list_of(SUIT), "26.B")


@dataclass(frozen=True)
class ShownSuits(SpecifiedSuits):
    """What the 2007 edition asks: did the withdrawn call relate solely to suits, and were they named legally?"""

    suits_shown: tuple[Suit, ...] = fact(list_of(SUIT), "26.B")
    relates_to_suits: bool = predicate(BOOL, "26.A", _relates_to_suits)
    all_suits_named: bool = predicate(BOOL, "26.A", _all_suits_named)


@dataclass(frozen=True)
class LeadRestrictionFacts(ShownSuits, ComparableFinding, Bidding):
    """A withdrawn call and its replacement; `auction` holds the calls that stand, without the withdrawn one."""

    offender_defends: bool = predicate(BOOL, "26.B", _defends)
