"""The FAISS index of vectors: exact while that is fast enough; beyond, cells of near vectors and a closer second look.

Scores are inner products in both; beyond `EXACT` vectors some of the nearest may be missed. There the vectors lie in
cells (IVF) of about the square root of their number; a question looks into the nearest of them, at codes of four bits
for each dimension (PQ, FAISS's fast scan), and then compares `CLOSER` times as many as are asked for with their vectors
in half precision. docs/deploying.md says why not a graph of neighbours. One thread and FAISS's own fixed seed:
the same vectors give the same bytes.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

EXACT = 100_000
"""So many vectors are compared one by one."""
SAMPLE = 40
"""So many vectors a cell teach where the cells lie."""
ROUNDS = 10
"""So often the middles of the cells are moved."""
SEEN = 100_000
"""About so many vectors lie in the cells that a question looks into."""
CLOSER = 3
"""How many times as many as are asked for are compared with their vectors."""


def made(vectors: NDArray[np.float32], dimension: int) -> Any:
    """An index of vectors of length 1 (or 0), ready to be written."""
    import faiss

    rows = np.ascontiguousarray(vectors, dtype=np.float32)
    faiss.omp_set_num_threads(1)
    if len(rows) <= EXACT:
        index: Any = faiss.IndexFlatIP(dimension)
        index.add(rows)
        return index
    cells = 1 << (len(rows).bit_length() + 1) // 2
    kind = f"IVF{cells}_HNSW32,PQ{dimension}x4fs,Refine(SQfp16)"
    index = faiss.index_factory(dimension, kind, faiss.METRIC_INNER_PRODUCT)
    index.k_factor = CLOSER
    parts = faiss.extract_index_ivf(index)
    parts.nprobe = min(cells, 1 + cells * SEEN // len(rows))
    parts.cp.niter = ROUNDS
    index.train(np.ascontiguousarray(rows[:: max(1, len(rows) // (SAMPLE * cells))]))
    index.add(rows)
    return index
