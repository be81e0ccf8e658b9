"""Weighted reciprocal rank fusion (Cormack, Clarke and Buettcher, SIGIR 2009); a list that does not repeat itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from retrieval.scored import ScoredUnits


def ranks(ranking: ScoredUnits, depth: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Places of the best `depth` documents, best first, and their ranks from 1.

    Equal scores share a rank, the next score has the next one, and they stand in the order of the corpus: a part that
    gives all provisions of a law one score ranks laws.
    """
    best = _best(ranking.scores, depth)
    values = ranking.scores[best]
    new = np.ones(len(best), dtype=bool)
    new[1:] = values[1:] != values[:-1]
    return ranking.places[best], np.cumsum(new)


def _best(scores: NDArray[Any], count: int) -> NDArray[np.int64]:
    """Where the best `count` positive scores stand, best first and equal ones in order; few are left to sort."""
    found = np.flatnonzero(scores > 0)
    if len(found) > count:
        values = scores[found]
        found = found[values >= np.partition(values, len(values) - count)[len(values) - count]]
    order: NDArray[np.int64] = found[np.argsort(-scores[found], kind="stable")][:count]
    return order


def fuse(
    rankings: Mapping[str, ScoredUnits], weights: Mapping[str, float], constant: float, depth: int
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """The documents that stand in a ranking, in the order of the corpus, and their fused scores.

    A fused score is the sum over rankings of weight / (constant + rank).
    """
    places: list[NDArray[np.int64]] = [np.zeros(0, dtype=np.int64)]
    shares: list[NDArray[np.float64]] = [np.zeros(0)]
    for name in sorted(rankings):
        weight = weights.get(name, 0.0)
        if weight > 0:
            best, standing = ranks(rankings[name], depth)
            places.append(best)
            shares.append(np.asarray(weight / (constant + standing), dtype=np.float64))
    found, at = np.unique(np.concatenate(places), return_inverse=True)
    return found, np.bincount(at, np.concatenate(shares), len(found)).astype(np.float64, copy=False)


def diversify(
    scores: NDArray[np.float64], families: NDArray[np.int64], repeat: float, k: int
) -> list[tuple[int, float]]:
    """The best `k` places with their scores, each provision of a law already listed counting `repeat` times as much.

    Greedy (after Carbonell and Goldstein's maximal marginal relevance, SIGIR 1998); scores never rise down the list.
    """
    order = _best(scores, 20 * k)
    values, own = scores[order], families[order]
    result: list[tuple[int, float]] = []
    for _ in range(min(k, len(order))):
        best = int(np.argmax(values))
        result.append((int(order[best]), float(values[best])))
        values = np.where(own == own[best], values * repeat, values)
        values[best] = -np.inf
    return result
