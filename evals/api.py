"""The API under load: requests a second, their times and the memory it holds: `python -m evals.api [--requests 10000]`.

The server is `lawbridge serve` as it runs for users, in a process of its own; as many callers at once as asked for send
searches, provisions, questions, rulings and tables by turns. Memory is read while it goes on: flat means that the last
tenth of the requests adds next to nothing to what the first third left.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from itertools import count
from pathlib import Path

from evals.questions import load_questions

READY = 120
"""Seconds that the server may take to be there."""
Asked = tuple[str, str, bytes | None]
"""Method, address and body of a request."""


@dataclass(slots=True)
class Load:
    """What happened: milliseconds of each request by kind, failures, and the server's memory in MB as it went."""

    times: dict[str, list[float]] = field(default_factory=dict)
    failed: int = 0
    memory: list[float] = field(default_factory=list)
    seconds: float = 0.0


def requests() -> list[Asked]:
    """A mix of what callers ask: every question twice (asked and searched), provisions, rulings, tables."""
    made: list[Asked] = []
    calls = [("N", "1S"), ("E", "1H")]
    events = [{"n": n, "who": who, "act": "call", "what": {"call": call}} for n, (who, call) in enumerate(calls, 1)]
    for question in load_questions("dev"):
        body = {"question": question.text, "language": question.language}
        made.append(("POST", "/v1/ask", json.dumps(body).encode()))
        made.append(("GET", f"/v1/search?query=revoke&language={question.language}&k=5", None))
        made.append(("GET", f"/v1/provisions/27.B.1.a?language={question.language}", None))
        facts = {"facts": {"dealer": "N", "auction": ["1S", "1H"]}, "language": question.language}
        made.append(("POST", "/v1/rule/insufficient_bid", json.dumps(facts).encode()))
        made.append(("POST", "/v1/table", json.dumps({"table": {"events": events}}).encode()))
    return made


@contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """`lawbridge serve` on a free port of this machine: the port and the process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    program = [sys.executable, "-m", "app.faces.cli", "serve", "--port", str(port)]
    with subprocess.Popen(program, stderr=subprocess.DEVNULL) as running:
        try:
            end = time.monotonic() + READY
            while time.monotonic() < end:
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.1)
            yield port, running.pid
        finally:
            running.terminate()


def load(port: int, process: int, mix: Sequence[Asked], total: int, callers: int) -> Load:
    """Send `total` requests of a mix, by some callers at once."""
    found, turn, lock = Load(), count(), threading.Lock()
    every = max(1, total // 40)

    def calling() -> None:
        line = HTTPConnection("127.0.0.1", port, timeout=60)
        while True:
            with lock:
                at = next(turn)
                if at < total and at % every == 0:
                    found.memory.append(_memory(process))
            if at >= total:
                line.close()
                return
            method, address, body = mix[at % len(mix)]
            begun = time.perf_counter()
            line.request(method, address, body, {"content-type": "application/json"})
            answer = line.getresponse()
            answer.read()
            took = 1000 * (time.perf_counter() - begun)
            with lock:
                found.failed += answer.status >= 500
                found.times.setdefault(address.partition("?")[0].split("/")[2], []).append(took)

    began = time.perf_counter()
    threads = [threading.Thread(target=calling) for _ in range(callers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    found.seconds = time.perf_counter() - began
    found.memory.append(_memory(process))
    return found


def _memory(process: int) -> float:
    """What a process holds in memory, in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    """Print requests a second, median and p95 by route, failures, and the memory in tenths of the way."""
    parser = argparse.ArgumentParser(prog="evals.api")
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--callers", type=int, default=2)
    given = parser.parse_args()
    with serving() as (port, process):
        found = load(port, process, requests(), given.requests, given.callers)
    total = sum(map(len, found.times.values()))
    print(f"{total} requests by {given.callers} callers: {total / found.seconds:.0f} a second, {found.failed} failed")
    for name, times in sorted(found.times.items()):
        ordered = sorted(times)
        p95 = ordered[int(0.95 * len(ordered))]
        print(f"{name}: median {ordered[len(ordered) // 2]:.1f} ms, p95 {p95:.1f} ms")
    print("memory MB: " + " ".join(f"{one:.0f}" for one in found.memory[:: max(1, len(found.memory) // 10)]))


if __name__ == "__main__":
    main()
