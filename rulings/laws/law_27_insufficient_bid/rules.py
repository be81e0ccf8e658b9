"""Law 27 (2017): the insufficient bid, one function per provision in the order of the law."""

from __future__ import annotations

from bridge.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call
from bridge.legality import sufficient
from rulings.engine import procedure, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c
from rulings.laws.law_23_comparable_call.rules import damage_23c
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION, no_restriction_26a, restriction_26b
from rulings.laws.law_27_insufficient_bid.acceptance import (
    Facts,
    accepted,
    not_for_law_27,
    replaced_before_acceptance,
)
from rulings.laws.law_27_insufficient_bid.edition_2007 import decide_2007
from rulings.laws.law_27_insufficient_bid.facts import InsufficientBidFacts, irregular, named_legally
from rulings.laws.law_72_general_principles.awareness import review_72c

REPLACED = ("replacement", "replacement_kind")


@rule_of("27.B")
def must_be_replaced_27b(case: Facts) -> None:
    """Not accepted, the bid must be replaced by a legal call; the offender hears what follows from each."""
    if case.known.play_over:
        case.set(call_stands=False, offender_silenced="none")
        case.meanwhile("played_replacement_decides", *REPLACED, also=("27.D", "27.B.2"))
        comparable_decides_23a(case)
        return
    if case.untold("replacement_kind") and case.untold("choice_accept"):
        case.say("replaced_how", also=("27.B.1.a", "27.B.2"))
    elif case.untold("replacement_kind"):
        case.say("not_accepted")
    else:
        case.aside("not_accepted")
        comparable_decides_23a(case)
    case.set(call_stands=False, offender_silenced="none", legal_replacements=_legal_replacements(case))
    offender, found = case.people["offender"], irregular(case.known)
    lowest = found.before.lowest_sufficient(found.bid.denomination) if found else None
    if lowest:
        case.set(free_replacement=lowest)
    if lowest or not found:
        case.option(offender, "repeat_denomination", *REPLACED, also=("27.B.1.a", "27.D"))
    case.option(offender, "comparable_call", *REPLACED, also=("27.B.1.b", "23.A", "27.D"))
    case.option(offender, "other_bid_or_pass", *REPLACED, also=("27.B.2", "26.B", "72.C"))


@rule_of("23.A")
def comparable_decides_23a(case: Facts) -> None:
    """Of a replacement told, what is left to judge: is it comparable?"""
    if case.known.replacement_kind in ("other_bid_or_pass", "double") and case.untold("finding_comparable"):
        early = case.known.replaced_early and case.known.choice_accept is False
        case.say("comparable_decides_early" if early else "comparable_decides", also=("27.C",) if early else ())


def _legal_replacements(case: Facts) -> list[Call] | None:
    """Sufficient bids and pass; a double is a legal replacement only when comparable (27B1b, 27B3)."""
    found = irregular(case.known)
    if found is None:
        return None
    bids = [bid for bid in BIDS if sufficient(found.before, bid)]
    named = case.known.replacement
    doubles = [named] if named in (DOUBLE, REDOUBLE) and case.known.finding_comparable else []
    return [*bids, *doubles, PASS]


@rule_of("27.B.1.a", exception_to=("27.B.2", "26.B", "16.C.2"))
def same_denomination_27b1a(case: Facts) -> bool:
    """The lowest legal bid that repeats the denomination: no rectification, 26B and 16C do not apply, see D."""
    if case.facts.replacement_kind != "lowest_same_denomination":
        return False
    if not case.known.play_over:
        refused = case.told("choice_accept") and case.since("2017")
        case.headline("same_denomination_refused" if refused else "same_denomination", also=("27.A.1",) * refused)
    case.note("denomination_named")
    _free_but_27d(case)
    _free(case, "same_denomination")
    case.set(lead_restriction=NO_RESTRICTION)
    return True


@rule_of("27.B.1.b", exception_to=("27.B.2", "27.B.3", "16.C.2"))
def comparable_27b1b(case: Facts) -> bool:
    """A comparable call (23A), a double or redouble among them: no rectification, 16C does not apply, see D."""
    if case.facts.replacement_kind not in ("other_bid_or_pass", "double") or not case.facts.finding_comparable:
        return False
    if not case.known.play_over:
        case.headline("comparable", also=("23.A",))
    _free_but_27d(case)
    _free(case, "comparable")
    return True


def _free_but_27d(case: Facts) -> None:
    if not case.known.play_over:
        case.say("free_but_27d")


def _free(case: Facts, result: str) -> None:
    case.set(
        result=result,
        partner_silenced="none",
        law_16C2_applies=False,
        replacement_stands=True,
        next_to_act=case.people["lho"],
    )


