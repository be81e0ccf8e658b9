"""Facts of Law 23: the director's finding whether a replacement is comparable, and its three tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.calls import PASS, Bid, Call
from rulings.engine import BOOL, CALL, Board, fact, finding

NATURAL_LEVEL = 3
"""Bids up to this level are natural unless told otherwise; higher ones often answer a question."""
OTHER_SUITS = ("penalties", "takeout")
"""What a double shows that is not what a natural bid of one's own had shown."""


def plainly_different(known: Any) -> bool | None:
    """False for a pass, or a double that shows something else, in place of a natural bid: it says another thing (23A).

    A bid that replaces a pass may: a hand that passed raises, and shows part of what the pass left open (23A2).
    """
    first, second = _withdrawn(known), known.replacement
    if known.has("artificial") and known.artificial:
        return None
    if known.has("double_meaning") and known.double_meaning in OTHER_SUITS:
        return False if _natural_bid(known, first) else None
    if second is PASS and isinstance(first, Bid):
        return False if first.level <= NATURAL_LEVEL else None
    return None


def _natural_bid(known: Any, first: Call | None) -> bool:
    """Whether the call withdrawn is a bid that nobody tells to be artificial."""
    if known.has("finding_not_artificial") and known.finding_not_artificial is False:
        return False
    return first.level <= NATURAL_LEVEL if isinstance(first, Bid) else first is None and bool(known.has("insufficient"))


def _withdrawn(known: Any) -> Call | None:
    """The call that is replaced: made out of turn, told as withdrawn, or the last bid of the auction."""
    if known.has("out_of_turn") and known.out_of_turn is not None:
        call: Call = known.out_of_turn["call"]
        return call
    if known.has("withdrawn") and known.withdrawn is not None:
        withdrawn: Call = known.withdrawn
        return withdrawn
    made = known.auction if known.has("auction") else None
    return made[-1] if made else None


@dataclass(frozen=True)
class ComparableFinding:
    """The one finding other laws need (27B1b, 30B1b, 31A2, 32A2): is the replacement a comparable call?"""

    finding_comparable: bool = finding(BOOL, "23.A", usual=plainly_different, about=("replacement", "replacement_kind"))


@dataclass(frozen=True)
class ComparableCallFacts(Board):
    """The worksheet: what the withdrawn call and its replacement mean, test by test."""

    withdrawn: Call = fact(CALL, "23.A")
    replacement: Call = fact(CALL, "23.A")
    finding_same_or_similar: bool = finding(BOOL, "23.A.1")
    finding_subset: bool = finding(BOOL, "23.A.2")
    finding_same_purpose: bool = finding(BOOL, "23.A.3")
    play_over: bool = fact(BOOL, "23.C")
    finding_helped: bool = finding(BOOL, "23.C")
