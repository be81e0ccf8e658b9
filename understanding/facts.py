"""The facts that a text tells a procedure: linear models over its pieces, made by `understanding.learn_facts`.

They only propose: what the table tells wins, and the engine refuses what contradicts itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from understanding.clauses import cut
from understanding.model import Heard
from understanding.said import SIZE, Row, pieces, roles, signs
from understanding.seating import seating
from understanding.tellings import ideas

DATA = Path(__file__).parent / "data"
TOLD = 0.45
"""The probability from which a fact counts as told."""
AHEAD = 0.1
"""How much likelier than any other value of the same fact it has to be."""


@dataclass(frozen=True, slots=True)
class Told:
    """A fact told: its value as facts take it, the words that tell it, how probable that is."""

    fact: str
    value: Any
    words: str
    p: float


@dataclass(frozen=True, slots=True)
class Weights:
    """One value of one idea: the places of its signs, their weights, its bias."""

    places: NDArray[np.int64]
    weights: NDArray[np.float32]
    bias: float

    def scores(self, rows: Any) -> NDArray[np.float64]:
        """The probability in each row of a sparse matrix."""
        dense = np.zeros(SIZE, np.float32)
        dense[self.places] = self.weights
        return 1 / (1 + np.exp(-(np.asarray(rows @ dense, np.float64) + self.bias)))

    def of(self, row: Row) -> float:
        """The probability in one piece."""
        at = np.searchsorted(self.places, row[0])
        at[at == len(self.places)] = 0
        met = self.places[at] == row[0]
        return float(1 / (1 + np.exp(-(float(row[1][met] @ self.weights[at[met]]) + self.bias))))


class Reader:
    """The models of all ideas."""

    def __init__(self, made: Mapping[str, Mapping[str, Weights]]) -> None:
        self.made = made

    def best(self, ideas: Sequence[str], rows: Sequence[Row]) -> dict[str, tuple[str, int, float]]:
        """For each idea that some piece tells: the value, which piece tells it best, and how probable it is."""
        found: dict[str, tuple[str, int, float]] = {}
        for idea in ideas:
            scored = [
                (value, *max(((one.of(row), -at) for at, row in enumerate(rows)), default=(0.0, 0)))
                for value, one in self.made.get(idea, {}).items()
            ]
            scored.sort(key=lambda one: -one[1])
            if not scored or scored[0][1] < TOLD:
                continue
            if len(scored) > 1 and scored[1][1] > scored[0][1] - AHEAD:
                continue
            found[idea] = (scored[0][0], -scored[0][2], scored[0][1])
        return found


@cache
def reader() -> Reader:
    """The committed models; none where they were not made yet."""
    path = DATA / "facts.npz"
    made: dict[str, dict[str, Weights]] = {}
    if path.exists():
        with np.load(path) as kept:
            ends, places, weights = kept["ends"], kept["places"].astype(np.int64), kept["weights"]
            scale, bias = kept["scale"], kept["bias"]
            for at, name in enumerate(kept["names"]):
                idea, _, value = str(name).partition(" ")
                part = slice(int(ends[at]), int(ends[at + 1]))
                row = weights[part].astype(np.float32) * scale[at]
                made.setdefault(idea, {})[value] = Weights(places[part], row, float(bias[at]))
    return Reader(made)


def facts_taught(procedure: str) -> set[str]:
    """The facts of a procedure that tellings teach."""
    made = reader().made
    return {
        name.partition(".")[2] for name, idea in ideas().items() if name.partition(".")[0] == procedure and idea in made
    }


def told_to(heard: Heard, procedure: str) -> list[Told]:
    """The facts of a procedure that a text tells, in the order of the procedure's declaration."""
    from rulings import registry

    models = reader()
    own = {name.partition(".")[2]: idea for name, idea in ideas().items() if name.partition(".")[0] == procedure}
    if not own or not models.made:
        return []
    text = cut(heard.text, heard.language)
    seats = roles(seating(heard, procedure))
    spans = pieces(text)
    best = models.best(sorted(set(own.values())), [signs(text, span, seats) for span in spans])
    found = []
    for fact, field in registry.get(procedure).fields.items():
        if own.get(fact) in best:
            spelt, at, p = best[own[fact]]
            value = {_spelt(one): one for one in field.type.finite or ()}.get(spelt)
            if value is not None:
                found.append(Told(fact, value, text.said(*spans[at]), p))
    return found


def _spelt(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
