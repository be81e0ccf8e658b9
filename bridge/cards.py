"""The pack (Law 1): suits, ranks and cards. A card is written suit then rank, `SA`, `HT`, `D2`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bridge.errors import BridgeError

RANKS = "23456789TJQKA"
"""Ranks from lowest to highest; T is the ten."""

HONOURS = "TJQKA"
"""The five honours of a suit (Definitions: honour)."""


class Suit(StrEnum):
    """A suit, ordered C < D < H < S as the Laws rank them."""

    C = "C"
    D = "D"
    H = "H"
    S = "S"

    @property
    def rank(self) -> int:
        """0 for clubs to 3 for spades."""
        return "CDHS".index(self)

    @property
    def major(self) -> bool:
        """Hearts or spades."""
        return self.rank >= 2

    def __lt__(self, other: str, /) -> bool:
        return self.rank < Suit(other).rank

    def __le__(self, other: str, /) -> bool:
        return self.rank <= Suit(other).rank

    def __gt__(self, other: str, /) -> bool:
        return self.rank > Suit(other).rank

    def __ge__(self, other: str, /) -> bool:
        return self.rank >= Suit(other).rank


SUITS: tuple[Suit, Suit, Suit, Suit] = (Suit.S, Suit.H, Suit.D, Suit.C)
"""Suits in the order hands are written: spades first."""


@dataclass(frozen=True, slots=True)
class Card:
    """One card of the pack. `str(card)` is its code, `parse_card` the way back."""

    suit: Suit
    rank: str

    def __post_init__(self) -> None:
        if self.rank not in RANKS or len(self.rank) != 1:
            raise BridgeError(f"{self.rank!r} is not a rank: a rank is one of {', '.join(reversed(RANKS))}.")

    @property
    def height(self) -> int:
        """0 for a two to 12 for an ace."""
        return RANKS.index(self.rank)

    @property
    def honour(self) -> bool:
        """Ace, king, queen, jack or ten."""
        return self.rank in HONOURS

    def __str__(self) -> str:
        return f"{self.suit.value}{self.rank}"

    def __lt__(self, other: Card) -> bool:
        return (self.suit.rank, self.height) < (other.suit.rank, other.height)


PACK: tuple[Card, ...] = tuple(Card(suit, rank) for suit in SUITS for rank in reversed(RANKS))
"""All 52 cards, spades first, highest first."""


def parse_card(text: str) -> Card:
    """Read a card code: suit letter then rank (`SA`, `hT`, `D10`). Raises BridgeError for anything else."""
    code = text.strip().upper()
    if len(code) == 3 and code.endswith("10"):
        code = f"{code[0]}T"
    if len(code) == 2 and code[0] in "CDHS" and code[1] in RANKS:
        return Card(Suit(code[0]), code[1])
    raise BridgeError(f"{text!r} is not a card: write the suit then the rank, as in SA, HT or D2.")
