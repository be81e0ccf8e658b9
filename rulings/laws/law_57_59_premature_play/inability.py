"""Law 59: a lead or play requirement that cannot be met."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_57_59_premature_play.facts import InabilityFacts, allowed, legal_cards

Facts = Inquiry[InabilityFacts]
ALL = ("2017", "2007", "1997")


@rule_of("59", editions=ALL)
def unable_59(case: Facts) -> None:
    """No card of the suit, only cards of a forbidden one, or the duty to follow suit: any legal card."""
    required = case.told("required_suit") and case.untold("forbidden_suits")
    if required:
        case.meanwhile("if_able_required", "can_comply", also=("61.A", "62.A"))
    else:
        case.meanwhile("if_able", "can_comply", also=("44.C",))
    able = case.facts.can_comply
    if able:
        case.headline("must_comply", also=("44.A", "44.D"))
        cards = allowed(case.known)
    else:
        if required:
            case.headline("any_legal_card_required", also=("44.C", "50.D.2.a"))
        else:
            case.headline("any_legal_card", also=("44.C", "50.D.2.a"))
        cards = None if case.known.hand is None else legal_cards(case.known)
    case.set(result="must_comply" if able else "any_legal_card", must_comply=able)
    if cards is not None:
        case.set(legal_cards=cards)


INABILITY = procedure(
    "inability",
    facts=InabilityFacts,
    laws=("59",),
    concepts=("inability", "lead_restriction"),
    decide=dict.fromkeys(ALL, unable_59),
)
