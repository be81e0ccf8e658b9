"""How probable it is that a text tells a value of a fact: what was heard, against how often such stories tell it.

A conditional logit over the values of an idea and silence. Its four weights (`data/chances.json`) are fitted on stories
that the models had not seen (`python -m understanding.learn --held-out`), so a probability means what it says.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from understanding.senses import DATA

SIGNALS = ("usual", "heard", "silent", "loudest")
"""Log share of stories that tell a value (or none); log odds heard; and, for silence: always, the loudest log odds."""
SILENT = ""
_MOSTLY = 0.7
"""The share of facts that a story does not tell, where nothing is known of an idea."""
_SMOOTH = 2.0
_STEPS = 400
Case = tuple[NDArray[np.float64], NDArray[np.float64]]
"""The signals of each candidate, and which are right (1.0)."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How often stories tell each value of an idea (idea -> value or `SILENT` -> stories), and what signals count."""

    told: Mapping[str, Mapping[str, int]]
    weights: Mapping[str, float]

    def of(self, idea: str, heard: Mapping[str, float]) -> dict[str, float]:
        """The probability of every value, given how probable each sounds; what is left is silence."""
        matrix = self.signals(idea, heard)
        scores = matrix @ np.array([self.weights[name] for name in SIGNALS])
        shares = np.exp(scores - scores.max())
        shares /= shares.sum()
        return dict(zip(heard, shares[1:].tolist(), strict=True))

    def signals(self, idea: str, heard: Mapping[str, float]) -> NDArray[np.float64]:
        """The signals of silence and of every value, shape (values + 1, 4)."""
        counts = self.told.get(idea, {})
        total = sum(counts.values()) + _SMOOTH
        others = (1 - _MOSTLY) / max(len(heard), 1)
        silent = (counts.get(SILENT, 0) + _SMOOTH * _MOSTLY) / total
        rows = [(np.log(silent), 0.0, 1.0, _odds(max(heard.values(), default=0.0)))]
        for value, p in heard.items():
            rows.append((np.log((counts.get(value, 0) + _SMOOTH * others) / total), _odds(p), 0.0, 0.0))
        return np.array(rows)


def counted(stories: Iterable[tuple[Iterable[str], Mapping[str, str]]]) -> dict[str, dict[str, int]]:
    """How often stories tell each value: of each story the ideas it could tell, and the values it tells."""
    found: dict[str, dict[str, int]] = {}
    for ideas, values in stories:
        for idea in ideas:
            row = found.setdefault(idea, {})
            value = values.get(idea, SILENT)
            row[value] = row.get(value, 0) + 1
    return found


def weights() -> Mapping[str, float]:
    """The committed weights; plain ones where they were not fitted yet."""
    path = DATA / "chances.json"
    if not path.exists():
        return {"usual": 0.7, "heard": 0.8, "silent": 0.0, "loudest": 0.0}
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
