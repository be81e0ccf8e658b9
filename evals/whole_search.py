"""The whole search on a corpus many times ours, in one piece: `python -m evals.growth --only search`.

The search is the shipped one (`retrieval.search.Searcher`), its indexes grown: words, letters and lines as
`evals.grown` makes them, the vectors of both encoders as `evals.growth` copies them, and a classifier with as many
times more laws. Every development question is asked; beside it, in the same run, plain FAISS and bm25s are asked the
same (bm25s is given our postings, so that it answers from the same numbers), and some questions are asked again with
every vector compared, which says what the search misses. Processor time is that of the thread: what a question costs
whatever else the machine does.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.service import Service
from corpus.jurisdictions import of_language
from corpus.model import LANGUAGES, Language
from evals.grown import Entry, copies, gram_kind, grown, lemma_kind
from evals.report import ReportTable
from evals.times import resident
from retrieval.dense import DenseIndex
from retrieval.laws import TOGETHER
from retrieval.lexical import Postings
from retrieval.outside import outside_units
from retrieval.search import Hit, Searcher
from retrieval.terms import gram_query, lemma_query
from retrieval.units import Unit, units
from retrieval.vectors import made

Questions = Sequence[tuple[str, Language]]
Vectors = NDArray[np.float32]
Nearest = tuple[Vectors, NDArray[np.int64]]
Say = Callable[[Sequence[str]], None]
INDEXES = ("lemmas", "grams", "topics")
EVERY = 3
"""Every so manieth question is asked with every vector compared, too."""
K = 10
HEADS = ["corpus", "what", "MB", "build s (processor)", "p50 ms", "p95 ms", "processor p50 ms", "p95 ms", "note"]


class Clock:
    """Milliseconds of single calls: passed, and worked by this thread."""

    def __init__(self) -> None:
        self.passed: list[float] = []
        self.worked: list[float] = []

    def of(self, call: Callable[..., Any], *given: Any) -> Any:
        """Call it, and note how long it took."""
        passed, worked = time.perf_counter(), time.thread_time()
        result = call(*given)
        self.worked.append(1000 * (time.thread_time() - worked))
        self.passed.append(1000 * (time.perf_counter() - passed))
        return result

    @classmethod
    def joined(cls, clocks: Sequence[Clock]) -> Clock:
        """All that was noted."""
        made = cls()
        for clock in clocks:
            made.passed += clock.passed
            made.worked += clock.worked
        return made

    @classmethod
    def least(cls, clocks: Sequence[Clock]) -> Clock:
        """The least of each call that was noted by all: what other work on the machine adds is mostly left out."""
        made = cls()
        made.passed = [min(times) for times in zip(*(clock.passed for clock in clocks), strict=True)]
        made.worked = [min(times) for times in zip(*(clock.worked for clock in clocks), strict=True)]
        return made

    def cells(self) -> list[str]:
        """Median and 95th percentile passed, median and 95th percentile of processor time."""
        rows = [(numbers, share) for numbers in (self.passed, self.worked) for share in (50, 95)]
        return [f"{np.percentile(numbers, share):.2f}" for numbers, share in rows]


def search_table(questions: Questions, times: int, keep: Path, say: Say) -> ReportTable:
    """A row a thing measured on `times` copies; grown indexes are left in `keep` and read again from there."""
    from bm25s import BM25

    searcher = Service().searcher
    keep.mkdir(parents=True, exist_ok=True)
    rows: list[list[str]] = []

    def told(name: str, size: float, build: str, clock: Clock, note: str = "") -> None:
        rows.append([f"{times}x", name, f"{size:.0f}", build, *clock.cells(), note])
        say(rows[-1])

    built = grow_postings(searcher, times, keep)
    for name, asking in _lexical_queries(searcher).items():
        if name not in ("lemmas", "grams"):
            continue
        ours, theirs = Clock(), Clock()
        postings: Postings = getattr(searcher, {"lemmas": "words_index", "grams": "grams_index"}[name])
        rival = BM25()
        rival.scores = {"data": postings.impacts, "indices": postings.docs, "indptr": postings.starts}
        rival.scores["num_docs"], rival.vocab_dict, rival.nonoccurrence_array = postings.size, postings.terms, None
        for text, language in questions:
            query = asking(text, language)
            ours.of(_five, postings.scores, query)
            known = [term for term in query if term in postings.terms]
            theirs.of(_five, rival.get_scores, known)
        told(f"our ranking of {name}", _size(postings), built[name], ours)
        told(f"bm25s, the same {name}", _size(postings), "", theirs)
    _multiply_laws(searcher, times, keep)
    told("topic lines", _size(searcher.topics_index), built["topics"], _of_part(searcher, questions, "topics"))
    told("classifier of laws", _laws_size(searcher), "", _of_part(searcher, questions, "laws"))
    full: dict[str, Callable[[Vectors, int], Nearest]] = {}
    for name in searcher.manifest.encoders:
        dense = searcher.dense[name]
        asked = {text: dense.encoder.ask(text) for text, _ in questions[::EVERY]}
        index, seconds, truth, plain = grow_vectors(dense, list(asked.values()), times, keep / f"{name}-{times}.faiss")
        told(f"plain FAISS, {name}", plain_size(dense, times), "0", plain)
        clock = Clock()
        found = [clock.of(index.search, vector, 400)[1] for vector in asked.values()]
        recall = np.mean([len(set(one[0]) & set(true[1][0])) / 400 for one, true in zip(found, truth, strict=True)])
        size = (keep / f"{name}-{times}.faiss").stat().st_size / 1e6
        told(f"our vectors, {name}", size, seconds, clock, f"{recall:.3f} of the 400 nearest")
        answers = {vector.tobytes(): true for vector, true in zip(asked.values(), truth, strict=True)}
        full[name] = partial(_known, answers)
        _multiply_dense(dense, index, times)
    total = sum(float(row[2]) for row in rows if not row[1].startswith(("plain", "bm25s")))
    rounds, found = ask_whole(searcher, questions)
    for name, nearest in full.items():
        searcher.dense[name]._nearest = nearest
    searcher._latest = None
    whole = [_every_vector(searcher, text, language) for text, language in questions[::EVERY]]
    told("the whole search", total, "", Clock.joined(rounds), agreement(found[::EVERY], whole))
    told("the least of three a question", total, "", Clock.least(rounds))
    return ReportTable(HEADS, rows)


def search_again(questions: Questions, times: int, keep: Path, say: Say) -> ReportTable:
    """Only the whole search once more, on what `search_table` left in `keep`."""
    import faiss

    faiss.omp_set_num_threads(1)
    searcher = Service().searcher
    grow_postings(searcher, times, keep)
    _multiply_laws(searcher, times, keep)
    for name in searcher.manifest.encoders:
        _multiply_dense(searcher.dense[name], faiss.read_index(str(keep / f"{name}-{times}.faiss")), times)
    rounds, _ = ask_whole(searcher, questions)
    rows = []
    for name, clock in (("the whole search", Clock.joined(rounds)), ("the least of three", Clock.least(rounds))):
        rows.append([f"{times}x", name, "", "", *clock.cells(), f"{resident()} MB in memory"])
        say(rows[-1])
    return ReportTable(HEADS, rows)


def ask_whole(searcher: Searcher, questions: Questions) -> tuple[list[Clock], list[list[Hit]]]:
    """Every question in three rounds after some to warm up, and what was found."""
    for text, language in questions[:20]:
        searcher.find(text, language, K)
    rounds, found = [Clock() for _ in range(3)], []
    for clock in rounds:
        found = [clock.of(searcher.find, text, language, K).hits for text, language in questions]
    return rounds, found


def _known(answers: Mapping[bytes, Nearest], vector: Vectors, _depth: int) -> Nearest:
    return answers[vector.tobytes()]


def agreement(found: Iterable[Sequence[Hit]], whole: Iterable[Sequence[Hit]]) -> str:
    """How often the first is that of the search that misses nothing, and how many of its ten are found."""
    pairs = list(zip(found, whole, strict=True))
    first = sum(one[0].canonical == other[0].canonical for one, other in pairs if one and other)
    shared = [len({hit.canonical for hit in one} & {hit.canonical for hit in other}) for one, other in pairs]
    return f"first as with every vector compared {first} of {len(pairs)}, of the ten {sum(shared) / len(shared):.2f}"


def _every_vector(searcher: Searcher, text: str, language: Language) -> list[Hit]:
    return searcher.rank(searcher.evidence(text, language).parts, K, of_language(language))


def _of_part(searcher: Searcher, questions: Questions, name: str) -> Clock:
    searcher.evidence(*questions[0], [name])
    clock = Clock()
    for text, language in questions:
        clock.of(searcher.evidence, text, language, [name])
    return clock


def _lexical_queries(searcher: Searcher) -> dict[str, Callable[[str, Language], Mapping[str, float]]]:
    return {
        "lemmas": lambda text, language: lemma_query(language, text, searcher.lemmas(language)),
        "grams": lambda text, language: gram_query(language, text, searcher.weights.other_languages),
    }


def _five(scores: Callable[[Any], NDArray[np.float32]], query: Any) -> NDArray[np.int64] | None:
    return np.argpartition(scores(query), -5)[-5:] if query else None


def _size(postings: Postings) -> float:
    return (postings.docs.nbytes + postings.impacts.nbytes + postings.starts.nbytes) / 1e6


def entries_of(corpus: Sequence[Unit], weights: Mapping[str, float]) -> tuple[list[Entry], list[Entry]]:
    """What the indexes of words and letters read, and what that of lines reads."""
    texts = [
        (place, f"{language}/{field}", weights[field], language, text)
        for place, unit in enumerate(corpus)
        for language, field, text in unit.texts
        if weights.get(field)
    ]
    lines = dict.fromkeys(
        (language, text) for unit in corpus for language, field, text in unit.texts if field in ("topic", "aside")
    )
    ordered = sorted(lines, key=lambda line: LANGUAGES.index(line[0]))
    return texts, [(place, language, 1.0, language, text) for place, (language, text) in enumerate(ordered)]


def grow_postings(searcher: Searcher, times: int, keep: Path) -> dict[str, str]:
    """Give the searcher the three grown indexes; the processor seconds that each took, where it was made now."""
    corpus = [*units(Service().store), *outside_units()]
    weights = searcher.weights
    texts, lines = entries_of(corpus, weights.fields)
    lemmas = {language: searcher.lemmas(language) for language in LANGUAGES}
    took = {}
    for name in INDEXES:
        entries = lines if name == "topics" else texts
        path = keep / f"{name}-{times}.npz"
        started = time.process_time()
        if path.is_file():
            postings, took[name] = Postings.load(path), ""
        else:
            words = [(entry[3], entry[4]) for entry in entries]
            kinds = [lemma_kind(words, lemmas)] if name != "grams" else [gram_kind(words)]
            kinds += [gram_kind(words, 0.5)] if name == "topics" else []
            postings = grown(entries, kinds, times, weights.k1, weights.b)
            if name == "topics":
                places = np.empty(postings.size, dtype=np.int32)
                places[_line_order(entries, times)] = np.arange(postings.size, dtype=np.int32)
                postings = replace(postings, docs=places[postings.docs])
            took[name] = f"{time.process_time() - started:.0f}"
            postings.save(path)
        searcher.__dict__[{"lemmas": "words_index"}.get(name, f"{name}_index")] = postings
    owners, weighed, starts = searcher._topic_owners
    size = len(searcher.manifest.units)
    order = _line_order(lines, times)
    copy, line = np.divmod(order, len(lines))
    counts = np.diff(starts)[line]
    pairs = np.arange(counts.sum()) + np.repeat(starts[line] - np.cumsum(counts) + counts, counts)
    families = searcher._families
    searcher.__dict__ |= {
        "_topic_owners": (
            owners[pairs] + np.repeat(copy, counts) * size,
            weighed[pairs],
            np.concatenate([[0], np.cumsum(counts)]),
        ),
        "_families": np.concatenate([families + copy * (families.max() + 1) for copy in range(times)]),
        "_inside": np.tile(searcher._inside, times),
        "_shown": int(searcher._inside.sum()) * times,
    }
    for language in LANGUAGES:
        place = of_language(language)
        searcher._holding[place] = np.tile(searcher._holds(place), times)
    names = [*searcher.manifest.units] + [
        f"{name}~{copy}" for copy in range(1, times) for name in searcher.manifest.units
    ]
    searcher.manifest = replace(searcher.manifest, units=names)
    return took


def _line_order(lines: Sequence[Entry], times: int) -> NDArray[np.int64]:
    """The lines of all copies as an index of that size has them, all of a language together: copy x lines + line."""
    tongues = np.array([LANGUAGES.index(line[3]) for line in lines])
    return np.argsort(np.tile(tongues, times), kind="stable")


def grow_vectors(
    dense: DenseIndex, asked: Sequence[Vectors], times: int, path: Path
) -> tuple[Any, str, list[Nearest], Clock]:
    """The index of the copies, the seconds of its making, what is nearest to each question, plain FAISS's times."""
    import faiss

    own = dense._index.reconstruct_n(0, dense._index.ntotal)
    rows = np.empty((times * len(own), own.shape[1]), dtype=np.float32)
    for place, copy in enumerate(copies(own, times)):
        rows[place * len(own) : (place + 1) * len(own)] = copy
    plain = Clock()
    faiss.omp_set_num_threads(1)
    truth = [plain.of(faiss.knn, one, rows, 400, faiss.METRIC_INNER_PRODUCT) for one in asked]
    seconds = ""
    if not path.is_file():
        started = time.process_time()
        faiss.write_index(made(rows, rows.shape[1]), str(path))
        seconds = f"{time.process_time() - started:.0f}"
    del rows
    gc.collect()
    return faiss.read_index(str(path)), seconds, truth, plain


