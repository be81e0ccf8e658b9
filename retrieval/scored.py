"""What a part of the search says: the units that it scores, and how. In a large index, of those that lead."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Scores = NDArray[np.float32]
Places = NDArray[np.int64]
GROUPED = 16
"""So many scores are looked at as one, by their greatest, where few of very many are sought."""


def leading(whole: Scores, count: int) -> Places:
    """Where the best scores above 0 stand, ascending: at least `count` (or all), all that equal the least of them."""
    across = len(whole) // GROUPED
    if across <= count:
        return np.flatnonzero(whole > 0)
    groups, rest = whole[: GROUPED * across].reshape(GROUPED, across), whole[GROUPED * across :]
    greatest = groups.max(axis=0)
    some = greatest[greatest > 0]
    least = np.partition(some, len(some) - count)[len(some) - count] if len(some) > count else np.float32(1e-9)
    columns = np.flatnonzero(greatest >= least)
    rows, at = np.nonzero(groups[:, columns] >= least)
    places: Places = np.concatenate([rows * across + columns[at], np.flatnonzero(rest >= least) + GROUPED * across])
    return places


@dataclass(frozen=True, slots=True)
class ScoredUnits:
    """The places of units, ascending, and their scores, above 0."""

    places: Places
    scores: Scores

    @classmethod
    def of(cls, whole: Scores) -> ScoredUnits:
        """All that score, of the scores of all units."""
        places = np.flatnonzero(whole > 0)
        return cls(places, whole[places])

    @classmethod
    def leading(cls, whole: Scores, count: int, outside: Places) -> ScoredUnits:
        """Of the scores of very many units the best, at least `count`, all that equal the last, and the best outside.

        The best outside counts for whether there is an answer (`retrieval.scope`) however many are better.
        """
        places = leading(whole, count)
        if len(outside):
            best = outside[whole[outside].argmax()]
            at = np.searchsorted(places, best)
            if whole[best] > 0 and (at == len(places) or places[at] != best):
                places = np.insert(places, at, best)
        return cls(places, whole[places])

    @classmethod
    def best(cls, places: Places, scores: Scores) -> ScoredUnits:
        """The best score of each place that is named."""
        above = scores > 0
        places, scores = places[above], scores[above]
        if not len(places):
            return cls(places, scores)
        order = np.argsort(places)
        places = places[order]
        starts = np.flatnonzero(np.diff(places, prepend=-1))
        return cls(places[starts], np.maximum.reduceat(scores[order], starts))

    def whole(self, size: int) -> Scores:
        """The scores of all units, 0 for those that are not here."""
        total = np.zeros(size, dtype=np.float32)
        total[self.places] = self.scores
        return total
