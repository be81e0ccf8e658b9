"""Facts and findings of 16A, 16B and 73C: what the player knew, from where, and the tests of 16B in their order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulings.engine import BOOL, Play, fact, finding, one_of, predicate

SOURCES = one_of(
    "partner",
    "withdrawn_action",
    "other_source",
    "opponent",
    "legal_calls_and_plays",
    "rules_and_procedures",
    "known_before",
    "own_estimate",
)
EVENTS = one_of(
    "remark",
    "question",
    "reply",
    "explanation",
    "unexpected_alert",
    "missing_alert",
    "hesitation",
    "unusual_speed",
    "emphasis",
    "tone",
    "gesture",
    "movement",
    "mannerism",
)
TESTS = ("finding_logical_alternative", "finding_considered", "finding_chosen", "finding_demonstrably_suggested")


def _judged(known: Any) -> bool | None:
    if known.acted:
        return None
    return True if any(getattr(known, name) is not None for name in (*TESTS, "finding_gained")) else None


@dataclass(frozen=True)
class UnauthorizedFacts(Play):
    """`offender` is the player who acted after his partner's extraneous information (16B1)."""

    information_source: str = fact(SOURCES, "16.A.1", presumed="partner")
    ui_event: str = fact(EVENTS, "16.B.1")
    facts_disputed: bool = fact(BOOL, "16.B.2", presumed=False)
    reserving_prohibited: bool = fact(BOOL, "16.B.2", presumed=False)
    acted: bool = fact(BOOL, "16.B.2", presumed=False)
    play_over: bool = predicate(BOOL, "16.B.3", _judged)
    finding_unauthorized_information: bool = finding(BOOL, "16.B.1")
    finding_logical_alternative: bool = finding(BOOL, "16.B.1.b")
    finding_considered: bool = finding(BOOL, "16.B.1.b")
    finding_chosen: bool = finding(BOOL, "16.B.1.b")
    finding_demonstrably_suggested: bool = finding(BOOL, "16.B.1.a")
    finding_gained: bool = finding(BOOL, "16.B.3")
