"""Weighted reciprocal rank fusion (Cormack, Clarke and Buettcher, SIGIR 2009); a list that does not repeat itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

SAMPLED = 16
"""Of many scores every so manieth gives the bound below which none need be looked at."""


def ranks(scores: NDArray[np.float32], depth: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Places of the best `depth` documents with a positive score, best first, and their ranks from 1.

    Equal scores share a rank, the next score has the next one, and they stand in the order of the corpus: a part that
    gives all provisions of a law one score ranks laws.
    """
    found = _best(scores, depth)
    order = found[np.lexsort((found, -scores[found]))][:depth]
    values = scores[order]
    new = np.ones(len(order), dtype=bool)
    new[1:] = values[1:] != values[:-1]
    return order, np.cumsum(new)


def _best(scores: NDArray[Any], count: int) -> NDArray[np.int64]:
    """The places of the best `count` positive scores and of all that equal the last of them: few are left to sort."""
    some = scores[::SAMPLED]
    least = scores.dtype.type(0)
    if len(some) >= 4 * count:  # the last of the best of a part is none too high a bound for the whole
        least = max(least, np.partition(some, len(some) - count)[len(some) - count])
    found = np.flatnonzero(scores >= least if least > 0 else scores > 0)
    if len(found) <= count:
        return found
    values = scores[found]
    last = np.partition(values, len(values) - count)[len(values) - count]
    best: NDArray[np.int64] = found[values >= last]
    return best


def fuse(
    rankings: Mapping[str, NDArray[np.float32]], weights: Mapping[str, float], constant: float, depth: int
) -> NDArray[np.float64]:
    """The fused score of each document: the sum over rankings of weight / (constant + rank)."""
    size = len(next(iter(rankings.values()))) if rankings else 0
    total = np.zeros(size, dtype=np.float64)
    for name in sorted(rankings):
        weight = weights.get(name, 0.0)
        if weight > 0:
            places, standing = ranks(rankings[name], depth)
            total[places] += weight / (constant + standing)
    return total


def diversify(
    scores: NDArray[np.float64], families: NDArray[np.int64], repeat: float, k: int
) -> list[tuple[int, float]]:
    """The best `k` documents with their scores, each provision of a law already listed counting `repeat` times as much.

    Greedy (after Carbonell and Goldstein's maximal marginal relevance, SIGIR 1998); scores never rise down the list.
    """
    found = _best(scores, 20 * k)
    order = found[np.lexsort((found, -scores[found]))][: 20 * k]
    values, own = scores[order], families[order]
    result: list[tuple[int, float]] = []
    for _ in range(min(k, len(order))):
        best = int(np.argmax(values))
        result.append((int(order[best]), float(values[best])))
        values = np.where(own == own[best], values * repeat, values)
        values[best] = -np.inf
    return result
