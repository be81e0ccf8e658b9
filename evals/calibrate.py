"""Calibration of refusal: the `scope` block of `retrieval/data/weights.yaml`.

python -m evals.calibrate           print the block and what it would refuse
python -m evals.calibrate --write   put it into weights.yaml and build the indexes anew (a minute)

Logistic regression with L2 on the signals of `retrieval.scope`: development and held out questions against questions
out of scope (`datasets/scope.jsonl` and those of these parts). The threshold is the lowest that refuses 98 %
of what is out of scope: the answerable questions here are easier than unseen ones, so those get the whole gap between
the two. The rates printed are of questions left out (10 folds), and of `datasets/scope_2.jsonl`, which nothing is
fitted on.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.service import Service
from corpus.concepts import provisions_of
from corpus.errors import LawbridgeError
from evals.questions import EvalQuestion, Part, load_questions, load_scope_questions
from retrieval.manifest import WEIGHTS

PARTS: tuple[Part, ...] = ("dev", "held_out_2", "held_out_3")
FOLDS = 10
STRENGTH = 0.5
REFUSED_AT_LEAST = 0.98

Matrix = NDArray[np.float64]


def _development() -> list[EvalQuestion]:
    return [question for part in PARTS for question in load_questions(part)]


def features(service: Service, questions: Sequence[EvalQuestion]) -> tuple[list[str], Matrix]:
    """The names of the signals and their values, one row a question."""
    rows = [_signals(service, question) for question in questions]
    names = sorted(rows[0])
    return names, np.array([[row[name] for name in names] for row in rows])


def _signals(service: Service, question: EvalQuestion) -> dict[str, float]:
    searcher = service.searcher
    read = any(provisions_of(name) for name in service.read(question.text, question.language).concepts)
    return searcher.signals(searcher.evidence(question.text, question.language), read=read)


def fit(values: Matrix, answerable: NDArray[np.bool_]) -> tuple[Matrix, float]:
    """Weights and bias by Newton's method; both classes weigh the same."""
    x = np.hstack([values, np.ones((len(values), 1))])
    y = answerable.astype(float)
    balance = np.where(answerable, 0.5 / answerable.sum(), 0.5 / (~answerable).sum()) * len(y)
    penalty = np.diag([STRENGTH] * values.shape[1] + [0.0])
    weights = np.zeros(x.shape[1])
    for _ in range(50):
        p = 1.0 / (1.0 + np.exp(-np.clip(x @ weights, -30, 30)))
        gradient = x.T @ (balance * (p - y)) + penalty @ weights
        hessian = (x * (balance * np.maximum(p * (1 - p), 1e-6))[:, None]).T @ x + penalty
        weights = weights - np.linalg.solve(hessian, gradient)
    return weights[:-1], float(weights[-1])


def likelihood(values: Matrix, weights: Matrix, bias: float) -> Matrix:
    """The model's likelihood of being answerable, one a row."""
    result: Matrix = 1.0 / (1.0 + np.exp(-np.clip(values @ weights + bias, -50, 50)))
    return result


def left_out(values: Matrix, answerable: NDArray[np.bool_]) -> Matrix:
    """Each question's likelihood from a model that has not seen it."""
    result = np.zeros(len(values))
    for fold in range(FOLDS):
        out = np.arange(len(values)) % FOLDS == fold
        weights, bias = fit(values[~out], answerable[~out])
        result[out] = likelihood(values[out], weights, bias)
    return result


def threshold_for(likelihoods: Matrix, answerable: NDArray[np.bool_]) -> float:
    """The lowest threshold, in hundredths, that refuses `REFUSED_AT_LEAST` of what is out of scope."""
    outside = likelihoods[~answerable]
    steps = [step / 100 for step in range(1, 96) if (outside < step / 100).mean() >= REFUSED_AT_LEAST]
    return min(steps, default=0.95)


def block(names: Sequence[str], weights: Matrix, bias: float, threshold: float) -> str:
    """The lines of `weights.yaml` that hold the model."""
    rows = [f"  bias: {bias:.3f}", *(f"  {name}: {weight:.3f}" for name, weight in zip(names, weights, strict=True))]
    return "\n".join(["scope:", *rows, f"scope_threshold: {threshold:.2f}"]) + "\n"


def write(text: str, path: Path = WEIGHTS) -> None:
    """Replace the block at the end of `weights.yaml`."""
    kept, _, _ = path.read_text(encoding="utf-8").partition("scope:\n")
    path.write_text(kept + text, encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Fit, print the block and the rates, write it if asked; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m evals.calibrate", description="Calibrate what is refused.")
    parser.add_argument("--write", action="store_true", help="put the block into weights.yaml and ingest")
    chosen = parser.parse_args(arguments)
    try:
        service = Service()
        questions = [*_development(), *load_scope_questions()]
        names, values = features(service, questions)
        _, fresh = features(service, load_scope_questions(held_out=True))
    except LawbridgeError as error:
        print(error, file=sys.stderr)
        return 2
    answerable = np.array([question.answerable for question in questions])
    unseen = left_out(values, answerable)
    threshold = threshold_for(unseen, answerable)
    weights, bias = fit(values, answerable)
    text = block(names, weights, bias, threshold)
    refused = unseen < threshold
    print(text, end="")
    print(f"# left out: {refused[~answerable].sum()} of {(~answerable).sum()} out of scope refused,", end=" ")
    print(f"{refused[answerable].sum()} of {answerable.sum()} answerable refused")
    print(f"# never fitted on: {(likelihood(fresh, weights, bias) < threshold).sum()} of {len(fresh)} refused")
    for question, value in sorted(zip(questions, unseen, strict=True), key=lambda row: row[1]):
        if (value < threshold) == question.answerable:
            print(f"#   {value:.2f} {question.id}: {question.text}")
    if chosen.write:
        from ingest.build import build

        write(text)
        build()
    return 0


if __name__ == "__main__":
    sys.exit(main())
