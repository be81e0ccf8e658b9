"""Facts of Law 31: the bid out of rotation, whose turn it was, what RHO then did, and what the offender calls."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import fact, one_of
from rulings.laws.law_23_comparable_call.facts import OTHER_SUITS
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import RectifiedCall, RoutedBid


@dataclass(frozen=True)
class BidOutOfRotationFacts(RectifiedCall, RoutedBid):
    """A bid (or a pass of 30C) out of rotation in `out_of_turn`; `auction` holds the calls before it."""

    double_meaning: str = fact(one_of(*OTHER_SUITS, "suit_of_the_bid"), "23.A")
