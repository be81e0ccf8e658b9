"""Facts of Law 36: the double or redouble that Law 19 does not allow, and whether LHO called over it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.auction import Auction
from bridge.calls import DOUBLE, REDOUBLE, Call
from bridge.legality import may_double, may_redouble
from bridge.seats import Seat
from rulings.engine import BOOL, SEAT, OutOfRotation, ToldCalls, fact, predicate
from rulings.laws.law_26_lead_restrictions.facts import ShownSuits
from rulings.laws.law_36_inadmissible_double.irregular_call import (
    irregular_call,
    lho_called_over,
    offender_of,
    regular_call,
)


def inadmissible(before: Auction, call: Call, player: Seat) -> bool:
    """A double or redouble that Law 19 does not allow this player."""
    if call is DOUBLE:
        return not may_double(before, player)
    return call is REDOUBLE and not may_redouble(before, player)


def _offender(known: Any) -> Seat | None:
    return offender_of(known, inadmissible)


def _inadmissible(known: Any) -> bool | None:
    found = irregular_call(known, inadmissible)
    if found is None and regular_call(known, lambda call: call in (DOUBLE, REDOUBLE), inadmissible):
        return False
    if found is None or (known.out_of_turn is not None and known.dealer is None):
        return None
    return inadmissible(found.before, found.call, found.player)


def _lho_called(known: Any) -> bool | None:
    return lho_called_over(known, inadmissible)


def _out_of_rotation(known: Any) -> bool | None:
    return None if known.out_of_turn is None else True


@dataclass(frozen=True)
class InadmissibleDoubleFacts(ShownSuits, OutOfRotation, ToldCalls):
    """The double stands in `auction` (followed by what was called over it), in `out_of_turn`, or is `withdrawn`."""

    offender: Seat = predicate(SEAT, "36.B.2", _offender)
    inadmissible: bool = predicate(BOOL, "19.A.1", _inadmissible, presumed=True)
    found_after_lead: bool = fact(BOOL, "36.C", presumed=False)
    lho_called: bool = predicate(BOOL, "36.A", _lho_called)
    out_of_rotation: bool = predicate(BOOL, "36.B.4", _out_of_rotation, presumed=False)
