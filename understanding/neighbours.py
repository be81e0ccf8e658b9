"""Solved stories near a text: how often those about the same procedure tell each value of a fact.

Nearness is the cosine of the senses of whole texts, sharpened; what scenes and stories with gold facts tell is known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from understanding.senses import WIDTH

SILENT = ""
"""The value of a fact that a story does not tell."""
_SHARPNESS = 22.0
_WHOLE = 20
"""Words from which a text is long enough for its sense to be trusted; a shorter one is as far from all, the shorter."""
Values = Mapping[str, str]
"""The value of each idea that a story tells."""


Told = Mapping[str, Mapping[str, NDArray[np.int64]]]
"""Which stories tell each value of each idea: idea -> value -> their places."""


@dataclass(frozen=True, slots=True)
class Near:
    """The solved stories of one procedure, each with its weight for one text (the weights sum to their number), and
    which of them tell what.
    """

    weights: NDArray[np.float64]
    told: Told

    def odds(self, idea: str, values: Sequence[str]) -> list[float]:
        """The log share of the stories that tell each of some values; with none at hand every value is alike."""
        told = {value: self.weights[rows].sum() for value, rows in self.told.get(idea, {}).items()}
        told[SILENT] = self.weights.sum() - sum(told.values())
        even, most = 1.0 / len(values), len(self.weights) + 1
        return [float(np.log((even + max(told.get(value, 0.0), 0.0)) / most)) for value in values]


@dataclass(frozen=True)
class Neighbours:
    """Solved stories: the sense of each telling, shape (tellings, WIDTH), its procedure, and what it tells."""

    vectors: NDArray[np.float32]
    procedures: Sequence[str]
    values: Sequence[Values]

    def near(self, procedure: str, meant: NDArray[np.float32], words: int) -> Near:
        """The stories of a procedure, weighed by how near they are to the sense of so many words."""
        if procedure not in self._rows:
            return Near(np.zeros(0), {})
        if procedure not in self._own:
            rows = self._rows[procedure]
            self._own[procedure] = self.vectors[rows], _told([self.values[row] for row in rows])
        vectors, told = self._own[procedure]
        weights = np.exp(_SHARPNESS * min(1.0, words / _WHOLE) * np.asarray(vectors @ meant, np.float64))
        return Near(weights * (len(weights) / weights.sum()), told)

    @cached_property
    def _rows(self) -> dict[str, list[int]]:
        """Which stories are of each procedure."""
        rows: dict[str, list[int]] = {}
        for row, name in enumerate(self.procedures):
            rows.setdefault(name, []).append(row)
        return rows

    @cached_property
    def _own(self) -> dict[str, tuple[NDArray[np.float32], Told]]:
        """The stories of each procedure asked for so far: their senses, and which of them tell what."""
        return {}

    @classmethod
    def none(cls) -> Neighbours:
        """No stories at all."""
        return cls(np.zeros((0, WIDTH), np.float32), (), ())


def _told(stories: Sequence[Values]) -> Told:
    found: dict[str, dict[str, list[int]]] = {}
    for place, story in enumerate(stories):
        for idea, value in story.items():
            found.setdefault(idea, {}).setdefault(value, []).append(place)
    return {idea: {value: np.array(rows) for value, rows in own.items()} for idea, own in found.items()}
