"""Facts of Law 14: when the card was missed, where it was found, and what its holder did without it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card
from rulings.engine import BOOL, CARD, Play, Record, by_seat, fact, list_of, one_of, playing_from, predicate, whole
from rulings.laws.law_61_64_revoke.facts import WINNERS

PLACES = one_of("played_cards", "elsewhere", "not_found")


def _over_13(known: Any) -> bool | None:
    counts = tuple(known.counts.values()) if known.counts else tuple(known.hand_counts or ())
    if any(count > 13 for count in counts):
        return True
    return False if len(counts) == 4 else None


def _lead_faced(known: Any) -> bool | None:
    return True if known.tricks else None


def _failed_to_follow(known: Any) -> bool | None:
    """Whether in some trick of the card's suit the offender played another suit."""
    if known.tricks is None or known.card is None or known.offender is None:
        return None
    for trick in known.tricks:
        steps, cards = trick["leader"].steps_to(known.offender), trick["cards"]
        if 0 < steps < len(cards) and cards[0].suit is known.card.suit and cards[steps].suit is not known.card.suit:
            return True
    return False


def _where(known: Any) -> str | None:
    """Where it was, of a card that turned up: among the played cards or elsewhere."""
    if known.found is False:
        return "not_found"
    if known.among_played is None:
        return None
    return "played_cards" if known.among_played else "elsewhere" if known.found else None


def _defends(known: Any) -> bool | None:
    playing = playing_from(known)
    if playing is None or known.offender is None:
        return None
    return bool(playing.declarer.side is not known.offender.side)


@dataclass(frozen=True)
class MissingCardFacts(Play):
    """`offender` had the deficient hand, `card` is the card missing; `winner` won the trick it failed to follow to."""

    counts: Record = fact(by_seat(whole(0, 52)), "14")
    hand_counts: tuple[int, ...] = fact(list_of(whole(0, 52)), "14")
    more_than_13: bool = predicate(BOOL, "13.fn1", _over_13, presumed=False)
    card: Card = fact(CARD, "14.A.3")
    lead_faced: bool = predicate(BOOL, "14.A", _lead_faced)
    found: bool = fact(BOOL, "14.B")
    among_played: bool = fact(BOOL, "14.B.1")
    where_found: str = predicate(PLACES, "14.B.1", _where)
    correction_period_over: bool = fact(BOOL, "14.B", presumed=False)
    failed_to_follow: bool = predicate(BOOL, "14.B.4", _failed_to_follow)
    offender_defends: bool = predicate(BOOL, "14.B.4", _defends)
    winner: str = fact(WINNERS, "64.A.1")
    later_trick_won: bool = fact(BOOL, "64.A")
    partner_could_see: bool = fact(BOOL, "14.B.4", usual=False)
