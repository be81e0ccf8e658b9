"""Whether the texts can answer a question at all: what speaks for the best provision against what speaks outside.

Each part of the search gives two signals: how well the best provision matches, and by how much it is ahead of the best
outside line (`retrieval.outside`). Two more look at the words alone: how many of them the texts know, and how many are
bridge words. A logistic model weighs them; it is fitted on development questions and calibration
questions out of scope (`evals/calibrate.py`) and kept in `data/weights.yaml`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from retrieval.scored import ScoredUnits


@dataclass(frozen=True, slots=True)
class Scope:
    """How likely it is that the texts answer a question (0 to 1), and whether that is enough to answer."""

    likelihood: float
    answerable: bool


def signals(
    parts: Mapping[str, ScoredUnits], inside: NDArray[np.bool_], scales: Mapping[str, float]
) -> dict[str, float]:
    """`PART` (best inside) and `PART-lead` (best inside less best outside), each divided by the part's scale.

    `inside` says of each unit whether it is ever shown.
    """
    result: dict[str, float] = {}
    for name, part in parts.items():
        scale = scales.get(name, 1.0) or 1.0
        shown = inside[part.places]
        within, beyond = (float(part.scores[some].max(initial=0.0)) for some in (shown, ~shown))
        result[name] = within / scale
        result[f"{name}-lead"] = within / scale - beyond / scale
    return result


def judge(found: Mapping[str, float], weights: Mapping[str, float], threshold: float) -> Scope:
    """The logistic model: `weights` holds a `bias` and a weight for each signal; a signal without weight is ignored."""
    total = weights.get("bias", 0.0) + sum(weights.get(name, 0.0) * value for name, value in found.items())
    likelihood = 1.0 / (1.0 + math.exp(-max(-50.0, min(50.0, total))))
    return Scope(likelihood, likelihood >= threshold)
