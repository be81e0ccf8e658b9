"""Law 40B2(b)-(d): looking at system cards, and memory aids, unless the regulating authority has decided otherwise."""

from __future__ import annotations

from rulings.engine import Inquiry, rule_of
from rulings.laws.law_40_agreements.facts import AgreementFacts

Facts = Inquiry[AgreementFacts]

FORBIDDEN = {"auction": "own_card_auction", "clarification": "own_card_defender", "play": "own_card_play"}
"""What is said of one's own card, by when it was looked at."""


@rule_of("40.B.2.b")
def own_card_40b2b(case: Facts) -> None:
    """One's own card: not from the beginning of the auction period to the end of play, but declarer's side may in
    the clarification period.
    """
    case.meanwhile("own_card_by_period", "period", also=("90",))
    period = case.facts.period
    if period == "clarification":
        case.meanwhile("own_card_by_side", "side", also=("90",))
    if period == "before_auction" or (period == "clarification" and case.facts.side == "declaring"):
        case.headline("own_card_allowed")
        case.set(result="allowed", penalty="none")
    else:
        case.headline(FORBIDDEN.get(case.settled("period"), "own_card_forbidden"), also=("90",))
        case.set(result="not_allowed", penalty="possible")


@rule_of("40.B.2.c")
def opponents_card_40b2c(case: Facts) -> None:
    """The opponents' card: before the auction, in the clarification period, at one's turn, and to explain correctly."""
    if case.facts.asked_to_explain:
        case.headline("may_look_to_explain", also=("40.B.2.c.iv", "20.F"))
        case.set(result="allowed", penalty="none")
        return
    at_any_time = not case.untold("period") and case.known.period in ("before_auction", "clarification")
    open_facts = [name for name in ("period", "own_turn") if case.untold(name)]
    if open_facts and not at_any_time:
        case.meanwhile("opponents_card_when", *open_facts, also=("40.B.2.c.i", "40.B.2.c.ii", "40.B.2.c.iii"))
    if case.facts.period in ("before_auction", "clarification") or case.facts.own_turn:
        case.headline("opponents_card_allowed", also=("40.B.2.c.i", "40.B.2.c.ii", "40.B.2.c.iii"))
        case.set(result="allowed", penalty="none")
    else:
        case.headline("opponents_card_forbidden", also=("90",))
        case.set(result="not_allowed", penalty="possible")


@rule_of("40.B.2.d")
def memory_aid_40b2d(case: Facts) -> None:
    """No aid to memory, calculation or technique during the auction and play, that is also before the lead is faced.

    Whether the authority permits it is said as told, and as a condition only while nobody tells it.
    """
    if case.told_as("period", "before_auction") and not case.told_as("aid_permitted", True):
        case.headline("aid_before_auction_only" if case.told_as("aid_permitted", False) else "aid_before_auction")
        case.set(result="allowed", penalty="none")
    elif case.facts.aid_permitted:
        case.headline("aid_allowed")
        case.set(result="allowed", penalty="none")
    else:
        case.headline("aid_not_permitted" if case.told_as("aid_permitted", False) else "aid_forbidden", also=("90",))
        case.set(result="not_allowed", penalty="possible")
