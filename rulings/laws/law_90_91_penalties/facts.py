"""Facts of Laws 90 and 91."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, fact, finding, one_of

OFFENCES = one_of(
    "late_arrival",
    "slow_play",
    "loud_discussion",
    "comparing_scores",
    "touching_cards",
    "wrong_pocket",
    "procedure_error",
    "disobedience",
    "other",
    "conduct",
)


@dataclass(frozen=True)
class PenaltyFacts:
    """An offence against procedure (90) or against order and discipline (91)."""

    offence: str = fact(OFFENCES, "90.B")
    finding_unduly_slow: bool = finding(BOOL, "90.B.2", quiet=True)
    adjusted_score_needed: bool = fact(BOOL, "90.B.7")
    finding_falls_under_90a: bool = finding(BOOL, "90.A")
    individual: bool = fact(BOOL, "12.C.3", presumed=False)
    finding_partner_blameless: bool = finding(BOOL, "12.C.3")
    measure: str = fact(one_of("points", "suspension", "disqualification"), "91.A", quiet=True)
    cause_shown: bool = fact(BOOL, "91.B")
    organizer_approves: bool = fact(BOOL, "91.B")
