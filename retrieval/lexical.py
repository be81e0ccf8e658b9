"""BM25 over weighted fields, in NumPy (docs/adr/0004-own-bm25.md says why not a library).

Score of a document for a query: sum over terms of query weight x idf x f / (k1 + f), where f sums the term's
occurrences over the fields, each weighted and normalised by its own mean length (BM25F: Robertson, Zaragoza and Taylor,
CIKM 2004).
Everything but the query weight is known at ingest, so a posting stores its finished impact.

A question touches every posting of its terms, in an index a hundred times ours two million of them. There SciPy's
compiled loop adds them up (the same sums in a fifth of the time), and where only the best documents are wanted
(`leading`, `best`), the terms that tell least apart are asked only of documents that the others have found.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from corpus.errors import NoIndex
from retrieval.marks import Marks
from retrieval.scored import Places, ScoredUnits, Scores, leading

FieldText = tuple[str, float, Sequence[str]]
"""A field's name (lengths are averaged per name), its weight, and its terms."""
Span = tuple[int, int, float]
"""Where the postings of a term start and end, and its weight in a question."""
Adding = Callable[[Scores, NDArray[np.int32], Scores, float], None]
MANY = 5_000_000
"""So many postings are added up by the compiled loop; below, importing it costs a cold start more than it gives."""
ENOUGH = 700_000
"""About so many postings are added up before the terms that remain are asked of the best documents alone."""
LARGE = 100_000
"""So many documents are too many to look at all that score; those that lead are enough."""


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
    _marks: list[Marks] = field(init=False, default_factory=list, repr=False, compare=False)
    """The marks of the commonest terms, once some documents were asked for them."""

    def __post_init__(self) -> None:
        tops = np.maximum.reduceat(self.impacts, self.starts[:-1]) if self.terms else self.impacts[:0]
        object.__setattr__(self, "tops", tops)

    def scores(self, query: Mapping[str, float]) -> Scores:
        """The score of every document (float32, shape (size,)) for weighted query terms; unknown ones count nothing."""
        total = np.zeros(self.size, dtype=np.float32)
        self._add(self._spans(query)[0], total)
        return total

    def leading(self, query: Mapping[str, float], count: int) -> tuple[NDArray[np.int64], Scores]:
        """Places and scores of all documents that score; of about `count` that lead, where a question touches too many.

        Beyond `ENOUGH` postings those terms come first that can give most for a posting (as in MaxScore: Turtle and
        Flood, IPM 1995); the documents that lead by them get what the other terms give them, and their scores are
        exact. A document that only the others would have brought up is missed.
        """
        spans, gains = self._spans(query)
        if not spans:
            return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.float32)
        low, high = min(self.docs[start] for start, _, _ in spans), max(self.docs[end - 1] for _, end, _ in spans) + 1
        total = np.empty(self.size, dtype=np.float32)
        touched = total[low:high]  # what a question can reach is one stretch, the rest is never looked at
        touched[:] = 0
        used = sum(end - start for start, end, _ in spans)
        if used <= ENOUGH:
            self._add(spans, total)
            places = np.flatnonzero(touched > 0) if len(touched) < LARGE else leading(touched, count)
            return places + low, touched[places]
        spans, first = self._telling_most(spans, gains)
        self._add(spans[:first], total)
        places = leading(touched, count) + low
        return places, total[places] + self._given(spans[first:], places)

    def best(self, query: Mapping[str, float], count: int, outside: Places) -> ScoredUnits:
        """Of the documents of a large index those that lead, and the best of `outside`: as `leading` finds them."""
        spans, first = self._telling_most(*self._spans(query))
        total = np.zeros(self.size, dtype=np.float32)
        self._add(spans[:first], total)
        found = ScoredUnits.leading(total, count, outside)
        return ScoredUnits(found.places, found.scores + self._given(spans[first:], found.places))

    @staticmethod
    def _telling_most(spans: Sequence[Span], gains: NDArray[np.float64]) -> tuple[list[Span], int]:
        """The spans, those first that give most for a posting, and how many of them `ENOUGH` postings are."""
        ordered = [spans[place] for place in np.argsort(gains, kind="stable")]
        used = np.cumsum([end - start for start, end, _ in ordered])
        return ordered, max(1, int(np.searchsorted(used, ENOUGH, side="right")))

    def _given(self, spans: Sequence[Span], places: Places) -> Scores:
        """What some terms give some documents."""
        if not spans:
            return np.zeros(len(places), dtype=np.float32)
        if not self._marks:  # made once, where a question needs them: two threads would make the same
            self._marks.append(Marks.of(self.docs, self.starts))
        marks = self._marks[0]
        marked = [(marks.rows[start], weight) for start, _, weight in spans if start in marks.rows]
        weights = np.array([weight for _, weight in marked], dtype=np.float32)
        which, place, postings = marks.held([row for row, _ in marked], places)
        given = np.bincount(place, weights[which] * self.impacts[postings], len(places)).astype(np.float32)
        sought = places.astype(np.int32)
        for start, end, weight in spans:
            if start not in marks.rows:
                docs = self.docs[start:end]
                at = np.minimum(np.searchsorted(docs, sought), len(docs) - 1)
                given += np.where(docs[at] == sought, np.float32(weight) * self.impacts[start:end][at], np.float32(0.0))
        return given

    def _add(self, spans: Sequence[Span], total: Scores) -> None:
        add = _adding(len(self.docs) >= MANY)
        for start, end, weight in spans:
            add(total, self.docs[start:end], self.impacts[start:end], weight)

    def _spans(self, query: Mapping[str, float]) -> tuple[list[Span], NDArray[np.float64]]:
        """Where the postings of each known term stand, and its weight; the postings for what each can give at most."""
        weights = {place: weight for term, weight in query.items() if (place := self.terms.get(term)) is not None}
        known = np.fromiter(weights, dtype=np.int64, count=len(weights))
        most = np.fromiter(weights.values(), dtype=np.float64, count=len(weights)) * self.tops[known]
        starts, ends = self.starts[known], self.starts[known + 1]
        gains = (ends - starts) / np.maximum(1e-9, most)
        return list(zip(starts.tolist(), ends.tolist(), weights.values(), strict=True)), gains

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


@cache
def _adding(many: bool) -> Adding:
    """Adds weight x impact to the sum of each document: NumPy's way, or in one compiled pass without copies."""

    def plainly(total: Scores, docs: NDArray[np.int32], impacts: Scores, weight: float) -> None:
        total[docs] += np.float32(weight) * impacts

    if not many:
        return plainly
    try:
        from scipy.sparse._sparsetools import csc_matvec
    except ImportError:  # it is no promise of SciPy's; the sums are the same without
        return plainly

    def compiled(total: Scores, docs: NDArray[np.int32], impacts: Scores, weight: float) -> None:
        whole = np.array([0, len(docs)], dtype=np.int32)  # a matrix of one column
        csc_matvec(len(total), 1, whole, docs, impacts, np.array([weight], dtype=np.float32), total)

    return compiled


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
