"""Search over the built indexes: a question in, ranked provisions in force out. Needs NumPy and FAISS, never torch.

Every part gives each unit a score; the parts are fused by rank (`retrieval.fuse`) with the weights of the index
manifest. Parts: `lemmas` and `grams` (BM25 over all texts of a unit), `topics` (the best topic line of a unit), `laws`
(the classifier of laws), the dense encoders, and `concepts` (what was read from the question, given by the caller).
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from corpus.errors import NoIndex
from corpus.ids import split
from corpus.jurisdictions import of_language
from corpus.manifest import sources
from corpus.model import Language
from retrieval.dense import DenseIndex
from retrieval.encoder import Encoder, HashEncoder, ModelEncoder, UnigramEncoder
from retrieval.families import family
from retrieval.fuse import diversify, fuse
from retrieval.laws import LawClassifier, Terms
from retrieval.lemmas import Lemmas, bridge_lemma
from retrieval.lexical import Postings
from retrieval.manifest import IndexManifest
from retrieval.scope import Scope, judge, signals
from retrieval.scored import Places, ScoredUnits, Scores
from retrieval.terms import gram_query, lemma_query
from retrieval.text import words as text_words

LONGEST = 4000
LARGE = 50_000
"""So many units make a question long: letters and vectors are then scored beside words, lines and laws."""
LINES = 1000
"""About so many of the best lines say which units they lead to, where too many are touched to look at all."""
OUTSIDE = "outside"
"""The source of the units that nobody is shown (`retrieval.outside`)."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A found provision in force (full id), its fused score, and the place each part gave it (from 1)."""

    canonical: str
    score: float
    places: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Evidence:
    """What each part of the search says about the units, and the score that would be a perfect match in it."""

    parts: Mapping[str, ScoredUnits]
    scales: Mapping[str, float]
    words: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Found:
    """Ranked provisions and whether they can be an answer; out of scope, the hits are what is nearest."""

    hits: list[Hit]
    scope: Scope


