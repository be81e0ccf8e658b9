"""Law 32 in the 2007 edition: partner is silenced throughout, and 26B may apply as soon as the call is cancelled."""

from __future__ import annotations

from rulings.engine import rule_of
from rulings.laws.law_26_lead_restrictions.rules import any_suit_2007_26b
from rulings.laws.law_28_29_33_call_out_of_rotation.acceptance import (
    artificial_29c,
    cancelled_29b,
    inadmissible_32,
    settled_before_rectification,
    withdrawn_information,
)
from rulings.laws.law_32_double_out_of_rotation.rho_turn import (
    Facts,
    other_call_32,
    rho_passes_32a1,
)
from rulings.laws.law_72_general_principles.awareness import review_2007_23

EDITION = ("2007",)


@rule_of("32.A", editions=EDITION)
def partner_turn_2007_32a(case: Facts) -> None:
    """At partner's turn: partner must pass throughout."""
    case.headline("partner_turn_2007")
    _silence(case)


@rule_of("32.B.2", editions=EDITION)
def rho_acts_2007_32b2(case: Facts) -> bool:
    """RHO bids, doubles or redoubles: any legal call, but partner must pass throughout."""
    if case.facts.rho_action == "irregular":
        case.headline("rho_irregular")
        case.set(result="rho_call_first")
        return False
    case.headline("rho_acts_2007")
    _silence(case)
    return True


@rule_of("32", editions=EDITION)
def lho_turn_2007(case: Facts) -> None:
    """The text of 2007 has nothing for a double at LHO's turn."""
    case.not_modelled("lho_turn_2007")


def _silence(case: Facts) -> None:
    case.set(result="partner_silenced", partner_silenced="throughout", offender_silenced="none")
    case.keep_in_force("silenced_throughout", case.people["partner"], "end_of_auction")


def decide_2007(case: Facts) -> None:
    """The order of the 2007 law."""
    if other_call_32(case) or inadmissible_32(case) or settled_before_rectification(case):
        return
    cancelled_29b(case)
    artificial_29c(case)
    turn = case.facts.whose_turn
    if turn == "lho":
        lho_turn_2007(case)
    elif turn == "rho":
        if rho_passes_32a1(case) or not rho_acts_2007_32b2(case):
            return
    else:
        partner_turn_2007_32a(case)
    any_suit_2007_26b(case)
    withdrawn_information(case)
    review_2007_23(case)
