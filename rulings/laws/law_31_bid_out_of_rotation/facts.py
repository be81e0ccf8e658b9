"""Facts of Law 31: the bid out of rotation, whose turn it was, what RHO then did, and what the offender calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.calls import Bid
from bridge.legality import sufficient
from rulings.engine import BOOL, auction_from, predicate
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import RectifiedCall, call_made


def _insufficient(known: Any) -> bool | None:
    auction, call = auction_from(known), call_made(known)
    if auction is None or not isinstance(call, Bid):
        return None
    return not sufficient(auction, call)


@dataclass(frozen=True)
class BidOutOfRotationFacts(RectifiedCall):
    """A bid (or a pass of 30C) out of rotation in `out_of_turn`; `auction` holds the calls before it."""

    insufficient: bool = predicate(BOOL, "27.A.2", _insufficient, presumed=False)
