"""Laws 20C1, 41C, 20G3 and 40B2: who leads, what the contract is, and the system cards."""

from __future__ import annotations

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_20_review_and_explanation.facts import AskingFacts

Facts = Inquiry[AskingFacts]


def allowed(case: Facts, key: str, *, also: tuple[str, ...] = ()) -> None:
    """The request may be made (within the rule that says so)."""
    case.headline(key, also=also)
    case.set(result="allowed", allowed=True)


def refused(case: Facts, key: str, *, also: tuple[str, ...] = ()) -> None:
    """The request may not be made (within the rule that says so)."""
    case.headline(key, also=also)
    case.set(result="not_allowed", allowed=False)


@rule_of("20.C.1")
def who_leads_20c1(case: Facts) -> None:
    """After the final pass either defender may ask whether it is his opening lead."""
    if case.untold("phase") or case.known.phase != "auction":
        case.meanwhile("who_leads_when", "player", also=("47.E.1",))
    if case.facts.phase == "auction":
        refused(case, "who_leads_too_early")
    elif case.facts.player in ("opening_leader", "leaders_partner", "defender"):
        allowed(case, "who_leads", also=("47.E.1", "41.A"))
    else:
        refused(case, "who_leads_defenders")


@rule_of("41.C")
def contract_41c(case: Facts) -> None:
    """Too late for a review: the contract and whether it is doubled or redoubled, at his turn; never by whom."""
    if case.facts.request == "who_doubled":
        who_doubled_41c(case)
        return
    if case.told_as("own_turn", False):
        refused(case, "contract_not_in_turn")
        return
    if case.told("own_turn") and case.untold("player"):  # who may ask at his turn: dummy has none
        allowed(case, "contract_in_turn")
        review_till_41b(case)
        return
    open_facts = [name for name in ("player", "own_turn") if case.untold(name)]
    if open_facts and not case.told_as("player", "dummy"):
        case.meanwhile("contract_when", *open_facts)
    if case.facts.player == "dummy":
        refused(case, "contract_not_dummy")
    elif case.facts.own_turn:
        allowed(case, "contract")
        review_till_41b(case)
    else:
        refused(case, "contract_not_in_turn")


@rule_of("41.B")
def review_till_41b(case: Facts) -> None:
    """Beside what may still be asked: the whole auction is repeated only until he has played his first card."""
    if case.told_as("first_turn_to_play", False):
        case.say("review_over", also=("20.C.2",))
    else:
        case.say("review_until_first_card", also=("20.C.2",))


@rule_of("41.C")
def who_doubled_41c(case: Facts) -> None:
    """Never by itself (20C2: no part of a review); while a review may be had, that tells it too, but not to dummy."""
    early = case.known.phase == "clarification" or case.told_as("first_turn_to_play", True)
    if early and not case.told_as("player", "dummy"):
        refused(case, "who_doubled_still", also=("41.B", "20.C.2"))
        return
    refused(case, "who_doubled")
    if case.untold("first_turn_to_play") and not early:
        review_till_41b(case)


@rule_of("20.G.3")
def own_card_20g3(case: Facts) -> None:
    """His own system card in auction and play only if the regulations allow; 40B2(b) for the declaring side."""
    if not case.facts.permitted_by_regulation:
        case.meanwhile("own_card_when", "phase", also=("40.B.2.b",))
        if case.known.phase == "clarification":
            case.meanwhile("own_card_by_side", "player", also=("40.B.2.b",))
    if case.facts.permitted_by_regulation:
        allowed(case, "own_card_regulation")
    elif case.facts.phase == "before_auction":
        allowed(case, "own_card_before", also=("40.B.2.b",))
    elif case.facts.phase == "clarification" and case.facts.player in ("declarer", "dummy"):
        allowed(case, "own_card_clarification", also=("40.B.2.b",))
    else:
        refused(case, "own_card", also=("40.B.2.b",))


@rule_of("40.B.2.c")
def opponents_card_40b2c(case: Facts) -> None:
    """The opponents' card: before the auction, in the clarification period, at his turn, or to answer a question."""
    if case.facts.asked_to_explain:
        allowed(case, "opponents_card_to_explain", also=("40.B.2.c.iv",))
        return
    at_any_time = not case.untold("phase") and case.known.phase in ("before_auction", "clarification")
    open_facts = [name for name in ("phase", "own_turn") if case.untold(name)]
    never = case.told_as("phase", "play") and case.told_as("player", "dummy")  # in the play no turn is dummy's
    if open_facts and not at_any_time and not never:
        case.meanwhile("opponents_card_when", *open_facts, also=("40.B.2.c.i", "40.B.2.c.ii", "40.B.2.c.iii"))
    if never:
        refused(case, "opponents_card_not_in_turn", also=("40.B.2.c.iii",))
    elif case.facts.phase in ("before_auction", "clarification"):
        allowed(case, "opponents_card_any_time", also=("40.B.2.c.i", "40.B.2.c.ii"))
    elif case.facts.own_turn:
        allowed(case, "opponents_card_in_turn", also=("40.B.2.c.iii",))
    else:
        refused(case, "opponents_card_not_in_turn", also=("40.B.2.c.iii",))
