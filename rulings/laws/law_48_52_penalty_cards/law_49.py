"""Law 49: exposure of a defender's card. The exceptions first (24, 47E, 48, 57, 68), then the penalty card."""

from __future__ import annotations

from rulings.engine import Inquiry, procedure, rule_of
from rulings.laws.law_16_information.withdrawn import information_16c
from rulings.laws.law_48_52_penalty_cards.facts import ExposedFacts
from rulings.laws.law_48_52_penalty_cards.law_50 import penalty_card_follows
from rulings.laws.law_48_52_penalty_cards.table import holder_people

Facts = Inquiry[ExposedFacts]
AUCTION_PICKED_UP = {True: "auction_picked_up_honour", False: "auction_picked_up_low", None: "auction_picked_up"}
"""By whether it was an honour: the offender's partner had to pass then (24B); in the play his side declares (24D)."""


@rule_of("24")
def unseen_24(case: Facts) -> None:
    """Law 24 needs that partner could see the card."""
    case.route("card_exposed_in_auction", "auction_unseen")
    case.set(penalty_cards=[])


@rule_of("24.D")
def picked_up_24d(case: Facts) -> None:
    """The offender's side declares: the card goes back; what it had to do in the auction, by its rank."""
    honour = case.settled("honour")
    key = "auction_picked_up_low_alone" if honour is False and _dropped_alone(case) else AUCTION_PICKED_UP[honour]
    case.route("card_exposed_in_auction", key, also=("24.A", "24.B", "24.C"))
    case.set(penalty_cards=[])


@rule_of("24.E")
def in_the_auction_24(case: Facts) -> None:
    """A card exposed during the auction is Law 24's."""
    honour = case.settled("honour")
    if honour and _alone(case):
        case.route("card_exposed_in_auction", "in_the_auction_honour", also=("24.B",))
    elif honour is False and _dropped_alone(case):
        case.route("card_exposed_in_auction", "in_the_auction_low", also=("24.A",))
    else:
        case.route("card_exposed_in_auction", "in_the_auction")


def _alone(case: Facts) -> bool:
    """Whether only one was seen: what lay beside it is told, and was face down or not there at all."""
    return case.told("another_face_down")


def _dropped_alone(case: Facts) -> bool:
    """Whether one card fell, so that none was led."""
    return _alone(case) and case.told_as("how_exposed", "dropped")


@rule_of("48.A")
def declaring_side_48a(case: Facts) -> None:
    """Cards of declarer's side never become penalty cards."""
    case.headline("declaring_side")
    case.set(result="no_penalty_card", penalty_cards=[])


@rule_of("50")
def premature_lead_50(case: Facts) -> None:
    """A card led before its time is Law 57's."""
    case.route("premature_play", "premature_lead", also=("57.A",))


@rule_of("68.B.2", exception_to="49")
def conceding_68b2(case: Facts) -> bool:
    """A defender conceded and his partner objected at once: no penalty card, but unauthorized information."""
    case.meanwhile("if_objected", "partner_objected", also=("68.B.1", "16.C"))
    if not case.facts.partner_objected:
        return False
    case.headline("conceding")
    case.set(result="no_penalty_card", penalty_cards=[])
    information_16c(case)
    return True


@rule_of("68", exception_to="49")
def current_trick_68(case: Facts) -> None:
    """A statement about the trick in progress only: no penalty card; 16 and 57A may apply."""
    case.headline("current_trick", also=("16", "57.A"))
    case.set(result="no_penalty_card", penalty_cards=[])


@rule_of("68")
def claiming_68(case: Facts) -> None:
    """Cards shown with a claim or concession: Law 68 rules."""
    conceded = case.told_as("how_exposed", "conceding") and case.told_as("partner_objected", False)
    if conceded:
        case.route("claim_or_concession", "conceded", also=("68.B.1", "68.D"))
    else:
        case.route("claim_or_concession", "claiming")


@rule_of("49")
def if_exposed_49(case: Facts) -> None:
    """While it is not told how the card was exposed: when it is a penalty card, and of which kind."""
    if case.assumes("how_exposed") or not exposed_as_told(case):
        case.meanwhile("if_exposed", "how_exposed", also=("50.B",))


@rule_of("49")
def normal_course_49(case: Facts) -> None:
    """A card shown in applying a law (47E) or in the normal course of play is no penalty card."""
    case.headline("by_law", also=("47.E", "16.C"))
    case.set(result="no_penalty_card", penalty_cards=[])
    information_16c(case)


@rule_of("49")
def not_seen_49(case: Facts) -> bool:
    """A card that partner could not have seen is no penalty card; a card named always is one."""
    if case.maybe("how_exposed") in (None, "dropped") and case.maybe("inadvertent"):
        if_seen_49(case)
    if case.maybe("how_exposed") == "named" or case.facts.partner_could_see:
        return False
    case.headline("not_seen")
    case.set(result="no_penalty_card", penalty_cards=[])
    return True


@rule_of("49")
def if_seen_49(case: Facts) -> None:
    """It came out by accident, and whether partner could see it is not told: what it is then, by its rank (50B)."""
    honour = case.settled("honour")
    key = {True: "if_seen_honour", False: "if_seen_small", None: "if_seen_any"}[honour]
    if case.maybe("other_penalty_cards"):  # then each of them is major, whatever its rank
        key = "if_seen_several"
    law = {"if_seen_honour": "50.D.2", "if_seen_several": "51"}.get(key, "50.C")
    case.meanwhile(key, "partner_could_see", also=("50.B", law))


@rule_of("49")
def exposed_49(case: Facts) -> None:
    """Every card so exposed, or named, becomes a penalty card unless the director rules otherwise (50)."""
    case.aside("exposed", also=("50",))
    if case.known.another_face_down:
        case.aside("face_down_back")
    case.note("director_otherwise", also=("50",))


def exposed_as_told(case: Facts) -> bool:
    """Whether what is told of the card (who could see it, by accident or not) leaves no exception to ask about."""
    told = ("partner_could_see", "inadvertent")
    return any(not case.untold(name) for name in told)


def decide(case: Facts) -> None:
    """Law 24, Law 48, then the exceptions by how the card was exposed, then the penalty card."""
    if case.facts.during_auction:
        if case.told_as("partner_could_see", False):
            unseen_24(case)
        elif case.told_as("by_declaring_side", True):
            picked_up_24d(case)
        else:
            in_the_auction_24(case)
        return
    if case.facts.by_declaring_side:
        declaring_side_48a(case)
        return
    if_exposed_49(case)
    how = case.maybe("how_exposed") or (None if exposed_as_told(case) else case.facts.how_exposed)
    if how == "premature_lead":
        premature_lead_50(case)
    elif how == "withdrawn_by_law":
        normal_course_49(case)
    elif how == "current_trick":
        current_trick_68(case)
    elif how == "claiming" or (how == "conceding" and not conceding_68b2(case)):
        claiming_68(case)
    elif how != "conceding" and not not_seen_49(case):
        exposed_49(case)
        penalty_card_follows(case)


EXPOSED_CARD_DEFENDER = procedure(
    "exposed_card_defender",
    facts=ExposedFacts,
    laws=("49", "50"),
    concepts=("exposed_card", "penalty_card"),
    decide=decide,
    people=holder_people,
)
