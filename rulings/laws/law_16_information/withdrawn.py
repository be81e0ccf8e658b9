"""Law 16C: information from withdrawn calls and plays. Called by every law that withdraws one."""

from __future__ import annotations

from typing import Any

from rulings.engine import Inquiry, rule_of

EDITIONS = ("2017",)


@rule_of("16.C.1", editions=EDITIONS)
def authorized_16c1(case: Inquiry[Any]) -> None:
    """For the non-offending side whatever comes from a withdrawn action is authorized, its own or the opponents'."""
    case.say("authorized_for_non_offenders")


@rule_of("16.C.2", editions=EDITIONS)
def unauthorized_16c2(case: Inquiry[Any]) -> None:
    """For the offending side it is unauthorized, from its own withdrawn actions and from the opponents'."""
    case.say("unauthorized_for_offenders")
    case.set(law_16C2_applies=True)
    case.keep_in_force("withdrawn_call_information", (), "end_of_board")


def information_16c(case: Inquiry[Any]) -> None:
    """Apply 16C to a withdrawn call or play: 16C1 for the innocent side, 16C2 for the offending side."""
    authorized_16c1(case)
    unauthorized_16c2(case)


@rule_of("16.D", editions=("2007",))
def information_2007_16d(case: Inquiry[Any]) -> None:
    """The 2007 edition's 16D: withdrawn calls and plays (it stands as 16C in 2017)."""
    case.say("withdrawn_2007", also=("16.D.1", "16.D.2"))
    case.set(law_16C2_applies=True)
    case.keep_in_force("withdrawn_call_information", (), "end_of_board")
