"""The contract (Definitions: contract, declarer, dummy; Laws 22A and 77)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bridge.calls import HIGHEST_LEVEL, Bid, Denomination, parse_bid
from bridge.cards import Suit
from bridge.errors import BridgeError
from bridge.seats import Seat, parse_seat


class Doubling(StrEnum):
    """Whether the final bid stands undoubled, doubled or redoubled (Law 19)."""

    NONE = "none"
    DOUBLED = "X"
    REDOUBLED = "XX"

    @property
    def factor(self) -> int:
        """What a trick score is multiplied by: 1, 2 or 4 (Law 77)."""
        return {"none": 1, "X": 2, "XX": 4}[self.value]


@dataclass(frozen=True, slots=True)
class Contract:
    """The undertaking of declarer's side. `str(contract)` is `4SX-W`; `parse_contract` reads it back."""

    level: int
    denomination: Denomination
    doubling: Doubling
    declarer: Seat

    def __post_init__(self) -> None:
        if not 1 <= self.level <= HIGHEST_LEVEL:
            raise BridgeError(f"{self.level} is not the level of a contract: a contract is 1 to 7 odd tricks.")

    @property
    def bid(self) -> Bid:
        """The final bid."""
        return Bid(self.level, self.denomination)

    @property
    def trump(self) -> Suit | None:
        """The trump suit, or None at notrump."""
        return self.denomination.suit

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def opening_leader(self) -> Seat:
        """The defender on declarer's left (Law 41A)."""
        return self.declarer.lho

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """Declarer's opponents, opening leader first."""
        return self.declarer.opponents

    @property
    def tricks_needed(self) -> int:
        """Tricks that fulfil the contract: six and the level."""
        return 6 + self.level

    def turned(self, steps: int) -> Contract:
        """The same contract after the whole table has been turned `steps` places."""
        return Contract(self.level, self.denomination, self.doubling, self.declarer.turned(steps))

    def __str__(self) -> str:
        doubling = "" if self.doubling is Doubling.NONE else self.doubling.value
        return f"{self.bid}{doubling}-{self.declarer.value}"


@dataclass(frozen=True, slots=True)
class Playing:
    """Who plays the hand, whatever the contract is."""

    declarer: Seat

    @property
    def dummy(self) -> Seat:
        """Declarer's partner."""
        return self.declarer.partner

    @property
    def opening_leader(self) -> Seat:
        """The defender on declarer's left (Law 41A)."""
        return self.declarer.lho

    @property
    def defenders(self) -> tuple[Seat, Seat]:
        """Declarer's opponents, opening leader first."""
        return self.declarer.opponents


@dataclass(frozen=True, slots=True)
class PartialContract:
    """A contract as far as it is known."""

    level: int | None = None
    denomination: Denomination | None = None
    doubling: Doubling | None = None
    declarer: Seat | None = None

    @property
    def whole(self) -> Contract | None:
        """The contract, when nothing of it is missing (undoubled unless told)."""
        if self.level is None or self.denomination is None or self.declarer is None:
            return None
        return Contract(self.level, self.denomination, self.doubling or Doubling.NONE, self.declarer)

    @property
    def told(self) -> bool:
        """Whether anything of it is known."""
        return any(part is not None for part in (self.level, self.denomination, self.declarer))

    def turned(self, steps: int) -> PartialContract:
        """The same after the whole table has been turned `steps` places."""
        declarer = self.declarer.turned(steps) if self.declarer else None
        return PartialContract(self.level, self.denomination, self.doubling, declarer)


def parse_contract(text: str) -> Contract:
    """Read `3N-S`, `4SX-W`, `2CXX-N`. Raises BridgeError for anything else."""
    head, dash, seat = text.strip().upper().rpartition("-")
    if not dash:
        raise BridgeError(f"{text!r} is not a contract: write bid, X or XX if doubled, dash, declarer (4SX-W).")
    bid_code = head.rstrip("X")
    doubling = head[len(bid_code) :] or "none"
    if doubling not in tuple(Doubling):
        raise BridgeError(f"{text!r} is not a contract: a bid is doubled (X) or redoubled (XX), nothing more.")
    bid = parse_bid(bid_code)
    return Contract(bid.level, bid.denomination, Doubling(doubling), parse_seat(seat))
