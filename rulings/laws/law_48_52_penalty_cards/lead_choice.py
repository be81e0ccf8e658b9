"""Laws 50D2 and 51B: what declarer may require or forbid of a lead, and what each choice leaves."""

from __future__ import annotations

from typing import Any

from bridge.cards import Card, Suit
from corpus.errors import BadFacts
from rulings.engine import Inquiry, Who, rule_of
from rulings.laws.law_48_52_penalty_cards.facts import LeadFacts
from rulings.laws.law_48_52_penalty_cards.law_50 import ALL, BOTH, penalty_card_50b
from rulings.laws.law_48_52_penalty_cards.table import cards_on_table, suits_of

Facts = Inquiry[LeadFacts]
UNABLE = {"one": "unable_one", "suit": "unable_suit", "several": "unable_several"}
ABLE = {"one": "able_one", "suit": "able_suit", "several": "able_several"}
"""By how many penalty cards lie: one, several in one suit, several suits."""
OFFERED = {
    "require": ("require", "require_suit", "require_of"),
    "forbid": ("forbid", "forbid_suit", "forbid_of"),
    "leave": ("leave", "leave_suit", "leave_of"),
}
"""Declarer's options, each by how many suits of penalty cards are told: none, one, several."""


def restriction(kind: str, suits: tuple[Suit, ...] | None, expires: str) -> dict[str, Any]:
    """The shared outcome `lead_restriction`: `kind` is choose, require or prohibit; `suits` None when not known."""
    return {
        "applies": True,
        "kind": kind,
        "prohibitable_suits": suits if kind in ("choose", "prohibit") else (),
        "requirable_suits": suits if kind in ("choose", "require") else (),
        "holder": "declarer",
        "expires": expires,
    }


def told_suits(case: Facts) -> tuple[Suit, ...] | None:
    """The suits of the penalty cards that lie; None where the cards are not told."""
    cards = cards_on_table(case.known)
    return None if cards is None else suits_of(cards)


def within(case: Facts, named: tuple[Suit, ...]) -> tuple[Suit, ...]:
    """The suits that declarer named; raises BadFacts for one in which no penalty card lies (51B2)."""
    held = told_suits(case)
    if held is not None and not set(named) <= set(held):
        raise BadFacts(
            f"Declarer named {', '.join(named)}, but the penalty cards are in {', '.join(held)} (51B2): "
            "name suits of penalty cards in choice_suit or choice_suits."
        )
    return named


def restrict(
    case: Inquiry[Any], how: str, suits: tuple[Suit, ...] | None, cards: tuple[Card, ...], leader: Who, owner: Who
) -> None:
    """What a choice under 50D2a or 51B leaves: the restriction of this lead, cards picked up, cards still lying."""
    required = how == "require"
    until = "lead_made" if required else "partner_loses_lead"
    case.set(lead_restriction=restriction("require" if required else "prohibit", suits, until))
    case.keep_in_force("lead_required" if required else "lead_forbidden", leader, until, suits=suits or ())
    case.keep_in_force("picked_up_information", leader, "end_of_board")
    rest: tuple[Card, ...] = ()
    if suits is not None and cards:
        case.set(picked_up=tuple(card for card in cards if card.suit in suits))
        rest = tuple(card for card in cards if card.suit not in suits)
    if rest:
        penalty_card_50b(case, owner, rest, "major")
    elif suits is not None or not cards:
        case.set(penalty_cards=[])


@rule_of("50.D.2.a", editions=ALL)
def settled_50d2a(
    case: Inquiry[Any], how: str, suits: tuple[Suit, ...], cards: tuple[Card, ...], leader: Who, owner: Who
) -> None:
    """The same where the play goes on: the trick engine has said which suit is required or forbidden."""
    restrict(case, how, suits, cards, leader, owner)


@rule_of("50.D.2", editions=ALL)
def lead_choice_50d2(case: Inquiry[Any], leader: Who, cards: tuple[Card, ...]) -> None:
    """`leader`, whose partner has a major penalty card, may not lead before declarer has chosen (50D2a, b; 51B)."""
    case.say("must_wait", leader=leader)
    choosing = restriction("choose", suits_of(cards) or None, "penalty_card_played_or_picked_up")
    case.set(next_to_act=case.people["declarer"], lead_restriction=choosing)
    offer_50d2(case, leader, cards)


