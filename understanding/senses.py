"""What words mean, whatever the language: a vector for each piece of a word, learnt from texts that tell the same.

The vectors are cross-lingual latent semantic indexing (`retrieval.lsi`) of tellings, table talk, scenes and stories
(`understanding.learn_senses`), so that a way of saying it known in one language is heard in the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from retrieval.text import word_buckets
from understanding.kept import arrays

DATA = Path(__file__).parent / "data"
BUCKETS, WIDTH = 1 << 15, 96
"""Hashed pieces of words, and the length of their vectors."""
_SHORTEST, _LONGEST = 3, 5


@dataclass(frozen=True, slots=True)
class Senses:
    """The vector of every piece, shape (BUCKETS, WIDTH)."""

    table: NDArray[np.float32]

    def of(self, words: Sequence[str]) -> Sense:
        """The sense of folded words, for any run of them."""
        sums = np.zeros((len(words) + 1, WIDTH), np.float32)
        for at, word in enumerate(words):
            if own := word_pieces(word):
                sums[at + 1] = self.table[list(own)].sum(axis=0)
        return Sense(np.cumsum(sums, axis=0))


@dataclass(frozen=True, slots=True)
class Sense:
    """The sums of the vectors of the words up to each place, shape (words + 1, WIDTH)."""

    sums: NDArray[np.float32]

    def span(self, first: int, last: int) -> NDArray[np.float32]:
        """The sense of the words between two places (inclusive): a vector of length 1; zeros where nothing is known."""
        found = self.sums[last + 1] - self.sums[first]
        unit: NDArray[np.float32] = found / max(float(np.linalg.norm(found)), 1e-9)
        return unit

    def whole(self) -> NDArray[np.float32]:
        """The sense of all words together."""
        return self.span(0, len(self.sums) - 2)


@lru_cache(maxsize=1 << 16)
def word_pieces(word: str) -> tuple[int, ...]:
    """The hashed pieces of a folded word; none of a figure or sign."""
    return word_buckets(word, _SHORTEST, _LONGEST, BUCKETS) if word.isalpha() else ()


@cache
def senses() -> Senses:
    """The committed vectors; zeros where they were not made yet."""
    kept = arrays(DATA / "senses.npz")
    if kept is None:
        return Senses(np.zeros((BUCKETS, WIDTH), np.float32))
    return Senses(kept["table"].astype(np.float32) * kept["scale"].astype(np.float32)[:, None])
