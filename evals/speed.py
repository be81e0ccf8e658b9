"""The speed benchmark: ours against bm25s alone and the average langchain pipeline, in one run on one machine.

Build time, memory, warm p50 and p95 of `search` and `ask`, questions a second on two processes, growth from 1 to 100
times the corpus (its texts with words swapped), cold starts of the command line. Figures compare within one run.
"""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from app.service import Service
from corpus.model import Language
from evals.baselines.pipeline import splitter_pipeline
from evals.questions import load_questions
from evals.report import ReportTable, Section
from retrieval.dense import embedded_texts
from retrieval.encoder import Encoder
from retrieval.lexical import Postings, build_postings
from retrieval.text import words
from retrieval.units import Unit, units

Ask = Callable[[str, Language], object]
ROUNDS = 3
GROWTH = (1, 10, 100)


@dataclass(frozen=True, slots=True)
class Times:
    """Milliseconds a question: median and 95th percentile, and how many were timed."""

    p50: float
    p95: float
    count: int

    def cells(self) -> list[str]:
        """For a table."""
        return [f"{self.p50:.2f}", f"{self.p95:.2f}"]


def measure(ask: Ask, questions: Sequence[tuple[str, Language]]) -> Times:
    """Time every question `ROUNDS` times after a warm round."""
    for text, language in questions:
        ask(text, language)
    times = []
    for _ in range(ROUNDS):
        for text, language in questions:
            started = time.perf_counter()
            ask(text, language)
            times.append(1000 * (time.perf_counter() - started))
    return Times(float(np.percentile(times, 50)), float(np.percentile(times, 95)), len(times))


def speed_report() -> list[Section]:
    """All sections of the benchmark; uses the development questions and the current build."""
    service = Service()
    questions = [(question.text, question.language) for question in load_questions("dev")]
    corpus = units(service.store)
    text = [
        f"{os.cpu_count()} processors; {len(corpus)} units; "
        f"{len(questions)} questions, {ROUNDS} rounds after a warm one."
    ]
    return [
        Section("Warm, one process", text, [_warm(service, corpus, questions)]),
        Section("Two processes", [], [_throughput(service.folder, questions)]),
        Section(
            "Growth", ["BM25 over words; texts repeated, a fifth of their words swapped."], [_growth(corpus, questions)]
        ),
        Section(
            "Growth of the dense index",
            ["The hash encoder's vectors, repeated with noise, scaled to length 1; exact inner products, one thread."],
            [_dense_growth(service, questions)],
        ),
        Section("Cold start", ["A new process to the answer on the screen; best of three."], [_cold()]),
    ]


def _warm(service: Service, corpus: Sequence[Unit], questions: Sequence[tuple[str, Language]]) -> ReportTable:
    rows = []
    ours = measure(lambda text, language: service.search(text, 5, language), questions)
    rows.append(["Lawbridge search", _own_build(service), *ours.cells(), "1.0", _memory()])
    asked = measure(lambda text, language: service.ask(text, language), questions)
    rows.append(["Lawbridge ask", "", *asked.cells(), f"{asked.p50 / ours.p50:.1f}", _memory()])
    rivals: dict[str, Callable[[], Ask]] = {
        "bm25s alone": partial(_bm25s, corpus),
        "langchain splitter + FAISS": partial(_pipeline, service),
    }
    for name, make in rivals.items():
        started = time.perf_counter()
        ask = make()
        seconds = time.perf_counter() - started
        times = measure(ask, questions)
        rows.append([name, f"{seconds:.2f}", *times.cells(), f"{times.p50 / ours.p50:.1f}", _memory()])
    heads = ["system", "build s", "p50 ms", "p95 ms", "p50 to ours", "process MB so far (peak)"]
    return ReportTable(heads, rows)


def _own_build(service: Service) -> str:
    seconds = service.store.manifest.get("seconds")
    return f"{seconds:.1f}" if isinstance(seconds, float) else "-"


def _memory() -> str:
    return f"{resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f}"


def _bm25s(corpus: Sequence[Unit]) -> Ask:
    import bm25s

    retriever = bm25s.BM25()
    tokens = [[word for _, _, text in unit.texts for word in words(text)] for unit in corpus]
    retriever.index(tokens, show_progress=False)
    vocabulary = {word for row in tokens for word in row}

    def ask(text: str, _language: Language) -> object:
        known = [word for word in words(text) if word in vocabulary]
        return retriever.retrieve([known], k=5, show_progress=False) if known else None

    return ask


def _pipeline(service: Service) -> Ask:
    pipeline = splitter_pipeline(service.store)
    return lambda text, language: pipeline.rank(text, language, 5)


