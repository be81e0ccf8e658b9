"""Facts of Law 38: a bid of more than seven, whether LHO called over it, and whether the auction had ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.auction import Auction
from bridge.calls import Bid, Call
from bridge.seats import Seat
from rulings.engine import BOOL, SEAT, OutOfRotation, ToldCalls, auction_from, fact, predicate
from rulings.laws.law_26_lead_restrictions.facts import SpecifiedSuits
from rulings.laws.law_36_inadmissible_double.irregular_call import (
    irregular_call,
    lho_called_over,
    offender_of,
    regular_call,
)


def over_seven(_before: Auction, call: Call, _player: Seat) -> bool:
    """A bid of more than seven odd tricks."""
    return isinstance(call, Bid) and call.over_seven


def _offender(known: Any) -> Seat | None:
    return offender_of(known, over_seven)


def _over_seven(known: Any) -> bool | None:
    found = irregular_call(known, over_seven)
    if found is None and regular_call(known, lambda call: isinstance(call, Bid) and call.level == 7, over_seven):
        return False
    return None if found is None else over_seven(found.before, found.call, found.player)


def _lho_called(known: Any) -> bool | None:
    """LHO has called; so he has where three passes ended the auction after the bid."""
    called = lho_called_over(known, over_seven)
    return True if called is None and known.auction_ended and known.out_of_turn is None else called


def _auction_ended(known: Any) -> bool | None:
    auction = auction_from(known)
    return None if auction is None else auction.ended


@dataclass(frozen=True)
class BidOverSevenFacts(SpecifiedSuits, OutOfRotation, ToldCalls):
    """The bid stands in `auction` (followed by what was called over it), in `out_of_turn`, or is `withdrawn`."""

    offender: Seat = predicate(SEAT, "38.C", _offender)
    over_seven: bool = predicate(BOOL, "35.C", _over_seven, presumed=True)
    auction_ended: bool = predicate(BOOL, "38.C", _auction_ended, presumed=False)
    lho_called: bool = predicate(BOOL, "38.D", _lho_called)
    play_begun: bool = fact(BOOL, "38.A", presumed=False)
