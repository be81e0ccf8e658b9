"""BM25 over weighted fields, in NumPy (docs/adr/0004-own-bm25.md says why not a library).

Score of a document for a query: sum over terms of query weight x idf x f / (k1 + f), where f sums the term's
occurrences over the fields, each weighted and normalised by its own mean length (BM25F: Robertson, Zaragoza and Taylor,
CIKM 2004).
Everything but the query weight is known at ingest, so a posting stores its finished impact.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from corpus.errors import NoIndex

FieldText = tuple[str, float, Sequence[str]]
"""A field's name (lengths are averaged per name), its weight, and its terms."""


@dataclass(frozen=True, slots=True)
class Postings:
    """An inverted index: `docs` and `impacts` of a term stand at [starts[i], starts[i + 1]); impacts are float32."""

    terms: dict[str, int]
    starts: NDArray[np.int64]
    docs: NDArray[np.int32]
    impacts: NDArray[np.float32]
    size: int
    tops: NDArray[np.float32] = field(init=False)
    """The largest impact of each term."""

    def __post_init__(self) -> None:
        tops = np.maximum.reduceat(self.impacts, self.starts[:-1]) if self.terms else self.impacts[:0]
        object.__setattr__(self, "tops", tops)

    def scores(self, query: Mapping[str, float]) -> NDArray[np.float32]:
        """The score of every document (float32, shape (size,)) for weighted query terms; unknown ones count nothing."""
        total = np.zeros(self.size, dtype=np.float32)
        for term, weight in query.items():
            place = self.terms.get(term)
            if place is not None:
                span = slice(self.starts[place], self.starts[place + 1])
                total[self.docs[span]] += np.float32(weight) * self.impacts[span]
        return total

    def ceiling(self, query: Mapping[str, float]) -> float:
        """No document can score more than this: each term's largest impact, the index's largest for unknown terms."""
        largest = float(self.tops.max(initial=0.0))
        total = 0.0
        for term, weight in query.items():
            place = self.terms.get(term)
            best = largest if place is None else float(self.tops[place])
            total += weight * best
        return total

    def known(self, term: str, before: int | None = None) -> bool:
        """Whether a document has this term, or one of the first `before` documents has."""
        place = self.terms.get(term)
        return place is not None and (before is None or bool(self.docs[self.starts[place]] < before))

    def save(self, path: Path) -> None:
        """Write as .npz, without pickle; the same bytes for the same index."""
        with path.open("wb") as file:
            np.savez(
                file,
                terms=np.frombuffer("\n".join(self.terms).encode(), dtype=np.uint8),
                starts=self.starts,
                docs=self.docs,
                impacts=self.impacts,
                size=np.array([self.size]),
            )

    @classmethod
    def load(cls, path: Path) -> Postings:
        """Read what `save` wrote; raises NoIndex when the file is missing or not an index."""
        try:
            with np.load(path, allow_pickle=False) as data:
                text = data["terms"].tobytes().decode()
                terms = {term: place for place, term in enumerate(text.split("\n"))} if text else {}
                return cls(terms, data["starts"], data["docs"], data["impacts"], int(data["size"][0]))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise NoIndex(f"The index {path} is missing or damaged; run `lawbridge ingest`.") from error


def build_postings(
    documents: Sequence[Iterable[FieldText]], k1: float, b: float, population: Any = lambda term: term.partition(":")[0]
) -> Postings:
    """Index documents, each a list of fields. `population` names the set of documents that a term's idf is taken over.

    Terms are `language:word`, so by default a term's rarity is measured among the documents of its language.
    """
    rows = [list(fields) for fields in documents]
    lengths: dict[str, list[int]] = defaultdict(list)
    for fields in rows:
        per_name: Counter[str] = Counter()
        for name, _, tokens in fields:
            per_name[name] += len(tokens)
        for name, count in per_name.items():
            lengths[name].append(count)
    mean = {name: max(1.0, sum(counts) / len(counts)) for name, counts in lengths.items()}
    frequency: dict[str, list[tuple[int, float]]] = {}
    among: dict[str, str] = {}
    totals: Counter[str] = Counter()
    for place, fields in enumerate(rows):
        seen: dict[str, float] = defaultdict(float)
        own: Counter[str] = Counter()
        for name, _, tokens in fields:
            own[name] += len(tokens)
        for name, weight, tokens in fields:
            norm = weight / (1.0 - b + b * own[name] / mean[name])
            for token in tokens:
                seen[token] += norm
        for token, value in seen.items():
            if token not in among:
                among[token], frequency[token] = population(token), []
            frequency[token].append((place, value))
        totals.update({among[token] for token in seen})
    terms = sorted(frequency)
    starts = np.zeros(len(terms) + 1, dtype=np.int64)
    starts[1:] = np.cumsum([len(frequency[term]) for term in terms])
    docs = np.array([place for term in terms for place, _ in frequency[term]], dtype=np.int32)
    weights = np.array([value for term in terms for _, value in frequency[term]], dtype=np.float64)
    idf = [_idf(len(frequency[term]), totals[among[term]]) for term in terms]
    impacts = np.repeat(np.array(idf), np.diff(starts)) * weights / (k1 + weights)
    order = {term: place for place, term in enumerate(terms)}
    return Postings(order, starts, docs, impacts.astype(np.float32), len(rows))


def _idf(holding: int, total: int) -> float:
    return float(np.log1p((total - holding + 0.5) / (holding + 0.5)))