def _search_share(work: tuple[str, Sequence[tuple[str, Language]]]) -> int:
    service = Service(Path(work[0]))
    for text, language in work[1]:
        service.search(text, 5, language)
    return len(work[1])


def _throughput(folder: Path, questions: Sequence[tuple[str, Language]]) -> ReportTable:
    rows = []
    many = list(questions) * 10
    for processes in (1, 2):
        shares = [(str(folder), many[place::processes]) for place in range(processes)]
        warm = [(str(folder), questions[:5])] * processes
        with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
            list(pool.map(_search_share, warm))
            started = time.perf_counter()
            done = sum(pool.map(_search_share, shares))
            seconds = time.perf_counter() - started
        rows.append([str(processes), f"{done / seconds:.0f}"])
    return ReportTable(["processes", "searches a second"], rows)


def _growth(corpus: Sequence[Unit], questions: Sequence[tuple[str, Language]]) -> ReportTable:
    import bm25s

    generator = random.Random(7)
    rows_of_words = [
        [f"{language}:{word}" for language, _, text in unit.texts for word in words(text)] for unit in corpus
    ]
    vocabulary = sorted({word for row in rows_of_words for word in row})
    known = set(vocabulary)
    table = []
    for times in GROWTH:
        documents = [
            row if copy == 0 else [generator.choice(vocabulary) if generator.random() < 0.2 else word for word in row]
            for copy in range(times)
            for row in rows_of_words
        ]
        started = time.perf_counter()
        index = build_postings([[("text", 1.0, row)] for row in documents], 1.2, 0.6)
        own_build = time.perf_counter() - started
        own = measure(partial(_best, index), questions)
        started = time.perf_counter()
        other = bm25s.BM25()
        other.index(documents, show_progress=False)
        other_build = time.perf_counter() - started
        theirs = measure(partial(_retrieve, other, known), questions)
        table.append(
            [f"{times}x", str(len(documents)), f"{own_build:.2f}", *own.cells(), f"{other_build:.2f}", *theirs.cells()]
        )
    heads = ["corpus", "documents", "ours: build s", "p50 ms", "p95 ms", "bm25s: build s", "p50 ms", "p95 ms"]
    return ReportTable(heads, table)


def _dense_growth(service: Service, questions: Sequence[tuple[str, Language]]) -> ReportTable:
    import faiss

    encoder = service.searcher.dense["hash"].encoder
    vectors = encoder.encode(list({text: None for unit in units(service.store) for text, _ in embedded_texts(unit)}))
    generator = np.random.default_rng(7)
    table = []
    for times in GROWTH:
        started = time.perf_counter()
        index = faiss.IndexFlatIP(encoder.dimension)
        index.add(vectors)
        for _ in range(times - 1):
            noisy = vectors + generator.normal(0.0, 0.02, vectors.shape).astype(np.float32)
            index.add(noisy / np.maximum(np.linalg.norm(noisy, axis=1, keepdims=True), 1e-6))
        build = time.perf_counter() - started
        took = measure(partial(_nearest, index, encoder), questions[: 150 // times + 10])
        megabytes = index.ntotal * encoder.dimension * 4 / 1e6
        table.append([f"{times}x", str(index.ntotal), f"{megabytes:.0f}", f"{build:.2f}", *took.cells()])
    return ReportTable(["corpus", "vectors", "MB", "build s (noise included)", "p50 ms", "p95 ms"], table)


def _nearest(index: Any, encoder: Encoder, text: str, _language: Language) -> object:
    return index.search(encoder.encode([text]), 400)


def _best(index: Postings, text: str, language: Language) -> object:
    scores = index.scores({f"{language}:{word}": 1.0 for word in words(text)})
    return np.argpartition(scores, -5)[-5:]


def _retrieve(index: object, known: set[str], text: str, language: Language) -> object:
    terms = [term for word in words(text) if (term := f"{language}:{word}") in known]
    return index.retrieve([terms], k=5, show_progress=False) if terms else None  # type: ignore[attr-defined]


def _cold() -> ReportTable:
    lawbridge = str(Path(sys.executable).with_name("lawbridge"))
    rows = []
    for name, arguments in (
        ("show 27B1", ["show", "27B1", "--json"]),
        ("search", ["search", "soron kívüli indulás", "--json"]),
        ("ask", ["ask", "Nyugat soron kívül, színével felfelé indult. Mit tehet a felvevő?", "--json"]),
    ):
        best = min(_seconds([lawbridge, *arguments]) for _ in range(3))
        rows.append([f"lawbridge {name}", f"{best:.2f}"])
    return ReportTable(["command", "s"], rows)


def _seconds(command: Sequence[str]) -> float:
    with tempfile.TemporaryFile() as sink:
        started = time.perf_counter()
        subprocess.run(list(command), check=True, stdout=sink)
        return time.perf_counter() - started
