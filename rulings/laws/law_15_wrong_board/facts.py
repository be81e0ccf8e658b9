"""Facts of Law 15: who called on cards of another board; who plays a board not set for him."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulings.engine import (
    BOOL,
    Bidding,
    Board,
    ToldCalls,
    auction_from,
    called_since,
    choice,
    fact,
    finding,
    one_of,
    predicate,
)

EVENTS = one_of("pairs", "individual", "teams")


def _called(known: Any) -> bool | None:
    auction = auction_from(known)
    if auction is None or known.offender is None or known.dealer is None:
        return None
    return any(made.player is known.offender for made in auction.made)


def _since(known: Any, steps: int) -> bool | None:
    """Whether the player `steps` seats on from the offender called after the offender's first call."""
    auction = auction_from(known)
    if auction is None or known.offender is None or known.dealer is None:
        return None
    players = [made.player for made in auction.made]
    if known.offender not in players:
        return None
    return called_since(known, known.offender.turned(steps) in players[players.index(known.offender) :])


def _partner_called(known: Any) -> bool | None:
    return _since(known, 2)


def _lho_called(known: Any) -> bool | None:
    return _since(known, 1)


@dataclass(frozen=True)
class WrongHandFacts(Bidding, ToldCalls):
    """`auction` is the one on the present board; `later_board`: the ruling is on the board the cards came from."""

    later_board: bool = fact(BOOL, "15.A.3", presumed=False)
    offender_called: bool = predicate(BOOL, "15.A.1", _called, presumed=True)
    partner_called: bool = predicate(BOOL, "15.A.2.a", _partner_called)
    lho_called: bool = predicate(BOOL, "15.A.1", _lho_called)
    finding_call_differs: bool = finding(BOOL, "15.fn1")


@dataclass(frozen=True)
class WrongBoardFacts(Board):
    """A board that was not set for these players in this round; `for_later_round`: it was, in a later one."""

    event: str = fact(EVENTS, "15.fn2")
    auction_period_begun: bool = fact(BOOL, "15.B", presumed=True)
    for_later_round: bool = fact(BOOL, "15.B", presumed=False)
    already_played: bool = fact(BOOL, "15.B.1")
    choice_play_assigned_later: bool = choice(BOOL, "15.B.2", "director")
    found_in_auction_period: bool = fact(BOOL, "15.B")
    calls_repeated: bool = fact(BOOL, "15.B")
    finding_deliberate: bool = finding(BOOL, "15.B")
