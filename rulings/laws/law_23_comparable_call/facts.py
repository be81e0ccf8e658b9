"""Facts of Law 23: the director's finding whether a replacement is comparable, and its three tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.calls import DOUBLE, PASS, Bid, Call, Denomination
from rulings.engine import BOOL, CALL, Board, fact, finding, one_of

NATURAL_LEVEL = 3
"""Bids up to this level are natural unless told otherwise; higher ones often answer a question."""


def plainly_different(known: Any) -> bool | None:
    """False for a pass, or a double that shows something else, in place of a natural bid: it says another thing (23A).

    A bid that replaces a pass may: a hand that passed raises, and shows part of what the pass left open (23A2).
    """
    if known.has("artificial") and known.artificial:
        return None
    first = _withdrawn(known)
    if not isinstance(first, Bid) or first.level > NATURAL_LEVEL:
        return None
    if known.replacement is PASS:
        return False
    return False if _doubles(known) and _natural(known, first) and _double_differs(known, first) else None


def _doubles(known: Any) -> bool:
    """Whether the replacement is told to be a double."""
    if known.replacement is not None:
        return known.replacement is DOUBLE
    return bool(known.has("replacement_kind") and known.replacement_kind == "double")


def _double_differs(known: Any, first: Bid) -> bool:
    """Whether the double says plainly another thing than the bid: a bid suit against one to be punished, or none.

    A takeout double may show the very suit that was bid, and one for penalties may be of that suit.
    """
    meaning = known.double_meaning if known.has("double_meaning") else None
    if first.denomination.suit is None:
        return bool(meaning == "takeout")
    return meaning == "penalties" and _doubled(known, first) is not first.denomination


def _doubled(known: Any, first: Bid) -> Denomination | None:
    """The denomination a double would be of: that of the last bid told but the one withdrawn."""
    calls = [*((known.auction if known.has("auction") else None) or ())]
    if calls and _last_is_withdrawn(known):
        calls.pop()
    if known.has("rho_call") and known.rho_call is not None:
        calls.append(known.rho_call)
    return next((call.denomination for call in reversed(calls) if isinstance(call, Bid) and call != first), None)


def _natural(known: Any, first: Bid) -> bool:
    """Whether nobody tells that the bid is artificial, or that it shows another suit."""
    if known.has("finding_not_artificial") and known.finding_not_artificial is False:
        return False
    shown = known.suits_shown if known.has("suits_shown") else None
    return shown is None or first.denomination.suit is None or first.denomination.suit in shown


def _last_is_withdrawn(known: Any) -> bool:
    """Whether the auction told ends with the call that is replaced: an insufficient bid stands in it, in its turn."""
    elsewhere = any(known.has(name) and getattr(known, name) is not None for name in ("out_of_turn", "withdrawn"))
    return bool(known.has("insufficient")) and not elsewhere


def _withdrawn(known: Any) -> Call | None:
    """The call that is replaced: made out of turn, told as withdrawn, or the last of an auction with it."""
    if known.has("out_of_turn") and known.out_of_turn is not None:
        call: Call = known.out_of_turn["call"]
        return call
    if known.has("withdrawn") and known.withdrawn is not None:
        withdrawn: Call = known.withdrawn
        return withdrawn
    made = known.auction if _last_is_withdrawn(known) else None
    return made[-1] if made else None


@dataclass(frozen=True)
class ComparableFinding:
    """The one finding other laws need (27B1b, 30B1b, 31A2, 32A2): is the replacement a comparable call?"""

    finding_comparable: bool = finding(BOOL, "23.A", usual=plainly_different, about=("replacement", "replacement_kind"))


@dataclass(frozen=True)
class ReplacingDouble:
    """What a double that replaces a bid shows."""

    double_meaning: str = fact(one_of("penalties", "takeout", "suit_of_the_bid"), "23.A")


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
