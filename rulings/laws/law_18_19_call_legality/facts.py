"""Facts of Laws 18, 19 and 35: the auction, and the call that is to be judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.auction import Auction
from bridge.calls import DOUBLE, REDOUBLE, Call
from bridge.legality import Fault, faults_of
from bridge.seats import Seat
from rulings.engine import BOOL, CALL, SEAT, OutOfRotation, auction_from, fact, one_of, predicate
from rulings.engine.board_state import silenced_players

FAULTS = one_of(
    "none",
    "insufficient",
    "inadmissible_double",
    "over_seven",
    "obliged_to_pass",
    "out_of_rotation",
    "after_final_pass",
)


def judged(known: Any) -> tuple[Auction, Call, Seat] | None:
    """The auction before the call, the call and its player: `call` (by `player`), `out_of_turn`, or the last call."""
    auction = auction_from(known)
    if auction is None or (known.dealer is None and (known.out_of_turn or known.player)):
        return None
    if known.misnamed_bid and (double := _double_before_its_name(auction)) is not None:
        at = auction.made[double]
        return auction.before(double), at.call, at.player
    if known.call is not None:
        return auction, known.call, known.player or auction.turn
    if known.out_of_turn is not None:
        call, player = known.out_of_turn["call"], known.out_of_turn["player"]
        return _without_misnamed(auction, known.misnamed_bid, player), call, player
    if not auction.made:
        return None
    last = auction.made[-1]
    return auction.before(-1), last.call, last.player


def _double_before_its_name(auction: Auction) -> int | None:
    """Which call is the double whose named bid was told as a bid: "double two diamonds" over 3D bids nothing (19A3)."""
    while (named := auction.insufficient) is not None:  # the first of them
        auction = auction.before(named)
        doubles = [index for index, at in enumerate(auction.made) if at.call in (DOUBLE, REDOUBLE)]
        if auction.insufficient is None:
            return doubles[-1] if doubles else None
    return None


def _without_misnamed(auction: Auction, misnamed: bool | None, player: Seat) -> Auction:
    """The auction without a bid that the doubler only named in doubling: nobody calls twice running (19A3)."""
    return auction.before(-1) if misnamed and auction.made and auction.made[-1].player is player else auction


def faults(known: Any) -> tuple[Fault, ...] | None:
    """Everything wrong with the call, the governing fault first; None while it is not known."""
    found = judged(known)
    if found is None:
        return None
    obliged = silenced_players(known) if known.dealer is not None else frozenset()
    return faults_of(*found, obliged_to_pass=obliged)


def _fault(known: Any) -> str | None:
    found = faults(known)
    if found is None:
        return None
    reason = found[0].reason.value if found else "none"
    return "inadmissible_double" if reason == "inadmissible_redouble" else reason


def _offender(known: Any) -> Seat | None:
    found = judged(known)
    player: Seat | None = known.player
    return player if found is None or known.dealer is None else found[2]


def _doubles(known: Any) -> bool | None:
    found = judged(known)
    return None if found is None else found[1] in (DOUBLE, REDOUBLE)


@dataclass(frozen=True)
class CallLegalityFacts(OutOfRotation):
    """`call` by `player` (default: the player in turn) after `auction`; without it the last call of `auction`."""

    call: Call = fact(CALL, "18.A")
    player: Seat = fact(SEAT, "17.C")
    offender: Seat = predicate(SEAT, "17.C", _offender)
    fault: str = predicate(FAULTS, "35", _fault)
    doubles: bool = predicate(BOOL, "19", _doubles, presumed=False)
    misnamed_bid: bool = fact(BOOL, "19.A.3", presumed=False)
