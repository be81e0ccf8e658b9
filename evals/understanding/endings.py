"""What the ends of near stories earn: `python -m evals.understanding.endings [--fit]`.

Every telling of `corpus/stories/apart` (which no model learns) is ruled by its procedure in every way that its facts
may be taken (`app.asking.reconsidered`); a way is right when it ends as the gold facts do. With `--fit` the weights
(`understanding/data/endings.json`) are fitted on every second situation and measured on the others.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.asking.reconsidered import WayTaken
from app.asking.told import by_persons, consistent, heard_facts, ways_told
from app.looking_up.library import Library
from corpus.errors import BadFacts
from corpus.story_facts import Gold, apart
from evals.understanding.confidence import every_second
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.errors import EngineError
from understanding.chances import conditional_logit
from understanding.endings import SIGNALS, end_of, likeliest
from understanding.hear import hear
from understanding.learn_endings import REFUSED, end
from understanding.senses import DATA


@dataclass(frozen=True, slots=True)
class Taken:
    """One telling: its situation, the signals of each way, which of them are right."""

    situation: str
    signals: NDArray[np.float64]
    right: NDArray[np.bool_]


def taken(library: Library, stories: Iterator[Gold]) -> Iterator[Taken]:
    """Every telling that can be taken in more than one way."""
    for gold in stories:
        wanted = end(gold)
        for row in gold.tellings if wanted != REFUSED else ():
            try:
                found = _ways(library, gold, row["question"], row["lang"])
            except (BadFacts, EngineError):
                continue
            if found:
                right = np.array([end_of(way.ruling) == wanted for way in found])
                yield Taken(gold.story, np.array([way.signals for way in found]), right)


def _ways(library: Library, gold: Gold, text: str, language: str) -> list[WayTaken]:
    tongue = library.language(text, language)
    heard, reading = hear(text, tongue), library.read(text, tongue)
    rows, said = by_persons(heard, gold.procedure, heard_facts(reading, heard, gold.procedure))
    rows = consistent(rows, gold.procedure, IN_FORCE_EDITION, "en", {})
    return ways_told(heard, gold.procedure, rows, {}, said)


def fit(rows: Sequence[Taken]) -> dict[str, float]:
    """The weights of greatest likelihood, kept small; what is right as it was read need not be changed."""
    cases = []
    for row in rows:
        right = np.arange(len(row.right)) == 0 if row.right[0] else row.right
        if right.any() and not right.all():
            cases.append((row.signals, right.astype(float)))
    return {name: round(float(value), 3) for name, value in zip(SIGNALS, conditional_logit(cases), strict=True)}


def main() -> None:
    """Fit if asked; print how many end as the gold does, as read and reconsidered."""
    parser = argparse.ArgumentParser(prog="evals.understanding.endings", description=__doc__)
    parser.add_argument("--fit", action="store_true")
    given = parser.parse_args()
    rows = list(taken(Library(), apart()))
    if given.fit:
        half = every_second(row.situation for row in rows)
        weights = fit([row for row in rows if row.situation in half])
        (DATA / "endings.json").write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
        rows = [row for row in rows if row.situation not in half]
    read = sum(bool(row.right[0]) for row in rows)
    now = sum(bool(row.right[likeliest([list(one) for one in row.signals])]) for row in rows)
    most = sum(bool(row.right.any()) for row in rows)
    sys.stdout.write(f"{len(rows)} tellings: right as read {read}, reconsidered {now}, in some way {most}\n")


if __name__ == "__main__":
    main()
