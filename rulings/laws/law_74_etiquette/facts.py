"""Facts of Law 74: what a player did, in the order of the law."""

from __future__ import annotations

from dataclasses import dataclass

from rulings.engine import BOOL, Play, fact, finding, one_of

PROVISIONS = {
    "discourtesy": "74.A.1",
    "annoying_remark_or_action": "74.A.2",
    "incorrect_procedure": "74.A.3",
    "inattention": "74.B.1",
    "gratuitous_comment": "74.B.2",
    "detached_card": "74.B.3",
    "prolonged_play": "74.B.4",
    "discourteous_summons": "74.B.5",
    "different_designations": "74.C.1",
    "approval_or_disapproval": "74.C.2",
    "expectation_of_trick": "74.C.3",
    "attention_to_occurrence": "74.C.4",
    "looking_at_players_or_cards": "74.C.5",
    "lost_interest": "74.C.6",
    "varying_tempo": "74.C.7",
    "leaving_table": "74.C.8",
}


@dataclass(frozen=True)
class EtiquetteFacts(Play):
    """`offender` is the player complained of."""

    breach: str = fact(one_of(*PROVISIONS), "74")
    inadvertent_sight: bool = fact(BOOL, "74.C.5")
    needless: bool = fact(BOOL, "74.C.8", presumed=True)
    facts_disputed: bool = fact(BOOL, "85.A.1", presumed=False)
    informative_to_partner: bool = fact(BOOL, "74.C.4", presumed=False)
    finding_to_disconcert: bool = finding(BOOL, "74.B.4")
