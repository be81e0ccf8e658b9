"""Facts of Laws 65 to 67: a request to see cards or set one straight; a trick with a card too few or too many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card
from rulings.engine import BOOL, CARD, Play, fact, finding, one_of, playing_from, predicate, whole
from rulings.laws.law_61_64_revoke.facts import DeemedRevoke

REQUESTS = one_of("point_out_direction", "current_trick", "own_last_card", "quitted_trick", "after_play")
PLAYERS = one_of("declarer", "dummy", "defender")
MIXED = one_of("no", "before_agreement", "after_claim")
DEFECTS = one_of("card_missing", "extra_card", "card_misplaced")


def _own_side_played(known: Any) -> bool | None:
    """Nobody has led to the next trick, so his side has not played to it either; another's lead tells nothing."""
    return False if known.led_to_next_trick is False else None


@dataclass(frozen=True)
class MixedCards:
    """Whose played cards no longer lie in order, since when, and how many tricks are counted for declarer.

    `count_declarer` is declarer's own count of his side's tricks, `count_defenders` the defenders' count of the same,
    `count_shown` what the cards still in order show.
    """

    cards_mixed: str = fact(MIXED, "66.D", presumed="no")
    mixed_by: str = fact(one_of("declaring", "defending", "both"), "66.D")
    finding_facts_lost: bool = finding(BOOL, "66.D")
    count_declarer: int = fact(whole(0, 13), "66.D")
    count_defenders: int = fact(whole(0, 13), "66.D")
    count_shown: int = fact(whole(0, 13), "66.D")


@dataclass(frozen=True)
class InspectionFacts(MixedCards, Play):
    """Who wants to see or straighten which card, and how far the play has gone."""

    request: str = fact(REQUESTS, "66")
    player: str = fact(PLAYERS, "66.A")
    own_card_turned: bool = fact(BOOL, "66.A")
    led_to_next_trick: bool = fact(BOOL, "66.B")
    own_side_played_next: bool = predicate(BOOL, "66.A", _own_side_played)
    director_instructed: bool = fact(BOOL, "66.C", presumed=False)


def _defender(known: Any) -> bool | None:
    playing = playing_from(known)
    if playing is None or known.offender is None:
        return None
    return bool(known.offender.side is not playing.declarer.side)


def _offends(known: Any) -> bool | None:
    """As `_defender`, or by the part told: declarer, dummy or a defender."""
    by_seat = _defender(known)
    return by_seat if by_seat is not None or known.offender_role is None else bool(known.offender_role == "defender")


def _number(known: Any) -> int | None:
    found: int | None = known.defective_trick
    return found


@dataclass(frozen=True)
class DefectiveFacts(DeemedRevoke):
    """A trick to which one player contributed no card, too many, or one that is not among his played cards.

    Who contributed no card is deemed to have revoked to that trick, so the exemptions of 64B are facts here too.
    """

    defect: str = fact(DEFECTS, "67.A")
    defective_trick: int = fact(whole(1, 13), "67.B")
    revoke_trick: int = predicate(whole(1, 13), "64.A", _number)
    both_sides_played_on: bool = fact(BOOL, "67.B")
    played_simultaneously: bool = fact(BOOL, "67.A.2")
    holds_suit_led: bool = fact(BOOL, "67.B.1")
    won_trick_from_defect_on: bool = fact(BOOL, "67.B.1")
    shown_card_known: bool = fact(BOOL, "67.B.2.a")
    could_have_followed_earlier: bool = fact(BOOL, "67.B.2.b", presumed=False)
    offender_defends: bool = predicate(BOOL, "67.fn1", _offends)
    returned_card_seen: bool = fact(BOOL, "67.fn1", presumed=False)
    card: Card = fact(CARD, "67.fn1")
    same_card_played_again: bool = fact(BOOL, "67.B.3")
