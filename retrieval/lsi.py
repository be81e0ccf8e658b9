"""Cross-lingual latent semantic indexing: token vectors from documents that say the same in several languages.

Dumais, Letsche, Littman and Landauer (AAAI spring symposium 1997): tokens of all languages that occur in the same
merged documents get near vectors. Each language's part of a document is scaled to length 1 first, so that no language
prevails. The singular vectors come from the small Gram matrix (documents x documents): exact, and deterministic once
their signs are fixed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

TokenisedPart = Sequence[int]
TokenisedDocument = Sequence[TokenisedPart]


def lsi_table(documents: Sequence[TokenisedDocument], vocabulary: int, dimension: int) -> NDArray[np.float32]:
    """Token vectors, shape (vocabulary, dimension): V x S^0.5 x idf, float32; tokens never seen are zero.

    A document is a list of parts (one a language), each a list of token ids. Runs on one thread.
    """
    idf = _idf(documents, vocabulary)
    matrix = _matrix(documents, vocabulary, idf)
    values, left = _eigen(matrix)
    size = min(dimension, len(values))
    singular = np.sqrt(np.maximum(values[:size], 1e-12))
    table = np.zeros((vocabulary, dimension), dtype=np.float32)
    table[:, :size] = (matrix.T @ (left[:, :size] / np.sqrt(singular))) * idf[:, None]
    norms = np.linalg.norm(table, axis=1)
    return (table / np.float32(norms[norms > 0].mean() if norms.any() else 1.0)).astype(np.float32)


def _idf(documents: Sequence[TokenisedDocument], vocabulary: int) -> NDArray[np.float32]:
    holding = np.zeros(vocabulary, dtype=np.float64)
    for document in documents:
        holding[list({token for part in document for token in part})] += 1
    return np.log((1.0 + len(documents)) / (1.0 + holding)).astype(np.float32)


def _matrix(documents: Sequence[TokenisedDocument], vocabulary: int, idf: NDArray[np.float32]) -> Any:
    from scipy.sparse import csr_array

    columns: list[int] = []
    values: list[float] = []
    ends = [0]
    for document in documents:
        for part in document:
            counts = Counter(part)
            tokens = sorted(counts)
            weights = (1.0 + np.log([counts[token] for token in tokens])) * idf[tokens]
            length = float(np.linalg.norm(weights)) or 1.0
            columns += tokens
            values += (weights / length).tolist()
        ends.append(len(columns))
    matrix = csr_array((np.array(values), np.array(columns), np.array(ends)), shape=(len(documents), vocabulary))
    matrix.sum_duplicates()
    return matrix


def _eigen(matrix: Any) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    from threadpoolctl import threadpool_limits  # type: ignore[import-untyped]

    with threadpool_limits(1):
        values, vectors = np.linalg.eigh((matrix @ matrix.T).toarray())
    values, vectors = values[::-1], vectors[:, ::-1]
    signs = np.sign(vectors[np.abs(vectors).argmax(axis=0), np.arange(vectors.shape[1])])
    return values, vectors * np.where(signs == 0, 1.0, signs)