class Searcher:
    """The indexes of one folder, each read on first use; safe to share between threads once warm.

    Raises NoIndex, in one sentence with the command that mends it, when the folder is missing, stale or foreign.
    """

    def __init__(self, folder: Path, fingerprint: str | None = None) -> None:
        self.folder = folder
        self.manifest = IndexManifest.load(folder)
        if fingerprint is not None and fingerprint != self.manifest.fingerprint:
            raise NoIndex(f"The search index in {folder} was built from other texts; run `lawbridge ingest`.")
        self.weights = self.manifest.weights
        self._lemmas: dict[Language, Lemmas] = {}
        self._laws: dict[Language, LawClassifier] = {}
        self._holding: dict[str, NDArray[np.bool_]] = {}
        self._latest: tuple[tuple[str, Language], Evidence] | None = None

    def search(self, query: str, language: Language, k: int = 10, concepts: Iterable[str] = ()) -> list[Hit]:
        """The best `k` provisions for a question; `concepts` are full ids that a reading of it points to, surest first.

        A law stands for everything in it.
        """
        return self.find(query, language, k, concepts).hits

    def find(
        self, query: str, language: Language, k: int = 10, concepts: Iterable[str] = (), place: str | None = None
    ) -> Found:
        """As `search`, and whether the texts answer the question at all (`retrieval.scope`).

        `place` is the country whose regulations hold, unless given that of the language.
        """
        evidence = self._evidence_of(query, language)
        parts = dict(evidence.parts)
        named = self._named(concepts)
        if len(named.places):
            parts["concepts"] = named
        found = self.signals(evidence, read=len(named.places) > 0)
        scope = judge(found, self.weights.scope, self.weights.scope_threshold)
        return Found(self.rank(parts, k, place or of_language(language)), scope)

    def _evidence_of(self, query: str, language: Language) -> Evidence:
        """The evidence, kept for the next call: an answer asks with and without what was read from the question."""
        latest = self._latest
        if latest is None or latest[0] != (query, language):
            latest = (query, language), self.evidence(query, language)
            self._latest = latest
        return latest[1]

    def signals(self, evidence: Evidence, *, read: bool) -> dict[str, float]:
        """What speaks for and against an answer, by part; `read` says that a situation was read from the question."""
        within = signals(evidence.parts, self._inside, evidence.scales)
        return within | dict(evidence.words) | {"read": float(read)}

    def rank(self, parts: Mapping[str, ScoredUnits], k: int, place: str) -> list[Hit]:
        """Fuse the parts' scores into hits, best first; equal scores stand in the order of the corpus.

        What does not hold in `place` counts less.
        """
        weights = self.weights
        some, fused = fuse(parts, weights.rankings, weights.fusion_constant, weights.depth)
        fused *= np.where(self._holds(place)[some], 1.0, weights.abroad) * self._inside[some]
        order = diversify(fused, self._families[some], weights.repeat, k)
        found = some[[at for at, _ in order]]
        standing = {name: _standing(part, found) for name, part in parts.items()}
        return [
            Hit(self.manifest.units[found[at]], score, {name: places[at] for name, places in standing.items()})
            for at, (_, score) in enumerate(order)
        ]

    def evidence(self, query: str, language: Language, only: Iterable[str] | None = None) -> Evidence:
        """The scores each part gives every unit (the parts that ranking or scope weigh, or `only` the named ones).

        Only the first `LONGEST` characters are read: nobody asks more at the table.
        """
        query = query[:LONGEST]
        names = self._weighed if only is None else list(only)
        words = lemma_query(language, query, self.lemmas(language))
        asked = query, language, words, gram_query(language, query, 0.0)
        beside = [name for name in names if name == "grams" or name in self.manifest.encoders] if self._large else []
        handed = {name: self._other.submit(self._part, name, *asked) for name in beside}
        found = {name: self._part(name, *asked) for name in names if name not in handed}
        found |= {name: task.result() for name, task in handed.items()}
        told = [(name, part) for name in names if (part := found[name]) is not None]
        parts = {name: scores for name, (scores, _) in told}
        scales = {name: scale for name, (_, scale) in told if scale is not None}
        return Evidence(parts, scales, self._word_signals(query, language, words))

    def _part(
        self, name: str, query: str, language: Language, words: Terms, grams: Terms
    ) -> tuple[ScoredUnits, float | None] | None:
        """The scores of a part and the perfect one; None for a part that only its caller can give."""
        if name == "lemmas":
            return self._words(words), self.words_index.ceiling(words)
        if name == "grams":
            wider = gram_query(language, query, self.weights.other_languages)
            return self._leading(self.grams_index.scores(wider)), self.grams_index.ceiling(grams)
        if name == "topics":
            both = {**words, **grams}
            return self._topic_scores(both), self.topics_index.ceiling(both)
        if name == "laws":
            return self._leading(self.laws(language).scores(words, grams)), None
        return (self.dense[name].scores(query), None) if name in self.manifest.encoders else None

    def _words(self, words: Terms) -> ScoredUnits:
        """What the words say of the units, in a large index of the best."""
        if not self._large:
            return ScoredUnits.of(self.words_index.scores(words))
        return self.words_index.best(words, self.weights.depth, self._outside)

    def _leading(self, whole: Scores) -> ScoredUnits:
        """Of the scores of all units those that count: all, or in a large index the best."""
        return ScoredUnits.leading(whole, self.weights.depth, self._outside) if self._large else ScoredUnits.of(whole)

    @property
    def _large(self) -> bool:
        """Whether a question takes so long that a second thread pays."""
        return len(self.manifest.units) >= LARGE

    @cached_property
    def _other(self) -> ThreadPoolExecutor:
        """The threads that score letters and vectors while the asking one scores words, lines and laws."""
        return ThreadPoolExecutor(max_workers=2, thread_name_prefix="search")

    @cached_property
    def _weighed(self) -> list[str]:
        """The parts that the ranking or the scope model gives a weight."""
        weights = self.weights
        return [name for name, weight in weights.rankings.items() if weight > 0 or name in weights.scope]

    def _word_signals(self, query: str, language: Language, terms: Mapping[str, float]) -> dict[str, float]:
        """`known`: the share of the terms that the texts have; `bridge`: the share of words that are bridge words."""
        known = sum(weight for term, weight in terms.items() if self.words_index.known(term, self._shown))
        asked = [word for word in text_words(query) if word.isalpha()]
        bridge = sum(bridge_lemma(language, word) is not None for word in asked)
        return {"known": known / max(1.0, sum(terms.values())), "bridge": bridge / max(1, len(asked))}

    def lemmas(self, language: Language) -> Lemmas:
        """The word table of a language."""
        if language not in self._lemmas:
            self._lemmas[language] = Lemmas(self.folder, language)
        return self._lemmas[language]

    def laws(self, language: Language) -> LawClassifier:
        """The classifier of laws of a language."""
        if language not in self._laws:
            self._laws[language] = LawClassifier(self.folder, language, self.manifest.units)
        return self._laws[language]

    @cached_property
    def words_index(self) -> Postings:
        """BM25 over lemmas."""
        return Postings.load(self.folder / "postings-lemmas.npz")

    @cached_property
    def grams_index(self) -> Postings:
        """BM25 over folded letter 4-grams."""
        return Postings.load(self.folder / "postings-grams.npz")

    @cached_property
    def topics_index(self) -> Postings:
        """BM25 over single topic lines."""
        return Postings.load(self.folder / "postings-topics.npz")

    @cached_property
    def dense(self) -> dict[str, DenseIndex]:
        """The dense indexes by encoder name."""
        print_of_units = self.manifest.fingerprint
        return {
            name: DenseIndex(self.folder, name, self._encoder(name), print_of_units) for name in self.manifest.encoders
        }

    def _encoder(self, name: str) -> Encoder:
        if name == "hash":
            return HashEncoder(self.folder / "encoders" / "hash")
        if name == "unigram":
            return UnigramEncoder(self.folder / "encoders" / "unigram")
        return ModelEncoder(self.manifest.model or "")

    def _topic_scores(self, query: Mapping[str, float]) -> ScoredUnits:
        lines, scores = self.topics_index.leading(query, LINES)
        owners, weights, starts = self._topic_owners
        counts = starts[lines + 1] - starts[lines]
        pairs = np.arange(counts.sum()) + np.repeat(starts[lines] - np.cumsum(counts) + counts, counts)
        return ScoredUnits.best(owners[pairs], np.repeat(scores, counts) * weights[pairs])

    def _named(self, concepts: Iterable[str]) -> ScoredUnits:
        """What the named provisions say for every unit: the narrower a provision, the more, as a rarer word does."""
        total = np.zeros(len(self.manifest.units), dtype=np.float32)
        for order, name in enumerate(concepts, 1):
            places = self._below.get(name, [])
            if places:
                total[places] += math.log(1 + len(total) / len(places)) / (1.0 + 0.1 * order)
        return ScoredUnits.of(total)

    @cached_property
    def _topic_owners(self) -> tuple[NDArray[np.int64], Scores, NDArray[np.int64]]:
        """The units that the topic lines lead to, line after line, how much they lead there, where each line starts."""
        try:
            rows: list[list[tuple[int, float]]] = json.loads((self.folder / "topics.json").read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise NoIndex(f"The topic index in {self.folder} is damaged; run `lawbridge ingest`.") from error
        owners = np.array([unit for row in rows for unit, _ in row], dtype=np.int64)
        weights = np.array([weight for row in rows for _, weight in row], dtype=np.float32)
        return owners, weights, np.cumsum([0, *(len(row) for row in rows)], dtype=np.int64)

    @cached_property
    def _below(self) -> dict[str, list[int]]:
        """The places of the units at and under every id."""
        result: dict[str, list[int]] = {}
        for place, full_id in enumerate(self.manifest.units):
            source, path = split(full_id)
            parts = [path] if path.startswith("DEF.") else path.split(".")
            for depth in range(1, len(parts) + 1):
                result.setdefault(f"{source}:{'.'.join(parts[:depth])}", []).append(place)
        return result

    @cached_property
    def _families(self) -> NDArray[np.int64]:
        names: dict[str, int] = {}
        return np.array([names.setdefault(family(full_id), len(names)) for full_id in self.manifest.units])

    @cached_property
    def _inside(self) -> NDArray[np.bool_]:
        return np.array([split(full_id)[0] != OUTSIDE for full_id in self.manifest.units])

    @cached_property
    def _outside(self) -> NDArray[np.int64]:
        return np.flatnonzero(~self._inside)

    @cached_property
    def _shown(self) -> int:
        """How many units are shown; they stand before the others."""
        return int(self._inside.sum())

    def _holds(self, place: str) -> NDArray[np.bool_]:
        """The units that hold in a country: the Laws everywhere, regulations where they are from."""
        if place not in self._holding:
            here = {name for name, entry in sources().items() if entry.jurisdiction in ("", place)}
            self._holding[place] = np.array([split(full_id)[0] in here for full_id in self.manifest.units])
        return self._holding[place]


def _standing(part: ScoredUnits, found: Places) -> list[int]:
    """The places (from 1) that a part gives some units, 0 where it does not score them."""
    at = np.minimum(np.searchsorted(part.places, found), len(part.places) - 1)
    own = np.where(part.places[at] == found, part.scores[at], 0.0) if len(part.places) else np.zeros(len(found))
    above = np.sort(part.scores[part.scores > own[own > 0].min(initial=np.inf)])
    standing = len(above) - np.searchsorted(above, own, side="right") + 1
    return [int(place) for place in np.where(own > 0, standing, 0)]
