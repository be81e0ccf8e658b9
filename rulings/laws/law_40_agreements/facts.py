"""Facts and findings of Law 40: is there an agreement, is it permitted and disclosed, was anybody damaged?"""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, Bidding, fact, finding, one_of

MATTERS = one_of("meaning_of_call", "own_system_card", "opponents_system_card", "memory_aid", "depends_on_player")
PERIODS = one_of("before_auction", "auction", "clarification", "play")


@dataclass(frozen=True)
class AgreementFacts(Bidding):
    """What the opponents complain of (`matter`), and what the director has found."""

    matter: str = fact(MATTERS, "40", presumed="meaning_of_call")
    mbsz_event: bool = fact(BOOL, "mbsz-hu:17", presumed=False)
    repeated_deviation: bool = fact(BOOL, "40.C.1", presumed=False)
    finding_agreement: bool = finding(BOOL, "40.A.1.a")
    psych_prohibited: bool = fact(BOOL, "40.B.2.a.v", presumed=False)
    permitted: bool = fact(BOOL, "40.B.4", presumed=True)
    disclosed: bool = fact(BOOL, "40.A.1.b")
    repeated_failure: bool = fact(BOOL, "40.B.3.b", presumed=False)
    explanation_incomplete: bool = fact(BOOL, "40.B.5.b", presumed=False)
    finding_damage: bool = finding(BOOL, "40.B.3.a")
    period: str = fact(PERIODS, "40.B.2.b")
    side: str = fact(one_of("declaring", "defending"), "40.B.2.b")
    own_turn: bool = fact(BOOL, "40.B.2.c.iii")
    asked_to_explain: bool = fact(BOOL, "40.B.2.c.iv", presumed=False)
    aid_permitted: bool = fact(BOOL, "40.B.2.d", presumed=False)
