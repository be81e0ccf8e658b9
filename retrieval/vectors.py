"""The FAISS index of vectors: exact while that is fast enough, a graph of neighbours (HNSW) beyond.

Scores are inner products in both; beyond `EXACT` vectors some of the nearest may be missed. One thread and FAISS's own
fixed seed: the same vectors give the same bytes.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

EXACT = 100_000
"""So many vectors are compared one by one."""
LINKS = 32
"""Neighbours a vector keeps in the graph."""
BUILDING = 80
"""Candidates looked at for each vector put in."""
SEARCHING = 800
"""Candidates looked at for each question; never fewer than are asked for."""


def made(vectors: NDArray[np.float32], dimension: int) -> Any:
    """An index of vectors of length 1 (or 0), ready to be written."""
    import faiss

    rows = np.ascontiguousarray(vectors, dtype=np.float32)
    index: Any
    if len(rows) <= EXACT:
        index = faiss.IndexFlatIP(dimension)
    else:
        index = faiss.IndexHNSWFlat(dimension, LINKS, faiss.METRIC_INNER_PRODUCT)
        index.hnsw.efConstruction = BUILDING
        index.hnsw.efSearch = SEARCHING
        faiss.omp_set_num_threads(1)
    index.add(rows)
    return index
