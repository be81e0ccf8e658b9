"""Facts of Law 23: the director's finding whether a replacement is comparable, and its three tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.calls import PASS, Bid, Call
from rulings.engine import BOOL, CALL, Board, fact, finding

NATURAL_LEVEL = 3
"""Bids up to this level are natural unless told otherwise; higher ones often answer a question."""


def plainly_different(known: Any) -> bool | None:
    """False for a pass that replaces a natural bid: it does not say what the bid said (23A).

    A bid that replaces a pass may: a hand that passed raises, and shows part of what the pass left open (23A2).
    """
    first, second = _withdrawn(known), known.replacement
    if known.has("artificial") and known.artificial:
        return None
    if second is PASS and isinstance(first, Bid):
        return False if first.level <= NATURAL_LEVEL else None
    return None


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
