"""Facts of Law 27: the insufficient bid, whether it was accepted, and what replaces it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.auction import Auction
from bridge.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from bridge.cards import Suit
from bridge.legality import is_legal, sufficient
from bridge.seats import Seat
from rulings.engine import BOOL, SEAT, OutOfRotation, auction_from, choice, fact, finding, one_of, predicate
from rulings.laws.law_23_comparable_call.facts import ComparableFinding, ReplacingDouble
from rulings.laws.law_26_lead_restrictions.facts import ShownSuits, suits_of

REPLACEMENT_KINDS = one_of(
    "lowest_same_denomination",
    "other_bid_or_pass",
    "double",
    "insufficient",
    unasked=("inadmissible_double", "over_seven"),
)


@dataclass(frozen=True)
class Irregular:
    """The bid in question: the auction before it, the bid, who made it, and the calls made after it."""

    before: Auction
    bid: Bid
    player: Seat
    after: tuple[Call, ...]


def irregular(known: Any) -> Irregular | None:
    """The bid out of turn; else the last insufficient bid; else `withdrawn` as the next call; else the last bid.

    Its player means a seat only when the dealer is known.
    """
    auction = auction_from(known)
    if auction is None:
        return None
    if known.out_of_turn is not None and isinstance(known.out_of_turn["call"], Bid):
        return Irregular(auction, known.out_of_turn["call"], known.out_of_turn["player"], ())
    if auction.insufficient is not None:
        return _in_question(auction, auction.insufficient)
    if isinstance(known.withdrawn, Bid) and known.withdrawn not in auction.calls[-2:]:
        return Irregular(auction, known.withdrawn, auction.turn, ())
    for index in reversed(range(len(auction.made))):
        if isinstance(auction.made[index].call, Bid):
            return _in_question(auction, index)
    return None


def _in_question(auction: Auction, index: int) -> Irregular:
    made = auction.made[index]
    assert isinstance(made.call, Bid)
    return Irregular(auction.before(index), made.call, made.player, auction.calls[index + 1 :])


def _offender(known: Any) -> Seat | None:
    if known.out_of_turn is not None:
        player: Seat = known.out_of_turn["player"]
        return player
    found = irregular(known)
    if known.out_of_rotation or found is None or known.dealer is None:
        return None
    return found.player


def _out_of_rotation(known: Any) -> bool | None:
    return None if known.out_of_turn is None else True


def _insufficient(known: Any) -> bool | None:
    found = irregular(known)
    return None if found is None else not sufficient(found.before, found.bid)


def _lho_called(known: Any) -> bool | None:
    found = irregular(known)
    return None if found is None else bool(found.after)


def named_legally(known: Any, *, replacement_stands: bool) -> tuple[Suit, ...] | None:
    """Suits the offender has named in the legal auction: before the bid, and in a replacement that stands (26B)."""
    found = irregular(known)
    if found is None:
        return None
    return suits_of([*found.before.calls_by(found.player), *([known.replacement] if replacement_stands else [])])


def _all_suits_named(known: Any) -> bool | None:
    named = named_legally(known, replacement_stands=known.replacement_kind == "other_bid_or_pass")
    return None if known.suits_shown is None or named is None else set(known.suits_shown) <= set(named)


def _replacement_kind(known: Any) -> str | None:
    call, found = known.replacement, irregular(known)
    if call is None:
        return None
    if call in (DOUBLE, REDOUBLE):
        return "double" if found is None or is_legal(found.before, call) else "inadmissible_double"
    if call is PASS:
        return "other_bid_or_pass"
    if call.over_seven:
        return "over_seven"
    if found is None:
        return None
    if not sufficient(found.before, call):
        return "insufficient"
    lowest = found.before.lowest_sufficient(found.bid.denomination)
    return "lowest_same_denomination" if call == lowest else "other_bid_or_pass"


@dataclass(frozen=True)
class InsufficientBidFacts(ReplacingDouble, ShownSuits, ComparableFinding, OutOfRotation):
    """An insufficient bid made in turn, in `auction` (last, or followed by what was called over it)."""

    all_suits_named: bool = predicate(BOOL, "26.A", _all_suits_named)
    offender: Seat = predicate(SEAT, "27.B", _offender)
    insufficient: bool = predicate(BOOL, "18.D", _insufficient, presumed=True)
    out_of_rotation: bool = predicate(BOOL, "27.A.2", _out_of_rotation, presumed=False)
    claimed_unintended: bool = fact(BOOL, "25.A.1", presumed=False)
    finding_unintended: bool = finding(BOOL, "25.A.2")
    lho_called: bool = predicate(BOOL, "27.A.1", _lho_called, presumed=False)
    choice_accept: bool = choice(BOOL, "27.A.1", "lho")
    replaced_early: bool = fact(BOOL, "27.C", presumed=False)
    replacement_kind: str = predicate(REPLACEMENT_KINDS, "27.B", _replacement_kind)
    play_over: bool = fact(BOOL, "27.D", presumed=False)
    finding_helped: bool = finding(BOOL, "27.D")
    choice_accept_second: bool = choice(BOOL, "27.B.4", "lho")
    finding_not_artificial: bool = finding(BOOL, "27.B.1.a")
    finding_same_or_more_precise: bool = finding(BOOL, "27.B.1.b")
