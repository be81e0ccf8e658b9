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


@dataclass(frozen=True, slots=True)
class Near:
    """The solved stories of one procedure, each with its weight for one text; the weights sum to their number."""

    weights: Sequence[float]
    stories: Sequence[Values]

    def odds(self, idea: str, values: Sequence[str]) -> list[float]:
        """The log share of the stories that tell each of some values; with none at hand every value is alike."""
        found = dict.fromkeys(values, 1.0 / len(values))
        for weight, story in zip(self.weights, self.stories, strict=True):
            value = story.get(idea, SILENT)
            if value in found:
                found[value] += weight
        return [float(np.log(found[value] / (len(self.stories) + 1))) for value in values]


@dataclass(frozen=True)
class Neighbours:
    """Solved stories: the sense of each telling, shape (tellings, WIDTH), its procedure, and what it tells."""

    vectors: NDArray[np.float32]
    procedures: Sequence[str]
    values: Sequence[Values]

    def near(self, procedure: str, meant: NDArray[np.float32], words: int) -> Near:
        """The stories of a procedure, weighed by how near they are to the sense of so many words."""
        rows = self._rows.get(procedure, [])
        if not rows:
            return Near((), ())
        weights = np.exp(_SHARPNESS * min(1.0, words / _WHOLE) * (self.vectors[rows] @ meant))
        return Near((weights * (len(rows) / weights.sum())).tolist(), [self.values[row] for row in rows])

    @cached_property
    def _rows(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for row, name in enumerate(self.procedures):
            found.setdefault(name, []).append(row)
        return found

    @classmethod
    def none(cls) -> Neighbours:
        """No stories at all."""
        return cls(np.zeros((0, WIDTH), np.float32), (), ())
