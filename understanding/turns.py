"""Whether a text goes on with an open case or tells another one: a logistic model over what was heard.

It is heard what the text sounds like alone, and what the case sounds like without it and with it. The weights
(`data/turns.json`) are fitted on told dialogues, each follow-up against the openings of other cases, by
`python -m understanding.learn_turns`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from understanding.heard import Heard
from understanding.senses import DATA

SIGNALS = ("always", "words", "own", "other", "whole", "acts", "named", "asks", "marked")
"""One; log of the words; log probability, alone, of the case's own procedure and of the best other one; how much less
probable its own is with the text; acts told; calls, cards and persons named; whether it ends as a question; whether
it begins as what goes on or puts right does."""
_LEAST = 1e-3
_MOST = 6
"""Acts, and things named, beyond which more of them say nothing more."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A case before a text, with it, and the text alone, each heard; the procedure that rules the case."""

    before: Heard
    whole: Heard
    alone: Heard
    procedure: str
    marked: bool = False


def signals(turn: Turn) -> NDArray[np.float64]:
    """What speaks for another case, or against it: a number for each of `SIGNALS`."""
    alone, whole, before = (dict(heard.ranked) for heard in (turn.alone, turn.whole, turn.before))
    other = max((p for name, p in alone.items() if name != turn.procedure), default=0.0)
    fallen = _log(before.get(turn.procedure, 0.0)) - _log(whole.get(turn.procedure, 0.0))
    read = turn.alone.read
    words = sum(token.folded.isalnum() for token in read.words) if read else 0
    named = sum(one.kind in ("call", "card", "who") for one in read.mentions) if read else 0
    acts = len(turn.alone.table["events"])
    asks = turn.alone.text.rstrip().endswith("?")
    return np.array(
        [
            1.0,
            float(np.log(max(words, 1))),
            _log(alone.get(turn.procedure, 0.0)),
            _log(other),
            fallen,
            float(min(acts, _MOST)),
            float(min(named, _MOST)),
            float(asks),
            float(turn.marked),
        ]
    )


def another(turn: Turn) -> float:
    """How probable it is that a text tells another case than the open one."""
    made = weights()
    score = float(signals(turn) @ np.array([made[name] for name in SIGNALS]))
    return 1 / (1 + float(np.exp(-score)))


@cache
def weights() -> Mapping[str, float]:
    """The committed weights."""
    found: Mapping[str, float] = json.loads((DATA / "turns.json").read_text(encoding="utf-8"))
    return found


def logistic(rows: NDArray[np.float64], right: Sequence[bool]) -> NDArray[np.float64]:
    """The weights of greatest likelihood, kept small; rows of signals, and whether each is of another case."""
    wanted = np.array(right, np.float64)
    spread = rows.std(axis=0)
    scaled = rows / np.where(spread > 0, spread, 1.0)
    found = np.zeros(rows.shape[1])
    for _ in range(2000):
        shares = 1 / (1 + np.exp(-(scaled @ found)))
        found += 0.5 * (scaled.T @ (wanted - shares) / len(wanted) - 1e-3 * found)
    return found / np.where(spread > 0, spread, 1.0)


def _log(p: float) -> float:
    return float(np.log(max(p, _LEAST)))
