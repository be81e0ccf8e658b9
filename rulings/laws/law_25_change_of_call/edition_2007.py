"""Law 25 in the 2007 edition: an unintended call may be changed only without pause for thought."""

from __future__ import annotations

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_16_information.withdrawn import information_2007_16d
from rulings.laws.law_25_change_of_call.facts import ChangeOfCallFacts
from rulings.laws.law_25_change_of_call.intended import (
    accepted_25b1,
    first_stands_25b2,
    no_change_25b,
    no_first_call_25b,
)
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION, restriction_2007

Facts = Inquiry[ChangeOfCallFacts]
EDITION = ("2007",)


@rule_of("25.A.1", editions=EDITION)
def in_time_2007_25a1(case: Facts) -> bool:
    """Unintended, and he changes it or tries to without pause for thought."""
    if case.facts.finding_unintended and case.facts.without_pause:
        return True
    case.say("intended_2007")
    return False


@rule_of("25.A.2", editions=EDITION)
def partner_called_2007_25a2(case: Facts) -> bool:
    """Partner's call rules a change out."""
    if not case.facts.partner_called:
        return False
    case.headline("partner_has_called_2007")
    _too_late(case)
    return True


@rule_of("25.A.3", editions=EDITION)
def period_ended_2007_25a3(case: Facts) -> bool:
    """So does the end of the auction period."""
    if not case.facts.auction_period_ended:
        return False
    case.headline("period_ended_2007")
    _too_late(case)
    return True


def _too_late(case: Facts) -> None:
    case.set(result="too_late", call_stands=True, partner_silenced="none", offender_silenced="none")
    case.set(lead_restriction=NO_RESTRICTION)


@rule_of("25.A.4", editions=EDITION)
def replaced_2007_25a4(case: Facts) -> None:
    """The second call stands; LHO may withdraw a call made over the first; no further rectification."""
    case.headline("replaced_2007", also=("25.A.1",))
    case.set(result="replaced", call_stands=False, replacement_stands=True, partner_silenced="none")
    case.set(offender_silenced="none", lead_restriction=NO_RESTRICTION)


def decide_2007(case: Facts) -> None:
    """The order of the 2007 law; its B leaves lead restrictions to Law 26."""
    if no_first_call_25b(case):
        return
    if in_time_2007_25a1(case):
        if period_ended_2007_25a3(case) or partner_called_2007_25a2(case):
            return
        replaced_2007_25a4(case)
        information_2007_16d(case)
        return
    if no_change_25b(case):
        return
    if not accepted_25b1(case):
        first_stands_25b2(case)
    restriction_2007(case)
    information_2007_16d(case)
