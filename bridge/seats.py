"""Seats, sides, dealer and vulnerability (Laws 1-5 and the table of Law 2). Seats run N E S W, clockwise."""

from __future__ import annotations

from enum import StrEnum

from bridge.errors import BridgeError


class Side(StrEnum):
    """A partnership: North-South or East-West."""

    NS = "ns"
    EW = "ew"

    @property
    def other(self) -> Side:
        """The opponents."""
        return Side.EW if self is Side.NS else Side.NS

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """The two seats of the side, in the order they are spoken of."""
        return (Seat.N, Seat.S) if self is Side.NS else (Seat.E, Seat.W)


class Seat(StrEnum):
    """A compass seat. Clockwise order is N E S W (Law 1 and the rotation of Law 17C)."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"

    @property
    def lho(self) -> Seat:
        """Left-hand opponent: the next player in rotation."""
        return self.turned(1)

    @property
    def partner(self) -> Seat:
        """The player opposite."""
        return self.turned(2)

    @property
    def rho(self) -> Seat:
        """Right-hand opponent: the player before in rotation."""
        return self.turned(3)

    @property
    def side(self) -> Side:
        """The partnership this seat belongs to."""
        return Side.NS if self in (Seat.N, Seat.S) else Side.EW

    @property
    def opponents(self) -> tuple[Seat, Seat]:
        """Left-hand and right-hand opponent, in rotation."""
        return self.lho, self.rho

    def turned(self, steps: int) -> Seat:
        """The seat `steps` places clockwise (negative: anticlockwise)."""
        return SEATS[(SEATS.index(self) + steps) % 4]

    def steps_to(self, other: Seat) -> int:
        """How many places clockwise `other` sits from here, 0 to 3."""
        return (SEATS.index(other) - SEATS.index(self)) % 4

    def relation_to(self, other: Seat) -> str:
        """What `other` is to this player: `self`, `lho`, `partner` or `rho`."""
        return ("self", "lho", "partner", "rho")[self.steps_to(other)]


SEATS: tuple[Seat, Seat, Seat, Seat] = (Seat.N, Seat.E, Seat.S, Seat.W)


class Vulnerability(StrEnum):
    """Which sides are vulnerable on a board."""

    NONE = "none"
    NS = "ns"
    EW = "ew"
    BOTH = "both"

    def includes(self, who: Side | Seat) -> bool:
        """Whether that side (or that player's side) is vulnerable."""
        side = who.side if isinstance(who, Seat) else who
        return self is Vulnerability.BOTH or self.value == side.value

    def turned(self, steps: int) -> Vulnerability:
        """The same conditions after the whole table has been turned `steps` places."""
        if steps % 2 == 0 or self in (Vulnerability.NONE, Vulnerability.BOTH):
            return self
        return Vulnerability.EW if self is Vulnerability.NS else Vulnerability.NS


_VULNERABLE_OF_FIRST_FOUR = (Vulnerability.NONE, Vulnerability.NS, Vulnerability.EW, Vulnerability.BOTH)


def parse_seat(text: str) -> Seat:
    """Read `N`, `E`, `S` or `W` (either case). Raises BridgeError for anything else."""
    try:
        return Seat(text.strip().upper())
    except ValueError:
        raise BridgeError(f"{text!r} is not a seat: a seat is one of N, E, S, W.") from None


def dealer_of_board(board: int) -> Seat:
    """The dealer by board number (Law 2): board 1 North, and clockwise. Raises BridgeError below 1."""
    if board < 1:
        raise BridgeError(f"{board} is not a board number: board numbers start at 1.")
    return SEATS[(board - 1) % 4]


def vulnerability_of_board(board: int) -> Vulnerability:
    """Vulnerability by board number (Law 2); it repeats after 16 boards. Raises BridgeError below 1."""
    if board < 1:
        raise BridgeError(f"{board} is not a board number: board numbers start at 1.")
    index = (board - 1) % 16
    return _VULNERABLE_OF_FIRST_FOUR[(index + index // 4) % 4]
