"""Solved stories near a text, for the prompt: scenes of the procedures it may be about, in its language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from corpus.model import Language
from corpus.scenes import scenes
from understanding.clauses import cut
from understanding.features import plain_words
from understanding.senses import senses

MOST = 3
"""Solved stories in a prompt."""
Solved = tuple[str, str, dict[str, Any]]


def solved(story: str, language: Language, names: Sequence[str]) -> list[Solved]:
    """The scenes nearest to a story: text, procedure and facts, the nearest first."""
    there = [one for name in names for one in _scenes(language).get(name, ())]
    if not there:
        return []
    near = _meant([text for text, _, _ in there], language) @ _meant([story], language)[0]
    return [there[int(at)] for at in np.argsort(-near, kind="stable")[:MOST]]


def _meant(texts: Sequence[str], language: Language) -> Any:
    return np.array([senses().of(plain_words(cut(text, language))).whole() for text in texts])


@cache
def _scenes(language: Language) -> dict[str, list[Solved]]:
    found: dict[str, list[Solved]] = {}
    for scene in scenes():
        text = next(str(row["question"]) for row in scene.tellings if row["lang"] == language)
        found.setdefault(scene.procedure, []).append((text, scene.procedure, dict(scene.facts)))
    return found
