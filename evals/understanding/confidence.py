"""How far the confidence of answers holds: `python -m evals.understanding.confidence [--fit]`.

Every telling of blind rounds (`corpus/stories/strangers`) and of `corpus/stories/apart`, which no model learns, is
asked; an answer is right when it rules and asks as the gold facts do. With `--fit` the weights
(`app/asking/confidence.json`) are fitted on the rounds; what the weights of one round say of another is printed too.
Prints what is answered flatly and how often that is right, and draws the reliability of the rounds
(`evals/report/confidence.svg`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.asking.confidence import SIGNS, WEIGHTS, signs_of
from app.asking.doubt import SURE
from app.asking.hearing import heed, to_rule
from app.asking.ruled import ruled
from app.asking.told import rule_told
from app.looking_up.library import Library
from corpus.citations import cited
from corpus.errors import BadFacts
from corpus.model import Language
from corpus.story_facts import STRANGERS, Gold, apart, golds
from evals.understanding.agree import outcome_of
from evals.understanding.gold_facts import answer
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.errors import EngineError

REPORT = Path(__file__).parents[1] / "report" / "confidence.svg"
_STRENGTH = 1.0
_STEPS = 10


@dataclass(frozen=True, slots=True)
class Weighed:
    """One telling answered: its situation, the signs of the answer, and whether it was right."""

    situation: str
    signs: Sequence[float]
    right: bool


def tried(library: Library, stories: Iterator[Gold]) -> Iterator[Weighed]:
    """Every telling that a procedure answers."""
    for gold in stories:
        try:
            right = outcome_of(answer(library.store, gold, "en"))
        except (BadFacts, EngineError):
            continue
        for row in gold.tellings:
            found = _answered(library, row["question"], row["lang"])
            if found is not None:
                name, signs, outcome = found
                yield Weighed(gold.story, signs, name == gold.procedure and outcome == right)


def _answered(library: Library, text: str, language: Language) -> tuple[str, list[float], tuple[object, ...]] | None:
    """The procedure that answers a text, the signs of its answer, and what is ruled and asked; None without one."""
    reading = library.read(text, language)
    found = library.find(reading, 10, "none")
    hits = [hit.canonical for hit in library.searcher.search(text, language, 10)]
    heeded = heed(library, reading, hits, cited(library.store, text), "none")
    best = to_rule(heeded, found.scope.answerable, False, hits)
    if best is None:
        return None
    ruling, rows, facts = rule_told(
        reading, heeded.heard, best.name, IN_FORCE_EDITION, language, {}, second=heeded.second
    )
    document = ruled(library.store, best.name, ruling, rows, facts, language, [])
    return best.name, signs_of(heeded, best.name, ruling), outcome_of(document)


def every_second(situations: Iterable[str]) -> set[str]:
    """The half of some situations that is learnt from; the others measure."""
    return set(sorted(set(situations))[::2])


def fit(rows: Sequence[Weighed]) -> dict[str, float]:
    """The weights of greatest likelihood, kept small (Newton's method)."""
    signs, right = np.array([row.signs for row in rows]), np.array([row.right for row in rows], float)
    weights = np.zeros(len(SIGNS))
    for _ in range(_STEPS):
        p = 1 / (1 + np.exp(-(signs @ weights)))
        slope = signs.T @ (right - p) - _STRENGTH * weights
        curve = (signs * (p * (1 - p))[:, None]).T @ signs + _STRENGTH * np.eye(len(SIGNS))
        weights += np.linalg.solve(curve, slope)
    return {name: round(float(weight), 4) for name, weight in zip(SIGNS, weights, strict=True)}


def table(said: NDArray[np.float64], right: NDArray[np.bool_]) -> list[tuple[float, float, int]]:
    """What was said, how often that was right, and of how many, by tenths of the probability."""
    tenths = np.minimum((said * 10).astype(int), 9)
    return [
        (float(said[tenths == at].mean()), float(right[tenths == at].mean()), int((tenths == at).sum()))
        for at in sorted({int(one) for one in tenths})
    ]


def drawn(rows: Sequence[tuple[float, float, int]]) -> str:
    """The reliability as a picture: said from left to right, right from below, a disc as large as its number."""
    most = max(count for _, _, count in rows)
    discs = "".join(
        f'<circle cx="{20 + 200 * said:.0f}" cy="{220 - 200 * right:.0f}" r="{3 + 9 * (count / most) ** 0.5:.1f}" '
        f'fill="#1f6f54" fill-opacity="0.75"><title>said {said:.2f}, right {right:.2f} of {count}</title></circle>'
        for said, right, count in rows
    )
    frame = '<rect x="20" y="20" width="200" height="200" fill="none" stroke="#888"/>'
    even = '<line x1="20" y1="220" x2="220" y2="20" stroke="#bbb" stroke-dasharray="4"/>'
    texts = '<text x="100" y="236" font-size="11">said</text><text x="14" y="14" font-size="11">right</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="480">{frame}{even}{discs}{texts}</svg>\n'
    )


def main() -> None:
    """Ask everything, fit where that is wanted, and print what holds."""
    parser = argparse.ArgumentParser(prog="evals.understanding.confidence")
    parser.add_argument("--fit", action="store_true")
    given = parser.parse_args()
    library = Library()
    rounds: dict[str, list[Weighed]] = {}
    for story in golds(STRANGERS):
        rounds.setdefault(story.set, []).extend(tried(library, iter([story])))
    told = [row for rows in rounds.values() for row in rows]
    for name, rows in rounds.items():
        others = [row for other, found in rounds.items() if other != name for row in found]
        if others:
            _print(f"{name}, by the others' weights", rows, fit(others))
    if given.fit:
        WEIGHTS.write_text(json.dumps(fit(told), indent=1) + "\n", encoding="utf-8")
    kept = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    found = _print("strangers", told, kept)
    _print("apart", list(tried(library, apart())), kept)
    REPORT.write_text(drawn(found), encoding="utf-8")


def _print(name: str, rows: Sequence[Weighed], weights: Mapping[str, float]) -> list[tuple[float, float, int]]:
    """What some weights say of some rows, by tenths, and what of that is flat; the tenths."""
    signs, right = np.array([row.signs for row in rows]), np.array([row.right for row in rows])
    said = 1 / (1 + np.exp(-(signs @ np.array([weights[sign] for sign in SIGNS]))))
    flat, found = said >= SURE, table(said, right)
    sys.stdout.write(f"{name}: {len(rows)} answers, {right.sum()} right; ")
    sys.stdout.write(f"flat {flat.sum()}, of which right {right[flat].sum()}\n")
    for probable, good, count in found:
        sys.stdout.write(f"  said {probable:.2f}: right {good:.2f} of {count}\n")
    return found


if __name__ == "__main__":
    main()
