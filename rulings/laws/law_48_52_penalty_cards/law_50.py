"""Law 50A and B: the penalty card stays faced; major or minor. `penalty_card_50b` is called by other laws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bridge.cards import Card
from bridge.seats import Seat
from rulings.engine import Inquiry, Who, procedure, rule_of
from rulings.laws.law_48_52_penalty_cards.facts import KindFacts
from rulings.laws.law_48_52_penalty_cards.table import KIND, earlier_cards, holder_people
from rulings.laws.law_72_general_principles.awareness import review_72c

BOTH = ("2017", "2007")
ALL = ("2017", "2007", "1997")

Held = tuple[Who, tuple[Card, ...]]
"""A player and the penalty cards before him."""


@rule_of("50.A", editions=BOTH)
def stays_faced_50a(case: Inquiry[Any]) -> None:
    """The card lies face up before its player until its rectification has been selected."""
    case.say("stays_faced")


@rule_of("50.B", editions=ALL)
def penalty_cards_50b(case: Inquiry[Any], held: Sequence[Held], kind: str) -> None:
    """Record penalty cards of `kind` (major, minor) for one player or two; no cards given: one that is not named."""
    named: list[tuple[Who, Card | None]] = [(who, card) for who, cards in held for card in cards or (None,)]
    case.set(penalty_cards=[{"player": who, "card": card, "kind": kind} for who, card in named])
    for who, cards in held:
        case.keep_in_force(KIND, who, "played", cards=cards, penalty=kind)


def penalty_card_50b(case: Inquiry[Any], who: Who, cards: tuple[Card, ...], kind: str) -> None:
    """As `penalty_cards_50b`, for one player."""
    penalty_cards_50b(case, [(who, cards)], kind)


def with_earlier(case: Inquiry[Any], who: Who, card: Card | None) -> tuple[Card, ...]:
    """The player's penalty cards once `card` is one too: those that earlier rulings left lying, then this one."""
    return tuple(dict.fromkeys((*_earlier(case, who.seat), *((card,) if card else ()))))


def others_lie(case: Inquiry[Any], who: Who, card: Card | None) -> bool:
    """Whether earlier rulings left the player another penalty card than `card`: each of them is then major (50B)."""
    return any(other != card for other in _earlier(case, who.seat))


@rule_of("50.D.1.a", editions=BOTH, renumbered={"1997": "50.D.1"})
def duty_50d1a(case: Inquiry[Any], who: Who, *, aside: bool = False) -> None:
    """A major card lies faced (50A) and is played at the first legal opportunity; other duties come first (50D1b)."""
    tell = case.aside if aside else case.say
    tell("major_duty", also=("50.A",) if case.edition == "1997" else ("50.A", "50.D.1.b"), player=who)


def major_50b(case: Inquiry[Any], who: Who, card: Card | None, *, aside: bool = False) -> None:
    """A card exposed by deliberate play becomes a major penalty card, and so is any its player had before (50B).

    Other laws (53 to 60) call this one for the card they make a penalty card; with the review of 50E4 in 2017.
    Its duty is an `aside` where the card is played to the trick in progress all the same (57A).
    """
    duty_50d1a(case, who, aside=aside)
    penalty_card_50b(case, who, with_earlier(case, who, card), "major")
    if case.since("2017"):
        review_50e4(case)


def _earlier(case: Inquiry[Any], seat: Seat | None) -> tuple[Card, ...]:
    if seat is None or not case.has("in_force"):
        return ()
    return tuple(
        card
        for item in case.known.in_force or ()
        if item["kind"] == KIND and seat in (item.get("players") or ())
        for card in item.get("cards") or ()
    )


