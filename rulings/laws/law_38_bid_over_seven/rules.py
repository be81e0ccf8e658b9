"""Law 38: the bid of more than seven, one function per provision."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION, restriction_26b
from rulings.laws.law_36_inadmissible_double.irregular_call import irregular_call, named_before
from rulings.laws.law_38_bid_over_seven.facts import BidOverSevenFacts, over_seven
from rulings.laws.law_72_general_principles.awareness import review_72c

Facts = Inquiry[BidOverSevenFacts]


@rule_of("35.C")
def is_over_seven_35c(case: Facts) -> bool:
    """A bid of more than seven is inadmissible."""
    if case.facts.over_seven:
        return True
    since = case.facts.auction_ended or case.known.lho_called
    case.headline("not_over_seven_since" if since else "not_over_seven", also=("18.A",))
    case.set(result="no_irregularity")
    return False


@rule_of("38.A")
def no_play_38a(case: Facts) -> None:
    """No play at a contract of more than seven is ever permitted."""
    if not case.facts.play_begun:
        case.say("no_play")
        return
    case.aside("no_play")
    case.say("stop_play")


@rule_of("38.B")
def cancelled_38b(case: Facts) -> None:
    """The bid and all later calls are cancelled."""
    case.say("cancelled")
    case.set(call_stands=False)


@rule_of("38.C")
def side_silenced_38c(case: Facts) -> None:
    """A pass is substituted; the auction goes on unless it has ended, and the offending side must pass throughout."""
    case.set(result="side_silenced", offender_silenced="throughout", partner_silenced="throughout")
    case.set(legal_replacements=["P"])
    if not case.facts.auction_ended:
        case.meanwhile("side_silenced_unless", "lho_called", also=("38.D",))
    if case.facts.auction_ended:
        found = irregular_call(case.known, over_seven)
        before = found.before.last_bid if found is not None else None
        nothing = "auction_over_passed_out" if found is not None else "auction_over_open"
        case.headline(nothing if before is None else "auction_over")
        case.set(auction_continues=False)
        return
    case.headline("side_silenced")
    case.set(auction_continues=True, next_to_act=case.people["lho"])
    case.keep_in_force("silenced_throughout", case.people["offender"], "end_of_auction")
    case.keep_in_force("silenced_throughout", case.people["partner"], "end_of_auction")


@rule_of("38.D")
def restrictions_38d(case: Facts) -> bool:
    """72C and 26B may apply, unless LHO had called before rectification."""
    if not case.facts.lho_called:
        case.say("restrictions", also=("26.B",))
        return True
    case.say("no_restrictions")
    case.set(lead_restriction=NO_RESTRICTION)
    return False


def decide(case: Facts) -> None:
    """What binds the table first, then why."""
    if not is_over_seven_35c(case):
        return
    side_silenced_38c(case)
    playing = case.told_as("play_begun", True)
    if playing:
        no_play_38a(case)
    restricted = restrictions_38d(case)
    cancelled_38b(case)
    if not playing:
        no_play_38a(case)
    information_16c(case)
    if restricted:
        restriction_26b(case, named_before(case.known, over_seven))
        review_72c(case)


BID_OVER_SEVEN = procedure(
    "bid_over_seven",
    facts=BidOverSevenFacts,
    laws=("38",),
    concepts=("bid_more_than_seven", "lead_restriction", "inadmissible_call"),
    decide=decide,
)
