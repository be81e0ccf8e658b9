"""Linear models of texts over hashed features and senses: fitted by squared hinge loss, kept in eight bits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.model import Language
from understanding.clauses import Text, cut
from understanding.features import SIZE, matrix, places, plain_words
from understanding.hear import told
from understanding.rank import Model, shares_of
from understanding.senses import DATA, Senses

_STRENGTH = 0.3
_SHARPNESS = 4.0
_FAINT = 0.02
Seen = tuple[NDArray[np.int64], NDArray[np.float32], tuple[str, ...]]
"""Hashed features with their weights, and the words."""


def seen_in(text: str, language: Language) -> tuple[NDArray[np.int64], NDArray[np.float32], tuple[str, ...], Text]:
    """What a linear model sees of a text, and the text as it was cut."""
    read = cut(text, language)
    heard = told(read)
    return *places(heard, read, heard.irregular), tuple(plain_words(read)), read


def fit(
    rows: Sequence[Seen],
    labels: Sequence[tuple[str, float]],
    senses: Senses,
    strength: float = _STRENGTH,
    sharpness: float = _SHARPNESS,
) -> Model:
    """One linear model a label; `labels` are those of the rows with how much each row counts."""
    from scipy.sparse import csr_matrix, diags, hstack
    from sklearn.preprocessing import normalize
    from sklearn.svm import LinearSVC

    found = matrix([row[:2] for row in rows])[:, :SIZE]
    idf = np.log((1 + len(rows)) / (1 + np.bincount(found.indices, minlength=SIZE))).astype(np.float32)
    meant = np.array([senses.of(row[2]).whole() for row in rows])
    found = hstack([normalize(found @ diags(idf)), csr_matrix(meant)]).tocsr()
    linear = LinearSVC(C=strength, random_state=0)
    linear.fit(found, [label for label, _ in labels], sample_weight=[weight for _, weight in labels])
    coefficients, bias = linear.coef_, linear.intercept_
    if len(linear.classes_) == 2:  # one plane parts two labels
        coefficients, bias = np.vstack([-coefficients, coefficients]), np.concatenate([-bias, bias])
    weights = np.ascontiguousarray(coefficients.T.astype(np.float32))
    names = tuple(str(one) for one in linear.classes_)
    return Model(names, weights, np.ones(len(names), np.float32), bias.astype(np.float32), idf, sharpness)


def shares(fitted: Model, row: Seen, senses: Senses) -> list[tuple[str, float]]:
    """The labels with their share for one text, best first."""
    return shares_of(fitted, row[0], row[1], senses.of(row[2]).whole())


def write(fitted: Model, name: str) -> None:
    """`data/<name>.npz`: the weights in eight bits, each label by its own scale; faint ones dropped."""
    largest = np.abs(fitted.weights).max(axis=0)
    kept: Mapping[str, Any] = {
        "labels": np.array(fitted.labels),
        "weights": np.round(
            np.where(np.abs(fitted.weights) < _FAINT * largest, 0.0, fitted.weights) / (largest / 127)
        ).astype(np.int8),
        "scale": (largest / 127).astype(np.float32),
        "bias": fitted.bias,
        "idf": fitted.idf.astype(np.float16),
        "sharpness": np.float32(fitted.sharpness),
    }
    DATA.mkdir(exist_ok=True)
    np.savez_compressed(DATA / f"{name}.npz", **kept)
