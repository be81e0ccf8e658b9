"""How probable it is that an answer is right: its procedure, the facts it hangs on, what was heard, weighed together.

A logistic regression of the signs of an answer. Its weights (`confidence.json`) are fitted on stories of strangers that
no model has learnt, so a probability means what it says: `python -m evals.understanding.confidence`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.asking.hearing import Heeded
from rulings.engine.ruling_document import RulingDocument
from understanding.clearer import clearness
from understanding.endings import end_of, ends_near, log_share

SIGNS = ("always", "procedure", "reading", "ending")
"""1; log odds of the procedure; log probability that every fact, told or silent, was read right; log share of the near
solved stories that end so. (The least sure fact that the ruling hangs on, those heard alone, the runner-up, and what
the table shows add nothing to these. How much is told, and whether something is left open, speak for an answer in
stories of our own writers and against it in those of strangers: they are left out.)
"""
WEIGHTS = Path(__file__).parent / "confidence.json"
_SUREST = 0.99


def signs_of(heeded: Heeded, name: str, ruling: RulingDocument) -> list[float]:
    """The signs of the answer by a procedure that rules so."""
    p = next((choice.p for choice in heeded.choices if choice.name == name), 0.0)
    return [1.0, _odds(p), clearness(heeded.heard, name), log_share(ends_near(heeded.heard, name), end_of(ruling))]


def confidence(signs: Sequence[float]) -> float:
    """The probability that an answer with these signs is right."""
    return float(1 / (1 + np.exp(-(_weights() @ np.array(signs)))))


@cache
def _weights() -> NDArray[np.float64]:
    found: dict[str, float] = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return np.array([found[name] for name in SIGNS])


def _odds(p: float) -> float:
    kept = min(max(p, 1 - _SUREST), _SUREST)
    return float(np.log(kept / (1 - kept)))
