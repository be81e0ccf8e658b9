"""Solved stories near a text, for the prompt: scenes of the procedures it may be about, in its language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.model import Language
from corpus.scenes import scenes_of
from understanding.clauses import cut
from understanding.features import plain_words
from understanding.senses import WIDTH, senses

MOST = 3
"""Solved stories in a prompt."""
Solved = tuple[str, str, dict[str, Any]]


def solved(story: str, language: Language, names: Sequence[str]) -> list[Solved]:
    """The scenes nearest to a story: text, procedure and facts, the nearest first."""
    there = [one for name in names for one in _scenes(language, name)]
    if not there:
        return []
    near = np.concatenate([_vectors(language, name) for name in names]) @ _meant(story, language)
    return [there[int(at)] for at in np.argsort(-near, kind="stable")[:MOST]]


def _meant(text: str, language: Language) -> NDArray[np.float32]:
    return senses().of(plain_words(cut(text, language))).whole()


@cache
def _vectors(language: Language, procedure: str) -> NDArray[np.float32]:
    """What the scenes of a procedure mean, shape (scenes, WIDTH)."""
    found = [_meant(text, language) for text, _, _ in _scenes(language, procedure)]
    return np.array(found, np.float32).reshape(-1, WIDTH)


@cache
def _scenes(language: Language, procedure: str) -> tuple[Solved, ...]:
    return tuple(
        (str(row["question"]), scene.procedure, dict(scene.facts))
        for scene in scenes_of(procedure)
        for row in scene.tellings
        if row["lang"] == language
    )
