"""Whether a call is legal, and if not, which law it breaks and which law puts it right (Laws 17-19, 27-39).

`faults_of` lists everything wrong with a call in the order the Laws take it: a call after the final pass (39), a bid
over seven (38), an inadmissible double or redouble (36; never acceptable, even out of rotation: Law 32), a call by a
player obliged to pass (37), a call out of rotation (28-32; an insufficient bid out of rotation is 31: Law 27A2),
an insufficient bid (27).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from bridge.auction import Auction
from bridge.calls import CALLS, DOUBLE, PASS, REDOUBLE, Bid, Call
from bridge.contract import Doubling
from bridge.seats import Seat


class Reason(StrEnum):
    """What is wrong with a call."""

    AFTER_FINAL_PASS = "after_final_pass"  # noqa: S105 - a call, not a secret
    OVER_SEVEN = "over_seven"
    INADMISSIBLE_DOUBLE = "inadmissible_double"
    INADMISSIBLE_REDOUBLE = "inadmissible_redouble"
    OBLIGED_TO_PASS = "obliged_to_pass"  # noqa: S105 - a call, not a secret
    OUT_OF_ROTATION = "out_of_rotation"
    INSUFFICIENT = "insufficient"


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a call: the provision broken and the law that rectifies it, as provision ids."""

    reason: Reason
    breaks: str
    rectified_by: str


_AFTER_FINAL_PASS = Fault(Reason.AFTER_FINAL_PASS, "35.D", "39")
_OVER_SEVEN = Fault(Reason.OVER_SEVEN, "18.A", "38")
_DOUBLE = Fault(Reason.INADMISSIBLE_DOUBLE, "19.A.1", "36")
_REDOUBLE = Fault(Reason.INADMISSIBLE_REDOUBLE, "19.B.1", "36")
_OBLIGED = Fault(Reason.OBLIGED_TO_PASS, "35.B", "37")
_INSUFFICIENT = Fault(Reason.INSUFFICIENT, "18.D", "27")


def sufficient(auction: Auction, bid: Bid) -> bool:
    """Law 18C: the bid supersedes the last preceding bid."""
    return bid.supersedes(auction.last_bid)


def may_double(auction: Auction, player: Seat) -> bool:
    """Law 19A1: the last bid was an opponent's and no call but a pass has followed it."""
    bidder = auction.last_bidder
    return bidder is not None and bidder.side is not player.side and auction.doubling is Doubling.NONE


def may_redouble(auction: Auction, player: Seat) -> bool:
    """Law 19B1: the standing double was an opponent's and no call but a pass has followed it."""
    doubler = auction.last_doubler
    return auction.doubling is Doubling.DOUBLED and doubler is not None and doubler.side is not player.side


def faults_of(
    auction: Auction, call: Call, player: Seat | None = None, *, obliged_to_pass: Collection[Seat] = ()
) -> tuple[Fault, ...]:
    """Everything wrong with `call` if `player` (default: the player in turn) makes it now; empty when it is legal.

    `obliged_to_pass` names the players silenced by an earlier irregularity. The first fault governs the ruling.
    """
    caller = player or auction.turn
    if auction.ended:
        return (_AFTER_FINAL_PASS,)
    faults = []
    if isinstance(call, Bid) and call.over_seven:
        faults.append(_OVER_SEVEN)
    if call is DOUBLE and not may_double(auction, caller):
        faults.append(_DOUBLE)
    if call is REDOUBLE and not may_redouble(auction, caller):
        faults.append(_REDOUBLE)
    if call is not PASS and caller in obliged_to_pass:
        faults.append(_OBLIGED)
    if caller is not auction.turn:
        faults.append(Fault(Reason.OUT_OF_ROTATION, "17.C" if auction.made else "17.B", _law_out_of_rotation(call)))
    if isinstance(call, Bid) and not sufficient(auction, call):
        faults.append(_INSUFFICIENT)
    return tuple(faults)


def is_legal(
    auction: Auction, call: Call, player: Seat | None = None, *, obliged_to_pass: Collection[Seat] = ()
) -> bool:
    """Whether nothing is wrong with the call (see `faults_of`)."""
    return not faults_of(auction, call, player, obliged_to_pass=obliged_to_pass)


def legal_calls(auction: Auction, *, obliged_to_pass: Collection[Seat] = ()) -> tuple[Call, ...]:
    """Every legal call of the player in turn, bids lowest first, then pass, double, redouble; empty after the end."""
    return tuple(call for call in CALLS if is_legal(auction, call, obliged_to_pass=obliged_to_pass))


def _law_out_of_rotation(call: Call) -> str:
    if isinstance(call, Bid):
        return "31"
    return "30" if call is PASS else "32"
