"""Facts of Laws 48 to 52: how a card was exposed, which penalty cards lie on the table, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card, Suit
from rulings.engine import (
    BOOL,
    CARD,
    CARDS,
    SEAT,
    SUIT,
    Play,
    Record,
    choice,
    fact,
    finding,
    list_of,
    one_of,
    playing_from,
    predicate,
    record,
)
from rulings.laws.law_48_52_penalty_cards.table import (
    cards_on_table,
    earlier_cards,
    kind_on_table,
    leads,
    legal_cards,
    playable,
)

HOW = one_of(
    "dropped",
    "two_cards",
    "shown",
    "named",
    "deliberate_play",
    "premature_lead",
    "withdrawn_by_law",
    "current_trick",
    "conceding",
    "claiming",
)
INADVERTENT = {"dropped": True, "two_cards": True, "shown": False, "deliberate_play": False}
PENALTY_CARDS = list_of(record({"card": CARD}, {"player": SEAT, "kind": one_of("major", "minor")}))
MAJOR_MINOR = one_of("major", "minor")


def _declaring(known: Any) -> bool | None:
    playing = playing_from(known)
    if playing is None or known.offender is None:
        return None
    return bool(playing.declarer.side is known.offender.side)


def _honour(known: Any) -> bool | None:
    return None if known.card is None else bool(known.card.honour)


def _inadvertent(known: Any) -> bool | None:
    return INADVERTENT.get(known.how_exposed) if known.has("how_exposed") else None


def _other_cards(known: Any) -> bool | None:
    return True if set(earlier_cards(known)) - {known.card} else None


@dataclass(frozen=True)
class KindFacts(Play):
    """A card that has become a penalty card (50B)."""

    card: Card = fact(CARD, "50.B")
    honour: bool = predicate(BOOL, "50.B", _honour)
    inadvertent: bool = predicate(BOOL, "50.B", _inadvertent)
    other_penalty_cards: bool = predicate(BOOL, "50.B", _other_cards, presumed=False)


def _usually_seen(known: Any) -> bool | None:
    """A card shown or put down with another lies in sight; of one that came out by accident partner may see nothing."""
    dropped = known.how_exposed == "dropped" or (known.how_exposed is None and known.inadvertent)
    return None if dropped else True


@dataclass(frozen=True)
class ExposedFacts(KindFacts):
    """A defender's card seen or named before its time (49)."""

    during_auction: bool = fact(BOOL, "24.E", presumed=False)
    by_declaring_side: bool = predicate(BOOL, "48.A", _declaring, presumed=False)
    how_exposed: str = fact(HOW, "49")
    partner_could_see: bool = fact(BOOL, "49", usual=_usually_seen)
    another_face_down: bool = fact(BOOL, "49")
    partner_objected: bool = fact(BOOL, "68.B.2")


@dataclass(frozen=True)
class DeclarerExposedFacts(Play):
    """A card of declarer's side seen (48)."""

    declarer_exposure: str = fact(one_of("dropped", "held_or_played", "spread"), "48.A")
    after_opening_lead_out_of_turn: bool = fact(BOOL, "48.B.1")
    finding_no_intention_to_claim: bool = finding(BOOL, "48.B.2", quiet=True)


@dataclass(frozen=True)
class CardsOnTable(Play):
    """Penalty cards that lie on the table; `offender` is the defender who has them."""

    penalty_cards: tuple[Record, ...] = fact(PENALTY_CARDS, "50.A")
    penalty_kind: str = predicate(MAJOR_MINOR, "50.B", kind_on_table)


def _can_play(known: Any) -> bool | None:
    cards = playable(known)
    if cards is None and known.several_playable:
        return True
    if cards is None:  # on lead no suit is to be followed: only a lead restriction could come first (50D1b)
        return True if known.leading and known.required_suit is None and not known.forbidden_suits else None
    return bool(cards)


def _several(known: Any) -> bool | None:
    cards = playable(known)
    return None if cards is None else len(cards) > 1


def _failed(known: Any) -> bool | None:
    legal = legal_cards(known)
    if known.played_card is None or legal is None:
        return None
    cards = cards_on_table(known) or ()
    minor = known.penalty_kind == "minor" and known.played_card.suit in {card.suit for card in cards}
    due = minor or any(card in legal for card in cards)
    return due and known.played_card not in legal


@dataclass(frozen=True)
class PlayFacts(CardsOnTable):
    """The turn of the defender who has penalty cards (50C, 50D1, 51A, 52)."""

    hand: tuple[Card, ...] = fact(CARDS, "44.C")
    led: Suit = fact(SUIT, "44.C")
    leading: bool = predicate(BOOL, "50.D.1.a", leads)
    required_suit: Suit = fact(SUIT, "50.D.1.b")
    forbidden_suits: tuple[Suit, ...] = fact(list_of(SUIT), "50.D.1.b")
    can_play_penalty_card: bool = predicate(BOOL, "50.D.1.a", _can_play)
    several_playable: bool = predicate(BOOL, "51.A", _several, presumed=False)
    choice_penalty_card: Card = choice(CARD, "51.A", "declarer")
    played_card: Card = fact(CARD, "52.B")
    failed_to_play: bool = predicate(BOOL, "52.A", _failed, presumed=False)
    declarer_played_after: bool = fact(BOOL, "52.B.1.b")
    choice_accept: bool = choice(BOOL, "52.B.1.a", "declarer")


def _led_early(known: Any) -> bool:
    """Whether he led before declarer had chosen: the sentence then tells both ways, and the wizard asks which."""
    return bool(known.led_before_choice or (known.partner_led and known.chosen_first is False))


def _suits(known: Any) -> str | None:
    cards = cards_on_table(known)
    if cards is None:
        return None
    if len(cards) == 1:
        return "one_card"
    return "one_suit" if len({card.suit for card in cards}) == 1 else "several_suits"


@dataclass(frozen=True)
class LeadFacts(CardsOnTable):
    """The lead of the offender's partner while the offender has penalty cards (50D2, 51B)."""

    inadvertent: bool = fact(BOOL, "50.B")
    penalty_suits: str = predicate(one_of("one_card", "one_suit", "several_suits"), "51.B", _suits)
    led_before_choice: bool = fact(BOOL, "50.D.2", presumed=False)
    led_card: Card = fact(CARD, "50.D.2")
    partner_led: bool = fact(BOOL, "50.D.2", presumed=False)
    chosen_first: bool = fact(BOOL, "50.D.2")
    declarer_played_after: bool = fact(BOOL, "60.A.1", presumed=False, doubted=_led_early)
    retained_lead: bool = fact(BOOL, "50.D.2.a", presumed=True)
    partner_can_comply: bool = fact(BOOL, "59")
    choice_lead: str = choice(one_of("require", "forbid", "leave"), "50.D.2", "declarer", quiet=True)
    choice_suit: Suit = choice(SUIT, "51.B.2.a", "declarer")
    choice_suits: tuple[Suit, ...] = choice(list_of(SUIT), "51.B.2.b", "declarer")


@dataclass(frozen=True)
class InformationFacts(Play):
    """Where the penalty card is now, and what the director finds at the end of play (50E)."""

    card_state: str = fact(one_of("on_table", "picked_up", "played"), "50.E")
    penalty_kind: str = fact(MAJOR_MINOR, "50.C")
    play_over: bool = fact(BOOL, "50.E.4", presumed=False)
    finding_result_would_differ: bool = finding(BOOL, "50.E.4")
    finding_damage: bool = finding(BOOL, "50.E.4")
