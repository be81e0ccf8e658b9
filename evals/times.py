"""How long questions take: asked one after the other, after a warm round."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from corpus.model import Language

Ask = Callable[[str, Language], object]
ROUNDS = 3


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


def resident() -> int:
    """Megabytes of memory that this process has now (Linux)."""
    for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) // 1024
    return 0
