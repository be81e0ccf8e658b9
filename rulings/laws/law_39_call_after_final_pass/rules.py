"""Law 39: a call after the final pass, one function per provision."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION, restriction_26b
from rulings.laws.law_39_call_after_final_pass.facts import CallAfterFinalPassFacts, named_legally

Facts = Inquiry[CallAfterFinalPassFacts]


@rule_of("35.D")
def after_final_pass_35d(case: Facts) -> bool:
    """A call after the final pass of the auction is inadmissible."""
    if case.facts.auction_ended:
        return True
    case.headline("auction_goes_on", also=("22",))
    case.set(result="no_irregularity")
    return False


@rule_of("39.A")
def cancelled_39a(case: Facts) -> None:
    """All calls after the final pass are cancelled."""
    (case.aside if case.facts.passed_out else case.say)("cancelled")
    case.set(call_stands=False, partner_silenced="none", offender_silenced="none")


@rule_of("39.A")
def passed_out_39a(case: Facts) -> bool:
    """After four passes there is neither declarer nor defender: the call is cancelled, the board stays passed out."""
    if not case.facts.passed_out:
        return False
    case.headline("passed_out", also=("22.B",))
    case.set(result="no_rectification", lead_restriction=NO_RESTRICTION)
    return True


@rule_of("39.B")
def while_open_39(case: Facts) -> None:
    """What follows while it is not told which side called, or whether LHO called over it."""
    if case.settled("call_kind") == "pass":
        return
    if case.untold("offending_side"):
        if case.untold("lho_called") or case.known.lho_called:
            case.meanwhile("by_side", "offending_side", also=("39.C", "26.B"))
        else:
            case.meanwhile("by_side_lho_silent", "offending_side", also=("39.C", "26.B"))
    elif case.known.offending_side == "defending" and case.untold("call_kind"):
        case.meanwhile("by_kind", "call_kind", also=("39.C", "26.B"))
    elif case.known.offending_side == "defending":
        case.meanwhile("if_lho_called", "lho_called", also=("39.C", "26.B"))


@rule_of("39.B")
def no_rectification_39b(case: Facts) -> bool:
    """No rectification: any call of declarer or dummy, a defender's pass, or LHO has called."""
    while_open_39(case)
    if case.known.call_kind == "pass" and case.untold("offending_side"):
        case.headline("superfluous_pass")
    elif case.facts.offending_side == "declaring":
        case.headline("declaring_side")
    elif case.facts.call_kind == "pass":
        case.headline("defenders_pass")
    elif case.facts.lho_called:
        case.headline("lho_called")
    else:
        return False
    case.set(result="no_rectification", lead_restriction=NO_RESTRICTION)
    return True


@rule_of("39.C")
def other_call_39c(case: Facts) -> None:
    """A defender's bid, double or redouble with LHO silent: 26B may apply."""
    case.headline("defenders_bid")
    case.set(result="lead_restriction")


def decide(case: Facts) -> None:
    """The order of the law."""
    if not after_final_pass_35d(case):
        return
    cancelled_39a(case)
    if passed_out_39a(case) or no_rectification_39b(case):
        return
    other_call_39c(case)
    information_16c(case)
    restriction_26b(case, named_legally(case.known))


CALL_AFTER_FINAL_PASS = procedure(
    "call_after_final_pass",
    facts=CallAfterFinalPassFacts,
    laws=("39",),
    concepts=("call_after_final_pass", "lead_restriction", "inadmissible_call"),
    decide=decide,
)
