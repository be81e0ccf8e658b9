"""The same search behind langchain-core: Embeddings, VectorStore, BaseRetriever. Imported on demand only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from langchain_core.callbacks import CallbackManagerForRetrieverRun
from langchain_core.documents import Document
from langchain_core.embeddings import Embeddings
from langchain_core.retrievers import BaseRetriever
from langchain_core.vectorstores import VectorStore
from pydantic import ConfigDict

from corpus.errors import BadInput
from corpus.model import Language
from corpus.store import Store
from retrieval.encoder import Encoder
from retrieval.language import detect
from retrieval.search import Hit, Searcher


class LawEmbeddings(Embeddings):
    """An encoder of ours as langchain embeddings."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder

    def embed_documents(self, texts: list[str]) -> list[list[float]]:
        """Vectors of length 1, one a text."""
        return [[float(value) for value in row] for row in self.encoder.encode(texts)]

    def embed_query(self, text: str) -> list[float]:
        """The vector of one text."""
        return self.embed_documents([text])[0]


class LawVectorStore(VectorStore):
    """FAISS inner product over texts, in memory: langchain's interface over the index type the search uses.

    Scores are cosines, higher is better; nothing is pickled. `of_provisions` fills it with a store's provisions.
    """

    def __init__(self, embedding: Embeddings) -> None:
        import faiss

        self._embedding = embedding
        self._documents: dict[str, Document] = {}
        self._order: list[str] = []
        self._make = faiss.IndexFlatIP
        self._index: Any = None

    @property
    def embeddings(self) -> Embeddings:
        """What turns texts into vectors here."""
        return self._embedding

    def add_texts(
        self,
        texts: Iterable[str],
        metadatas: list[dict[str, Any]] | None = None,
        *,
        ids: list[str] | None = None,
        **kwargs: Any,
    ) -> list[str]:
        """Add texts; returns their ids. Raises BadInput when lists differ in length or an id is taken."""
        rows = list(texts)
        names = ids or [str(len(self._order) + place) for place in range(len(rows))]
        extra = metadatas or [{} for _ in rows]
        if not len(rows) == len(names) == len(extra):
            raise BadInput(f"{len(rows)} texts came with {len(names)} ids and {len(extra)} metadata; give one of each.")
        taken = [name for name in names if name in self._documents]
        if taken or len(set(names)) != len(names):
            raise BadInput(f"The id {(taken or names)[0]!r} is taken; give each text its own id.")
        if rows:
            vectors = np.array(self._embedding.embed_documents(rows), dtype=np.float32)
            if self._index is None:
                self._index = self._make(vectors.shape[1])
            self._index.add(vectors)
        for name, text, data in zip(names, rows, extra, strict=True):
            self._documents[name] = Document(page_content=text, metadata=data, id=name)
            self._order.append(name)
        return names

    def similarity_search_with_score(self, query: str, k: int = 4, **kwargs: Any) -> list[tuple[Document, float]]:
        """The nearest `k` documents with their cosines, best first."""
        if self._index is None:
            return []
        vector = np.array([self._embedding.embed_query(query)], dtype=np.float32)
        values, places = self._index.search(vector, min(k, len(self._order)))
        found = zip(places[0], values[0], strict=True)
        return [(self._documents[self._order[place]], float(value)) for place, value in found]

    def similarity_search(self, query: str, k: int = 4, **kwargs: Any) -> list[Document]:
        """The nearest `k` documents, best first."""
        return [document for document, _ in self.similarity_search_with_score(query, k)]

    def get_by_ids(self, ids: Sequence[str], /) -> list[Document]:
        """The documents with these ids, those that exist."""
        return [self._documents[name] for name in ids if name in self._documents]

    @classmethod
    def from_texts(
        cls,
        texts: list[str],
        embedding: Embeddings,
        metadatas: list[dict[str, Any]] | None = None,
        *,
        ids: list[str] | None = None,
        **kwargs: Any,
    ) -> LawVectorStore:
        """A store filled with texts."""
        store = cls(embedding)
        store.add_texts(texts, metadatas, ids=ids)
        return store

    @classmethod
    def of_provisions(cls, store: Store, embedding: Embeddings) -> LawVectorStore:
        """A vector store over the texts of all provisions, under their full ids."""
        rows = [row for row in store if row.title or row.text]
        texts = [f"{row.title}\n{row.text}".strip() for row in rows]
        return cls.from_texts(texts, embedding, [_about(row) for row in rows], ids=[row.full_id for row in rows])


class LawRetriever(BaseRetriever):
    """The fused search as a langchain retriever: provisions in force, with the places each part gave them."""

    model_config = ConfigDict(arbitrary_types_allowed=True)

    searcher: Searcher
    store: Store
    k: int = 5
    language: Language | None = None

    def _get_relevant_documents(self, query: str, *, run_manager: CallbackManagerForRetrieverRun) -> list[Document]:
        hits = self.searcher.search(query, self.language or detect(query), self.k)
        return [self._document(hit) for hit in hits]

    def _document(self, hit: Hit) -> Document:
        row = self.store.get(hit.canonical)
        text = f"{row.title}\n{row.text}".strip()
        return Document(
            page_content=text,
            metadata={**_about(row), "score": hit.score, "places": dict(hit.places)},
            id=hit.canonical,
        )


def _about(row: Any) -> dict[str, Any]:
    return {
        "source": row.source,
        "provision": row.id,
        "language": row.language,
        "edition": row.edition,
        "title": row.title,
    }
