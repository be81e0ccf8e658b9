"""The speed benchmark: ours against bm25s alone and the average langchain pipeline, in one run on one machine.

Build time, memory, warm p50 and p95 of `search` and `ask`, questions a second on two processes, growth from 1 to 100
times the corpus (its texts with words swapped), cold starts of the command line. Figures compare within one run.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np

from app.service import Service
from app.watching.garbage import seldom
from corpus.model import Language
from evals.baselines.pipeline import splitter_pipeline
from evals.growth import vectors_table, words_table
from evals.peers import bm25s_search
from evals.processes import throughput
from evals.questions import load_questions
from evals.report import ReportTable, Section
from evals.times import ROUNDS, Ask, measure
from retrieval.dense import embedded_texts
from retrieval.units import Unit, units


def speed_report() -> list[Section]:
    """All sections of the benchmark; uses the development questions and the current build."""
    seldom()  # as every face does
    service = Service()
    questions = [(question.text, question.language) for question in load_questions("dev")]
    corpus = units(service.store)
    text = [
        f"{os.cpu_count()} processors; {len(corpus)} units; "
        f"{len(questions)} questions, {ROUNDS} rounds after a warm one."
    ]
    return [
        Section("Warm, one process", text, [_warm(service, corpus, questions)]),
        Section("Two processes", [], [throughput(service.folder, questions)]),
        Section(
            "Growth",
            ["BM25 over words; texts repeated, a fifth of their words swapped."],
            [words_table(corpus, questions)],
        ),
        Section(
            "Growth of the dense index",
            ["The hash encoder's vectors, repeated with noise, scaled to length 1; the index that ships, one thread."],
            [_vectors(service, corpus, questions)],
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
        "bm25s alone": partial(bm25s_search, corpus),
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


def _pipeline(service: Service) -> Ask:
    pipeline = splitter_pipeline(service.store)
    return lambda text, language: pipeline.rank(text, language, 5)


def _vectors(service: Service, corpus: Sequence[Unit], questions: Sequence[tuple[str, Language]]) -> ReportTable:
    encoder = service.searcher.dense["hash"].encoder
    texts = list({text: None for unit in corpus for text, _ in embedded_texts(unit)})
    asked = np.concatenate([encoder.ask(text) for text, _ in questions])
    return vectors_table(encoder.encode(texts), asked[asked.any(axis=1)])


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
