"""Calls (Laws 18 and 19): bids, pass, double, redouble. Codes are `1C`..`7N`, `P`, `X`, `XX`.

Bids over seven (`8C`) can be written, because Law 38 rules on them; `Bid.over_seven` tells them apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from bridge.cards import Suit
from bridge.errors import BridgeError


class Denomination(StrEnum):
    """Suit or notrump of a bid, ordered C < D < H < S < N (Law 18E)."""

    C = "C"
    D = "D"
    H = "H"
    S = "S"
    N = "N"

    @property
    def rank(self) -> int:
        """0 for clubs to 4 for notrump."""
        return "CDHSN".index(self)

    @property
    def suit(self) -> Suit | None:
        """The suit, or None for notrump."""
        return None if self is Denomination.N else Suit(self.value)

    def __lt__(self, other: str, /) -> bool:
        return self.rank < Denomination(other).rank

    def __le__(self, other: str, /) -> bool:
        return self.rank <= Denomination(other).rank

    def __gt__(self, other: str, /) -> bool:
        return self.rank > Denomination(other).rank

    def __ge__(self, other: str, /) -> bool:
        return self.rank >= Denomination(other).rank


DENOMINATIONS: tuple[Denomination, ...] = tuple(Denomination)
HIGHEST_LEVEL = 7
_WRITABLE_LEVELS = 13


@dataclass(frozen=True, slots=True)
class Bid:
    """An undertaking to win `level` odd tricks in `denomination`. Ordered by Law 18B: level, then denomination."""

    level: int
    denomination: Denomination

    def __post_init__(self) -> None:
        if not 1 <= self.level <= _WRITABLE_LEVELS:
            raise BridgeError(f"{self.level} is not the level of a bid: a bid is at least one odd trick (1C to 7N).")

    @property
    def over_seven(self) -> bool:
        """Whether the bid exceeds seven odd tricks (inadmissible: Laws 35C and 38)."""
        return self.level > HIGHEST_LEVEL

    @property
    def order(self) -> int:
        """Place in the order of bids: `1C` is 0, `7N` is 34."""
        return (self.level - 1) * 5 + "CDHSN".index(self.denomination)

    def supersedes(self, other: Bid | None) -> bool:
        """Whether this bid is sufficient over `other` (Law 18C); every bid is sufficient when there was none."""
        return other is None or self.order > other.order

    def __lt__(self, other: Bid) -> bool:
        return self.order < other.order

    def __str__(self) -> str:
        return f"{self.level}{self.denomination.value}"


class Word(StrEnum):
    """The calls that are not bids."""

    PASS = "P"  # noqa: S105 - a call, not a secret
    DOUBLE = "X"
    REDOUBLE = "XX"


Call: TypeAlias = Bid | Word

PASS = Word.PASS
DOUBLE = Word.DOUBLE
REDOUBLE = Word.REDOUBLE

BIDS: tuple[Bid, ...] = tuple(
    Bid(level, denomination) for level in range(1, HIGHEST_LEVEL + 1) for denomination in DENOMINATIONS
)
"""The 35 bids of the Laws, lowest first."""

CALLS: tuple[Call, ...] = (*BIDS, PASS, DOUBLE, REDOUBLE)
"""All 38 calls of the Laws."""


def parse_call(text: str) -> Call:
    """Read a call code: `1C`..`7N` (also `1NT`, and over seven, `8C`), `P`/`PASS`, `X`/`DBL`, `XX`/`RDBL`.

    Raises BridgeError for anything else. What people type in their own language is read by `bridge.notation`.
    """
    code = text.strip().upper()
    if code in _WORDS:
        return _WORDS[code]
    level, denomination = code.rstrip("CDHSNT"), code.lstrip("0123456789")
    denomination = "N" if denomination == "NT" else denomination
    if level.isdecimal() and level.isascii() and denomination in set("CDHSN") and code.startswith(level):
        return Bid(int(level), Denomination(denomination))
    raise BridgeError(f"{text!r} is not a call: a call is 1C to 7N, P, X or XX.")


_WORDS: dict[str, Word] = {
    "P": PASS,
    "PASS": PASS,
    "X": DOUBLE,
    "DBL": DOUBLE,
    "XX": REDOUBLE,
    "RDBL": REDOUBLE,
}


def parse_bid(text: str) -> Bid:
    """Read a bid code. Raises BridgeError when the text is another call or no call."""
    call = parse_call(text)
    if not isinstance(call, Bid):
        raise BridgeError(f"{text!r} is not a bid: a bid names a level and a denomination, 1C to 7N.")
    return call
