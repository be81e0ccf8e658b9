"""Facts of II.B: the bid in question, and when the irregularity came to light."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bridge.ulti.contracts import contract_of
from rulings.engine import BOOL, fact, one_of, predicate
from rulings.ulti.facts import PARTS, AtOnceFacts, BidFacts, TrumplessFacts


@dataclass(frozen=True)
class TalonCountFacts(BidFacts):
    """More or fewer than two cards in the talon; `bid` is the bid of the player who laid them down (II.B.1)."""

    found_when: str = fact(
        one_of("before_next_looked", "next_looked", "next_put_into_hand", "nobody_bid_on"), "ulti-hu:II.B.1.b"
    )


@dataclass(frozen=True)
class SuitNamedFacts(AtOnceFacts, TrumplessFacts):
    """A bidder gave away the suit of a bid that is not red (II.B.2)."""


def _too_low(known: Any) -> bool | None:
    if not known.bid or not known.bid_in_force:
        return None
    in_force = contract_of(known.bid_in_force, red=bool(known.red_in_force))
    return not contract_of(known.bid, red=bool(known.red)).overcalls(in_force)


@dataclass(frozen=True)
class InForceFacts:
    """The valid bid that the next bid had to exceed."""

    bid_in_force: tuple[str, ...] = fact(PARTS, "ulti-hu:I.3")
    red_in_force: bool = fact(BOOL, "ulti-hu:I.3", presumed=False)


@dataclass(frozen=True)
class LowBidFacts(InForceFacts, BidFacts):
    """A bid not higher than the valid one (II.B.3)."""

    too_low: bool = predicate(BOOL, "ulti-hu:I.3", _too_low)
    play_began: bool = fact(BOOL, "ulti-hu:II.B.3.b")
    raised_after_warning: bool = fact(BOOL, "ulti-hu:II.B.3.b")


@dataclass(frozen=True)
class TalonTakenFacts(AtOnceFacts, InForceFacts):
    """A bidder took the talon without waiting for the next player's pass (II.B.4)."""


@dataclass(frozen=True)
class PassedEarlyFacts(AtOnceFacts):
    """A player passed before the one whose turn came first (II.B.5)."""
