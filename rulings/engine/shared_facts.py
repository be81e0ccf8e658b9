"""Facts that many procedures share, with the conventions of design section 9; their wording is the engine's own.

A law's facts class inherits the part it needs: `Board`, `Bidding` (a board with an auction and an irregular call in
it) or `Play`. `in_force` is what earlier rulings on the board left behind.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bridge.auction import Auction, auction_of
from bridge.calls import Call, Denomination
from bridge.contract import Contract, PartialContract, Playing
from bridge.seats import Seat, Vulnerability, dealer_of_board, vulnerability_of_board
from rulings.engine.fields import choice, fact, predicate
from rulings.engine.values import (
    BOOL,
    CALL,
    CALLS,
    HANDS,
    IN_FORCE,
    OUT_OF_TURN,
    SEAT,
    TOLD_CONTRACT,
    TRICK,
    VULNERABILITY,
    Record,
    list_of,
    whole,
)


def _dealer(known: Any) -> Seat | None:
    return None if known.board is None else dealer_of_board(known.board)


def _vulnerability(known: Any) -> Vulnerability | None:
    return None if known.board is None else vulnerability_of_board(known.board)


@dataclass(frozen=True)
class Board:
    """The board itself; dealer and vulnerability follow from its number (Law 2)."""

    board: int = fact(whole(1, 999), "2")
    dealer: Seat = predicate(SEAT, "17.B", _dealer)
    vulnerability: Vulnerability = predicate(VULNERABILITY, "2", _vulnerability)
    in_force: tuple[Record, ...] = fact(IN_FORCE, "10.C.1", presumed=())


@dataclass(frozen=True)
class Bidding(Board):
    """A board with an auction: calls from the dealer on, an irregular call made in turn included."""

    auction: tuple[Call, ...] = fact(CALLS, "17.C")
    offender: Seat = fact(SEAT, "9.A")
    withdrawn: Call = fact(CALL, "16.C")
    replacement: Call = choice(CALL, "27.B", "offender")


@dataclass(frozen=True)
class ToldCalls:
    """For procedures that read from the end of `auction` who has called since: a story may break off before now."""

    calls_untold: bool = fact(BOOL, "17.C")


@dataclass(frozen=True)
class OutOfRotation(Bidding):
    """An auction and a call made out of rotation, which is not part of `auction`."""

    out_of_turn: Record = fact(OUT_OF_TURN, "29.A")


@dataclass(frozen=True)
class Play(Board):
    """A board in the play: contract, hands as far as known, and the tricks so far."""

    auction: tuple[Call, ...] = fact(CALLS, "17.C")
    offender: Seat = fact(SEAT, "9.A")
    contract: Contract | PartialContract = fact(TOLD_CONTRACT, "22.A")
    hands: Record = fact(HANDS, "44.C")
    tricks: tuple[Record, ...] = fact(list_of(TRICK), "65")


def auction_from(known: Any) -> Auction | None:
    """The auction of known facts (`case.known`), or None; where the dealer is unknown, North stands in for him.

    With an unknown dealer the seats in it mean nothing: use `seats_known` before naming anyone.
    """
    if known.auction is None:
        return None
    return _auction(known.dealer or Seat.N, known.auction)


@lru_cache(maxsize=1024)  # every rule of a procedure asks for it, on every branch
def _auction(dealer: Seat, calls: tuple[Call | str, ...]) -> Auction:
    return auction_of(dealer, calls)


def called_since(known: Any, called: bool) -> bool | None:
    """Whether somebody has called since, when the end of `auction` shows that he has or has not.

    Where further calls may have been made that nobody told (`calls_untold`), only "yes" is certain.
    """
    return True if called else None if known.calls_untold else False


def seats_known(known: Any) -> bool:
    """Whether the seats of `auction_from` are real."""
    return known.dealer is not None


def contract_from(known: Any) -> Contract | None:
    """The whole contract of known facts: given, or read off a finished auction with a known dealer."""
    given: Contract | PartialContract | None = known.contract
    whole = given if given is None or isinstance(given, Contract) else given.whole
    if whole is not None:
        return whole
    auction = auction_from(known)
    return auction.contract if auction is not None and seats_known(known) else None


def playing_from(known: Any) -> Playing | None:
    """Who is declarer, when that is known, whether or not the contract is."""
    declarer: Seat | None = _part(known, "declarer")
    return None if declarer is None else Playing(declarer)


def denomination_from(known: Any) -> Denomination | None:
    """The denomination of the contract, when that is known, whether or not its level and declarer are."""
    found: Denomination | None = _part(known, "denomination")
    return found


def _part(known: Any, name: str) -> Any:
    given = None if known.contract is None else getattr(known.contract, name)
    return given if given is not None else getattr(contract_from(known), name, None)
