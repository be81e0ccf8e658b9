"""Facts of Laws 53, 55 and 56: whose turn it was to lead, who played next, who accepts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card
from bridge.seats import Seat
from bridge.tricks import TRICKS, play_record_of
from rulings.engine import (
    BOOL,
    CARD,
    SEAT,
    Play,
    Who,
    around,
    choice,
    denomination_from,
    fact,
    one_of,
    people_at_table,
    playing_from,
    predicate,
    whole,
)
from rulings.laws.law_47_withdrawn_card.facts import CardFacts, LeadChoiceFacts

STATEMENTS = one_of("accept", "refuse", "no_statement")


def right_leader(known: Any) -> Seat | None:
    """Who was on lead: the winner of the last complete trick of the record, None without one."""
    denomination = denomination_from(known)
    if denomination is None or not known.tricks:
        return None
    return play_record_of(denomination.suit, known.tricks).next_leader


def leads_in_turn(known: Any, hand: Seat | None) -> bool:
    """Whether the record shows that this hand was on lead; a trick that was itself led out of turn shows nothing."""
    denomination = denomination_from(known)
    if hand is None or denomination is None or not known.tricks:
        return False
    record = play_record_of(denomination.suit, known.tricks)
    complete = sum(trick.complete for trick in record.tricks)
    return complete not in record.led_out_of_turn() and record.next_leader is hand


def _thirteenth(known: Any) -> bool | None:
    if known.trick_number is not None:
        return bool(known.trick_number == TRICKS)
    if known.tricks is None:
        return None
    complete = sum(len(trick["cards"]) == 4 for trick in known.tricks)
    return complete == TRICKS - 1


def next_to_the_lead(known: Any, hand: Seat | None) -> Seat | None:
    """Who played the second card to the trick that this hand led out of turn, when the record holds that trick.

    A complete trick may be an earlier one: it is this one only if its first card is the `card` told.
    """
    if hand is None or not known.tricks or Seat(known.tricks[-1]["leader"]) is not hand:
        return None
    cards = known.tricks[-1]["cards"]
    lead = known.card if known.has("card") else None
    this = cards[0] == lead if lead is not None else len(cards) < len(Seat)
    return hand.lho if this and len(cards) > 1 else None


@dataclass(frozen=True)
class LeadOutOfTurnFacts(Play):
    """Which trick, whether opponents had misled the player about the turn, and accepted before the proper lead."""

    trick_number: int = fact(whole(1, 13), "53.fn1")
    thirteenth_trick: bool = predicate(BOOL, "53.fn1", _thirteenth, presumed=False)
    told_to_lead: bool = fact(BOOL, "47.E.1", presumed=False)
    misinformed_about_turn: bool = fact(BOOL, "47.E.1", presumed=False)
    accepted_first: bool = fact(BOOL, "53.A", presumed=False)


def _turn_defender(known: Any) -> str | None:
    leader = right_leader(known)
    playing = playing_from(known)
    if leader is None or playing is None:
        return None
    if leads_in_turn(known, known.offender):
        return "offender"
    return "partner" if leader in playing.defenders else "declaring_side"


def _played_after_defender(known: Any) -> str | None:
    return None if next_to_the_lead(known, known.offender) is None else "next_player"


def _refused(known: Any) -> bool:
    """Whether declarer wants the lead back: a card played to it may have accepted it (53A), so that is asked.

    Not where he has gone on to choose his opponent's lead (50D2).
    """
    return known.choice_accept is False and known.choice_lead is None


@dataclass(frozen=True)
class DefenderLeadFacts(LeadOutOfTurnFacts, LeadChoiceFacts):
    """A defender's faced lead out of turn."""

    faced: bool = fact(BOOL, "56", presumed=True)
    turn_to_lead: str = predicate(one_of("partner", "declaring_side", unasked=("offender",)), "56.B", _turn_defender)
    turn_disputed: bool = fact(BOOL, "85.A", presumed=False)
    leader_won_last: bool = fact(BOOL, "44.G")
    play_after_lead: str = predicate(
        one_of("none", "next_player", "correct_leader_led", "offender_partner"),
        "53.A",
        _played_after_defender,
        presumed="none",
        doubted=_refused,
    )
    choice_accept: bool = choice(BOOL, "56.A", "declarer", about=("play_after_lead",))


