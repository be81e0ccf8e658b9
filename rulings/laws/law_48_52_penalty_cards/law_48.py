"""Law 48: exposure of cards by declarer's side."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_48_52_penalty_cards.facts import DeclarerExposedFacts

Facts = Inquiry[DeclarerExposedFacts]


@rule_of("48.A")
def never_penalty_48a(case: Facts) -> None:
    """While it is not told how the card became visible: what holds of every card of declarer's side."""
    case.meanwhile("never_penalty", "declarer_exposure", also=("45.C.2",))


@rule_of("48.A")
def one_card_48a(case: Facts) -> None:
    """No restriction, never a penalty card; a dropped card need not be played, but see 45C2."""
    dropped = case.facts.declarer_exposure == "dropped"
    case.headline("dropped" if dropped else "held", also=() if dropped else ("45.C.2",))
    case.set(result="no_restriction" if dropped else "see_procedure", penalty_cards=[])
    if not dropped:
        case.set(procedure="played_card")


@rule_of("48.B.1")
def spread_after_lead_48b1(case: Facts) -> None:
    """Declarer spread after an opening lead out of turn: Law 54."""
    case.route("opening_lead_out_of_turn", "spread_after_lead", also=("54",))


@rule_of("48.B.2")
def spread_48b2(case: Facts) -> None:
    """At any other time spreading may be a claim or concession, unless it demonstrably was not meant so."""
    case.set(penalty_cards=[])
    case.meanwhile("spread_unless", "finding_no_intention_to_claim", also=("68",))
    if case.facts.finding_no_intention_to_claim:
        case.headline("no_claim")
        case.set(result="no_restriction")
    else:
        found = case.told_as("finding_no_intention_to_claim", False)
        case.route("claim_or_concession", "claim_found" if found else "claim", also=("68",))


def decide(case: Facts) -> None:
    """A card (A), or the hand spread (B)."""
    never_penalty_48a(case)
    if case.facts.declarer_exposure != "spread":
        one_card_48a(case)
    elif case.facts.after_opening_lead_out_of_turn:
        spread_after_lead_48b1(case)
    else:
        spread_48b2(case)


EXPOSED_CARD_DECLARER = procedure(
    "exposed_card_declarer",
    facts=DeclarerExposedFacts,
    laws=("48",),
    concepts=("exposed_card", "declarer"),
    decide=decide,
)
