"""Facts of Laws 17, 22 and 34: the calls so far, who made them, and whether the opening lead is faced."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from bridge.auction import Auction, auction_of
from bridge.calls import PASS, Call
from bridge.seats import Seat
from rulings.engine import BOOL, CALLS, OUT_OF_TURN, SEAT, Board, Record, fact, list_of, one_of, predicate

BID_AND_PASSES = 4
STATES = one_of("open", "three_passes", "player_missed", "passed_out")


def all_calls(known: Any) -> Auction | None:
    """All calls with their players, those after the final pass too.

    In rotation unless `callers` names the players; `out_of_turn` follows as the last call. With an unknown dealer North
    stands in for him, unless seats are named.
    """
    if known.auction is None:
        return None
    named = known.callers or known.out_of_turn
    if named and known.dealer is None:
        return None
    calls: list[Call | str] = list(known.auction)
    if known.callers is not None:
        if len(known.callers) != len(calls):
            return None
        calls = [f"{seat.value}:{call}" for seat, call in zip(known.callers, known.auction, strict=True)]
    if known.out_of_turn is not None:
        calls.append(f"{known.out_of_turn['player'].value}:{known.out_of_turn['call']}")
    return _until_deprived(known.dealer, calls) if known.callers else auction_of(known.dealer or Seat.N, calls)


def _until_deprived(dealer: Seat, calls: list[Call | str]) -> Auction:
    """The calls without the passes that others make once three passes have deprived a player of his turn (17D3)."""
    kept: list[Call | str] = []
    for call in calls:
        missed = auction_of(dealer, kept).deprived if str(call).endswith(f":{PASS}") else None
        if missed is None or str(call) == f"{missed.value}:{PASS}":
            kept.append(call)
    return auction_of(dealer, kept)


def calls_made(known: Any) -> Auction | None:
    """The calls as `all_calls` has them, up to the final pass if there was one (22A): what follows is for Law 39."""
    auction = all_calls(known)
    if auction is None:
        return None
    parts = (replace(auction, made=auction.made[:count]) for count in range(3, len(auction.made)))
    return next((part for part in parts if part.ended), auction)


def called_after_the_end(known: Any) -> bool:
    """Whether somebody called after the final pass."""
    made, auction = all_calls(known), calls_made(known)
    return made is not None and auction is not None and len(made.made) > len(auction.made)


def out_of_rotation(known: Any) -> bool:
    """Whether the last call was made out of rotation and nobody has called since."""
    auction = all_calls(known)
    if auction is None or known.dealer is None or (known.out_of_turn is None and known.callers is None):
        return False
    return bool(auction.made) and auction.skipped_before(len(auction.made) - 1) != ()


def _state(known: Any) -> str | None:
    auction = calls_made(known)
    if auction is None:
        return None if known.missed_player is None else "player_missed"
    if auction.passed_out:
        return "passed_out"
    if auction.deprived is not None:
        return "player_missed"
    return "three_passes" if auction.ended else "open"


def _offender(known: Any) -> Seat | None:
    """Law 17D3: the first who passed out of rotation among the three passes."""
    auction = calls_made(known)
    if auction is None or auction.deprived is None or known.dealer is None:
        return None
    first = len(auction.made) - len(auction.trailing_passes)
    return next(
        auction.made[index].player for index in range(first, len(auction.made)) if auction.skipped_before(index)
    )


def _missed(known: Any) -> Seat | None:
    """Law 17D3: the player whom the passes deprived of his turn."""
    auction = calls_made(known)
    if auction is not None and known.dealer is not None and auction.deprived is not None:
        return auction.deprived
    return None if known.auction is not None else _skipped(known.callers or ())


def _skipped(callers: tuple[Seat, ...]) -> Seat | None:
    """Who comes next by rotation where the callers of a bid and three passes leave a player out."""
    if len(callers) < BID_AND_PASSES:
        return None
    return next((one.lho for one, following in pairwise(callers) if following is not one.lho), None)


def passed_out_of_rotation(known: Any) -> Seat | None:
    """Law 17D3: who passed in the turn of the player missed: by rotation the next, unless somebody else is told.

    Three passes of three players that leave one out go round but for him; who passed behind the offender accepted his
    pass and was in turn (29A).
    """
    missed, told = known.missed_player, known.offender
    following: Seat | None = None if missed is None else missed.lho
    return following if told in (None, following) else None


@dataclass(frozen=True)
class AuctionPeriodFacts(Board):
    """The auction so far; `callers` names the players when a call was made out of rotation."""

    auction: tuple[Call, ...] = fact(CALLS, "17.C")
    callers: tuple[Seat, ...] = fact(list_of(SEAT), "17.D.3")
    out_of_turn: Record = fact(OUT_OF_TURN, "17.D.3")
    offender: Seat = predicate(SEAT, "17.D.3", _offender)
    missed_player: Seat = predicate(SEAT, "17.D.3", _missed)
    auction_state: str = predicate(STATES, "22", _state)
    lead_faced: bool = fact(BOOL, "17.D.1", presumed=False)
    lead_face_down: bool = fact(BOOL, "41.A")
    hands_returned: bool = fact(BOOL, "17.D.2", presumed=False)