def plain_size(dense: DenseIndex, times: int) -> float:
    """Megabytes of all vectors as they are."""
    return 4 * dense.encoder.dimension * len(dense._ends) * times / 1e6


def _multiply_dense(dense: DenseIndex, index: Any, times: int) -> None:
    ends = dense._ends
    dense._owners = np.concatenate([dense._owners + copy * dense._size for copy in range(times)])
    dense._weights = np.tile(dense._weights, times)
    dense._ends = np.concatenate([ends + copy * ends[-1] for copy in range(times)])
    dense._size *= times
    dense._index, dense._nearest = index, index.search


def _multiply_laws(searcher: Searcher, times: int, keep: Path) -> None:
    """As many times more laws, each copy of one a little more or less likely; the table is mapped from a file."""
    generator = np.random.default_rng(7)
    real = searcher.manifest.units
    searcher.manifest = replace(searcher.manifest, units=real[: len(real) // times])
    for language in LANGUAGES:
        laws = searcher.laws(language)
        path = keep / f"laws-{language}-{times}.npy"
        rows, classes = laws._table.shape
        if not path.is_file():
            table = np.lib.format.open_memmap(str(path), "w+", np.int16, (rows, classes * times))
            for first in range(0, rows, 1000):
                table[first : first + 1000] = np.tile(laws._table[first : first + 1000], (1, times))
            table.flush()
        laws._table = np.load(path, mmap_mode="r")
        laws._together = max(1, TOGETHER // (classes * times))
        laws._bias = np.tile(laws._bias, times) + generator.normal(0, 0.05, classes * times).astype(np.float32)
        laws._law = np.concatenate([laws._law + copy * classes for copy in range(times)])
    searcher.manifest = replace(searcher.manifest, units=real)


def _laws_size(searcher: Searcher) -> float:
    return sum(searcher.laws(language)._table.nbytes for language in LANGUAGES) / 1e6
