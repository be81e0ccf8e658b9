"""A corpus many times ours, for `evals.growth`: the postings of its words, letters and lines, made by arrays.

A copy of a text has a fifth of its words exchanged for words of the same language; its lemmas, its letter 4-grams and
the lengths of its fields follow from that. What `retrieval.index.write_lexical` writes for one copy, this gives for one
copy too (a test compares them); it is apart because a hundred copies as lists of strings take hours and 100 GB.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.model import LANGUAGES, Language
from retrieval.lexical import Postings
from retrieval.terms import gram_terms, lemma_terms
from retrieval.text import words

NOISE = 0.05
"""How far a copy of a vector lies from it, in each dimension."""
SWAPPED = 0.2
"""So many of a copy's words are others."""
Ints = NDArray[np.int64]
Vectors = NDArray[np.float32]
Entry = tuple[int, str, float, Language, str]
"""A document, the name of a field, its weight, and its text in a language."""


@dataclass(frozen=True, slots=True)
class WordsCut:
    """The words of a corpus, language after language, and the index terms that each gives."""

    places: dict[tuple[Language, str], int]
    ends: dict[Language, tuple[int, int]]
    terms: list[str]
    starts: Ints
    pieces: Ints

    def expand(self, tokens: Ints) -> tuple[Ints, Ints]:
        """The terms of a row of words, and the place in the row that each comes from."""
        counts = self.starts[tokens + 1] - self.starts[tokens]
        source = np.repeat(np.arange(len(tokens)), counts)
        within = np.arange(len(source)) - np.repeat(np.cumsum(counts) - counts, counts)
        return self.pieces[self.starts[tokens][source] + within], source


def vocabulary(texts: Iterable[tuple[Language, str]], terms: Callable[[Language, str], Sequence[str]]) -> WordsCut:
    """Of all words of some texts; `terms` cuts a text (here: one word) into index terms."""
    found: dict[Language, set[str]] = {language: set() for language in LANGUAGES}
    for language, text in texts:
        found[language].update(words(text))
    places: dict[tuple[Language, str], int] = {}
    ends = {}
    rows: list[Sequence[str]] = []
    for language in LANGUAGES:
        first = len(places)
        for word in sorted(found[language]):
            places[language, word] = len(places)
            rows.append(terms(language, word))
        ends[language] = (first, len(places))
    known = sorted({term for row in rows for term in row})
    order = {term: place for place, term in enumerate(known)}
    starts = np.concatenate([[0], np.cumsum([len(row) for row in rows], dtype=np.int64)])
    return WordsCut(places, ends, known, starts, np.array([order[term] for row in rows for term in row], np.int64))


@dataclass(frozen=True, slots=True)
class GrownKind:
    """One way to cut texts up: its vocabulary, the factor of a field's weight, and what its fields are called."""

    cut: WordsCut
    factor: float = 1.0
    suffix: str = ""


def grown(entries: Sequence[Entry], kinds: Sequence[GrownKind], times: int, k1: float, b: float) -> Postings:
    """The postings of `times` copies of the documents, every kind's terms beside one another."""
    from scipy.sparse import csr_matrix, vstack

    size = 1 + max(entry[0] for entry in entries)
    vocabulary = sorted({term for kind in kinds for term in kind.cut.terms})
    order = {term: place for place, term in enumerate(vocabulary)}
    tongues: dict[str, int] = {name: place for place, name in enumerate(LANGUAGES)}
    of_term = np.array([tongues[term.partition(":")[0]] for term in vocabulary])
    sides = [_Side.of(entries, kind, order) for kind in kinds]
    generator = np.random.default_rng(7)
    copies, totals = [], np.zeros(len(LANGUAGES), dtype=np.int64)
    for copy in range(times):
        exchanged = _exchanged(sides[0], generator) if copy else sides[0].tokens
        pairs = [side.weighed(exchanged, b) for side in sides]
        values, docs, terms = (np.concatenate(column) for column in zip(*pairs, strict=True))
        rows: Any = csr_matrix((values, (docs, terms)), shape=(size, len(vocabulary)), dtype=np.float32)
        for tongue in range(len(LANGUAGES)):
            mine = np.add.reduceat(of_term[rows.indices] == tongue, rows.indptr[:-1].clip(max=rows.nnz - 1))
            totals[tongue] += np.count_nonzero(mine[np.diff(rows.indptr) > 0])
        copies.append(rows)
    columns: Any = vstack(copies, format="csr").tocsc()
    del copies
    holding = np.diff(columns.indptr)
    idf = np.log1p((totals[of_term] - holding + 0.5) / (holding + 0.5)).astype(np.float32)
    impacts = columns.data
    impacts /= impacts + np.float32(k1)
    impacts *= np.repeat(idf, holding)
    return Postings(order, columns.indptr.astype(np.int64), columns.indices.astype(np.int32), impacts, size * times)


