"""Facts of Law 24: which cards came into a position where partner could see them, how, and who plays the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.cards import Card
from bridge.contract import Contract, PartialContract
from rulings.engine import BOOL, CARDS, TOLD_CONTRACT, Bidding, fact, one_of, playing_from, predicate

CARD_KINDS = one_of("single_low", "single_honour", "several")
ROLES = one_of("declaring", "defending", "not_yet_known")


def _card_kind(known: Any) -> str | None:
    """24A to C: one card of nine or lower, one honour, or more than one."""
    if not known.cards:
        return None
    if len(known.cards) > 1:
        return "several"
    return "single_honour" if known.cards[0].honour else "single_low"


def _later_role(known: Any) -> str | None:
    playing = playing_from(known)
    if playing is None or known.offender is None:
        return None
    return "declaring" if playing.declarer.side is known.offender.side else "defending"


@dataclass(frozen=True)
class ExposedInAuctionFacts(Bidding):
    """`cards` became visible before the auction ended; `led` when one of them was played as a lead."""

    own_fault: bool = fact(BOOL, "24", presumed=True)
    partner_could_see: bool = fact(BOOL, "24", presumed=True)
    cards: tuple[Card, ...] = fact(CARDS, "24")
    card_kind: str = predicate(CARD_KINDS, "24", _card_kind)
    led: bool = fact(BOOL, "24.B")
    inadvertent: bool = fact(BOOL, "50.B", presumed=True)
    contract: Contract | PartialContract = fact(TOLD_CONTRACT, "24.D")
    later_role: str = predicate(ROLES, "24.D", _later_role, presumed="not_yet_known")
