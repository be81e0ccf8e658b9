"""What a withdrawn card leaves: 16C for both sides, a major penalty card (50D1), the leader's restriction (50D2)."""

from __future__ import annotations

from typing import Any

from bridge.cards import Card
from rulings.engine import Case, Who, rule

_ALL = ("2017", "2007", "1997")


@rule("16.C.1", renumbered={"2007": "16.D.1"})
def authorized_cards_16c1(case: Case[Any]) -> None:
    """What withdrawn cards tell is authorized for the non-offending side."""
    case.say("authorized")


@rule("16.C.2", renumbered={"2007": "16.D.2"})
def unauthorized_cards_16c2(case: Case[Any]) -> None:
    """For the offending side it is unauthorized."""
    case.say("unauthorized")
    case.set(law_16C2_applies=True)
    case.keep_in_force("withdrawn_card_information", (), "end_of_board")


def information_cards_16c(case: Case[Any]) -> None:
    """16C for withdrawn cards (16D in 2007); the 1997 text on file has no Law 16, so nothing is said there."""
    if case.edition != "1997":
        authorized_cards_16c1(case)
        unauthorized_cards_16c2(case)


@rule("50.D.1.a", editions=("2017", "2007"), renumbered={"1997": "50.D.1"})
def major_card_50d1(case: Case[Any], who: Who, *, kept: bool = True) -> None:
    """The card is a major penalty card: faced on the table, to be played at the first legal opportunity."""
    card = case.known.card
    if kept:
        case.say("major_card", also=("50.A",) if case.edition == "1997" else ("50.A", "50.D.1.b"), player=who)
        case.set(penalty_cards=[{"player": who, "card": card, "kind": "major"}])
        case.keep_in_force("penalty_card", who, "played", cards=(card,) if card else (), penalty="major")
        if case.edition == "2017":
            review_50e4(case)
    else:
        case.set(penalty_cards=[])


@rule("50.E.4")
def review_50e4(case: Case[Any]) -> None:
    """At the end: without the exposed card could the result have been different and the other side damaged?"""
    case.say("review_50e4", also=("12.B.1",))
    case.review()
    case.set(adjusted_score="possible")


@rule("50.D.2", editions=_ALL)
def wait_for_declarer_50d2(case: Case[Any], leader: Who) -> None:
    """The partner on lead waits until declarer has chosen: require the suit, forbid it, or neither."""
    case.say("leader_waits", leader=leader)
    declarer, suits = case.people["declarer"], _suits(case)
    for name in ("require_suit", "forbid_suit"):
        case.option(declarer, name, "choice_lead", also=("50.D.2.a",), leader=leader)
    case.option(declarer, "leave_lead", "choice_lead", also=("50.D.2.b",), leader=leader)
    case.set(next_to_act=declarer, lead_restriction=restriction("choose", suits, suits, "lead"))


def restriction(kind: str, prohibit: Any, require: Any, expires: str) -> dict[str, Any]:
    """The shared outcome `lead_restriction` (design section 9)."""
    return {
        "applies": True,
        "kind": kind,
        "prohibitable_suits": prohibit,
        "requirable_suits": require,
        "holder": "declarer",
        "expires": expires,
    }


def _suits(case: Case[Any]) -> Any:
    card: Card | None = case.known.card
    return None if card is None else (card.suit,)


@rule("50.D.2.a", editions=_ALL)
def picked_up_50d2a(case: Case[Any], leader: Who, owner: Who, *, require: bool) -> None:
    """Declarer requires or forbids the suit of the card: it is picked up and no longer a penalty card."""
    suits = _suits(case)
    if require:
        case.say("lead_required", also=("59",), leader=leader, player=owner)
        case.set(lead_restriction=restriction("require", (), suits, "lead"))
        until = "lead"
    else:
        case.say("lead_forbidden", also=("59",), leader=leader, player=owner)
        case.set(lead_restriction=restriction("prohibit", suits, (), "partner_loses_lead"))
        until = "partner_loses_lead"
    kind = "required" if require else "forbidden"
    case.keep_in_force("lead_restriction", leader, until, holder="declarer", suits=suits or (), restriction=kind)
    case.set(next_to_act=leader)
    if case.edition == "2017":
        unauthorized_50e2(case, leader)


@rule("50.E.2")
def unauthorized_50e2(case: Case[Any], leader: Who) -> None:
    """Information from a card picked up is unauthorized for the partner, authorized for declarer."""
    case.say("picked_up_information", also=("16.C",), leader=leader)


@rule("50.D.2.b", editions=_ALL)
def left_50d2b(case: Case[Any], leader: Who) -> None:
    """Neither: any card may be led, the penalty card stays one, and 50D goes on applying."""
    case.say("lead_free", leader=leader)
    case.set(lead_restriction={"applies": False}, next_to_act=leader)


def lead_by_partner(case: Case[Any], leader: Who, owner: Who, how: str | None) -> None:
    """50D with the partner on lead: `how` is declarer's choice, None while it is open."""
    if how in ("require", "forbid"):
        major_card_50d1(case, owner, kept=False)
        picked_up_50d2a(case, leader, owner, require=how == "require")
        return
    major_card_50d1(case, owner)
    if how is None:
        wait_for_declarer_50d2(case, leader)
    else:
        left_50d2b(case, leader)
