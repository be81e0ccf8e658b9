"""Law 31 in the 2007 edition: the denomination repeated or not; at partner's or LHO's turn partner is silenced."""

from __future__ import annotations

from rulings.engine import rule_of
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION, restriction_2007
from rulings.laws.law_28_29_33_call_out_of_rotation.acceptance import (
    accepted_29a,
    artificial_29c,
    cancelled_29b,
    ruled_otherwise,
    withdrawn_information,
)
from rulings.laws.law_31_bid_out_of_rotation.rho_turn import (
    Facts,
    insufficient_27a2,
    other_call_31,
    rho_irregular_31,
    rho_passes_31a1,
)
from rulings.laws.law_72_general_principles.awareness import review_2007_23

EDITION = ("2007",)


@rule_of("31.A.2.a", editions=EDITION)
def same_denomination_2007_31a2a(case: Facts) -> bool:
    """The later call repeats the denomination: partner must pass at his next turn."""
    if case.known.call_kind == "pass" or not case.facts.same_denomination:
        return False
    case.headline("same_denomination_2007")
    case.set(result="partner_silenced", partner_silenced="next_turn", lead_restriction=NO_RESTRICTION)
    case.keep_in_force("silenced_once", case.people["partner"], "next_turn")
    return True


@rule_of("31.A.2.b", editions=EDITION)
def other_call_2007_31a2b(case: Facts) -> None:
    """It does not, or the call was a pass of 30C: partner must pass throughout, and Law 26 may apply."""
    case.headline("other_call_2007", also=("26",))
    _silence_throughout(case)


@rule_of("31.B", editions=EDITION)
def partner_or_lho_turn_2007_31b(case: Facts) -> None:
    """Partner's turn, or LHO's without an earlier call: partner must pass throughout, and Law 26 may apply."""
    case.headline("partner_or_lho_turn_2007", also=("26",))
    _silence_throughout(case)


@rule_of("31.fn2", editions=EDITION)
def later_2007_31fn2(case: Facts) -> bool:
    """Later calls at LHO's turn: a change of call, Law 25."""
    if case.facts.whose_turn != "lho" or not case.facts.called_before:
        return False
    case.route("change_of_call", "change_of_call_2007", also=("25",))
    return True


def _silence_throughout(case: Facts) -> None:
    case.set(result="partner_silenced", partner_silenced="throughout")
    case.keep_in_force("silenced_throughout", case.people["partner"], "end_of_auction")


def decide_2007(case: Facts) -> None:
    """The order of the 2007 law."""
    if other_call_31(case) or ruled_otherwise(case):
        return
    if accepted_29a(case):
        insufficient_27a2(case, "insufficient_too")
        return
    cancelled_29b(case)
    artificial_29c(case)
    if case.facts.whose_turn == "rho":
        if rho_irregular_31(case) or rho_passes_31a1(case):
            return
        insufficient_27a2(case, "insufficient_first")
        if not same_denomination_2007_31a2a(case):
            other_call_2007_31a2b(case)
            restriction_2007(case)
    elif later_2007_31fn2(case):
        return
    else:
        partner_or_lho_turn_2007_31b(case)
        insufficient_27a2(case, "insufficient_too")
        restriction_2007(case)
    withdrawn_information(case)
    review_2007_23(case)
