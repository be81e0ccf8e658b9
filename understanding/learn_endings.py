"""Makes the ends of all solved stories, `data/endings.npz`: `python -m understanding.learn_endings` (half a minute).

Each scene and each story with gold facts is ruled; to be made again when rulings change, and after the solved
stories of `understanding.learn`, which they belong to.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import numpy as np

from corpus.errors import BadFacts
from corpus.scenes import scenes
from corpus.story_facts import Gold, golds
from rulings import registry
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.errors import EngineError
from understanding.endings import end_of
from understanding.senses import DATA

REFUSED = ""
"""The end of a story whose facts are refused."""


def end(gold: Gold) -> str:
    """What the ruling on gold facts comes to."""
    try:
        return end_of(registry.rule(gold.procedure, dict(gold.facts), IN_FORCE_EDITION, "en", weighed=False))
    except (BadFacts, EngineError):
        return REFUSED


def solved_ends() -> Iterator[str]:
    """The end of every telling of every solved story, in the order of `understanding.learn`."""
    for gold in [*scenes(), *golds()]:
        found = end(gold)
        yield from (found for _ in gold.tellings)


def learn_endings() -> None:
    """Rule them and write the file."""
    found = list(solved_ends())
    labels = sorted(set(found))
    places = {label: at for at, label in enumerate(labels)}
    of = np.array([places[one] for one in found], np.uint16)
    np.savez_compressed(DATA / "endings.npz", labels=np.array(labels), of=of)
    sys.stdout.write(f"{len(found)} tellings, {len(labels)} ends\n")


if __name__ == "__main__":
    learn_endings()
