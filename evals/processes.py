"""How many searches and questions a second one process answers, and two: `python -m evals.processes [--rounds 3]`.

Each process has a service of its own, loaded and warm before the clock starts, and one thread for its arithmetic: what
is compared is answering, not loading. Every round takes one process and then two; all rounds are printed, with the load
of the machine before each. "cores got" is processor time by time passed: well under one core for one process, or under
two for two, says that other work took them and that the answers a second are those of a busy machine. The processor
time an answer costs says what a second process costs the first, whatever else runs. Two peers are in the same round:
bm25s over the same units asked the same questions, and counting, which needs nothing but a processor. What they lose
with a second process, the machine takes.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from corpus.model import Language
from evals.report import ReportTable
from evals.times import Ask

Questions = Sequence[tuple[str, Language]]
WARM = 20
PATIENCE = 300
"""Seconds that a process may take to be ready."""
ROUNDS = {"search": 4, "ask": 1, "bm25s": 40, "counting": 4}
"""How often the questions are asked, so that each kind takes seconds."""


def throughput(folder: Path, questions: Questions, rounds: int = 1) -> ReportTable:
    """A row a round, a kind of question and one or two processes: answers a second and what they cost."""
    rows = []
    for turn in range(1, rounds + 1):
        for kind, often in ROUNDS.items():
            many = list(questions) * often
            for processes in (1, 2):
                load = f"{os.getloadavg()[0]:.1f}"
                seconds, worked = _run(folder, kind, many, processes)
                rates = [f"{len(many) / seconds:.0f}", f"{worked / seconds:.2f}", f"{1000 * worked / len(many):.1f}"]
                rows.append([str(turn), load, kind, str(processes), *rates])
    heads = ["round", "load before", "what", "processes", "a second", "cores got", "processor ms each"]
    return ReportTable(heads, rows)


def _run(folder: Path, kind: str, questions: Questions, processes: int) -> tuple[float, float]:
    """Seconds from the first start to the last end, and seconds of processor time of all."""
    spawning = get_context("spawn")
    told, ready = spawning.Queue(), spawning.Barrier(processes)
    running = [
        spawning.Process(target=_share, args=(str(folder), kind, questions[place::processes], ready, told))
        for place in range(processes)
    ]
    kept = os.environ.get("OMP_NUM_THREADS")
    os.environ["OMP_NUM_THREADS"] = "1"
    try:
        for process in running:
            process.start()
    finally:
        if kept is None:
            del os.environ["OMP_NUM_THREADS"]
        else:
            os.environ["OMP_NUM_THREADS"] = kept
    times: list[tuple[float, float, float]] = [told.get(timeout=2 * PATIENCE) for _ in running]
    for process in running:
        process.join()
    seconds = max(end for _, end, _ in times) - min(start for start, _, _ in times)
    return seconds, sum(worked for _, _, worked in times)


def _share(folder: str, kind: str, questions: Questions, ready: Any, told: Any) -> None:
    answer = _answering(kind, Path(folder))
    for text, language in questions[:WARM]:
        answer(text, language)
    ready.wait(PATIENCE)
    started, used = time.monotonic(), time.process_time()
    for text, language in questions:
        answer(text, language)
    told.put((started, time.monotonic(), time.process_time() - used))


def _answering(kind: str, folder: Path) -> Ask:
    from app.service import Service

    if kind == "counting":
        return lambda text, language: sum(range(300_000))
    service = Service(folder)
    if kind == "bm25s":
        from evals.peers import bm25s_search
        from retrieval.units import units

        return bm25s_search(units(service.store))
    return (lambda text, language: service.search(text, 5, language)) if kind == "search" else service.ask


def main() -> None:
    """Measure and print."""
    from app.service import Service
    from evals.questions import load_questions

    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--rounds", type=int, default=3)
    given = reader.parse_args()
    questions = [(question.text, question.language) for question in load_questions("dev")]
    table = throughput(Service().folder, questions, given.rounds)
    for row in (table.heads, *table.rows):
        sys.stdout.write(" | ".join(row) + "\n")


if __name__ == "__main__":
    main()
