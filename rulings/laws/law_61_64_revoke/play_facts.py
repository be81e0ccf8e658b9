"""Facts of Laws 61 to 63: was it a revoke, is it established, who has played since. Records are read where given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card, Suit
from rulings.engine import BOOL, CARD, CARDS, SUIT, Play, choice, fact, one_of, predicate, whole
from rulings.laws.law_61_64_revoke.facts import (
    ESTABLISHING,
    SINCE,
    WINNERS,
    RevokeFacts,
    partner_yet_to_play,
    since_of,
)
from rulings.laws.law_61_64_revoke.record import (
    card_of_revoke,
    hand_of_revoke,
    later_won,
    played_after,
    played_out,
    played_to_next,
    revoke_of,
    revokes_of,
    trick_of_revoke,
    winner_of_revoke,
)

PERSONS = one_of("none", "declarer", "dummy", "defender")


def _followed(known: Any) -> bool | None:
    if revoke_of(known) is not None:
        return False
    return None if known.led is None or known.card is None else known.card.suit is known.led


def _holds(known: Any, suit: Suit | None) -> bool | None:
    if known.hand is None or suit is None:
        return None
    return any(card.suit is suit for card in known.hand)


def _could_follow(known: Any) -> bool | None:
    return True if revoke_of(known) is not None else _holds(known, known.led)


def _leading(known: Any) -> bool | None:
    return False if known.led is not None or known.tricks is not None else None


def _required(known: Any) -> bool | None:
    return None if known.required_suit is None else True


def _complied(known: Any) -> bool | None:
    if known.required_suit is None or known.card is None:
        return None
    return bool(known.card.suit is known.required_suit)


def _could_comply(known: Any) -> bool | None:
    if known.led is not None and known.led is not known.required_suit and _holds(known, known.led):
        return False
    return _holds(known, known.required_suit)


@dataclass(frozen=True)
class DefinitionFacts(Play):
    """A card played: the suit led, what the player held, and a suit he was required to play."""

    revoke_trick: int = fact(whole(1, 13), "61.A")
    leading: bool = predicate(BOOL, "61.A", _leading, presumed=False)
    led: Suit = fact(SUIT, "44.C")
    hand: tuple[Card, ...] = fact(CARDS, "44.C")
    card: Card = fact(CARD, "61.A")
    required_suit: Suit = fact(SUIT, "61.A")
    followed_suit: bool = predicate(BOOL, "44.C", _followed)
    could_follow: bool = predicate(BOOL, "44.C", _could_follow)
    suit_required: bool = predicate(BOOL, "61.A", _required, presumed=False)
    complied: bool = predicate(BOOL, "61.A", _complied)
    could_comply: bool = predicate(BOOL, "59", _could_comply)
    asker: str = fact(PERSONS, "61.B", presumed="none")
    asked: str = fact(one_of("declarer", "defender"), "61.B")


def _both_in_trick(known: Any) -> bool | None:
    found = revoke_of(known)
    if found is None:
        return None
    sides = {one.player.side for one in revokes_of(known) if one.trick == found.trick}
    return True if len(sides) == 2 else None


def _since(known: Any) -> str | None:
    """Whoever led to the next trick has played to it, however early (63A1)."""
    return "played_to_next_trick" if known.led_before_partner else since_of(known)


def _usual_since(known: Any) -> str | None:
    """Who tells who has played on would have told of a claim, or of a card named."""
    return {"neither": "nothing", "both_sides": "played_to_next_trick"}.get(known.played_on_by)


def _later_trick(known: Any) -> bool | None:
    won = later_won(known)
    return True if won else False if won == 0 and played_out(known) else None


def _played_on_by(known: Any) -> str | None:
    hand = hand_of_revoke(known)
    if hand is None:
        return None
    sides = [played_to_next(known, side) for side in (hand.side, hand.side.other)]
    if None in sides:
        return None
    return ("neither", "one_side", "both_sides")[sides.count(True)]


@dataclass(frozen=True)
class EstablishmentFacts(RevokeFacts):
    """What has happened since the revoke."""

    since_revoke: str = predicate(SINCE, "63.A", _since, usual=_usual_since)
    both_revoked_same_trick: bool = predicate(BOOL, "62.C.3", _both_in_trick, presumed=False)
    played_on_by: str = predicate(one_of("one_side", "both_sides", "neither"), "62.C.3", _played_on_by)
    suit_required: bool = fact(BOOL, "61.A")
    hands_returned: bool = fact(BOOL, "62.D.1")
    asked_against_61b: bool = fact(BOOL, "61.B", presumed=False)
    led_before_partner: bool = fact(BOOL, "57.A", presumed=False)
    partner_had_played: bool = fact(BOOL, "57.A")
    opponents_claimed: bool = fact(BOOL, "63.A.4", presumed=False)
    claim_final: bool = fact(BOOL, "63.A.4")
    partner_yet_to_play: bool = predicate(BOOL, "62.D.2", partner_yet_to_play)
    winner: str = predicate(WINNERS, "64.A.2", winner_of_revoke)
    later_trick_won: bool = predicate(BOOL, "64.A", _later_trick)


def _established(known: Any) -> bool | None:
    since = known.since_revoke
    if since is None:
        return False if known.both_revoked_same_trick and known.played_on_by == "neither" else None
    return since in ESTABLISHING


def _usual_established(known: Any) -> bool | None:
    """As `_usual_since` has it."""
    since = _usual_since(known)
    return None if since is None else since in ESTABLISHING


def _asked(known: Any) -> str | None:
    """Whom a question about the revoke was put to: the player who revoked."""
    role: str | None = known.offender_role
    return role if role in ("declarer", "defender") else None


def _innocent_played(known: Any) -> bool | None:
    hand = hand_of_revoke(known)
    return played_after(known, hand.side.other) if hand else None


def _usual_innocent_played(known: Any) -> bool | None:
    """A card already faced goes back and nothing more: who has played since need not be asked before it does.

    An opponent who takes a card back, or would, has played one.
    """
    return False if known.card_was_faced else True if known.choice_withdraw else None


def _partner_played(known: Any) -> bool | None:
    hand = hand_of_revoke(known)
    return played_after(known, hand.side) if hand else None


def _last_to_play(known: Any) -> bool | None:
    trick, hand = trick_of_revoke(known), hand_of_revoke(known)
    return None if trick is None or hand is None else trick.leader.rho is hand


def _partner_yet_to_play(known: Any) -> bool | None:
    return False if known.last_to_play else partner_yet_to_play(known)


@dataclass(frozen=True)
class CorrectionFacts(EstablishmentFacts):
    """Correcting a revoke: whose card, was it faced, and who played after it."""

    since_revoke: str = predicate(SINCE, "63.A", since_of, usual=_usual_since)
    established: bool = predicate(BOOL, "63.A", _established, usual=_usual_established)
    card: Card = predicate(CARD, "62.B", card_of_revoke)
    card_was_faced: bool = fact(BOOL, "62.B.2", presumed=False)
    innocent_side_played_after: bool = predicate(BOOL, "62.C.1", _innocent_played, usual=_usual_innocent_played)
    choice_withdraw: bool = choice(BOOL, "62.C.1", "lho", quiet=True)
    partner_played_after: bool = predicate(BOOL, "62.C.2", _partner_played)
    choice_partner_withdraw: bool = choice(BOOL, "62.C.2", "partner")
    dummy_asked_without_right: bool = fact(BOOL, "62.B.2", presumed=False)
    last_to_play: bool = predicate(BOOL, "62.C.1", _last_to_play)
    partner_yet_to_play: bool = predicate(BOOL, "62.D.2", _partner_yet_to_play)
    asker: str = fact(PERSONS, "61.B", presumed="none")
    asked: str = predicate(one_of("declarer", "defender"), "61.B", _asked)
