"""Where the commonest terms of a large index stand: a bit for each document, so that few documents are asked at once.

To find a thousand documents among the hundred thousand postings of a term by halving waits for memory at every step, a
tenth of a millisecond a term, and a long question has dozens of such terms. Of bits, one look says for all terms and
documents which have which; the bits that stand before a document's, counted up to its word beforehand and within it
by the processor (rank: Jacobson, FOCS 1989), are the place of its posting.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

WORD = 64
COMMON = 40
"""A term is marked that has one of so many documents from its first to its last: then marks take less than postings."""
LEAST = 1000
"""A term of fewer postings is not marked."""
Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Marks:
    """The bits of all marked terms, word after word, an empty word before and after each term's."""

    rows: dict[int, int]
    """By where a term's postings start, its row in the tables below."""
    starts: Ints
    """Where the postings of each row start."""
    low: Ints
    """The number (document // 64) of the empty word before a row's first."""
    high: Ints
    """The number of the empty word after a row's last."""
    shift: Ints
    """A word of a row stands at its number and this."""
    bits: NDArray[np.uint64]
    before: NDArray[np.int32]
    """How many bits of the row stand before each word."""

    @classmethod
    def of(cls, docs: NDArray[np.int32], starts: Ints) -> Marks:
        """Mark the common terms, of `LEAST` postings or more; `docs` of a term ascend, no term is without."""
        first, last = docs[starts[:-1]].astype(np.int64), docs[starts[1:] - 1].astype(np.int64)
        chosen = np.flatnonzero(np.diff(starts) >= np.maximum(LEAST, (last - first) // COMMON))
        first, last = first[chosen] // WORD, last[chosen] // WORD
        low, high = first - 1, last + 1
        ends = np.cumsum(high - low + 1)
        shift = ends - (high - low + 1) - low
        size = int(ends[-1]) if len(ends) else 0
        bits, before = np.zeros(size, dtype=np.uint64), np.zeros(size, dtype=np.int32)
        for row, term in enumerate(chosen):
            own = docs[starts[term] : starts[term + 1]]
            marked = np.zeros((high[row] - low[row] - 1) * WORD, dtype=bool)
            marked[own - first[row] * WORD] = True
            here = slice(shift[row] + first[row], ends[row] - 1)
            bits[here] = np.packbits(marked, bitorder="little").view(np.uint64)
            np.cumsum(np.bitwise_count(bits[here]), out=before[here.start + 1 : ends[row]])
        rows = {int(start): row for row, start in enumerate(starts[chosen])}
        return cls(rows, starts[chosen], low, high, shift, bits, before)

    def held(self, rows: Sequence[int], places: Ints) -> tuple[Ints, Ints, Ints]:
        """Which of some rows (their order in `rows`) hold which of some documents (likewise), and their postings."""
        chosen = np.array(rows, dtype=np.int64)
        words, bit = places // WORD, (places % WORD).astype(np.uint64)
        at = np.minimum(np.maximum(words, self.low[chosen, None]), self.high[chosen, None])
        at += self.shift[chosen, None]
        row, place = np.nonzero((self.bits[at] >> bit) & np.uint64(1))
        at = at[row, place]
        within = np.bitwise_count(self.bits[at] << (np.uint64(WORD - 1) - bit[place])).astype(np.int64) - 1
        return row, place, self.starts[chosen[row]] + self.before[at] + within
