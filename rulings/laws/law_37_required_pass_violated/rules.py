"""Law 37: a player obliged to pass has bid, doubled or redoubled, one function per provision."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION, restriction_26b
from rulings.laws.law_36_inadmissible_double.irregular_call import named_before
from rulings.laws.law_37_required_pass_violated.facts import RequiredPassFacts, violates
from rulings.laws.law_72_general_principles.awareness import review_72c

Facts = Inquiry[RequiredPassFacts]


@rule_of("35.B")
def obliged_35b(case: Facts) -> bool:
    """A bid, double or redouble by a player obliged to pass is inadmissible."""
    obliged = case.facts.obliged_to_pass
    if obliged and not case.facts.passed:
        case.say("was_obliged")
        return True
    once = obliged and case.told_as("obligation", "next_turn")
    none = "was_not_obliged" if case.people["offender"].seat is None else "was_not_obliged_named"
    case.headline("has_passed_once" if once else "has_passed" if obliged else none)
    case.set(result="no_irregularity")
    return False


@rule_of("28.A")
def not_awaited_28a(case: Facts) -> bool:
    """The player who had to pass has not called: the next player's call, before that pass, counts as in rotation."""
    if not case.facts.pass_not_awaited or not case.facts.obliged_to_pass:
        return False
    case.headline("in_rotation" if case.people["offender"].seat is None else "in_rotation_named")
    case.set(result="in_rotation", call_stands=True, lead_restriction=NO_RESTRICTION)
    case.set(next_to_act=case.people["partner"])
    return True


@rule_of("37.A")
def lho_called_37a(case: Facts) -> bool:
    """LHO called before rectification: the call and all later ones stand; a lasting obligation goes on."""
    open_for_how_long = case.untold("obligation")
    lasting = not open_for_how_long and case.known.obligation == "throughout"
    key = "if_lho_called_pass_on" if lasting else "if_lho_called"
    also: tuple[str, ...] = ("37.B.1", "37.B.2")
    if case.told_as("obligation", "next_turn"):
        key = "if_lho_called_once"
    if case.told_as("inadmissible", True):
        key, also = "if_lho_called_inadmissible", ("36.A", *also)
    case.meanwhile(key, "lho_called", also=also)
    if not case.facts.lho_called:
        return False
    if case.facts.inadmissible:
        case.route("inadmissible_double", "inadmissible", also=("36",))
        return True
    case.meanwhile("call_stands_open", "obligation")
    lasting = case.facts.obligation == "throughout"
    case.headline("call_stands_pass_on" if lasting else "call_stands")
    case.set(result="call_stands", call_stands=True, partner_silenced="none", lead_restriction=NO_RESTRICTION)
    if lasting:
        case.say("obligation_goes_on")
        case.set(offender_silenced="throughout")
        case.keep_in_force("silenced_throughout", case.people["offender"], "end_of_auction")
    else:
        case.set(offender_silenced="none")
    return True


@rule_of("37.B.1")
def cancelled_37b1(case: Facts) -> None:
    """The call is cancelled."""
    case.say("cancelled")
    case.set(call_stands=False)


@rule_of("37.B.2")
def both_silenced_37b2(case: Facts) -> None:
    """A pass is substituted, the auction continues, both members of the side must pass throughout; 72C and 26B."""
    case.headline("both_silenced")
    case.set(result="side_silenced", offender_silenced="throughout", partner_silenced="throughout")
    case.set(legal_replacements=["P"], next_to_act=case.people["lho"])
    case.keep_in_force("silenced_throughout", case.people["offender"], "end_of_auction")
    case.keep_in_force("silenced_throughout", case.people["partner"], "end_of_auction")


def decide(case: Facts) -> None:
    """28A if another player called; else A if LHO has called, else B."""
    if not_awaited_28a(case) or not obliged_35b(case) or lho_called_37a(case):
        return
    cancelled_37b1(case)
    both_silenced_37b2(case)
    information_16c(case)
    restriction_26b(case, named_before(case.known, violates(case.known)))
    review_72c(case)


REQUIRED_PASS_VIOLATED = procedure(
    "required_pass_violated",
    facts=RequiredPassFacts,
    laws=("37",),
    concepts=("obligation_to_pass", "partner_silenced", "inadmissible_call"),
    decide=decide,
)
