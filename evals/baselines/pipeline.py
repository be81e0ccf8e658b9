"""The average project's pipeline: langchain splits the texts into chunks of 1,000 characters, FAISS finds the nearest.

No hub model is at hand here, so it is given our own unigram StaticEmbedding, which has seen which texts correspond:
more than such a project would have offline. A chunk stands for the provision it begins in.
"""

from __future__ import annotations

import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from corpus.manifest import sources
from corpus.model import Language
from corpus.store import Store
from evals.baselines.lexical import by_number
from retrieval.encoder import Encoder

CHUNK, OVERLAP = 1000, 200


@dataclass(frozen=True, slots=True)
class SplitterPipeline:
    """Chunks in a FAISS index; `rank` gives the 2017 ids of their provisions."""

    name: str
    encoder: Encoder
    index: Any
    owners: Sequence[str]

    def rank(self, query: str, language: Language, k: int) -> list[str]:
        """The provisions the nearest `k` chunks begin in."""
        del language
        vector = self.encoder.encode([query])
        _, places = self.index.search(vector, min(4 * k, len(self.owners)))
        return list(dict.fromkeys(self.owners[place] for place in places[0]))[:k]


def splitter_pipeline(store: Store, encoder: Encoder) -> SplitterPipeline:
    """Split, embed and index all texts of a store."""
    import faiss
    from langchain_text_splitters import RecursiveCharacterTextSplitter

    splitter = RecursiveCharacterTextSplitter(chunk_size=CHUNK, chunk_overlap=OVERLAP, add_start_index=True)
    texts: list[str] = []
    owners: list[str] = []
    for source in sources():
        rows = [row for row in store.of(source) if row.title or row.text]
        starts, parts, length = [], [], 0
        for row in rows:
            part = f"{row.title}\n{row.text}\n\n"
            starts.append(length)
            parts.append(part)
            length += len(part)
        for chunk in splitter.create_documents(["".join(parts)]) if rows else ():
            place = bisect.bisect_right(starts, int(chunk.metadata["start_index"])) - 1
            texts.append(chunk.page_content)
            owners.append(by_number(rows[max(0, place)]))
    index = faiss.IndexFlatIP(encoder.dimension)
    index.add(np.ascontiguousarray(encoder.encode(texts)))
    return SplitterPipeline("langchain splitter + FAISS", encoder, index, owners)
