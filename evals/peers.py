"""Other programs' searches over the same units, to stand beside ours in one run."""

from __future__ import annotations

from collections.abc import Sequence

from corpus.model import Language
from evals.times import Ask
from retrieval.text import words
from retrieval.units import Unit


def bm25s_search(corpus: Sequence[Unit]) -> Ask:
    """The words of all units searched by bm25s, the peer of our own postings."""
    import bm25s

    retriever = bm25s.BM25()
    tokens = [[word for _, _, text in unit.texts for word in words(text)] for unit in corpus]
    retriever.index(tokens, show_progress=False)
    vocabulary = {word for row in tokens for word in row}

    def ask(text: str, _language: Language) -> object:
        known = [word for word in words(text) if word in vocabulary]
        return retriever.retrieve([known], k=5, show_progress=False) if known else None

    return ask
