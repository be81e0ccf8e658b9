"""Law 30 in the 2007 edition: it asks whether a bid had been made, and then whose turn it was."""

from __future__ import annotations

from rulings.engine import rule_of
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION
from rulings.laws.law_28_29_33_call_out_of_rotation.acceptance import (
    cancelled_29b,
    settled_before_rectification,
    withdrawn_information,
)
from rulings.laws.law_30_pass_out_of_rotation.kinds import Facts, artificial_pass_30c, other_call_30
from rulings.laws.law_72_general_principles.awareness import review_2007_23

EDITION = ("2007",)


@rule_of("30.A", editions=EDITION)
def before_any_bid_2007_30a(case: Facts) -> bool:
    """Before anybody has bid: the offender must pass at his next turn; Law 23 may apply."""
    if case.facts.bid_made:
        return False
    case.headline("before_bid_2007")
    _offender_passes(case, "next_turn")
    return True


@rule_of("30.B.1", editions=EDITION)
def rho_turn_2007_30b1(case: Facts) -> None:
    """After a bid, at RHO's turn: the offender must pass at his next turn."""
    case.headline("rho_turn_2007")
    _offender_passes(case, "next_turn")


@rule_of("30.B.2.a", editions=EDITION)
def partner_turn_2007_30b2a(case: Facts) -> None:
    """After a bid, at partner's turn: the offender must pass throughout."""
    case.headline("partner_turn_2007")
    _offender_passes(case, "throughout")


@rule_of("30.B.2.b", editions=EDITION)
def partner_2007_30b2b(case: Facts) -> None:
    """Partner may make a sufficient bid or pass, but not double or redouble at that turn."""
    case.say("partner_may_not_double_2007")
    case.set(partner_may_double=False)


@rule_of("30.B.3", editions=EDITION)
def lho_turn_2007_30b3(case: Facts) -> None:
    """After a bid, at LHO's turn: a change of call, Law 25."""
    case.route("change_of_call", "change_of_call_2007", also=("25",))


def _offender_passes(case: Facts, how: str) -> None:
    case.set(result="offender_passes", offender_silenced=how, partner_silenced="none", lead_restriction=NO_RESTRICTION)
    if how == "throughout":
        case.keep_in_force("silenced_throughout", case.people["offender"], "end_of_auction")
    else:
        case.keep_in_force("silenced_once", case.people["offender"], "next_turn")


def decide_2007(case: Facts) -> None:
    """The order of the 2007 law."""
    if other_call_30(case) or settled_before_rectification(case):
        return
    cancelled_29b(case)
    if artificial_pass_30c(case):
        return
    if not before_any_bid_2007_30a(case):
        turn = case.facts.whose_turn
        if turn == "lho":
            lho_turn_2007_30b3(case)
            return
        if turn == "rho":
            rho_turn_2007_30b1(case)
        else:
            partner_turn_2007_30b2a(case)
            partner_2007_30b2b(case)
    withdrawn_information(case)
    review_2007_23(case)
