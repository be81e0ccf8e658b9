"""How search grows: 1, 10 and 100 times the corpus, the shipped indexes beside bm25s and plain FAISS, in one run.

`python -m evals.growth [--times 1 10 100] [--only words|vectors|search] [--postgres] [--keep FOLDER]` prints the
tables. Words: the texts repeated, a fifth of their words swapped. Vectors: those of the build's hash encoder repeated
with noise, scaled to length 1, asked by the development questions; what plain FAISS (flat) finds is the measure of what
the shipped index finds. `--postgres` puts the same vectors into pgvector too. `--only search` is the whole search in
one piece (`evals.whole_search`), `--keep` a folder for what it makes: minutes and gigabytes. One thread.
"""

from __future__ import annotations

import argparse
import gc
import random
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from corpus.model import Language
from evals.grown import copies
from evals.report import ReportTable
from evals.times import measure, resident
from retrieval.lexical import Postings, build_postings
from retrieval.text import words
from retrieval.units import Unit

GROWTH = (1, 10, 100)
DEPTH = 400
"""So many of the nearest are asked for, as the search does."""
Questions = Sequence[tuple[str, Language]]
Vectors = NDArray[np.float32]


def words_table(corpus: Sequence[Unit], questions: Questions, growth: Sequence[int] = GROWTH) -> ReportTable:
    """BM25 over words: ours and bm25s."""
    import bm25s

    generator = random.Random(7)
    rows_of_words = [
        [f"{language}:{word}" for language, _, text in unit.texts for word in words(text)] for unit in corpus
    ]
    vocabulary = sorted({word for row in rows_of_words for word in row})
    known = set(vocabulary)
    table = []
    for times in growth:
        documents = [
            row if copy == 0 else [generator.choice(vocabulary) if generator.random() < 0.2 else word for word in row]
            for copy in range(times)
            for row in rows_of_words
        ]
        before = resident()
        started = time.perf_counter()
        index = build_postings([[("text", 1.0, row)] for row in documents], 1.2, 0.6)
        own_build = time.perf_counter() - started
        size = (index.docs.nbytes + index.impacts.nbytes + index.starts.nbytes) / 1e6
        own = measure(partial(_best, index), questions)
        del index
        started = time.perf_counter()
        other = bm25s.BM25()
        other.index(documents, show_progress=False)
        other_build = time.perf_counter() - started
        theirs = measure(partial(_retrieve, other, known), questions)
        table.append(
            [
                *(f"{times}x", str(len(documents)), f"{size:.0f}", f"{own_build:.1f}", *own.cells()),
                *(f"{other_build:.1f}", *theirs.cells(), f"{resident() - before:.0f}"),
            ]
        )
        _said(table[-1])
    heads = ["corpus", "documents", "ours: MB", "build s", "p50 ms", "p95 ms", "bm25s: build s", "p50 ms", "p95 ms"]
    return ReportTable([*heads, "process MB more"], table)


