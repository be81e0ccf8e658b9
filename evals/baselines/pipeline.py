"""The average project's pipeline: langchain splits the texts into chunks of 1,000 characters, FAISS finds the nearest.

No hub model is at hand here, so its embedding is what can be had from the texts alone: a Unigram StaticEmbedding by
latent semantic indexing of the chunks, without concordance, glossary or topics. A chunk stands for the provision it
begins in; of each law its best chunk is listed.
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
from evals.baselines.lexical import by_number, one_a_law
from retrieval.encoder import Encoder, Vectors, mean_rows
from retrieval.lsi import lsi_table
from retrieval.train import train_tokenizer

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
        _, places = self.index.search(vector, min(20 * k, len(self.owners)))
        return one_a_law(self.owners[place] for place in places[0])[:k]


class ChunkEncoder:
    """Mean of token vectors from the LSI of chunks."""

    name = "chunks"

    def __init__(self, texts: Sequence[str], dimension: int = 192) -> None:
        self.dimension = dimension
        self._tokenizer = train_tokenizer(texts, 6000)
        documents = [[self._ids(text)] for text in texts]
        self._table = lsi_table(documents, self._tokenizer.get_vocab_size(), dimension)

    def encode(self, texts: Sequence[str]) -> Vectors:
        """See `retrieval.encoder.Encoder`."""
        return mean_rows(self._table, [self._ids(text) for text in texts])

    def ask(self, question: str) -> Vectors:
        """See `retrieval.encoder.Encoder`."""
        return self.encode([question])

    def _ids(self, text: str) -> list[int]:
        return list(self._tokenizer.encode(text, add_special_tokens=False).ids)


def splitter_pipeline(store: Store) -> SplitterPipeline:
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
    encoder = ChunkEncoder(texts)
    index = faiss.IndexFlatIP(encoder.dimension)
    index.add(np.ascontiguousarray(encoder.encode(texts)))
    return SplitterPipeline("langchain splitter + FAISS", encoder, index, owners)
