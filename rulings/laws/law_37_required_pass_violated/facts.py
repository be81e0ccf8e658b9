"""Facts of Law 37: a bid, double or redouble by a player who had to pass, and whether LHO called over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bridge.auction import Auction
from bridge.calls import PASS, Call
from bridge.seats import Seat
from rulings.engine import BOOL, SEAT, OutOfRotation, ToldCalls, auction_from, fact, one_of, predicate
from rulings.engine.board_state import silence, silenced_players
from rulings.laws.law_26_lead_restrictions.facts import SpecifiedSuits
from rulings.laws.law_36_inadmissible_double.facts import inadmissible
from rulings.laws.law_36_inadmissible_double.irregular_call import (
    irregular_call,
    lho_called_over,
    offender_of,
)


def violates(known: Any) -> Callable[[Auction, Call, Seat], bool]:
    """Whether a call that is no pass was made by a player whom an earlier ruling obliged to pass."""
    silenced = silenced_players(known) if known.dealer is not None else frozenset()

    def wrong(_before: Auction, call: Call, player: Seat) -> bool:
        return call is not PASS and player in silenced

    return wrong


def _offender(known: Any) -> Seat | None:
    return offender_of(known, violates(known))


def _obliged(known: Any) -> bool | None:
    if known.offender is None or not known.in_force:
        return None
    return silence(known, known.offender) != "none"


def _passed(known: Any) -> bool | None:
    silenced = silenced_players(known) if known.dealer is not None else frozenset()

    def his_pass(_before: Auction, call: Call, player: Seat) -> bool:
        return call is PASS and player in silenced and known.offender in (None, player)

    obeyed = irregular_call(known, his_pass) if known.out_of_turn is None and known.withdrawn is None else None
    if obeyed is not None and irregular_call(known, violates(known)) is None:
        return True
    return True if not silenced and _only_passed(known) else None


def _only_passed(known: Any) -> bool:
    """Whether the record holds nothing but passes of the player who had to pass."""
    if known.offender is None or known.dealer is None or known.calls_untold or known.out_of_turn or known.withdrawn:
        return False
    auction = auction_from(known)
    calls = auction.calls_by(known.offender) if auction else ()
    return bool(calls) and all(call is PASS for call in calls)


def _obligation(known: Any) -> str | None:
    how = "none" if known.offender is None else silence(known, known.offender)
    return None if how == "none" else how


def _lho_called(known: Any) -> bool | None:
    return lho_called_over(known, violates(known))


def _inadmissible(known: Any) -> bool | None:
    found = irregular_call(known, violates(known))
    if found is None or (known.out_of_turn is not None and known.dealer is None):
        return None
    last = found.before.made[-1] if found.before.made else None
    if last is not None and last.call == known.withdrawn and known.in_force is None:
        return None  # it stands in the auction already, and nobody knows who had to pass
    return inadmissible(found.before, found.call, found.player)


@dataclass(frozen=True)
class RequiredPassFacts(SpecifiedSuits, OutOfRotation, ToldCalls):
    """The call stands in `auction`, in `out_of_turn` or is `withdrawn`; `in_force` says who had to pass."""

    offender: Seat = predicate(SEAT, "37.B.2", _offender)
    obliged_to_pass: bool = predicate(BOOL, "35.B", _obliged, presumed=True)
    passed: bool = predicate(BOOL, "35.B", _passed, presumed=False)
    pass_not_awaited: bool = fact(BOOL, "28.A", presumed=False)
    obligation: str = predicate(one_of("throughout", "next_turn"), "37.A", _obligation)
    inadmissible: bool = predicate(BOOL, "37.A", _inadmissible, presumed=False)
    lho_called: bool = predicate(BOOL, "37.A", _lho_called)
