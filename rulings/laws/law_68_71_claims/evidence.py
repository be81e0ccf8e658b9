"""Double-dummy figures for a contested claim (Law 70): evidence for the director, never a ruling.

A double-dummy player sees every card, so what he makes says little about a careless but normal line: a trick he cannot
lose may be lost by normal play, and the reverse. `contested_claim` reports the figures beside its ruling when all four
hands, the contract and the leader are known; no rule reads them. The solver (endplay) is imported on use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bridge.cards import SUITS, Card, Suit
from bridge.contract import Contract
from bridge.errors import BridgeError
from bridge.hands import HAND_SIZE, Deal, Hand
from bridge.seats import SEATS, Seat
from bridge.tricks import play_record_of


@dataclass(frozen=True, slots=True)
class DoubleDummyRange:
    """What the side on lead makes double dummy after each card it may lead: the best and the worst of them.

    `by_lead` holds (card, tricks) for every card; `forced` says that the first card led makes no difference.
    """

    leader: Seat
    remaining: int
    by_lead: tuple[tuple[Card, int], ...]

    @property
    def best(self) -> int:
        """Tricks after the best lead."""
        return max(tricks for _, tricks in self.by_lead)

    @property
    def worst(self) -> int:
        """Tricks after the worst lead, the play being perfect afterwards."""
        return min(tricks for _, tricks in self.by_lead)

    @property
    def forced(self) -> bool:
        """Whether every lead makes the same number of tricks."""
        return self.best == self.worst


def evidence_of(known: Any, contract: Contract | None) -> DoubleDummyRange | None:
    """The figures for the remaining cards of a contested claim; None when hands, contract or the turn are not known.

    Who leads is the winner of the last trick, or before the first one the opening leader. Hands that are not equally
    long, or a trick in progress, give nothing.
    """
    if contract is None or known.hands is None or len(known.hands) < len(SEATS):
        return None
    record = play_record_of(contract.trump, known.tricks or ())
    leader = record.next_leader if record.tricks else contract.opening_leader
    held = {len(known.hands[seat.value]) for seat in SEATS}
    if record.current is not None or leader is None or (not record.tricks and held != {HAND_SIZE}):
        return None
    left = {len(Hand(frozenset(known.hands[seat.value])).without(record.cards_of(seat))) for seat in SEATS}
    if len(left) != 1 or not left.pop():
        return None
    try:
        return double_dummy(known.hands, known.tricks or (), contract.trump, leader)
    except ImportError:
        return None


def remaining(hands: Mapping[str, Sequence[Card]], tricks: Sequence[Mapping[str, Any]], trump: Suit | None) -> Deal:
    """What is left in the four hands; raises BridgeError for a trick in progress or hands of unequal length."""
    record = play_record_of(trump, tricks)
    if record.current is not None:
        raise BridgeError("The trick in progress must be completed before the remaining cards can be solved.")
    left = {seat: Hand(frozenset(hands.get(seat.value, ()))).without(record.cards_of(seat)) for seat in SEATS}
    if len({len(hand) for hand in left.values()}) != 1 or not len(left[Seat.N]):
        counts = ", ".join(f"{seat.value} {len(hand)}" for seat, hand in left.items())
        raise BridgeError(
            f"All four hands must hold the same number of remaining cards, at least one; they hold {counts}."
        )
    return Deal(left)


def double_dummy(
    hands: Mapping[str, Sequence[Card]], tricks: Sequence[Mapping[str, Any]], trump: Suit | None, leader: Seat
) -> DoubleDummyRange:
    """Solve the remaining cards with `leader` on lead. `hands` and `tricks` are the shared facts, as read.

    Raises BridgeError as `remaining` does. The cards may be those left, or the original hands with the tricks so far.
    """
    left = remaining(hands, tricks, trump)
    return DoubleDummyRange(
        leader, len(left[leader]), _solved("N:" + " ".join(str(left[seat]) for seat in SEATS), trump, leader)
    )


@lru_cache(maxsize=32)
def _solved(pbn: str, trump: Suit | None, leader: Seat) -> tuple[tuple[Card, int], ...]:
    """Tricks after each lead. Kept, because a ruling runs its rules once for every open value."""
    from endplay.dds import solve_board  # a solver in C, needed by nobody who only rules
    from endplay.types import Deal as Position
    from endplay.types import Denom, Player

    denominations = {Suit.S: Denom.spades, Suit.H: Denom.hearts, Suit.D: Denom.diamonds, Suit.C: Denom.clubs}
    position = Position(pbn)
    position.trump = Denom.nt if trump is None else denominations[trump]
    position.first = Player.find(leader.value)
    suits = {denominations[suit]: suit for suit in SUITS}
    return tuple((Card(suits[card.suit], card.rank.abbr), int(count)) for card, count in solve_board(position))
