"""Facts of Law 39: who called after the final pass, what, and whether LHO called after him."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.auction import Auction
from bridge.calls import PASS, Call
from bridge.cards import Suit
from bridge.seats import Seat
from rulings.engine import BOOL, SEAT, OutOfRotation, ToldCalls, auction_from, called_since, one_of, predicate
from rulings.laws.law_26_lead_restrictions.facts import SpecifiedSuits, suits_of


def ended_auction(known: Any) -> tuple[Auction, tuple[Call, ...]] | None:
    """The auction up to its final pass and the calls made after it in turn, or None while that is not known."""
    auction = auction_from(known)
    if auction is None:
        return None
    for index in range(len(auction.made) + 1):
        if auction.before(index).ended:
            return auction.before(index), auction.calls[index:]
    return None


def _late(known: Any) -> Call | None:
    if known.out_of_turn is not None:
        late: Call = known.out_of_turn["call"]
        return late
    found = ended_auction(known)
    if found is not None and found[1]:
        return found[1][0]
    withdrawn: Call | None = known.withdrawn
    return withdrawn


def _offender(known: Any) -> Seat | None:
    if known.out_of_turn is not None:
        player: Seat = known.out_of_turn["player"]
        return player
    found = ended_auction(known)
    if found is None or not found[1] or known.dealer is None:
        return None
    return found[0].turn


def _offending_side(known: Any) -> str | None:
    found = ended_auction(known)
    if found is None or known.offender is None or known.dealer is None or found[0].declarer is None:
        return None
    return "declaring" if found[0].declarer.side is known.offender.side else "defending"


def _call_kind(known: Any) -> str | None:
    late = _late(known)
    return None if late is None else "pass" if late is PASS else "bid_or_double"


def _lho_called(known: Any) -> bool | None:
    found = ended_auction(known)
    if found is None or known.out_of_turn is not None or not found[1]:
        return None
    return called_since(known, len(found[1]) > 1)


def _auction_ended(known: Any) -> bool | None:
    return None if auction_from(known) is None else ended_auction(known) is not None


def _passed_out(known: Any) -> bool | None:
    found = ended_auction(known)
    return None if found is None else found[0].passed_out


def named_legally(known: Any) -> tuple[Suit, ...] | None:
    """Suits the offender named before the final pass (26B), or None while that is not known."""
    found = ended_auction(known)
    if found is None or known.offender is None or known.dealer is None:
        return None
    return suits_of(found[0].calls_by(known.offender))


@dataclass(frozen=True)
class CallAfterFinalPassFacts(SpecifiedSuits, OutOfRotation, ToldCalls):
    """`auction` holds the calls to the final pass; the late call follows in it, or is `out_of_turn` or `withdrawn`."""

    offender: Seat = predicate(SEAT, "39.A", _offender)
    auction_ended: bool = predicate(BOOL, "35.D", _auction_ended, presumed=True)
    passed_out: bool = predicate(BOOL, "22.B", _passed_out, presumed=False)
    lho_called: bool = predicate(BOOL, "39.B", _lho_called)
    offending_side: str = predicate(one_of("declaring", "defending"), "39.B", _offending_side)
    call_kind: str = predicate(one_of("pass", "bid_or_double"), "39.C", _call_kind)
