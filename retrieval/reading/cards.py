"""Cards in running text: a suit and a rank side by side, in either order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bridge.cards import Card, Suit
from bridge.notation import rank_words, suit_words
from corpus.model import Language
from retrieval.reading.calls import longest
from retrieval.reading.model import Item, Token

_LINKS = {"of", "w", "-", "\u2013"}


def find_cards(words: Sequence[Token], language: Language, taken: Sequence[Item] = ()) -> list[Item]:
    """The cards named, in order; places that `taken` (calls) already read are left alone."""
    suits, ranks = suit_words(language), rank_words(language)
    busy = [(item.start, item.end) for item in taken]
    found: list[Item] = []
    at = 0
    while at < len(words):
        free = not any(start <= words[at].start < end for start, end in busy)
        pair = _pair(words, at, suits, ranks) if free else None
        if pair:
            found.append(pair[0])
        at += pair[1] if pair else 1
    return found


def _pair(
    words: Sequence[Token], at: int, suits: Mapping[str, Suit], ranks: Mapping[str, str]
) -> tuple[Item, int] | None:
    for suit_first in (True, False):
        tables: tuple[Mapping[str, Suit | str], Mapping[str, Suit | str]] = (
            (suits, ranks) if suit_first else (ranks, suits)
        )
        one, used = longest(words, at, tables[0])
        if one is None:
            continue
        gap = at + used
        if gap < len(words) and words[gap].folded in _LINKS:
            gap += 1
        other, more = longest(words, gap, tables[1])
        if other is None:
            continue
        suit, rank = (one, other) if suit_first else (other, one)
        token = words[at if not suit_first else gap]
        if token.text.isalpha() and len(token.text) == 1 and not token.text.isupper():
            continue
        last = words[gap + more - 1]
        text = " ".join(token.text for token in words[at : gap + more])
        return Item("card", Card(Suit(suit), rank), text, words[at].start, last.end), gap + more - at
    return None