def vectors_table(vectors: Vectors, asked: Vectors, growth: Sequence[int] = GROWTH, database: str = "") -> ReportTable:
    """The nearest vectors: the shipped index (`retrieval.vectors`), plain FAISS, pgvector where a database is given."""
    import faiss

    from retrieval.vectors import made

    faiss.omp_set_num_threads(1)
    table = []
    for times in growth:
        rows = np.concatenate(list(copies(vectors, times)))
        some = asked[: max(20, len(asked) // times)]
        flat = faiss.IndexFlatIP(rows.shape[1])
        flat.add(rows)
        plain, right = _timed(flat.search, some)
        del flat
        before = resident()
        started = time.perf_counter()
        index = made(rows, rows.shape[1])
        build = time.perf_counter() - started
        size = resident() - before
        ours, found = _timed(index.search, some)
        kind = type(index).__name__.removeprefix("Index")
        del index
        gc.collect()
        row = [f"{times}x", str(len(rows)), kind, f"{size}", f"{build:.1f}", *ours, f"{_shared(found, right):.3f}"]
        row += [f"{rows.nbytes / 1e6:.0f}", *plain]
        if database:
            row += _in_postgres(database, rows, some, right)
        table.append(row)
        _said(row)
        del rows
        gc.collect()
    heads = ["corpus", "vectors", "ours", "MB", "build s", "p50 ms", "p95 ms", f"of the {DEPTH} nearest"]
    heads += ["plain FAISS: MB", "p50 ms", "p95 ms"]
    return ReportTable([*heads, *(["pgvector: fill s", "p50 ms", "p95 ms", "of them"] if database else [])], table)


def _in_postgres(address: str, rows: Vectors, asked: Vectors, right: Sequence[set[int]]) -> list[str]:
    from retrieval.postgres import PostgresVectorStore

    store = PostgresVectorStore(address, f"growth-{len(rows)}", rows.shape[1])
    started = time.perf_counter()
    store.filled_once(rows, "growth")
    seconds = time.perf_counter() - started
    times, found = _timed(store.nearest, asked)
    return [f"{seconds:.0f}", *times, f"{_shared(found, right):.3f}"]


def _timed(search: Callable[[Vectors, int], Any], asked: Vectors) -> tuple[list[str], list[set[int]]]:
    """Milliseconds (median, 95th percentile) of each vector asked once after a warm one, and what was found."""
    search(asked[:1], DEPTH)
    took, found = [], []
    for place in range(len(asked)):
        started = time.perf_counter()
        places = search(asked[place : place + 1], DEPTH)[1]
        took.append(1000 * (time.perf_counter() - started))
        found.append(set(places[0].tolist()))
    return [f"{np.percentile(took, 50):.2f}", f"{np.percentile(took, 95):.2f}"], found


def _shared(found: Sequence[set[int]], right: Sequence[set[int]]) -> float:
    return sum(len(one & other) / len(other) for one, other in zip(found, right, strict=True)) / len(right)


def _best(index: Postings, text: str, language: Language) -> object:
    scores = index.scores({f"{language}:{word}": 1.0 for word in words(text)})
    return np.argpartition(scores, -5)[-5:]


def _retrieve(index: object, known: set[str], text: str, language: Language) -> object:
    terms = [term for word in words(text) if (term := f"{language}:{word}") in known]
    return index.retrieve([terms], k=5, show_progress=False) if terms else None  # type: ignore[attr-defined]


def _said(row: Sequence[str]) -> None:
    sys.stdout.write(" | ".join(row) + "\n")
    sys.stdout.flush()


def main() -> None:
    """Measure and print."""
    from app.service import Service
    from evals.postgres_process import postgres
    from evals.questions import load_questions
    from evals.whole_search import search_again, search_table
    from retrieval.dense import embedded_texts
    from retrieval.units import units

    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--times", type=int, nargs="+", default=list(GROWTH), help="how many times the corpus")
    reader.add_argument("--only", choices=["words", "vectors", "search"], help="one of the tables")
    reader.add_argument("--again", action="store_true", help="the whole search alone, on what --keep has left")
    reader.add_argument("--keep", type=Path, help="leave grown indexes in this folder, and read them from there")
    reader.add_argument("--postgres", action="store_true", help="pgvector beside (pgserver's PostgreSQL)")
    given = reader.parse_args()
    service = Service()
    corpus = units(service.store)
    questions = [(question.text, question.language) for question in load_questions("dev")]
    with ExitStack() as stack:
        if given.only == "search":
            folder = given.keep or Path(stack.enter_context(TemporaryDirectory(prefix="lawbridge-growth-")))
            for times in given.times:
                measured = search_again if given.again else search_table
                _said(measured(questions, times, folder, _said).heads)
            return
        if given.only != "words":
            encoder = service.searcher.dense["hash"].encoder
            texts = list({text: None for unit in corpus for text, _ in embedded_texts(unit)})
            asked = np.concatenate([encoder.ask(text) for text, _ in questions])
            database = stack.enter_context(postgres()) if given.postgres else ""
            table = vectors_table(encoder.encode(texts), asked[asked.any(axis=1)], given.times, database)
            _said(table.heads)
        if given.only != "vectors":
            _said(words_table(corpus, questions, given.times).heads)


if __name__ == "__main__":
    main()
