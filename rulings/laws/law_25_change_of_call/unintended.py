"""Law 25A (2017): the unintended call, one function per provision."""

from __future__ import annotations

from bridge.calls import PASS, Bid
from rulings.engine import Inquiry, auction_from, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c
from rulings.laws.law_25_change_of_call.facts import ChangeOfCallFacts, first_call, headline_of_first, second_call
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION

Facts = Inquiry[ChangeOfCallFacts]
UNINTENDED = ("mechanical", "slip_of_the_tongue")


def _open_key(case: Facts) -> str:
    """The sentence while nobody has found what the first call came of."""
    if case.known.change_made is False:
        if not _in_time(case):
            return "if_unintended_unchanged"
        called = case.known.lho_called and not case.untold("lho_called")
        return "if_unintended_in_time_lho" if called else "if_unintended_in_time"
    return "if_unintended_lho" if case.known.lho_called and not case.untold("lho_called") else "if_unintended"


def _in_time(case: Facts) -> bool:
    """Whether it is told that partner has not called, and the auction is not over: 25A4 leaves time for the change."""
    auction = auction_from(case.known)
    over = auction is not None and auction.ended and case.known.auction_period_ended is not False
    return case.told_as("partner_called", False) and not over


@rule_of("25.A.2")
def unintended_25a2(case: Facts) -> bool:
    """Only a slip of the tongue or a mechanical error: not what he meant at first, not inattention."""
    cause = case.known.cause
    if cause is None:
        case.meanwhile(_open_key(case), "finding_unintended", also=("25.B", "25.A.1", "25.A.4"))
        tell = case.aside if case.told("finding_unintended") else case.say
        tell("evidence")
        found = case.facts.finding_unintended
    else:
        found = cause in UNINTENDED
        if case.known.finding_unintended is not None and case.known.finding_unintended != found:
            case.contradiction("cause", "finding_unintended")
    if not found:
        open_25b = case.untold("choice_accept") and case.known.change_made and not case.known.lho_called_over_change
        (case.aside if open_25b else case.say)("intended")
    return found


@rule_of("25.A.4")
def partner_called_25a4(case: Facts) -> bool:
    """Not after partner has made a subsequent call."""
    if not case.facts.partner_called:
        return False
    case.say("partner_has_called")
    return True


@rule_of("25.A.5")
def period_ended_25a5(case: Facts) -> bool:
    """When the auction ends before it reaches partner: not after the end of the auction period (17D)."""
    if not case.facts.auction_period_ended:
        return False
    (case.aside if _cancelled_too(case) else case.say)("period_ended", also=("17.D",))
    return True


def _cancelled_too(case: Facts) -> bool:
    """Whether it is told that a second call was made after the auction, and that it is not comparable."""
    return case.told_as("change_made", True) and case.told_as("finding_comparable", False)


@rule_of("25.A.4")
def closed_25a4(case: Facts) -> bool:
    """Nothing was changed yet and it is too late for 25A: the first call stands, however it came about."""
    if case.known.change_made is not False or case.known.cause is not None:
        return False
    if case.known.finding_unintended is not None:
        return False
    return bool(case.known.auction_period_ended) or bool(case.known.partner_called)


@rule_of("25.A.4")
def whatever_it_was_25a4(case: Facts) -> bool:
    """Partner has called, and nobody told what the first call came of: too late for 25A, so it does not matter."""
    untold = case.known.cause is None and case.known.finding_unintended is None
    return untold and case.told_as("partner_called", True)


@rule_of("25.A.1")
def replaced_25a1(case: Facts) -> None:
    """He may substitute the call he intended; it stands under the law that applies, without lead restrictions."""
    over = (auction := auction_from(case.known)) is not None and auction.ended
    open_end = first_call(case.known) is PASS and case.known.auction_period_ended is None
    if open_end and auction is not None and over:
        key = "replaced_last_pass_out" if auction.passed_out else "replaced_last_pass"
        case.headline(key, also=("25.A.5", "17.D"))
    elif open_end and not case.known.lho_called:
        case.headline("replaced_pass", also=("25.A.5", "17.D"))
    else:
        in_time = case.known.partner_called is False and not case.untold("partner_called")
        case.headline("replaced_in_time" if in_time else "replaced", also=("25.A.3", *("25.A.4",) * in_time))
    case.set(result="replaced", call_stands=False, replacement_stands=True, partner_silenced="none")
    case.set(offender_silenced="none", lead_restriction=NO_RESTRICTION)
    if not case.facts.legal_change:
        _illegal_25a1(case)


@rule_of("25.A.1")
def _illegal_25a1(case: Facts) -> None:
    """The call that was meant is not legal: its own law rules; a bid too low over which LHO has called stands."""
    second = second_call(case.known)
    if case.told_as("lho_called_over_change", True) and isinstance(second, Bid) and not second.over_seven:
        case.say("replacement_too_low_accepted", also=("27.A.1",))
    else:
        case.say("replacement_illegal", also=("27.A", "36"))


@rule_of("25.A.6")
def lho_may_change_25a6(case: Facts) -> None:
    """LHO may change the call he made over the first one."""
    if not case.facts.lho_called:
        if case.untold("lho_called"):
            case.say("if_lho_called")
        case.set(next_to_act=case.people["lho"])
        return
    case.say("lho_may_change", tells=("choice_lho_changes",))
    case.option(case.people["lho"], "change", "choice_lho_changes")
    case.option(case.people["lho"], "keep", "choice_lho_changes")
    changes = case.facts.choice_lho_changes
    case.set(lho_call_stands=not changes, next_to_act=case.people["lho" if changes else "partner"])


@rule_of("25.A.4")
def too_late_25a4(case: Facts) -> None:
    """Unintended, but partner has called since: the first call stands."""
    _first_stands(case)


@rule_of("25.A.5")
def too_late_25a5(case: Facts) -> None:
    """Unintended, but the auction period has ended: the first call stands, and a second one is cancelled."""
    cancelled = _cancelled_too(case)
    _first_stands(case, free=not cancelled)
    if cancelled:
        second_cancelled_25b2(case)


@rule_of("25.B.2")
def second_cancelled_25b2(case: Facts) -> None:
    """The second call is cancelled and withdrawn: 16C, and 26B if that side defends."""
    case.say("second_cancelled", also=("26.B",))


def _first_stands(case: Facts, *, free: bool = True) -> None:
    headline_of_first(case, "too_late", "too_late_named")
    case.set(result="too_late", call_stands=True, replacement_stands=False)
    case.set(partner_silenced="none", offender_silenced="none")
    if free:
        case.set(lead_restriction=NO_RESTRICTION, law_16C2_applies=False)


def replaced(case: Facts) -> None:
    """25A1 and A6, with the information from what was withdrawn (16C)."""
    replaced_25a1(case)
    lho_may_change_25a6(case)
    information_16c(case)