@rule_of("50.D.2", editions=ALL)
def offer_50d2(case: Inquiry[Any], leader: Who, cards: tuple[Card, ...]) -> None:
    """Declarer's options, listed until he has chosen; of `cards` that are known each names its suit and what becomes
    of them.
    """
    suits, also = suits_of(cards), {"require": ("50.D.2.a", "51.B.1.a"), "forbid": ("50.D.2.a", "51.B.1.b")}
    params = {"suit": suits[0]} if len(suits) == 1 else {"suits": suits}
    for name, words in OFFERED.items():
        case.option(
            case.people["declarer"],
            name,
            "choice_lead",
            also=also.get(name, ("50.D.2.b",))[: 1 if case.edition == "1997" else None],
            words=words[min(len(suits), 2)],
            leader=leader,
            cards=cards,
            **params,
        )


def _headline(case: Facts, how: str, where: str, key: str, *, also: tuple[str, ...] = ()) -> None:
    """`key`, unless the partner's hand is told: he cannot comply (59), or has the suit required of him (61A)."""
    if case.told_as("partner_can_comply", False):
        case.headline(UNABLE[where], also=(*also, "59"))
    elif how == "require" and case.told_as("partner_can_comply", True):
        case.headline(ABLE[where], also=(*also, "61.A", "62.A"))
    else:
        case.headline(key, also=also)


def settle(case: Facts, how: str) -> None:
    """One card (50D2a), several in one suit (51B1), several suits (51B2)."""
    # of one card its kind is told, of several it follows from their number (50B)
    where = case.maybe("penalty_suits") or (case.facts.penalty_suits if case.untold("penalty_kind") else "one_card")
    if where == "one_card":
        one_card_50d2a(case, how)
    elif where == "one_suit":
        (required_51b1a if how == "require" else forbidden_51b1b)(case)
    else:
        (one_of_several_51b2a if how == "require" else some_of_several_51b2b)(case)


@rule_of("50.D.2.a", editions=BOTH)
def one_card_50d2a(case: Facts, how: str) -> None:
    """The suit of the one penalty card required or forbidden; he picks the card up."""
    _headline(case, how, "one", "required_one" if how == "require" else "forbidden_one")
    _settle(case, how, told_suits(case))


@rule_of("51.B.1.a", editions=BOTH)
def required_51b1a(case: Facts) -> None:
    """Several in one suit, that suit required: they are picked up and he may play anything legal to the trick."""
    _headline(case, "require", "suit", "required_suit")
    _settle(case, "require", told_suits(case))


@rule_of("51.B.1.b", editions=BOTH)
def forbidden_51b1b(case: Facts) -> None:
    """Several in one suit, that suit forbidden while he keeps the lead: they are all picked up."""
    _headline(case, "forbid", "suit", "forbidden_suit")
    _settle(case, "forbid", told_suits(case))


@rule_of("51.B.2.a", editions=BOTH)
def one_of_several_51b2a(case: Facts) -> None:
    """Several suits: declarer may require any one of them; only its cards are picked up (51B1a)."""
    named = case.known.choice_suit
    _headline(case, "require", "several", "required_one_of_several", also=("51.B.1.a",))
    _settle(case, "require", None if named is None else within(case, (named,)))


@rule_of("51.B.2.b", editions=BOTH)
def some_of_several_51b2b(case: Facts) -> None:
    """Several suits: declarer may forbid one or more; the cards of every suit forbidden are picked up."""
    named = case.known.choice_suits or (case.known.choice_suit and (case.known.choice_suit,))
    _headline(case, "forbid", "several", "forbidden_some")
    _settle(case, "forbid", within(case, tuple(named)) if named else None)


def _settle(case: Facts, how: str, suits: tuple[Suit, ...] | None) -> None:
    """Outcome of a requirement or prohibition: what is led, what is picked up, what stays on the table."""
    case.set(result="lead_required" if how == "require" else "lead_forbidden")
    restrict(case, how, suits, cards_on_table(case.known) or (), case.people["partner"], case.people["offender"])
