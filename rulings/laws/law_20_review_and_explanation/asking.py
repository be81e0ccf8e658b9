"""Laws 20A-20G, 41B, 41C, 40B2: who may ask for what, and when. One function per provision, then the matrix."""

from __future__ import annotations

from rulings.engine import procedure, rule_of
from rulings.laws.law_20_review_and_explanation.facts import AskingFacts
from rulings.laws.law_20_review_and_explanation.later_requests import (
    Facts,
    allowed,
    contract_41c,
    opponents_card_40b2c,
    own_card_20g3,
    refused,
    who_leads_20c1,
)

BEFORE_LEAD = {"leaders_partner": "explanation_leaders_partner", "declarer": "explanation_presumed_declarer"}
"""Who may ask until the lead is faced; the opening leader only before he leads."""


@rule_of("20.G.1")
def partners_benefit_20g1(case: Facts) -> bool:
    """No question solely for partner's benefit."""
    if case.facts.purpose != "partners_benefit":
        return False
    refused(case, "for_partner", also=("73.B.1", "16.B.1"))
    return True


@rule_of("20.G.2")
def wrong_answer_20g2(case: Facts) -> bool:
    """No question whose only purpose is to draw a wrong answer from an opponent."""
    if case.facts.purpose != "to_get_wrong_answer":
        return False
    refused(case, "for_wrong_answer", also=("73.D.2",))
    return True


@rule_of("20.A")
def unclear_20a(case: Facts) -> None:
    """A call not clearly recognized may be clarified forthwith, by anybody."""
    allowed(case, "unclear_call")


@rule_of("20.B")
def partial_20b(case: Facts) -> None:
    """Only the whole auction is reviewed; the review is not interrupted."""
    refused(case, "partial_review", also=("20.C.2",))


@rule_of("20.B")
def review_in_auction_20b(case: Facts) -> None:
    """In the auction at his turn to call, unless he must pass by rectification; alerts are restated."""
    if case.facts.obliged_to_pass:
        refused(case, "review_obliged_to_pass")
        return
    case.meanwhile("review_when", "own_turn", also=("20.D",))
    if not case.facts.own_turn:
        refused(case, "review_not_in_turn")
    else:
        allowed(case, "review_auction", also=("20.D",))
        review_by_opponent_20d(case)


@rule_of("20.D")
def review_by_opponent_20d(case: Facts) -> None:
    """Only an opponent answers; everybody puts a mistake in the review right at once (20E)."""
    case.say("review_by_opponent", also=("20.E",))


@rule_of("41.B")
def review_in_clarification_41b(case: Facts) -> None:
    """Before the lead is faced: the leader's partner and presumed declarer; the leader before he leads (20C2)."""
    case.meanwhile("review_before_lead", "player", also=("20.C.2", "20.D"))
    player = case.facts.player
    if player == "dummy":
        refused(case, "not_dummy")
    elif player == "opening_leader":
        allowed(case, "review_leader", also=("20.C.2",))
        review_by_opponent_20d(case)
    else:
        allowed(case, "review_clarification", also=("20.C.2",))
        review_by_opponent_20d(case)


@rule_of("20.C.2")
def review_in_play_20c2(case: Facts) -> None:
    """In the first trick at his first turn to play, until he has played; then too late."""
    too_late = case.told_as("first_turn_to_play", False)
    if not too_late and not case.told_as("player", "dummy"):
        open_facts = [name for name in ("player", "first_turn_to_play") if case.untold(name)]
        if open_facts:
            case.meanwhile("review_in_play", *open_facts, also=("41.B", "41.C", "20.F.2"))
    if too_late and case.untold("player"):
        refused(case, "review_too_late", also=("41.B", "41.C", "20.F.2"))
        return
    if case.facts.player == "dummy":
        refused(case, "not_dummy", also=("41.B",))
    elif not case.facts.first_turn_to_play:
        refused(case, "review_too_late", also=("41.B", "41.C", "20.F.2"))
    else:
        allowed(case, "review_play", also=("41.B", "20.fn1"))
        review_by_opponent_20d(case)


@rule_of("20.F")
def ask_when_20f(case: Facts) -> None:
    """It is not told when, or whose turn it is: who may ask at all, and who answers."""
    case.meanwhile("ask_when", "phase", also=("20.F.1", "20.F.2"))


@rule_of("20.F.1")
def explanation_in_auction_20f1(case: Facts) -> None:
    """At his turn to call, about the opponents' prior calls, from the partner of the player who made them."""
    if case.facts.obliged_to_pass:
        refused(case, "explanation_obliged_to_pass", also=("20.fn2",))
        return
    case.meanwhile("ask_in_turn", "own_turn")
    if not case.facts.own_turn:
        refused(case, "explanation_not_in_turn")
    else:
        allowed(case, "explanation_auction")
        ask_it_all_20f1(case)


@rule_of("20.F.1")
def ask_it_all_20f1(case: Facts) -> None:
    """Who answers, what may be asked, and that Law 16 applies to partner."""
    case.say("who_answers")
    case.say("law_16_applies", also=("16.B.1",))


