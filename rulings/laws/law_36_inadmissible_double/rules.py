"""Law 36: the inadmissible double or redouble, one function per provision; 2007 differs in A and has no C."""

from __future__ import annotations

from bridge.legality import legal_calls
from rulings.engine import Inquiry, Who, auction_from, procedure, rule_of
from rulings.engine.board_state import silenced_players
from rulings.laws.law_16_information.withdrawn import information_16c, information_2007_16d
from rulings.laws.law_26_lead_restrictions.rules import NO_RESTRICTION, restriction_26b, restriction_2007
from rulings.laws.law_36_inadmissible_double.facts import InadmissibleDoubleFacts, inadmissible
from rulings.laws.law_36_inadmissible_double.irregular_call import irregular_call, named_before
from rulings.laws.law_36_inadmissible_double.naming import (
    BY_LEAD,
    SCORED,
    by_law_19,
    forbidden,
    of_call,
    scored_without,
)
from rulings.laws.law_72_general_principles.awareness import review_72c, review_2007_23

Facts = Inquiry[InadmissibleDoubleFacts]
BOTH = ("2017", "2007")


@rule_of("35.A", renumbered={"2007": "35.1"})
def is_inadmissible_35a(case: Facts) -> bool:
    """A double or redouble that Law 19 does not allow is inadmissible."""
    if case.facts.inadmissible:
        case.say(forbidden(case), also=by_law_19(case))
        return True
    if case.facts.out_of_rotation:
        out_of_rotation_32(case)
        return False
    case.headline("admissible", also=("19",))
    case.set(result="no_irregularity", call_stands=True)
    return False


@rule_of("32", editions=BOTH)
def out_of_rotation_32(case: Facts) -> None:
    """Admissible, but out of rotation: LHO may accept it, and has where he called over it (29A; 28B in his turn)."""
    called = case.known.lho_called or case.known.found_after_lead
    key, law = ("admissible_called", "28.B") if called else ("admissible_out_of_rotation", "32.A")
    case.route("double_out_of_rotation", key, also=("19", "29.A", law))


@rule_of("36.C")
def found_after_lead_36c(case: Facts) -> bool:
    """Attention drawn only after the opening lead: the score is as if the call had not been made."""
    before = scored_without(case)
    if _passed_out_over(case):
        if before is None:
            case.meanwhile(of_call(case, "by_lead"), "found_after_lead", also=("36.A",))
        else:
            key = of_call(case, BY_LEAD[before.doubling])
            case.meanwhile(key, "found_after_lead", also=("36.A",), bid=before.last_bid)
        case.not_presumed("found_after_lead")
    if not case.facts.found_after_lead:
        return False
    if before is None:
        case.headline(of_call(case, "found_after_lead"))
    else:
        case.headline(of_call(case, SCORED[before.doubling]), bid=before.last_bid)
    case.set(result="scored_without_double", call_stands=False, partner_silenced="none", offender_silenced="none")
    case.set(lead_restriction=NO_RESTRICTION)
    return True


def _passed_out_over(case: Facts) -> bool:
    """Whether the auction has ended over it, so that it may have been noticed before the lead or only after it."""
    found, auction = irregular_call(case.known, inadmissible), auction_from(case.known)
    return found is not None and bool(found.after) and auction is not None and auction.ended


@rule_of("36", editions=("2007",))
def found_after_lead_2007(case: Facts) -> None:
    """The text of 2007 has nothing for a double noticed only after the opening lead."""
    if case.facts.found_after_lead:
        case.not_modelled("found_after_lead_2007")