@rule_of("27.D", exception_to=("23.C",))
def damage_27d(case: Facts) -> None:
    """After B1: at the end, was the result helped by the irregularity? Then restore the probable result without it."""
    case.say("review_27d", also=("12.B.1",))
    case.review()
    if not case.facts.play_over:
        case.set(adjusted_score="possible")
        return
    case.meanwhile("helped_decides", "finding_helped", also=("12.B.1",))
    if case.facts.finding_helped:
        case.headline("adjust_27d", also=("12.B.1",))
        case.set(adjusted_score="assigned")
    else:
        case.headline("stands_27d")
        case.set(adjusted_score="none")


@rule_of("27.B.2")
def other_call_27b2(case: Facts) -> None:
    """Any other bid, or pass: the offender's partner must pass throughout; 26B may apply; see 72C."""
    case.headline("partner_silenced_played" if case.known.play_over else "partner_silenced")
    case.set(result="partner_silenced", replacement_stands=True, next_to_act=case.people["lho"])
    _silence_partner(case)


@rule_of("27.B.3")
def double_27b3(case: Facts) -> None:
    """A double or redouble that is not comparable is cancelled and replaced; partner must pass throughout."""
    case.headline("double_cancelled_played" if case.known.play_over else "double_cancelled", also=("27.B.2",))
    case.set(result="double_cancelled", replacement_stands=False, next_to_act=case.people["offender"])
    _silence_partner(case)


@rule_of("27.B.4")
def second_insufficient_27b4(case: Facts) -> bool:
    """Another insufficient bid: LHO may accept that one under A1, else it is ruled as in B3. Says whether accepted."""
    key = "second_decides_played" if case.known.play_over else "second_decides"
    case.meanwhile(key, "choice_accept_second", also=("27.B.3",), tells=("choice_accept_second",))
    case.option(case.people["lho"], "accept_second", "choice_accept_second", also=("27.A.1",))
    case.option(case.people["lho"], "refuse_second", "choice_accept_second", also=("27.B.3",))
    if case.facts.choice_accept_second:
        if case.known.play_over:
            case.headline("second_accepted_played", also=("27.A.1", "27.D"))
        else:
            case.headline("second_accepted", also=("27.A.1",))
        case.set(
            result="second_accepted",
            replacement_stands=True,
            partner_silenced="none",
            lead_restriction=NO_RESTRICTION,
            next_to_act=case.people["lho"],
        )
        return True
    case.headline("second_refused_played" if case.known.play_over else "second_refused", also=("27.B.3",))
    case.set(result="second_insufficient", replacement_stands=False, next_to_act=case.people["offender"])
    _silence_partner(case)
    return False


def _silence_partner(case: Facts) -> None:
    case.set(partner_silenced="throughout")
    case.keep_in_force("silenced_throughout", case.people["partner"], "end_of_auction")


def _restrictions(case: Facts, *, stands: bool) -> None:
    played = bool(case.known.play_over)
    if played:
        without_27d(case)
    restriction_26b(case, named_legally(case.known, replacement_stands=stands), told=played)
    information_16c(case)
    review_72c(case)


@rule_of("27.D")
def without_27d(case: Facts) -> None:
    """27D is for B1 only: after the play the result stands, unless the offender could have known (72C)."""
    helped = case.known.finding_helped
    case.say("made_no_difference" if helped is False else "only_72c")


@rule_of("38.A")
def over_seven_38(case: Facts) -> None:
    """A replacement over seven is no legal call: Law 38."""
    case.route("bid_over_seven", "over_seven")


def decide(case: Facts) -> None:
    """The order of the law: is it one, in turn, intended? accepted? and if not, what replaces it."""
    if not_for_law_27(case):
        return
    if accepted(case):
        if replaced_before_acceptance(case):
            information_16c(case)
        return
    must_be_replaced_27b(case)
    replace(case)


def replace(case: Facts) -> None:
    """B1 to B4, by what the offender substitutes."""
    if same_denomination_27b1a(case):
        damage_27d(case)
    elif comparable_27b1b(case):
        no_restriction_26a(case)
        damage_27d(case)
        damage_23c(case)
    else:
        rectify(case, case.facts.replacement_kind)


def rectify(case: Facts, kind: str) -> None:
    """B2, B3 and B4: what is neither the same denomination at its lowest nor comparable."""
    if kind == "over_seven":
        over_seven_38(case)
    elif kind == "insufficient":
        if second_insufficient_27b4(case):
            information_16c(case)
        else:
            _restrictions(case, stands=False)
    elif kind == "other_bid_or_pass":
        other_call_27b2(case)
        _restrictions(case, stands=True)
    else:
        double_27b3(case)
        _restrictions(case, stands=False)


INSUFFICIENT_BID = procedure(
    "insufficient_bid",
    facts=InsufficientBidFacts,
    laws=("27",),
    concepts=(
        "insufficient_bid",
        "second_insufficient_bid",
        "replaced_same_denomination",
        "replaced_by_other_call",
        "replaced_by_double",
        "premature_correction",
    ),
    decide={"2017": decide, "2007": decide_2007},
)