@rule_of("20.F.2")
def explanation_after_auction_20f2(case: Facts) -> None:
    """After the final pass and through the play: a defender at his turn, declarer at his or dummy's; never dummy."""
    early = case.known.phase == "clarification"
    if not early and case.untold("player") and case.told_as("own_turn", False):
        refused(case, "explanation_not_in_turn_play", also=("41.B",))
        return
    case.meanwhile("ask_before_lead" if early else "ask_in_play", "player", also=("41.B",))
    player = case.facts.player
    if player == "dummy":
        refused(case, "not_dummy_before_lead" if early else "not_dummy_explanation", also=("41.B",))
    elif case.facts.phase == "clarification":
        allowed(case, BEFORE_LEAD.get(player, "explanation_clarification"), also=("41.B",))
        ask_it_all_20f1(case)
    elif not case.facts.own_turn:
        refused(case, "explanation_not_in_turn_play", also=("41.B",))
    elif player == "declarer":
        allowed(case, "explanation_declarer", also=("41.B", "41.fn3"))
    else:
        allowed(case, "explanation_defender", also=("41.B",))
        ask_it_all_20f1(case)


@rule_of("20.F.3")
def single_call_20f3(case: Facts) -> None:
    """A single call may be asked about too, but 16B1 may apply."""
    case.say("single_call", also=("16.B.1",))


@rule_of("20.D")
def own_side_answered_20d(case: Facts) -> None:
    """The asker's partner restated or explained the auction: only an opponent may (20D, 20F1)."""
    refused(case, "answered_by_own_side", also=("20.F.1", "16.B.1"))
    if case.told_as("request", "partial_review"):
        no_part_20b(case)


@rule_of("20.B")
def no_part_20b(case: Facts) -> None:
    """Beside whoever answered: a part of the auction may not be asked for."""
    case.say("no_part_either", also=("20.C.2",))


@rule_of("20.F.1")
def bidder_answered_20f1(case: Facts) -> None:
    """Who made the call explained it himself: only his partner may, unless the director decides otherwise."""
    refused(case, "answered_by_bidder", also=("16.B.1", "21"))


@rule_of("20.E")
def review_wrong_20e(case: Facts) -> None:
    """An error in the review: everybody is responsible for its prompt correction; 12C1 if it was not and did damage."""
    case.headline("review_wrong", also=("12.C.1",))
    case.set(result="correct_now", adjusted_score="possible")


def answered_wrongly(case: Facts) -> bool:
    """What went wrong with the answer, whatever was asked: said wrongly, or by the wrong player."""
    if case.told_as("review_wrong", True):
        review_wrong_20e(case)
    elif case.told_as("answered_by", "own_side"):
        own_side_answered_20d(case)
    elif case.told_as("answered_by", "bidder"):
        bidder_answered_20f1(case)
    else:
        return False
    return True


def wrong_purpose(case: Facts) -> bool:
    """A purpose that no question may have is told, whatever is asked for and whenever (20G1, 20G2)."""
    asks = case.untold("request") or case.known.request != "tricks"
    return asks and case.told("purpose") and (partners_benefit_20g1(case) or wrong_answer_20g2(case))


@rule_of("66")
def tricks_66(case: Facts) -> None:
    """To see cards of a trick: Law 66."""
    case.route("inspect_tricks", "tricks")


@rule_of("20.F.1")
def what_may_be_asked_20f(case: Facts, by: str) -> None:
    """What is asked for, or in which period, is not told: what may be asked, and when; who must pass (fn2), less."""
    if case.told_as("obliged_to_pass", True):  # in the auction he may not ask at all
        case.meanwhile("barred_from_asking", by, also=("20.B", "20.F.2"))
    else:
        case.meanwhile("what_may_be_asked", by, also=("20.B", "20.C.2", "20.F.2", "20.G.1"))


def decide(case: Facts) -> None:
    """What went wrong with the answer, if that is told; the purpose, then what is asked for, then the phase."""
    if answered_wrongly(case) or wrong_purpose(case):
        return
    what_may_be_asked_20f(case, "request")
    request = case.facts.request
    if case.known.phase == "before_auction" and request not in ("own_system_card", "opponents_system_card", "tricks"):
        case.contradiction("request", "phase")
    if request == "tricks":
        tricks_66(case)
    elif partners_benefit_20g1(case) or wrong_answer_20g2(case):
        return
    elif request == "unclear_call":
        unclear_20a(case)
    elif request == "partial_review":
        partial_20b(case)
    elif request == "review":
        what_may_be_asked_20f(case, "phase")
        review(case)
    elif request in ("explanation", "single_call"):
        what_may_be_asked_20f(case, "phase")
        explanation(case)
    elif request == "who_leads":
        who_leads_20c1(case)
    elif request in ("contract", "who_doubled") and case.told_as("phase", "auction"):
        review_in_auction_20b(case)  # 41C begins only when a review is too late
    elif request in ("contract", "who_doubled"):
        contract_41c(case)
    elif request == "own_system_card":
        own_card_20g3(case)
    else:
        opponents_card_40b2c(case)


def review(case: Facts) -> None:
    """20B, 41B and 20C2, by phase; out of the auction and play there is nothing to review."""
    if case.facts.phase == "auction":
        review_in_auction_20b(case)
    elif case.facts.phase == "clarification":
        review_in_clarification_41b(case)
    else:
        review_in_play_20c2(case)


def explanation(case: Facts) -> None:
    """20F1 before the final pass, 20F2 after it; 20F3 for a single call."""
    ask_when_20f(case)
    if case.facts.phase == "auction":
        explanation_in_auction_20f1(case)
    else:
        explanation_after_auction_20f2(case)
    if case.facts.request == "single_call":
        single_call_20f3(case)


RIGHT_TO_ASK_OR_REVIEW = procedure(
    "right_to_ask_or_review",
    facts=AskingFacts,
    laws=("20", "41", "66"),
    concepts=("review_of_auction", "explanation", "question", "improper_question", "system_card"),
    decide=decide,
)