@rule_of("36.A", editions=BOTH)
def lho_called_36a(case: Facts) -> bool:
    """LHO called before rectification: it and all later calls are cancelled, as though nothing had happened."""
    if case.since("2017"):
        out = case.told_as("out_of_rotation", True)
        key, law = ("by_lho_call_out_of_turn", "36.B.4") if out else ("by_lho_call", "36.B.2")
        case.meanwhile(of_call(case, key), "lho_called", also=(law, "36.B.3"))
    if not case.facts.lho_called:
        return False
    if case.edition == "2007":
        case.headline("lho_called_2007")
        case.set(next_to_act=case.people["offender"])
    else:
        case.headline(of_call(case, "lho_called" if case.facts.out_of_rotation else "lho_called_in_turn"))
        _turn_reverts(case)
    case.set(result="all_cancelled", call_stands=False, partner_silenced="none", offender_silenced="none")
    case.set(lead_restriction=NO_RESTRICTION)
    return True


def _turn_reverts(case: Facts) -> None:
    """Name the player in turn when he is known."""
    found = irregular_call(case.known, inadmissible)
    if not case.facts.out_of_rotation:
        case.set(next_to_act=case.people["offender"])
    elif found is not None and case.known.dealer is not None:
        case.set(next_to_act=Who("player_in_turn", found.before.turn))


@rule_of("36.B.1", editions=BOTH)
def cancelled_36b1(case: Facts) -> None:
    """The inadmissible double or redouble is cancelled."""
    case.say("cancelled")
    case.set(call_stands=False, offender_silenced="none")


@rule_of("36.B.2", editions=BOTH)
def replaced_36b2(case: Facts) -> None:
    """In turn: the offender must substitute a legal call; partner must pass throughout."""
    case.headline(of_call(case, "replace"))
    found = irregular_call(case.known, inadmissible)
    legal = None
    if found is not None:
        obliged = silenced_players(case.known)
        legal = list(legal_calls(found.before, obliged_to_pass=obliged))
        case.set(legal_replacements=legal)
    replaced = case.known.replacement is not None and (legal is None or case.known.replacement in legal)
    case.set(next_to_act=case.people["lho" if replaced else "offender"])
    _silence_partner(case)


@rule_of("36.B.4", editions=BOTH)
def out_of_rotation_36b4(case: Facts) -> None:
    """Out of rotation: the turn reverts, the offender may make any legal call; partner must pass throughout."""
    found = irregular_call(case.known, inadmissible)
    if found is not None and case.known.dealer is not None:
        case.headline(of_call(case, "out_of_rotation_turn"), turn=Who("player_in_turn", found.before.turn))
    else:
        case.headline(of_call(case, "out_of_rotation"))
    _turn_reverts(case)
    _silence_partner(case)


def _silence_partner(case: Facts) -> None:
    case.set(result="partner_silenced", partner_silenced="throughout")
    case.keep_in_force("silenced_throughout", case.people["partner"], "end_of_auction")


@rule_of("36.B.3", editions=BOTH)
def restrictions_36b3(case: Facts) -> None:
    """72C (23 in 2007) and the lead restrictions of 26B (26 in 2007) may apply; B4 says the same."""
    if case.since("2017"):
        case.say("restrictions")
        case.note("comparable_replacement", also=("26.A", "23.A"))
    else:
        case.say("restrictions_2007")


def decide(case: Facts) -> None:
    """C, A, B of the law; 2007 has no C."""
    if not is_inadmissible_35a(case):
        return
    if case.edition == "2007":
        found_after_lead_2007(case)
    elif found_after_lead_36c(case):
        return
    if lho_called_36a(case):
        return
    cancelled_36b1(case)
    if case.facts.out_of_rotation:
        out_of_rotation_36b4(case)
    else:
        replaced_36b2(case)
    restrictions_36b3(case)
    if case.edition == "2007":
        information_2007_16d(case)
        restriction_2007(case)
        review_2007_23(case)
    else:
        information_16c(case)
        restriction_26b(case, named_before(case.known, inadmissible, case.known.replacement))
        review_72c(case)


INADMISSIBLE_DOUBLE = procedure(
    "inadmissible_double",
    facts=InadmissibleDoubleFacts,
    laws=("36",),
    concepts=("inadmissible_double", "double_out_of_rotation", "inadmissible_call"),
    decide={"2017": decide, "2007": decide},
)
