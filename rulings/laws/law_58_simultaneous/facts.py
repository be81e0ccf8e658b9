"""Facts of Law 58: who played at the same time, which cards became visible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card
from rulings.engine import BOOL, CARD, CARDS, Play, choice, fact, one_of, playing_from, predicate
from rulings.laws.law_48_52_penalty_cards.table import earlier_cards


def rest(known: Any) -> tuple[Card, ...] | None:
    """The visible cards that the offender does not play."""
    cards = seen(known)
    if cards is None or known.choice_card is None:
        return None
    return tuple(card for card in cards if card != known.choice_card)


def seen(known: Any) -> tuple[Card, ...] | None:
    """The cards that were visible: those told, or both of two that came together where more than one was."""
    together = known.cards_together
    if known.visible_cards is None and known.several_visible and together is not None and len(together) == 2:
        both: tuple[Card, ...] = together
        return both
    cards: tuple[Card, ...] | None = known.visible_cards
    return cards


def _several(known: Any) -> bool | None:
    return None if known.visible_cards is None else len(known.visible_cards) > 1


def _defender(known: Any) -> bool | None:
    playing = playing_from(known)
    if playing is None or known.offender is None:
        return None
    return bool(known.offender.side is not playing.declarer.side)


def _kind_of_either(known: Any) -> str | None:
    """The kind while he has not chosen, where either choice leaves the same."""
    return kind_among(known, seen(known))


def kind_among(known: Any, cards: tuple[Card, ...] | None) -> str | None:
    """The kind of what these cards leave, whichever of them is played; None where that hangs on the choice."""
    if cards is None or len(cards) < 2:
        return None
    honours = {card.honour for card in cards}
    if len(cards) > 2 or earlier_cards(known) or honours == {True}:
        return "major"
    return "minor" if honours == {False} else None


def _kind(known: Any) -> str | None:
    cards = rest(known)
    if cards is None:
        return _kind_of_either(known)
    return "minor" if len(cards) == 1 and not cards[0].honour and not earlier_cards(known) else "major"


@dataclass(frozen=True)
class SimultaneousFacts(Play):
    """Two players at once, or two cards of one hand at once."""

    by_two_players: bool = fact(BOOL, "58.A", presumed=False)
    turn_after_first: str = fact(one_of("simultaneous_player", "his_partner", "his_rho"), "58.A")
    noticed_too_late: bool = fact(BOOL, "58.B.4", presumed=False)
    visible_cards: tuple[Card, ...] = fact(CARDS, "58.B.2")
    cards_together: tuple[Card, ...] = fact(CARDS, "58.B")
    several_visible: bool = predicate(BOOL, "58.B.1", _several)
    by_defender: bool = predicate(BOOL, "58.B.2", _defender)
    choice_card: Card = choice(CARD, "58.B.2", "offender")
    penalty_kind: str = predicate(one_of("minor", "major"), "50.B", _kind)
    opponent_played_to_trick: bool = fact(BOOL, "58.B.3", presumed=False)
