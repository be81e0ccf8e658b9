"""Facts of Laws 81, 82, 84 and 85."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, fact, finding, one_of


@dataclass(frozen=True)
class DutiesFacts:
    """A call for the director: are the facts agreed, and what does the law leave to whom."""

    after_period: bool = fact(BOOL, "81.C.3", presumed=False)
    unduly_severe: bool = fact(BOOL, "12.B.2", presumed=False)
    facts_agreed: bool = fact(BOOL, "84")
    finding_facts_established: bool = finding(BOOL, "85.A.1")
    law_provides: str = fact(one_of("rectification", "player_option", "no_rectification", "doubtful_point"), "84")
    finding_damage_likely: bool = finding(BOOL, "84.D")
    waiver_requested_by: str = fact(
        one_of("nobody", "non_offending_side", "offending_side"), "81.C.5", presumed="nobody"
    )


@dataclass(frozen=True)
class ErrorFacts:
    """A ruling the director has found to be wrong (82C)."""

    can_still_be_rectified: bool = fact(BOOL, "82.C")
    finding_outcome_assignable: bool = finding(BOOL, "12.C.1.a", quiet=True)
