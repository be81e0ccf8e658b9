"""Plain BM25 over the provisions as they are printed, with words, lemmas or letter 4-grams; no concordance, no topics.

What anyone gets from the five texts in an afternoon: a hit on an older edition counts for the 2017 law of the same
number. Of each law its best provision is listed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from corpus.manifest import sources
from corpus.model import Language, Provision
from corpus.store import LAW_IN_FORCE, Store
from retrieval.families import family
from retrieval.lemmas import Lemmas
from retrieval.lexical import Postings, build_postings
from retrieval.text import four_grams, words

Terms = Callable[[Language, str], list[str]]
K1, B = 1.2, 0.75


@dataclass(frozen=True, slots=True)
class LexicalBaseline:
    """One BM25 over provisions; `rank` gives 2017 ids, best first."""

    name: str
    terms: Terms
    index: Postings
    owners: Sequence[str]

    def rank(self, query: str, language: Language, k: int) -> list[str]:
        """The 2017 provisions of the best `k` texts."""
        counts = Counter(self.terms(language, query))
        scores = self.index.scores({term: float(count) for term, count in counts.items()})
        order = np.lexsort((np.arange(len(scores)), -scores))
        return one_a_law(self.owners[place] for place in order[: 20 * k] if scores[place] > 0)[:k]


def lexical_baselines(store: Store, lemmas: Callable[[Language], Lemmas]) -> list[LexicalBaseline]:
    """The three baselines over a store; `lemmas` gives the word tables of the built index."""
    rows = [row for row in store if row.title or row.text]
    readers: dict[str, Terms] = {
        "BM25 words": lambda _language, text: [f"x:{word}" for word in words(text)],
        "BM25 lemmas": lambda language, text: [f"x:{lemma}" for lemma in lemmas(language).of_text(text)],
        "BM25 char 4-grams": lambda _language, text: [f"x:{gram}" for gram in four_grams(text)],
    }
    return [_built(name, terms, rows) for name, terms in readers.items()]


def one_a_law(found: Iterable[str]) -> list[str]:
    """The best provision of each law, in order: the fairest list for a baseline that is asked for laws."""
    best: dict[str, str] = {}
    for full_id in found:
        best.setdefault(family(full_id), full_id)
    return list(best.values())


def by_number(row: Provision) -> str:
    """The 2017 id that an old number names when one knows no better."""
    return f"{LAW_IN_FORCE}:{row.id}" if sources()[row.source].kind == "laws" else row.full_id


def _built(name: str, terms: Terms, rows: Sequence[Provision]) -> LexicalBaseline:
    documents = [[("text", 1.0, terms(row.language, f"{row.title}\n{row.text}"))] for row in rows]
    return LexicalBaseline(name, terms, build_postings(documents, K1, B), [by_number(row) for row in rows])
