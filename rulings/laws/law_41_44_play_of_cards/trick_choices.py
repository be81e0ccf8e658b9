"""What declarer chooses before a defender leads or plays: Laws 26B, 50D2 with 51B, and 51A, from what is in force."""

from __future__ import annotations

from typing import Any

from bridge.cards import Card, Suit
from corpus.errors import BadFacts
from rulings.engine import Inquiry, rule_of
from rulings.laws.law_41_44_play_of_cards.trick_facts import (
    legal_penalty_cards,
    partners_penalty_cards,
    prohibitable_suits,
)
from rulings.laws.law_48_52_penalty_cards.lead_choice import offer_50d2, restriction, settled_50d2a
from rulings.laws.law_48_52_penalty_cards.table import suits_of

Facts = Inquiry[Any]
ALL = ("2017", "2007", "1997")


@rule_of("50.D.2", editions=ALL)
def declarer_chooses_50d2(case: Facts) -> bool:
    """His partner has a major penalty card: no lead before declarer has chosen. Says whether that is still to come."""
    cards, how = partners_penalty_cards(case.known), case.known.choice_lead
    if not cards:
        return False
    leader, owner = case.people["next_player"], case.people["next_player_partner"]
    suits = suits_of(cards)
    if how is None:
        _wait(case, "waits_50d2", also=("51.B",) if len(cards) > 1 else (), leader=leader)
        case.set(lead_restriction=restriction("choose", suits, "penalty_card_played_or_picked_up"))
        offer_50d2(case, leader, cards)
        return True
    if how == "leave":
        case.say("left_50d2", also=("50.D.2.b",), leader=leader)
        case.set(lead_restriction={"applies": False})
        return False
    named = _named(case, suits)
    case.say("required_50d2" if how == "require" else "forbidden_50d2", also=("50.D.2.a",), leader=leader, suits=named)
    settled_50d2a(case, how, named, cards, leader, owner)
    return False


def _wait(case: Facts, key: str, *, also: tuple[str, ...] = (), **params: Any) -> None:
    """The turn is declarer's: what is ruled, or said beside who has won the trick."""
    case.set(next_to_act=case.people["declarer"])
    if case.known.trick_state == "four_cards":
        case.say(key, also=also, **params)
        return
    case.headline(key, also=also, **params)
    case.set(result="declarer_chooses")


def _named(case: Facts, suits: tuple[Suit, ...]) -> tuple[Suit, ...]:
    named = case.known.choice_suit
    if named is None:
        return suits if len(suits) == 1 else case.facts.choice_suit  # of several suits he must say which (51B2)
    if named not in suits:
        raise BadFacts(
            f"Declarer named {named}, but he may name {', '.join(suits)}; correct choice_suit or leave it out."
        )
    return (named,)


@rule_of("26.B", editions=("2017",))
def declarer_chooses_26b(case: Facts) -> bool:
    """At this defender's first lead declarer may prohibit a suit. Says whether that is still to come."""
    suits, how = prohibitable_suits(case.known), case.known.choice_lead
    if suits is None or partners_penalty_cards(case.known):
        return False
    leader, declarer = case.people["next_player"], case.people["declarer"]
    if how is None:
        _wait(case, "waits_26b", leader=leader, suits=suits)
        case.set(lead_restriction=restriction("prohibit", suits, "partner_loses_lead"))
        case.option(declarer, "prohibit_26b", "choice_lead", leader=leader, suits=suits)
        case.option(declarer, "allow_26b", "choice_lead", leader=leader)
        return True
    if how != "forbid":
        case.say("left_26b", leader=leader)
        case.set(lead_restriction={"applies": False})
        return False
    named = _named(case, suits)
    case.say("forbidden_26b", leader=leader, suits=named)
    case.set(lead_restriction=restriction("prohibit", named, "partner_loses_lead"))
    case.keep_in_force("lead_forbidden", leader, "partner_loses_lead", suits=named)
    return False


def declarer_chooses(case: Facts) -> bool:
    """Whether the next lead waits for declarer's choice under 50D2 or 26B; what he has chosen is ruled."""
    return declarer_chooses_50d2(case) or (case.since("2017") and declarer_chooses_26b(case))


@rule_of("51.A", editions=ALL)
def declarer_designates_51a(case: Facts) -> None:
    """Two or more of his penalty cards can legally be played: declarer says which."""
    cards: tuple[Card, ...] = legal_penalty_cards(case.known)
    if len(cards) < 2:
        return
    named = case.known.choice_penalty_card
    if named is None:
        case.say("designates_51a", cards=cards)
        case.option(case.people["declarer"], "designate_51a", "choice_penalty_card", cards=cards)
    elif named not in cards:
        raise BadFacts(
            f"Declarer named {named}, but the penalty cards that can be played are {', '.join(map(str, cards))}; "
            "correct choice_penalty_card or leave it out."
        )
    else:
        case.say("designated_51a", card=named)
