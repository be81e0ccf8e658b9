"""Law 32's lead-in and its repetition (32A1; 32B1 in 2007): the same in both editions."""

from __future__ import annotations

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import call_made
from rulings.laws.law_28_29_33_call_out_of_rotation.rules import decide as rule_by_kind
from rulings.laws.law_32_double_out_of_rotation.facts import DoubleOutOfRotationFacts

Facts = Inquiry[DoubleOutOfRotationFacts]
BOTH = ("2017", "2007")


def other_call_32(case: Facts) -> bool:
    """Law 32 is about a double or redouble: any other call is ruled by its own law."""
    if case.known.call_kind in (None, "double"):
        return False
    rule_by_kind(case)
    return True


@rule_of("32.A.1", renumbered={"2007": "32.B.1"})
def rho_passes_32a1(case: Facts) -> bool:
    """RHO passes: the offender must repeat the double or redouble, and there is no rectification."""
    if case.facts.rho_action != "pass":
        return False
    made = call_made(case.known)
    case.headline("must_repeat")
    case.set(result="must_repeat", partner_silenced="none", offender_silenced="none")
    case.set(lead_restriction=NO_RESTRICTION, law_16C2_applies=False)
    if made is not None:
        case.set(legal_replacements=[made])
    return True