def _turn_declarer(known: Any) -> str | None:
    leader, playing = right_leader(known), playing_from(known)
    if known.defender_played_before_correct_lead and leader is None:  # 60B: declarer is yet to lead from the other hand
        return {"declarer": "dummy", "dummy": "declarer"}.get(known.led_from)
    if leader is None or playing is None:
        return None
    return {playing.declarer: "declarer", playing.dummy: "dummy"}.get(leader, "defender")


def _defender_played(known: Any) -> bool:
    """Whether a defender's card is told: then its sentence asks whether it came too soon (60B)."""
    return known.defender is not None or known.defender_card is not None


def _played_after_declarer(known: Any) -> str | None:
    return None if next_to_the_lead(known, hand_that_led(known)) is None else "next_defender"


def _whose_hand_first(known: Any) -> tuple[str, ...]:
    """Who is next to play hangs on the hand that led, unless a defender was on lead or one has spoken."""
    spoken = known.choice_other_defender is not None
    return () if spoken or known.turn_to_lead == "defender" else ("led_from",)


def _said_by(known: Any, seat: Seat | None) -> str | None:
    """What the defender in this seat wants; of defenders who differ one tells both."""
    if seat is None:
        return None
    if seat in (known.accepting_defender, known.refusing_defender):
        return "accept" if seat is known.accepting_defender else "refuse"
    if not known.defenders_differ:
        return None
    if seat.partner is known.accepting_defender:
        return "refuse"
    return "accept" if seat.partner is known.refusing_defender else None


def _next_says(known: Any) -> str | None:
    hand = hand_that_led(known)
    return _said_by(known, hand and hand.lho)


def _other_says(known: Any) -> str | None:
    hand = hand_that_led(known)
    return _said_by(known, hand and hand.rho)


def _differ(known: Any) -> bool | None:
    one, other = known.accepting_defender, known.refusing_defender
    return None if one is None or other is None else bool(one is not other)


@dataclass(frozen=True)
class DeclarerLeadFacts(LeadOutOfTurnFacts, CardFacts):
    """Declarer's lead from the wrong hand, or at a defender's turn."""

    led_from: str = fact(one_of("declarer", "dummy"), "55.A")
    turn_to_lead: str = predicate(one_of("declarer", "dummy", "defender"), "55.B", _turn_declarer)
    play_after_lead: str = predicate(
        one_of("none", "next_defender", "other_defender", "correct_leader_led"),
        "53.A",
        _played_after_declarer,
        presumed="none",
    )
    accepting_defender: Seat = fact(SEAT, "55.A")
    refusing_defender: Seat = fact(SEAT, "55.A")
    choice_next_defender: str = choice(STATEMENTS, "55.A", "lho", about=_whose_hand_first, compute=_next_says)
    choice_other_defender: str = choice(STATEMENTS, "55.A", "rho", compute=_other_says)
    defenders_differ: bool = predicate(BOOL, "55.A", _differ)
    dummy_drew_attention: bool = fact(BOOL, "43.A.1.b")
    defender_played_before_correct_lead: bool = fact(BOOL, "60.B", presumed=False, doubted=_defender_played)
    defender: Seat = fact(SEAT, "60.B")
    defender_card: Card = fact(CARD, "60.B")


def hand_that_led(known: Any) -> Seat | None:
    """Declarer's hand or dummy's; declarer is who led out of turn where no contract is told."""
    declarer = _declarer(known)
    return {"declarer": declarer, "dummy": declarer.partner}.get(known.led_from) if declarer else None


def _declarer(known: Any) -> Seat | None:
    playing = playing_from(known)
    return playing.declarer if playing else known.offender


def people_at_declarer_lead(known: Any) -> dict[str, Who]:
    """Around the hand that led: its left-hand opponent is next to play; which defender that is hangs on the hand."""
    hand, declarer = hand_that_led(known), _declarer(known)
    left, right = NEXT_TO_PLAY[known.led_from]
    table = {**people_at_table(known), **around(hand)}
    if hand is None:
        table |= {"lho": Who(left), "rho": Who(right)}
    beside = {"declarer_lho": declarer and declarer.lho, "declarer_rho": declarer and declarer.rho}
    return {**table, **{role: Who(role, seat) for role, seat in beside.items()}}


NEXT_TO_PLAY = {
    None: ("next_defender", "other_defender"),
    "declarer": ("declarer_lho", "declarer_rho"),
    "dummy": ("declarer_rho", "declarer_lho"),
}
"""The hand that led -> the defenders on its left and right, as seen from declarer."""
