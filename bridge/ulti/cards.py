"""The pack of Ulti (I.1): 32 cards, four suits, and its two orders of rank. A card is written `PA`, `M10`, `T7`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bridge.ulti.errors import UltiError


class UltiSuit(StrEnum):
    """A suit: piros (the red one), makk, tök, zöld. Only piros counts double and may be named in the bidding (I.3)."""

    PIROS = "P"
    MAKK = "M"
    TOK = "T"
    ZOLD = "Z"


RANKS = ("A", "10", "K", "F", "L", "9", "8", "7")
"""Ranks as written: A ász, K király, F felső, L alsó."""

TRUMP_ORDER = ("7", "8", "9", "L", "F", "K", "10", "A")
"""I.1.a: lowest to highest when there is a trump suit."""

PLAIN_ORDER = ("7", "8", "9", "10", "L", "F", "K", "A")
"""I.1.b: lowest to highest in a game without trumps, where the ten drops below the alsó."""

SUITS: tuple[UltiSuit, ...] = tuple(UltiSuit)
HAND_SIZE = 10
TALON_SIZE = 2
CARD_POINTS = 10
"""I.4.a.1 and 2: what each ace, each ten and the last trick are worth."""


@dataclass(frozen=True, slots=True)
class UltiCard:
    """One of the 32 cards. `str(card)` is its code, `parse_ulti_card` the way back."""

    suit: UltiSuit
    rank: str

    def __post_init__(self) -> None:
        if self.rank not in RANKS:
            raise UltiError(f"{self.rank!r} is not a rank of Ulti: a rank is one of {', '.join(RANKS)}.")

    def height(self, *, trumps: bool) -> int:
        """0 for a seven to 7 for an ace, in the order of games with (`trumps`) or without a trump suit (I.1)."""
        return (TRUMP_ORDER if trumps else PLAIN_ORDER).index(self.rank)

    @property
    def points(self) -> int:
        """10 for an ace or a ten, otherwise 0 (I.4.a.1)."""
        return CARD_POINTS if self.rank in ("A", "10") else 0

    def __str__(self) -> str:
        return f"{self.suit.value}{self.rank}"


ULTI_PACK: tuple[UltiCard, ...] = tuple(UltiCard(suit, rank) for suit in SUITS for rank in RANKS)


def parse_ulti_card(text: str) -> UltiCard:
    """Read a card code: P, M, T or Z, then A, 10, K, F, L, 9, 8 or 7. Raises UltiError for anything else."""
    code = text.strip().upper()
    if code[:1] in tuple(UltiSuit) and code[1:] in RANKS:
        return UltiCard(UltiSuit(code[0]), code[1:])
    raise UltiError(
        f"{text!r} is not a card of Ulti: write P, M, T or Z, then A, 10, K, F, L, 9, 8 or 7 (PA, M10, T7)."
    )


def ulti_cards(codes: Iterable[str] | str) -> tuple[UltiCard, ...]:
    """Cards from codes in a list or a blank-separated text, each once. Raises UltiError for a card named twice."""
    listed = tuple(parse_ulti_card(code) for code in (codes.split() if isinstance(codes, str) else codes))
    doubled = [str(card) for card in listed if listed.count(card) > 1]
    if doubled:
        raise UltiError(f"{doubled[0]} stands twice: the pack has one of each card.")
    return listed


def sort_hand(cards: Iterable[UltiCard], *, trumps: bool) -> tuple[UltiCard, ...]:
    """Cards by suit, highest first in the order of the game."""
    return tuple(sorted(cards, key=lambda card: (SUITS.index(card.suit), -card.height(trumps=trumps))))


def card_points(cards: Iterable[UltiCard]) -> int:
    """What the aces and tens among the cards are worth (I.4.a.1)."""
    return sum(card.points for card in cards)
