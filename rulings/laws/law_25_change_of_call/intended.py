"""Law 25B: a change that 25A does not allow; LHO may accept it, else the first call stands. Both editions."""

from __future__ import annotations

from bridge.calls import DOUBLE, REDOUBLE, Bid
from rulings.engine import Inquiry, rule_of
from rulings.laws.law_25_change_of_call.facts import ChangeOfCallFacts, headline_of_first, second_call
from rulings.laws.law_25_change_of_call.unintended import UNINTENDED, whatever_it_was_25a4
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION

Facts = Inquiry[ChangeOfCallFacts]
BOTH = ("2017", "2007")


@rule_of("25.B", editions=BOTH)
def no_first_call_25b(case: Facts) -> bool:
    """The first call was never made (by the regulations for the method in use, 18F): nothing has been changed."""
    if case.facts.first_call_made:
        return False
    if case.told_as("change_made", False):
        case.headline("no_call_at_all", also=("18.F", "9.A.3", "16.B.1"))
        case.set(result="no_change", partner_silenced="none", offender_silenced="none")
        case.set(lead_restriction=NO_RESTRICTION, law_16C2_applies=False)
        return True
    if case.told_as("legal_change", False):
        second = second_call(case.known)
        if isinstance(second, Bid) and not second.over_seven:
            case.route("insufficient_bid", "no_first_call_too_low", also=("18.F", "27"))
        else:
            case.route("call_legality", "no_first_call_illegal", also=("18.F", "35"))
        return True
    case.set(result="no_change", partner_silenced="none", offender_silenced="none", replacement_stands=True)
    case.set(lead_restriction=NO_RESTRICTION, law_16C2_applies=False)
    if case.told_as("auction_period_ended", True):
        case.headline("no_first_call_over", also=("18.F",))
    elif case.told_as("partner_called", True):
        case.headline("no_first_call_since", also=("18.F",))
    else:
        known_seat = case.people["lho"].seat is not None  # nobody has offended, so he is no offender's LHO
        case.headline("no_first_call" if known_seat else "no_first_call_seatless", also=("18.F",))
        case.set(next_to_act=case.people["lho"])
    return True


@rule_of("25.B.2", editions=BOTH)
def no_change_25b(case: Facts) -> bool:
    """No second call was made: the first stands and nothing has been withdrawn."""
    if case.facts.change_made:
        return False
    headline_of_first(case, "nothing_changed", "nothing_changed_named")
    case.say("woken_by_partner", also=("73.C.1",))
    case.set(result="no_change", call_stands=True, partner_silenced="none", offender_silenced="none")
    case.set(lead_restriction=NO_RESTRICTION, law_16C2_applies=False)
    return True


def comparable(case: Facts) -> bool:
    """Whether the director has found the second call comparable: then 26A leaves no lead restriction."""
    return case.told_as("finding_comparable", True)


def made_25b(case: Facts) -> bool:
    """Whether a second call was made: told, or known by what LHO did with it."""
    if case.known.change_made is not None:
        return bool(case.known.change_made)
    return case.known.choice_accept is not None or bool(case.known.lho_called_over_change)


@rule_of("25.B.1")
def perhaps_accepted_25b1(case: Facts) -> None:
    """Too late for 25A, and nobody told whether the second call was made: if it was, LHO may accept it."""
    case.say("accepted_if_made", also=("25.B.2",))


@rule_of("25.B.1", editions=BOTH)
def accepted_25b1(case: Facts) -> bool:
    """LHO may accept the change, also by deliberately calling over it: the first call is withdrawn."""
    called = case.facts.lho_called_over_change
    if called and case.known.choice_accept is False:
        case.contradiction("lho_called_over_change", "choice_accept")
    if not called:
        if case.since("2017"):
            slip = case.known.finding_unintended or case.known.cause in UNINTENDED  # too late for 25A, or not here
            late = slip or whatever_it_was_25a4(case)
            key = "second_if_accepted_late" if late else "second_if_accepted"
            if comparable(case):
                case.meanwhile("second_if_comparable", "choice_accept", also=("25.B.2", "26.A"))
            else:
                case.meanwhile(key, "choice_accept", also=("25.B.2", "16.C", "26.B"))
        case.read_aloud("choices", "choice_accept", also=("25.B.2",))
        case.option(case.people["lho"], "accept", "choice_accept")
        case.option(case.people["lho"], "refuse", "choice_accept", also=("25.B.2",))
        if not case.facts.choice_accept:
            return False
    if inadmissible_double(case):
        inadmissible_36(case, called=called)
        return True
    if case.since("2017") and comparable(case):
        case.headline("change_accepted_comparable", also=("26.A", "23.C"))
    else:
        case.headline("change_accepted", also=("26",))
    case.set(result="change_accepted", call_stands=False, replacement_stands=True)
    case.set(partner_silenced="none", offender_silenced="none")
    if not called:
        case.set(next_to_act=case.people["lho"])
    return True


@rule_of("36.A")
def inadmissible_36(case: Facts, *, called: bool) -> None:
    """An accepted change to a double or redouble that 19 does not allow is cancelled all the same (36A, 36B)."""
    case.headline("accepted_inadmissible_called" if called else "accepted_inadmissible", also=("25.B.1", "32"))
    case.set(result="change_accepted", call_stands=False, replacement_stands=False, offender_silenced="none")
    case.set(partner_silenced="none" if called else "throughout")
    if called:
        case.set(lead_restriction=NO_RESTRICTION)
    else:
        case.keep_in_force("silenced_throughout", case.people["partner"], "end_of_auction")


def inadmissible_double(case: Facts) -> bool:
    """Whether the second call is told to be a double or redouble that is not legal."""
    second = second_call(case.known)
    illegal = case.settled("legal_change") is False
    return case.since("2017") and illegal and second in (DOUBLE, REDOUBLE)


@rule_of("25.B.2", editions=BOTH)
def first_stands_25b2(case: Facts) -> None:
    """Otherwise the change is cancelled: the original call stands and the auction continues."""
    if case.since("2017") and comparable(case):
        headline_of_first(case, "first_stands_comparable", "first_stands_comparable_named", "26.A")
    else:
        headline_of_first(case, "first_stands", "first_stands_named", "26")
    case.set(result="first_call_stands", call_stands=True, replacement_stands=False)
    case.set(partner_silenced="none", offender_silenced="none")
    if not case.facts.lho_called:
        case.set(next_to_act=case.people["lho"])
