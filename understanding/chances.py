"""How probable it is that a text tells a value of a fact: what was heard, and what solved stories near it tell.

A conditional logit over the values of an idea and silence. Its weights (`data/chances.json`) are fitted on stories
that the models had not seen (`python -m understanding.learn --held-out`), so a probability means what it says.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from understanding.neighbours import SILENT, Near
from understanding.senses import DATA

SIGNALS = ("near", "heard", "silent", "loudest", "read")
"""Log share of near stories that tell a value (or none); log odds heard; for silence: always, the loudest log odds;
log probability to the network."""
_LEAST = 1e-5
_STEPS = 400
Case = tuple[NDArray[np.float64], NDArray[np.float64]]
"""The signals of each candidate, and which are right (1.0)."""


def chances(
    idea: str, heard: Mapping[str, float], near: Near, read: Mapping[str, float], weights: Mapping[str, float]
) -> dict[str, float]:
    """The probability of every value of an idea, given how probable each sounds to the linear models (`heard`) and to
    the network (`read`, empty without one); what is left is silence."""
    scores = signals(idea, heard, near, read) @ np.array([weights[name] for name in SIGNALS])
    shares = np.exp(scores - scores.max())
    shares /= shares.sum()
    return dict(zip(heard, shares[1:].tolist(), strict=True))


def signals(idea: str, heard: Mapping[str, float], near: Near, read: Mapping[str, float]) -> NDArray[np.float64]:
    """The signals of silence and of every value, shape (values + 1, 5)."""
    told = near.odds(idea, (SILENT, *heard))
    sure = [1 - sum(read.values()), *(read.get(value, 0.0) for value in heard)]
    logs = np.log(np.maximum(sure, _LEAST)).tolist() if read else [0.0] * len(sure)
    rows = [(told[0], 0.0, 1.0, _odds(max(heard.values(), default=0.0)), logs[0])]
    rows += [(near, _odds(p), 0.0, 0.0, log) for near, p, log in zip(told[1:], heard.values(), logs[1:], strict=True)]
    return np.array(rows)


def weights() -> Mapping[str, float]:
    """The committed weights; plain ones where they were not fitted yet."""
    path = DATA / "chances.json"
    if not path.exists():
        return {"near": 0.7, "heard": 0.8, "silent": 0.0, "loudest": 0.0, "read": 0.0}
    found: Mapping[str, float] = json.loads(path.read_text(encoding="utf-8"))
    return found


def conditional_logit(cases: Sequence[Case]) -> NDArray[np.float64]:
    """Weights of greatest likelihood, kept small."""
    found = np.ones(cases[0][0].shape[1])
    for step in range(_STEPS):
        slope = -0.001 * found * len(cases)
        for matrix, right in cases:
            scores = matrix @ found
            shares = np.exp(scores - scores.max())
            shares /= shares.sum()
            good = shares * right
            slope += (good / max(good.sum(), 1e-9) - shares) @ matrix
        found = found + 2.0 / (1 + step / 100) * slope / len(cases)
    return found


def _odds(p: float) -> float:
    kept = min(max(p, 1e-4), 1 - 1e-4)
    return float(np.log(kept / (1 - kept)))