@dataclass(frozen=True, slots=True)
class _Side:
    """The words of all entries in one row, and what a term of each counts before its field's length is known."""

    kind: GrownKind
    tokens: Ints
    entry: Ints
    docs: Ints
    group: Ints
    name: Ints
    weights: NDArray[np.float64]
    mean: NDArray[np.float64]
    place: Ints

    @classmethod
    def of(cls, entries: Sequence[Entry], kind: GrownKind, order: dict[str, int]) -> _Side:
        cut = kind.cut
        rows = [[cut.places[language, word] for word in words(text)] for _, _, _, language, text in entries]
        names: dict[str, int] = {}
        groups: dict[tuple[int, str], int] = {}
        group = np.array([groups.setdefault((row[0], row[1]), len(groups)) for row in entries])
        name = np.array([names.setdefault(one, len(names)) for _, one in groups])
        tokens = np.array([token for row in rows for token in row], dtype=np.int64)
        entry = np.repeat(np.arange(len(entries)), [len(row) for row in rows])
        docs, weights = np.array([row[0] for row in entries]), kind.factor * np.array([row[2] for row in entries])
        _, source = cut.expand(tokens)
        own = np.bincount(group[entry[source]], minlength=len(groups))
        mean = np.maximum(1.0, np.bincount(name, own) / np.bincount(name))
        place = np.array([order[term] for term in cut.terms])
        return cls(kind, tokens, entry, docs, group, name, weights, mean, place)

    def weighed(self, tokens: Ints, b: float) -> tuple[NDArray[np.float64], Ints, Ints]:
        """What each term of a copy counts, its document and the term."""
        pieces, source = self.kind.cut.expand(tokens)
        entry = self.entry[source]
        group = self.group[entry]
        own = np.bincount(group, minlength=len(self.name))
        norm = self.weights[entry] / (1.0 - b + b * own[group] / self.mean[self.name[group]])
        return norm, self.docs[entry], self.place[pieces]


def _exchanged(side: _Side, generator: np.random.Generator) -> Ints:
    """The words with a fifth of them exchanged for any of the same language."""
    tokens = side.tokens.copy()
    swapped = generator.random(len(tokens)) < SWAPPED
    for first, end in side.kind.cut.ends.values():
        here = np.flatnonzero(swapped & (tokens >= first) & (tokens < end))
        tokens[here] = generator.integers(first, end, len(here))
    return tokens


def lemma_kind(texts: Iterable[tuple[Language, str]], lemmas: dict[Language, Any]) -> GrownKind:
    """The words of the index of words."""
    return GrownKind(vocabulary(texts, lambda language, word: lemma_terms(language, word, lemmas[language])))


def gram_kind(texts: Iterable[tuple[Language, str]], factor: float = 1.0) -> GrownKind:
    """The letter 4-grams; `factor` is what a field of them counts beside the words."""
    return GrownKind(vocabulary(texts, gram_terms), factor)


def copies(vectors: Vectors, times: int) -> Iterator[Vectors]:
    """The vectors, and copies that lie near them."""
    generator = np.random.default_rng(7)
    yield vectors
    for _ in range(times - 1):
        noisy = vectors + NOISE * generator.standard_normal(vectors.shape, dtype=np.float32)
        yield noisy / np.maximum(np.linalg.norm(noisy, axis=1, keepdims=True), np.float32(1e-6))
