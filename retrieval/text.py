"""Words and letter n-grams of a text: how every index and every query is cut up, in one place.

Words are lower case with their diacritics; folding (`corpus.ids.fold`, which spells out the letters NFKD leaves alone)
happens where a look-up wants it. Suit symbols are words of their own: the lexical index translates them per language.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from collections.abc import Iterator
from functools import lru_cache

from corpus.ids import fold

_WORD = re.compile(r"[^\W_]+|[\u2660-\u2667]")
_EMPTY_SUITS = str.maketrans({"\u2661": "\u2665", "\u2662": "\u2666", "\u2664": "\u2660", "\u2667": "\u2663"})
_LONGEST_WORD = 40

cached_fold = lru_cache(maxsize=65536)(fold)


def words(text: str) -> list[str]:
    """The words and numbers of `text` in order, NFC, lower case, diacritics kept; overlong runs are cut.

    >>> words("27B1: az 1 pikk,  \u2661K")
    ['27b1', 'az', '1', 'pikk', '\u2665', 'k']
    """
    text = unicodedata.normalize("NFC", text).lower().translate(_EMPTY_SUITS)
    return [word[:_LONGEST_WORD] for word in _WORD.findall(text)]


def folded_words(text: str) -> list[str]:
    """The words of `text` without diacritics.

    >>> folded_words("Wyj\u015bcie z\u0142\u0105 r\u0119k\u0105")
    ['wyjscie', 'zla', 'reka']
    """
    return [cached_fold(word) for word in words(text)]


def letter_ngrams(word: str, shortest: int, longest: int) -> Iterator[str]:
    """The letter n-grams of `word` between boundary marks `_`, each length in turn; a short word gives itself.

    >>> list(letter_ngrams("ren", 4, 4))
    ['_ren', 'ren_']
    """
    marked = f"_{word}_"
    if len(marked) <= shortest:
        yield marked
        return
    for size in range(shortest, longest + 1):
        for start in range(len(marked) - size + 1):
            yield marked[start : start + size]


def four_grams(text: str) -> list[str]:
    """Folded letter 4-grams of the words of `text`, in order: what survives inflection, compounds and typing errors."""
    return [gram for word in folded_words(text) for gram in letter_ngrams(word, 4, 4)]


@lru_cache(maxsize=65536)
def word_buckets(folded: str, shortest: int, longest: int, buckets: int) -> tuple[int, ...]:
    """The hash buckets (CRC-32 modulo `buckets`) of a folded word: its n-grams, then the word as a whole."""
    pieces = [*letter_ngrams(folded, shortest, longest), f"={folded}"]
    return tuple(zlib.crc32(piece.encode()) % buckets for piece in pieces)
