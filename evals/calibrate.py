"""Calibration of refusal: `python -m evals.calibrate` prints the `scope` block of `retrieval/data/weights.yaml`.

Logistic regression with L2 on the signals of `retrieval.scope`: development questions against questions out of scope
(`datasets/scope.jsonl` and those of the development part). The threshold lets at most 1 % of the answerable questions
among them be refused; the rates printed are of questions left out (10 folds).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from app.service import Service
from corpus.errors import LawbridgeError
from evals.questions import Question, load_questions, load_scope_questions
from retrieval.search import Searcher

FOLDS = 10
STRENGTH = 0.5
REFUSED_AT_MOST = 0.01

Matrix = NDArray[np.float64]


def features(searcher: Searcher, questions: Sequence[Question]) -> tuple[list[str], Matrix]:
    """The names of the signals and their values, one row a question."""
    rows = [searcher.signals(searcher.evidence(question.text, question.language)) for question in questions]
    names = sorted(rows[0])
    return names, np.array([[row[name] for name in names] for row in rows])


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
    """The largest threshold, in hundredths, that refuses at most `REFUSED_AT_MOST` of the answerable questions."""
    inside = likelihoods[answerable]
    steps = [step / 100 for step in range(1, 96) if (inside < step / 100).mean() <= REFUSED_AT_MOST]
    return max(steps, default=0.01)


def main() -> int:
    """Fit, print the block and the rates; returns the exit status."""
    try:
        questions = [*load_questions("dev"), *load_scope_questions()]
        names, values = features(Service().searcher, questions)
    except LawbridgeError as error:
        print(error, file=sys.stderr)
        return 2
    answerable = np.array([question.answerable for question in questions])
    unseen = left_out(values, answerable)
    threshold = threshold_for(unseen, answerable)
    weights, bias = fit(values, answerable)
    print("scope:")
    print(f"  bias: {bias:.3f}")
    for name, weight in zip(names, weights, strict=True):
        print(f"  {name}: {weight:.3f}")
    print(f"scope_threshold: {threshold:.2f}")
    refused = unseen < threshold
    print(f"# left out: {refused[~answerable].sum()} of {(~answerable).sum()} out of scope refused,", end=" ")
    print(f"{refused[answerable].sum()} of {answerable.sum()} answerable refused", file=sys.stdout)
    for question, value in sorted(zip(questions, unseen, strict=True), key=lambda row: row[1]):
        if (value < threshold) == question.answerable:
            print(f"#   {value:.2f} {question.id}: {question.text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
