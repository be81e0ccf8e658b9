"""The dense index: one FAISS index (vectors.py) per encoder over the texts of the units, with its metadata in JSON.

A unit has one vector for its words in each language and one for each of its lines; its score is its best vector's inner
product (cosine: vectors have length 1). A line that leads to several units is one vector, and counts `ASIDE` times as
much where it is not about the unit in the first place. The files are `dense-NAME.faiss` and
`dense-NAME.json`; nothing is pickled. faiss is imported on first use. Where `LAWBRIDGE_VECTORS` names a database, the
vectors are searched there (postgres.py).
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from corpus.errors import NoIndex
from retrieval.encoder import Encoder
from retrieval.scored import ScoredUnits
from retrieval.vectors import made

if TYPE_CHECKING:
    from retrieval.units import Unit

VERSION = 2
ASIDE = 0.9
"""How much a line counts for a provision that is not its main one."""


def write_dense(units: Sequence[Unit], encoder: Encoder, folder: Path, name: str, fingerprint: str) -> int:
    """Encode all units and write the index `name`; returns the number of vectors."""
    import faiss

    leads: dict[str, dict[int, float]] = {}
    for place, unit in enumerate(units):
        for text, weight in embedded_texts(unit):
            to = leads.setdefault(text, {})
            to[place] = max(to.get(place, 0.0), weight)
    texts = list(leads)
    vectors = encoder.encode(texts) if texts else np.zeros((0, encoder.dimension), dtype=np.float32)
    faiss.write_index(made(vectors, encoder.dimension), str(folder / f"dense-{name}.faiss"))
    meta = {
        "version": VERSION,
        "encoder": encoder.name,
        "dimension": encoder.dimension,
        "fingerprint": fingerprint,
        "units": len(units),
        "owners": [list(to) for to in leads.values()],
        "weights": [list(to.values()) for to in leads.values()],
    }
    (folder / f"dense-{name}.json").write_text(json.dumps(meta, separators=(",", ":")) + "\n", encoding="utf-8")
    return len(texts)


def embedded_texts(unit: Unit) -> list[tuple[str, float]]:
    """The texts of a unit that get a vector, and how much each counts: its words by language, and each line."""
    by_language: dict[str, list[str]] = {}
    for language, words in unit.of("title", "text", "footnote", "working", "older"):
        by_language.setdefault(language, []).append(words)
    for language, words in unit.of("heading"):
        if language in by_language:
            by_language[language].append(words)
    return [
        *(("\n".join(words), 1.0) for words in by_language.values()),
        *((words, 1.0) for _, words in unit.of("topic")),
        *((words, ASIDE) for _, words in unit.of("aside")),
    ]


class DenseIndex:
    """A read index; raises NoIndex when it is missing, foreign or stale."""

    def __init__(self, folder: Path, name: str, encoder: Encoder, fingerprint: str) -> None:
        self.encoder = encoder
        path = folder / f"dense-{name}.json"
        try:
            meta: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise NoIndex(f"The dense index {path} is missing or damaged; run `lawbridge ingest`.") from error
        if meta.get("version") != VERSION or meta.get("dimension") != encoder.dimension:
            raise NoIndex(f"The dense index {path} was written by another version; run `lawbridge ingest`.")
        if meta.get("encoder") != encoder.name:
            raise NoIndex(
                f"The dense index {path} was made with the encoder {meta.get('encoder')!r}, not {encoder.name!r}; "
                f"run `lawbridge ingest` with the same LAWBRIDGE_ENCODER."
            )
        if meta.get("fingerprint") != fingerprint:
            raise NoIndex(f"The dense index {path} belongs to another corpus; run `lawbridge ingest`.")
        self._size = int(meta["units"])
        self._owners: NDArray[np.int64] = np.array([unit for row in meta["owners"] for unit in row], dtype=np.int64)
        self._weights = np.array([weight for row in meta["weights"] for weight in row], dtype=np.float32)
        self._ends = np.cumsum([len(row) for row in meta["owners"]], dtype=np.int64)
        self._index, self._nearest = _vectors(folder / f"dense-{name}.faiss", name, encoder.dimension, len(self._ends))
        if self._index.ntotal != len(self._ends):
            raise NoIndex(f"The dense index {path} and its vectors do not belong together; run `lawbridge ingest`.")

    def replies(self) -> None:
        """Raise NoIndex when the vectors are in a database that does not answer."""
        if hasattr(self._index, "replies"):  # FAISS's is in this process
            self._index.replies()

    def scores(self, query: str, depth: int = 400) -> ScoredUnits:
        """The best cosine of each unit among the `depth` nearest texts."""
        vector = self.encoder.ask(query)
        if not vector.any() or not len(self._ends):
            return ScoredUnits.of(np.zeros(0, dtype=np.float32))
        values, places = self._nearest(vector, min(depth, len(self._ends)))
        found = places >= 0  # a graph may find fewer than asked for
        values, places = values[found], places[found]
        owned = self._ends[places] - np.where(places > 0, self._ends[places - 1], 0)
        shift = np.repeat(self._ends[places] - np.cumsum(owned), owned)
        pairs = shift + np.arange(len(shift))
        return ScoredUnits.best(self._owners[pairs], np.repeat(values, owned) * self._weights[pairs])


def _vectors(path: Path, name: str, dimension: int, count: int) -> tuple[Any, Callable[..., Any]]:
    """The index of the build, or a copy of its vectors in the database that `LAWBRIDGE_VECTORS` names; its search."""
    address = os.environ.get("LAWBRIDGE_VECTORS", "").strip()
    if not address:
        index = _read(path)
        return index, index.search
    from retrieval.postgres import PostgresVectorStore

    try:
        with path.open("rb") as file:  # the same vectors, the same table, whoever asks
            digest = hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as error:
        raise NoIndex(f"The dense index {path} is missing or damaged; run `lawbridge ingest`.") from error
    store = PostgresVectorStore(address, f"{name}-{digest}", dimension)
    if store.ntotal != count:
        store.filled_once(_read(path).reconstruct_n(0, count), name)
    return store, store.nearest


def _read(path: Path) -> Any:
    """One question is searched by one thread: a second one costs more in waiting, on a busy machine twentyfold."""
    import faiss

    faiss.omp_set_num_threads(1)
    try:
        return faiss.read_index(str(path))
    except Exception as error:  # faiss raises RuntimeError or its own kinds
        raise NoIndex(f"The dense index {path} is missing or damaged; run `lawbridge ingest`.") from error
