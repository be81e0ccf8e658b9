"""Facts of a call out of rotation (Laws 28 to 32): who called, whose turn it was, what happened before the ruling."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.auction import Auction, auction_of
from bridge.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from bridge.cards import Suit
from bridge.legality import is_legal, may_double, may_redouble, sufficient
from bridge.seats import Seat
from rulings.engine import BOOL, CALL, SEAT, OutOfRotation, auction_from, choice, fact, finding, one_of, predicate
from rulings.engine.board_state import silence
from rulings.laws.law_23_comparable_call.facts import ComparableFinding, plainly_different
from rulings.laws.law_26_lead_restrictions.facts import ShownSuits, suits_of

CALL_KINDS = one_of("pass", "bid", "double")
POSITIONS = one_of("rho", "partner", "lho", unasked=("offender",))


def call_made(known: Any) -> Call | None:
    """The call out of rotation, from `out_of_turn` or `withdrawn`."""
    call: Call | None = known.withdrawn if known.out_of_turn is None else known.out_of_turn["call"]
    return call


def at_table(known: Any) -> Auction | None:
    """The auction before the call out of rotation, when its seats are real."""
    return None if known.dealer is None else auction_from(known)


def _offender(known: Any) -> Seat | None:
    return None if known.out_of_turn is None else known.out_of_turn["player"]


def _call_kind(known: Any) -> str | None:
    match call_made(known):
        case None:
            return None
        case Bid():
            return "bid"
        case call:
            return "pass" if call is PASS else "double"


def _whose_turn(known: Any) -> str | None:
    auction, offender = at_table(known), known.offender
    if auction is None and offender is not None and known.dealer is offender.rho:
        first = known.has("called_before") and known.called_before is False
        return "rho" if first else None  # once the dealer has called it is the offender's turn
    if auction is None or offender is None or auction.ended:
        return None
    names = {offender: "offender", offender.lho: "lho", offender.partner: "partner", offender.rho: "rho"}
    return names[auction.turn]


def _auction_ended(known: Any) -> bool | None:
    auction = auction_from(known)
    return None if auction is None else auction.ended


def _rho_obliged(known: Any) -> bool | None:
    if known.offender is None or known.whose_turn != "rho" or not known.in_force:
        return None
    return silence(known, known.offender.rho) != "none" or None


def _called_before(known: Any) -> bool | None:
    auction = at_table(known)
    return None if auction is None or known.offender is None else auction.has_called(known.offender)


def _passes_artificial(known: Any) -> bool | None:
    auction = at_table(known)
    if known.call_kind in ("bid", "double"):
        return False
    if auction is None or known.offender is None:
        return None
    meant = [entry for entry in auction.made if entry.call is not PASS]
    return None if meant and meant[-1].player is known.offender.partner else False


def _inadmissible(known: Any) -> bool | None:
    auction, call = at_table(known), call_made(known)
    if auction is None or call is None or known.offender is None:
        opens = known.whose_turn == "lho" and known.has("called_before") and known.called_before is False
        return True if opens else None  # LHO deals and nobody has bid: there is nothing to double
    if call is DOUBLE:
        return not may_double(auction, known.offender)
    return call is REDOUBLE and not may_redouble(auction, known.offender)


def _over_seven(known: Any) -> bool | None:
    call = call_made(known)
    return None if call is None else isinstance(call, Bid) and call.over_seven


def _insufficient(known: Any) -> bool | None:
    auction, call = auction_from(known), call_made(known)
    if known.call_kind in ("pass", "double"):
        return False
    return None if auction is None or not isinstance(call, Bid) else not sufficient(auction, call)


def _legal_repeat(known: Any) -> bool | None:
    auction, call = at_table(known), call_made(known)
    if known.has("insufficient") and known.insufficient:
        return False
    if auction is None or call is None or known.whose_turn != "rho":
        return None
    return is_legal(auction.plus(PASS), call)


def _rho_action(known: Any) -> str | None:
    call, auction = known.rho_call, auction_from(known)
    if call is None:
        return None
    if call is PASS:
        return "pass"
    return "bid_or_double" if auction is None or is_legal(auction, call) else "irregular"


def _bid_made(known: Any) -> bool | None:
    auction = auction_from(known)
    return None if auction is None else auction.last_bid is not None


def _same_denomination(known: Any) -> bool | None:
    made, new = call_made(known), known.replacement
    if made is None or new is None:
        return None
    return isinstance(made, Bid) and isinstance(new, Bid) and made.denomination is new.denomination


def named_legally(known: Any) -> tuple[Suit, ...] | None:
    """Suits the offender has named in the legal auction, his later call included; None while unknown (26B)."""
    auction = at_table(known)
    if auction is None or known.offender is None or known.replacement is None:
        return None
    return suits_of([*auction.calls_by(known.offender), known.replacement])


def later_call_not_due(known: Any) -> bool:
    """Whether another player calls first (partner's or LHO's turn): what the offender calls later is not asked."""
    return known.replacement is None and known.whose_turn in ("partner", "lho")


@dataclass(frozen=True)
class CallOutOfTurn(ShownSuits, ComparableFinding, OutOfRotation):
    """A call out of rotation in `out_of_turn`; `auction` holds the calls before it, `replacement` his later call."""

    offender: Seat = predicate(SEAT, "29.B", _offender)
    call_kind: str = predicate(CALL_KINDS, "29.B", _call_kind)
    whose_turn: str = predicate(POSITIONS, "29.B", _whose_turn)
    auction_ended: bool = predicate(BOOL, "35.D", _auction_ended, presumed=False)
    over_seven: bool = predicate(BOOL, "35.C", _over_seven, presumed=False)
    rho_obliged_to_pass: bool = predicate(BOOL, "28.A", _rho_obliged, presumed=False)
    proper_player_called: bool = fact(BOOL, "28.B", presumed=False)
    lho_called: bool = fact(BOOL, "29.A", presumed=False)
    lho_call_insufficient: bool = fact(BOOL, "27.A.1", presumed=False)
    finding_lho_accepted: bool = finding(BOOL, "29.A")
    finding_comparable: bool = finding(
        BOOL, "23.A", usual=plainly_different, about=("replacement",), quiet=later_call_not_due
    )
    choice_accept: bool = choice(BOOL, "29.A", "lho")


@dataclass(frozen=True)
class RoutedCall(CallOutOfTurn):
    """What the router asks besides: is the call artificial, an inadmissible double, a later call of the offender?"""

    called_before: bool = predicate(BOOL, "30.B.2", _called_before)
    artificial: bool = fact(BOOL, "29.C", presumed=False)
    passes_artificial_call: bool = predicate(BOOL, "30.C", _passes_artificial, presumed=False)
    inadmissible: bool = predicate(BOOL, "32", _inadmissible, presumed=False)


@dataclass(frozen=True)
class RoutedBid(RoutedCall):
    """A call that may be a bid: is it insufficient as well (27A2; 27 where it is in rotation)?"""

    insufficient: bool = predicate(BOOL, "27.A.2", _insufficient, presumed=False)


@dataclass(frozen=True)
class RectifiedCall(RoutedCall):
    """What Laws 30 to 32 ask: earlier calls, what RHO does now, and whether the call would be legal when repeated."""

    rho_call: Call = fact(CALL, "31.A")
    rho_action: str = predicate(one_of("pass", "bid_or_double", unasked=("irregular",)), "31.A", _rho_action)
    legal_repeat: bool = predicate(BOOL, "31.A.1", _legal_repeat, presumed=True)
    bid_made: bool = predicate(BOOL, "30.B.1", _bid_made)
    same_denomination: bool = predicate(BOOL, "31.A.2", _same_denomination)


def _position(known: Any) -> str | None:
    auction, offender = at_table(known), known.offender
    if auction is None or offender is None:
        return None
    names = {auction.turn.lho: "lho", auction.turn.partner: "partner", auction.turn.rho: "rho"}
    return names.get(offender)


def _legal_after(known: Any) -> bool | None:
    auction, call, first = at_table(known), call_made(known), known.call_in_turn
    if call is None or known.caller_position != "lho":
        return None
    if call is PASS:
        return True
    if first is None:
        return None
    if auction is not None:
        return is_legal(auction.plus(first), call)
    both = isinstance(first, Bid) and isinstance(call, Bid)
    return is_legal(auction_of(Seat.N, [first]), call) if both else None


@dataclass(frozen=True)
class SimultaneousCall(OutOfRotation):
    """Two calls at once: `call_in_turn` of the player in turn, and `out_of_turn` of the other player."""

    offender: Seat = predicate(SEAT, "33", _offender)
    call_in_turn: Call = fact(CALL, "33")
    caller_position: str = predicate(one_of("lho", "partner", "rho"), "33", _position)
    legal_after: bool = predicate(BOOL, "33", _legal_after)
    order_disputed: bool = fact(BOOL, "85.A", presumed=False)


__all__ = [
    "CallOutOfTurn",
    "RectifiedCall",
    "RoutedBid",
    "RoutedCall",
    "SimultaneousCall",
    "call_made",
    "named_legally",
]
