"""Facts of Law 16D: what a player learnt by accident about a board, when, and what the director does about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rulings.engine import BOOL, Bidding, choice, fact, finding, one_of, predicate

SOURCES = one_of(
    "wrong_hand",
    "overheard",
    "another_table",
    "card_at_own_table",
    "other_accident",
    unasked=("shuffle_or_deal", "wrong_count_pocket", "own_fault_in_auction", "partner"),
)
MEASURES = one_of("seat_change", "redeal", "play_and_review", "artificial")


def _first_call_made(known: Any) -> bool | None:
    return None if known.auction is None else bool(known.auction)


@dataclass(frozen=True)
class ExtraneousFacts(Bidding):
    """`offender` is not needed: the player who learnt something by accident has done nothing wrong."""

    source: str = fact(SOURCES, "16.D.1")
    first_call_made: bool = predicate(BOOL, "16.D.2", _first_call_made)
    play_ended: bool = fact(BOOL, "16.D.3", presumed=False)
    finding_interferes: bool = finding(BOOL, "16.D.2")
    about_one_hand: bool = fact(BOOL, "16.D.2.a")
    seat_change_possible: bool = fact(BOOL, "16.D.2.a")
    redeal_possible: bool = fact(BOOL, "16.D.2.b")
    choice_measure: str = choice(MEASURES, "16.D.2", "director", quiet=True)
    finding_information_affected: bool = finding(BOOL, "16.D.2.c")
