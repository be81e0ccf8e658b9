"""Confidence intervals by the bootstrap (Efron 1979): percentile method, fixed seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

RESAMPLES = 2000
SEED = 1925


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with the ends of its 95 % interval and the number of observations."""

    value: float
    low: float
    high: float
    count: int

    def percent(self) -> str:
        """For a table: `81.0 [73.0, 88.0]`."""
        return f"{100 * self.value:.1f} [{100 * self.low:.1f}, {100 * self.high:.1f}]"


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of `values` and its interval; an empty sequence gives zeros."""
    if not values:
        return Estimate(0.0, 0.0, 0.0, 0)
    means = _means(np.asarray(values, dtype=np.float64), np.random.default_rng(SEED))
    low, high = np.percentile(means, [2.5, 97.5])
    return Estimate(float(np.mean(values)), float(low), float(high), len(values))


def gap(groups: Mapping[str, Sequence[float]]) -> Estimate:
    """How far the worst group is behind the best, with the interval of that difference under resampling each group."""
    if len(groups) < 2:
        return Estimate(0.0, 0.0, 0.0, 0)
    generator = np.random.default_rng(SEED)
    means = np.stack([_means(np.asarray(values, dtype=np.float64), generator) for values in groups.values()])
    spread = means.max(axis=0) - means.min(axis=0)
    observed = [float(np.mean(values)) for values in groups.values()]
    low, high = np.percentile(spread, [2.5, 97.5])
    return Estimate(max(observed) - min(observed), float(low), float(high), sum(map(len, groups.values())))


def difference(ours: Sequence[float], theirs: Sequence[float]) -> Estimate:
    """The mean paired difference of two systems on the same questions, with its interval."""
    return estimate([a - b for a, b in zip(ours, theirs, strict=True)])


def _means(
    values: np.ndarray[tuple[int], np.dtype[np.float64]], generator: np.random.Generator
) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    picks = generator.integers(0, len(values), size=(RESAMPLES, len(values)))
    means: np.ndarray[tuple[int], np.dtype[np.float64]] = values[picks].mean(axis=1)
    return means
