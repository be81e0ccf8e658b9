"""Law 27 B and D in the 2007 edition: the tests are "not artificial" and "same or more precise meaning"."""

from __future__ import annotations

from rulings.engine import rule_of
from rulings.laws.law_16_information.withdrawn import information_2007_16d
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION, restriction_2007
from rulings.laws.law_27_insufficient_bid.acceptance import (
    Facts,
    accepted,
    not_for_law_27,
    replaced_before_acceptance,
)
from rulings.laws.law_72_general_principles.awareness import review_2007_23

EDITION = ("2007",)


@rule_of("27.B.1.a", editions=EDITION, exception_to=("27.B.2", "16.D"))
def natural_2007_27b1a(case: Facts) -> bool:
    """The lowest sufficient bid of the same denomination, both calls incontrovertibly not artificial."""
    if case.facts.replacement_kind != "lowest_same_denomination" or not case.facts.finding_not_artificial:
        return False
    case.headline("natural_2007")
    case.set(lead_restriction=NO_RESTRICTION, law_16C2_applies=False)
    _free(case, "same_denomination")
    return True


@rule_of("27.B.1.b", editions=EDITION, exception_to=("27.B.2", "27.B.3"))
def more_precise_2007_27b1b(case: Facts) -> bool:
    """A legal call with the same or a more precise meaning than the insufficient bid."""
    kinds = ("lowest_same_denomination", "other_bid_or_pass", "double")
    if case.facts.replacement_kind not in kinds or not case.facts.finding_same_or_more_precise:
        return False
    case.headline("more_precise_2007")
    _free(case, "more_precise")
    return True


def _free(case: Facts, result: str) -> None:
    case.set(result=result, partner_silenced="none", replacement_stands=True, next_to_act=case.people["lho"])


@rule_of("27.D", editions=EDITION)
def damage_2007_27d(case: Facts) -> None:
    """After B: the end-of-play review."""
    case.say("review_2007", also=("12.B.1",))
    case.review()
    case.set(adjusted_score="possible")


@rule_of("27.B.2", editions=EDITION)
def other_call_2007_27b2(case: Facts) -> None:
    """Any other bid or pass: partner must pass throughout; see 26 and 23."""
    case.headline("silenced_2007")
    case.set(result="partner_silenced", replacement_stands=True, next_to_act=case.people["lho"])
    _silence(case)


@rule_of("27.B.3", editions=EDITION)
def double_2007_27b3(case: Facts) -> None:
    """A double or redouble, except as B1 allows, is cancelled and replaced; partner must pass throughout."""
    case.headline("double_2007", also=("27.B.2",))
    case.set(result="double_cancelled", replacement_stands=False, next_to_act=case.people["offender"])
    _silence(case)


@rule_of("27.B.4", editions=EDITION)
def second_2007_27b4(case: Facts) -> bool:
    """Another insufficient bid: LHO may accept it under A, else as B3. Says whether it was accepted."""
    if case.facts.choice_accept_second:
        case.headline("second_accepted", also=("27.A.1",))
        case.set(result="second_accepted", replacement_stands=True, partner_silenced="none")
        case.set(lead_restriction=NO_RESTRICTION, next_to_act=case.people["lho"])
        return True
    case.headline("second_refused", also=("27.B.3",))
    case.set(result="second_insufficient", replacement_stands=False, next_to_act=case.people["offender"])
    _silence(case)
    return False


def _silence(case: Facts) -> None:
    case.set(partner_silenced="throughout")
    case.keep_in_force("silenced_throughout", case.people["partner"], "end_of_auction")


@rule_of("27.B", editions=EDITION)
def must_be_replaced_2007(case: Facts) -> None:
    """Not accepted, it must be replaced by a legal call."""
    case.say("not_accepted")
    case.set(call_stands=False, offender_silenced="none")


def decide_2007(case: Facts) -> None:
    """The order of the 2007 law."""
    if not_for_law_27(case):
        return
    if accepted(case):
        if replaced_before_acceptance(case):
            information_2007_16d(case)
        return
    must_be_replaced_2007(case)
    if natural_2007_27b1a(case):
        damage_2007_27d(case)
        return
    if more_precise_2007_27b1b(case):
        information_2007_16d(case)
        damage_2007_27d(case)
        return
    _rectify(case)


def _rectify(case: Facts) -> None:
    kind = case.facts.replacement_kind
    if kind == "insufficient":
        if second_2007_27b4(case):
            information_2007_16d(case)
            return
    elif kind in ("double", "inadmissible_double"):
        double_2007_27b3(case)
    else:
        other_call_2007_27b2(case)
    restriction_2007(case)
    information_2007_16d(case)
    review_2007_23(case)
