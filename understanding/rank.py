"""What to rule: the procedures a linear model hears in a text, weighed with the laws named and the concepts read.

The model is `data/procedures.npz`, made by `python -m understanding.learn` from table talk, topics, tellings and
stories; the weights of the choice are `data/choice.json`. Both only propose: replay and the engine dispose.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from understanding.features import SIZE
from understanding.homes import Homes, full
from understanding.kept import arrays
from understanding.senses import DATA

SIGNALS = ("heard", "named", "words")
"""What speaks for a procedure: heard by the model, law named, concepts read in its words and provisions found."""
_LABELS, _FLOOR = 8, 1e-3
READ = 0.5
"""How much the network counts beside the linear model (conditional logit on stories that neither had seen)."""
_WHOLE = 12
"""So many words are about all that a short question says; of a longer text single words say less, by its length."""
_NEUTRAL = 0.15
"""What counts as heard, where the model doubts, for a procedure of regulations that no line teaches."""


@dataclass(frozen=True, slots=True)
class Model:
    """A linear model: labels, weights (features and sense) by labels, scale, biases, idf; eight bits once written."""

    labels: tuple[str, ...]
    weights: NDArray[np.int8] | NDArray[np.float32]
    scale: NDArray[np.float32]
    bias: NDArray[np.float32]
    idf: NDArray[np.float32]
    sharpness: float
    meant: NDArray[np.float32] = field(init=False, repr=False)
    """The weights of the sense, ready to be multiplied."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "meant", self.weights[SIZE:].astype(np.float32))


@dataclass(frozen=True, slots=True)
class Choice:
    """A procedure with its probability and what spoke for it."""

    name: str
    p: float
    signals: Mapping[str, float]


def put_first(choices: Sequence[Choice], name: str, least: float = 0.0) -> list[Choice]:
    """The choices, of which there are some, with the procedure `name` first: as probable as the best one is, and
    `least`.
    """
    best = choices[0]
    first = next((one for one in choices if one.name == name), replace(best, name=name))
    return [replace(first, p=max(best.p, first.p, least)), *(one for one in choices if one.name != name)]


def swapped(choices: Sequence[Choice], name: str) -> list[Choice]:
    """The choices with the best one and the procedure `name` in each other's place, each as probable as the other was;
    one that is not among them was not probable at all.
    """
    best = choices[0]
    other = next((one for one in choices if one.name == name), replace(best, name=name, p=0.0))
    others = [one for one in choices if one.name not in (best.name, name)]
    return [replace(other, p=best.p), *sorted([*others, replace(best, p=other.p)], key=lambda one: -one.p)]


@cache
def model(name: str = "procedures") -> Model | None:
    """A committed model, of procedures or of look-ups; None where it was not made yet."""
    kept = arrays(DATA / f"{name}.npz")
    if kept is None:
        return None
    return Model(
        tuple(str(label) for label in kept["labels"]),
        kept["weights"],
        kept["scale"],
        kept["bias"],
        kept["idf"].astype(np.float32),
        float(kept["sharpness"]),
    )


def scores_of(
    kept: Model, places: NDArray[np.int64], values: NDArray[np.float32], sense: NDArray[np.float32]
) -> NDArray[np.float32]:
    """How far each label of a model is from its plane, the positive ones on its side, in the order of the labels."""
    weighed = values * kept.idf[places]
    weighed /= max(float(np.linalg.norm(weighed)), 1e-9)
    scores = weighed @ kept.weights[places].astype(np.float32)
    return np.asarray((scores + sense @ kept.meant) * kept.scale + kept.bias, np.float32)


def shares_of(
    kept: Model | None, places: NDArray[np.int64], values: NDArray[np.float32], sense: NDArray[np.float32]
) -> list[tuple[str, float]]:
    """The labels of a model with their share, best first, from hashed features and the sense of all words; empty
    without a model.
    """
    if kept is None or not len(places):
        return []
    scores = scores_of(kept, places, values, sense)
    odds = np.exp((scores - scores.max()) * kept.sharpness)
    shares = odds / odds.sum()
    order = np.argsort(-shares)
    return [(kept.labels[at], float(shares[at])) for at in order]


def together(heard: Sequence[tuple[str, float]], read: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """The shares of the linear model and of the network multiplied, the network's counted `READ` times; best first."""
    if not heard or not read:
        return list(heard)
    own = dict(read)
    ours, theirs = np.array([(share, own.get(label, 0.0)) for label, share in heard]).T
    odds = np.log(_FLOOR + ours) + READ * np.log(_FLOOR + theirs)
    shares = np.exp(odds - odds.max())
    shares /= shares.sum()
    return [(heard[at][0], float(shares[at])) for at in np.argsort(-shares)]


Rows = dict[str, dict[str, float]]
"""Procedure -> signal -> how much it speaks for it."""


@dataclass(frozen=True, slots=True)
class Grounds:
    """What a question gives to choose among procedures."""

    heard: Sequence[tuple[str, float]] = ()
    """The procedures of the model with their share."""
    named: Sequence[str] = ()
    """The provisions that the text names."""
    words: Mapping[str, float] = field(default_factory=dict)
    """What concepts read in its words and provisions found speak for."""
    length: int = 0
    """How many words the text has."""


def choose(grounds: Grounds, homes: Homes, holds: Callable[[str], bool] = lambda _: True) -> list[Choice]:
    """Procedures with their probability, best first; those that do not hold where the asker is are left out."""
    rows = signals(grounds, homes, holds)
    if not rows:
        return []
    weights = _weights()
    scores = np.array([sum(weights[key] * row.get(key, 0.0) for key in SIGNALS) for row in rows.values()])
    odds = np.exp(scores - scores.max())
    shares = odds / odds.sum()
    found = [Choice(name, float(share), row) for (name, row), share in zip(rows.items(), shares, strict=True)]
    return sorted(found, key=lambda choice: -choice.p)


def signals(
    grounds: Grounds, homes: Homes, holds: Callable[[str], bool] = lambda _: True
) -> dict[str, dict[str, float]]:
    """What speaks for each candidate procedure."""
    rows: dict[str, dict[str, float]] = {}
    shares = dict(grounds.heard)
    for name, _ in grounds.heard[:_LABELS]:
        rows.setdefault(name, {})
    for one in grounds.named:
        for name, depth in homes.at(full(one)).items():
            rows.setdefault(name, {})["named"] = depth
    part = min(1.0, _WHOLE / max(grounds.length, 1))
    for name, score in grounds.words.items():
        rows.setdefault(name, {})["words"] = score * part
    rows = {name: row for name, row in rows.items() if holds(name)}
    doubt = 1.0 - max(shares.values(), default=0.0)
    for name, row in rows.items():
        unheard = _NEUTRAL * doubt if name in homes.regulations else 0.0
        row["heard"] = float(np.log(_FLOOR + shares.get(name, unheard)))
    return rows


@cache
def _weights() -> Mapping[str, float]:
    path = DATA / "choice.json"
    if not path.exists():
        return dict.fromkeys(SIGNALS, 1.0)
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return {key: float(found[key]) for key in SIGNALS}
