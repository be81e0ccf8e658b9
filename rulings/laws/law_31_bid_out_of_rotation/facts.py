"""Facts of Law 31: the bid out of rotation, whose turn it was, what RHO then did, and what the offender calls."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.laws.law_23_comparable_call.facts import ReplacingDouble
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import RectifiedCall, RoutedBid


@dataclass(frozen=True)
class BidOutOfRotationFacts(ReplacingDouble, RectifiedCall, RoutedBid):
    """A bid (or a pass of 30C) out of rotation in `out_of_turn`; `auction` holds the calls before it."""
