"""Law 31A1 and what comes before it: the same in both editions."""

from __future__ import annotations

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION
from rulings.laws.law_28_29_33_call_out_of_rotation.facts import call_made
from rulings.laws.law_28_29_33_call_out_of_rotation.rules import decide as rule_by_kind
from rulings.laws.law_31_bid_out_of_rotation.facts import BidOutOfRotationFacts

Facts = Inquiry[BidOutOfRotationFacts]
BOTH = ("2017", "2007")


@rule_of("31", editions=BOTH)
def other_call_31(case: Facts) -> bool:
    """Law 31 is about a bid, an artificial pass and a pass of partner's artificial call: others have their own law."""
    kind = case.known.call_kind
    if kind in (None, "bid"):
        return False
    if kind == "pass" and (case.facts.artificial or case.facts.passes_artificial_call):
        case.say("pass_of_30c", also=("30.C",))
        return False
    rule_by_kind(case)
    return True


@rule_of("27.A.2", editions=BOTH)
def insufficient_27a2(case: Facts, key: str) -> None:
    """A bid that is insufficient as well is ruled by Law 31 (its 31A1 may come back to 27)."""
    if case.facts.insufficient:
        case.say(key)


@rule_of("31.fn1", editions=BOTH)
def rho_irregular_31(case: Facts) -> bool:
    """An illegal call of RHO is rectified as usual; then A1 or A2 by his legal call."""
    if case.facts.rho_action != "irregular":
        return False
    case.headline("rho_irregular", also=("31.A",))
    case.set(result="rho_call_first")
    return True


@rule_of("31.A.1", editions=BOTH)
def rho_passes_31a1(case: Facts) -> bool:
    """RHO passes: the offender must repeat the call, and if it is legal there is no rectification."""
    if case.facts.rho_action != "pass":
        return False
    if case.known.call_kind == "pass" or case.facts.legal_repeat:  # a pass (30C) is always legal
        made = call_made(case.known)
        case.headline("must_repeat")
        case.set(result="must_repeat", partner_silenced="none", offender_silenced="none")
        case.set(lead_restriction=NO_RESTRICTION, law_16C2_applies=False)
        if made is not None:
            case.set(legal_replacements=[made])
        return True
    if case.told_as("insufficient", True):
        open_yet = case.untold("rho_action")
        case.route("call_legality", "repeat_insufficient_brief" if open_yet else "repeat_insufficient", also=("27",))
    else:
        case.route("call_legality", "repeat_illegal", also=("27", "35"))
    return True
