"""Facts of Law 23: the director's finding whether a replacement is comparable, and its three tests."""

from __future__ import annotations

from dataclasses import dataclass

from bridge.calls import Call
from rulings.engine import BOOL, CALL, Board, fact, finding


@dataclass(frozen=True)
class ComparableFinding:
    """The one finding other laws need (27B1b, 30B1b, 31A2, 32A2): is the replacement a comparable call?"""

    finding_comparable: bool = finding(BOOL, "23.A")


@dataclass(frozen=True)
class ComparableCallFacts(Board):
    """The worksheet: what the withdrawn call and its replacement mean, test by test."""

    withdrawn: Call = fact(CALL, "23.A")
    replacement: Call = fact(CALL, "23.A")
    finding_same_or_similar: bool = finding(BOOL, "23.A.1")
    finding_subset: bool = finding(BOOL, "23.A.2")
    finding_same_purpose: bool = finding(BOOL, "23.A.3")