@rule_of("50.B", editions=BOTH)
def kind_50b(case: Inquiry[Any]) -> str:
    """Two or more are all major; an honour is major, and a card exposed by deliberate play; else minor."""
    facts = case.facts
    card: Card | None = case.known.card
    cards = (card,) if card else ()
    if facts.other_penalty_cards:
        case.headline("all_major")
        case.set(result="major_penalty_card", penalty_kind="major")
        penalty_card_50b(
            case, case.people["offender"], tuple(dict.fromkeys((*earlier_cards(case.known), *cards))), "major"
        )
        return "major"
    deliberate = case.maybe("honour") is None and case.maybe("inadvertent") is False
    how = case.maybe("how_exposed") if case.has("how_exposed") else None
    if not deliberate:
        accident = not case.untold("inadvertent") and case.maybe("inadvertent")
        by_rank = "by_rank_named" if how == "named" else "by_rank_accident" if accident else "by_rank"
        case.meanwhile(by_rank, "honour", also=("50.C", "50.D"))
    alone = case.has("another_face_down") and case.told_as("another_face_down", True)
    if deliberate:  # a major card whatever its rank
        case.headline("deliberate_major", also=("50.D",))
        kind = "major"
    elif facts.honour:
        key = {"named": "honour_major_named", "two_cards": "honour_major_two"}.get(how or "", "honour_major")
        key = "honour_major_face_down" if alone else key
        case.headline(key, also=("50.D",))
        kind = "major"
    elif by_how_50b(case):
        seen = not case.has("partner_could_see") or case.told("partner_could_see")
        key = "minor_two" if how == "two_cards" else "minor_seen" if seen else "minor"
        case.headline("minor_face_down" if alone else key, also=("50.C", "50.E"))
        kind = "minor"
    else:
        case.headline("deliberate_major", also=("50.D",))
        kind = "major"
    case.set(result=f"{kind}_penalty_card", penalty_kind=kind)
    penalty_card_50b(case, case.people["offender"], cards, kind)
    return kind


@rule_of("50.B", editions=BOTH)
def by_how_50b(case: Inquiry[Any]) -> bool:
    """One card below an honour: whether it was exposed inadvertently; both rulings while that is not told."""
    named = case.has("how_exposed") and case.maybe("how_exposed") == "named"
    case.meanwhile("by_how_named" if named else "by_how", "inadvertent", also=("50.C", "50.D"))
    return bool(case.facts.inadvertent)


@rule_of("50.C", editions=BOTH)
def minor_effects_50c(case: Inquiry[Any]) -> None:
    """A minor card restricts its player in its suit and nobody's lead; the partner's knowledge is unauthorized."""
    case.say("minor_effects", also=("50.E",))
    case.set(lead_restriction={"applies": False})


@rule_of("50.D", editions=BOTH)
def major_effects_50d(case: Inquiry[Any]) -> None:
    """A major card restricts its player at every play and his partner at every lead."""
    case.say("major_effects", also=("50.D.1.a", "50.D.2"))


@rule_of("50.E.4")
def review_50e4(case: Inquiry[Any]) -> None:
    """At the end: would the result have been different without the exposed card, to the innocent side's damage?"""
    case.say("review_50e4", also=("12.B.1",))
    case.review()
    case.set(adjusted_score="possible")


def penalty_card_follows(case: Inquiry[Any]) -> None:
    """What a card exposed by a defender brings: kind, effects, and the reviews of 50E4 and 72C (2017)."""
    kind = kind_50b(case)
    stays_faced_50a(case)
    if kind == "minor":
        minor_effects_50c(case)
    else:
        major_effects_50d(case)
    if case.since("2017"):
        review_50e4(case)
        review_72c(case)


def decide(case: Inquiry[KindFacts]) -> None:
    """50B and what follows from the kind."""
    penalty_card_follows(case)


PENALTY_CARD_KIND = procedure(
    "penalty_card_kind",
    facts=KindFacts,
    laws=("50",),
    concepts=("penalty_card", "major_penalty_card", "minor_penalty_card"),
    decide={"2017": decide, "2007": decide},
    people=holder_people,
)
