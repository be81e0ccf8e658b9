"""A replica is killed under load: what is refused, how long, and whether anybody loses a case.

`python -m evals.failover [--sessions 20] [--questions 6] [--callers 2]` starts PostgreSQL (pgserver's), two replicas of
the app and two of the API as processes, and nginx with `deploy/nginx.conf` in front; sessions ask over Streamlit's
websocket protocol, callers ask the API. When a third of the sessions' questions are answered, one replica of each (of
the app's the one with most sessions) is killed (SIGKILL); later it is started again, as an orchestrator would. A
session whose web socket breaks does what a browser does: it connects again, to the address of its case, and asks what
was not answered. At the end every answer that a session saw is looked for in the database. Prints one JSON document.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from evals.load import asked, rerun, spread, wait_until_up
from evals.postgres_process import free_port, postgres

ROOT = Path(__file__).resolve().parents[1]
COMMANDS = {"app": "/health", "serve": "/v1/provisions/27"}
"""What is started, and the address that says it is there."""
AWAY = 20.0
"""Seconds until a killed replica is started again."""
GIVING_UP = 120.0
"""Seconds after which a session that cannot come back is an error."""


@dataclass(slots=True)
class Seen:
    """What the sessions and callers saw."""

    cases: dict[str, list[str]] = field(default_factory=dict)
    answers: list[float] = field(default_factory=list)
    broken: int = 0
    away: list[float] = field(default_factory=list)
    asked_again: int = 0
    not_shown: int = 0
    errors: list[str] = field(default_factory=list)
    requests: Counter[str] = field(default_factory=Counter)
    slowest_request: float = 0.0


@dataclass(slots=True)
class Replica:
    """A process of the program on a port of its own."""

    command: str
    port: int
    environment: dict[str, str]
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, or start it again."""
        words = [sys.executable, "-m", "app.faces.cli", self.command, "--port", str(self.port)]
        self.process = subprocess.Popen(
            words, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=ROOT
        )

    def wait(self) -> None:
        """Until it answers."""
        assert self.process is not None
        wait_until_up(f"http://127.0.0.1:{self.port}{COMMANDS[self.command]}", self.process)

    def sessions(self) -> float:
        """How many browser sessions are open there."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", "/metrics")
        told = connection.getresponse().read().decode()
        connection.close()
        found = re.search(r"^lawbridge_sessions (\S+)$", told, re.MULTILINE)
        assert found is not None, f"{self.command} on port {self.port} does not count its sessions"
        return float(found.group(1))

    def end(self, how: int = signal.SIGTERM) -> None:
        """End it; SIGKILL leaves it no time for anything."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(timeout=30)


@contextmanager
def replicas(database: str) -> Iterator[list[Replica]]:
    """Two of the app, two of the API, with the settings of deploy/."""
    environment = os.environ | {
        "LAWBRIDGE_DATABASE": database,
        "LAWBRIDGE_VECTORS": database,
        "LAWBRIDGE_ACCESS": str(ROOT / "deploy" / "settings" / "access.toml"),
        "OMP_NUM_THREADS": "1",
    }
    made = [Replica(command, free_port(), environment) for command in ("app", "app", "serve", "serve")]
    try:
        for replica in made:
            replica.start()
        for replica in made:
            replica.wait()
        yield made
    finally:
        for replica in made:
            if replica.process is not None and replica.process.poll() is None:
                replica.end()


@contextmanager
def nginx(made: list[Replica]) -> Iterator[int]:
    """nginx with the file of deploy/, its names and port exchanged for those here."""
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    ports = iter(made)
    text = re.sub(r"server (app|api)\d:\d+", lambda _: f"server 127.0.0.1:{next(ports).port}", text)
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        text = text.replace("listen 8080;", f"listen 127.0.0.1:{port};").replace("/tmp/", f"{folder}/")  # noqa: S108
        (Path(folder) / "nginx.conf").write_text(text, encoding="utf-8")
        own = "daemon off; user root;" if os.geteuid() == 0 else "daemon off;"
        command = ["nginx", "-p", folder, "-c", f"{folder}/nginx.conf", "-e", "stderr", "-g", own]
        told = (Path(folder) / "told").open("wb")
        environment = os.environ | {"PATH": f"{os.environ['PATH']}:/usr/sbin"}
        process = subprocess.Popen(command, stderr=told, env=environment)
        try:
            wait_until_up(f"http://127.0.0.1:{port}/health", process)
            yield port
        finally:
            process.terminate()
            process.wait(timeout=30)
            told.close()


def measure(sessions: int, questions: int, callers: int) -> dict[str, Any]:
    """Run it all and say what came of it."""
    seen = Seen()
    with ExitStack() as stack:
        database = stack.enter_context(postgres(safe=True))
        made = stack.enter_context(replicas(database))
        port = stack.enter_context(nginx(made))
        asyncio.run(one_session(port, 0, 1, Seen()))  # warm
        killed_at = asyncio.run(_under_load(port, made, seen, sessions, questions, callers))
        lost = lost_answers(database, seen)
    told = sum(len(rows) for rows in seen.cases.values())
    return {
        "sessions": sessions,
        "answers": len(seen.answers),
        "answer_s": spread(seen.answers),
        "killed": killed_at,
        "web_sockets_broken": seen.broken,
        "back_with_an_answer_s": spread(seen.away),
        "asked_again": seen.asked_again,
        "case_not_shown_when_back": seen.not_shown,
        "session_errors": seen.errors,
        "cases": len(seen.cases),
        "answers_kept_in_cases": told,
        "lost_answers": lost,
        "api_requests": sum(seen.requests.values()),
        "api_by_status": dict(seen.requests),
        "api_slowest_s": round(seen.slowest_request, 2),
        "cores": os.cpu_count(),
        "load": os.getloadavg()[0],
    }


async def _under_load(
    port: int, made: list[Replica], seen: Seen, sessions: int, questions: int, callers: int
) -> dict[str, Any]:
    """All sessions and callers at once, and the replicas killed in their midst."""
    stop = threading.Event()
    threads = [threading.Thread(target=_calls, args=(port, seen, stop)) for _ in range(callers)]
    for thread in threads:
        thread.start()
    everybody = asyncio.gather(*(one_session(port, number + 1, questions, seen) for number in range(sessions)))
    while len(seen.answers) < sessions * questions // 3:
        await asyncio.sleep(0.05)
    killed = {"after_answers": len(seen.answers), "after_requests": sum(seen.requests.values())}
    lost = (_fullest(made[:2]), made[2])
    for replica in lost:
        replica.end(signal.SIGKILL)
    await asyncio.sleep(AWAY)
    killed["answers_while_away"] = len(seen.answers) - killed["after_answers"]
    for replica in lost:
        replica.start()
    await everybody
    stop.set()
    for thread in threads:
        thread.join()
    return killed


def _fullest(apps: list[Replica]) -> Replica:
    """The replica with the most sessions: nginx draws lots, and a kill that nobody feels shows nothing."""
    return max(apps, key=lambda app: app.sessions())


async def one_session(port: int, number: int, questions: int, seen: Seen) -> None:
    """A browser: asks, is answered, comes back when its web socket breaks; has an address of its own."""
    at, address, done = f"127.0.{1 + number // 200}.{1 + number % 200}", "lang=en", 0
    cookie = await asyncio.to_thread(_cookie, port, at)
    texts = [text for text in asked() if len(text.split()) > 1]
    broken_at, asking = 0.0, False
    while done < questions:
        try:
            async with _socket(port, at, cookie) as socket_:
                page = await rerun(socket_, {}, "", address)
                if "case=" in address and not (page["address"] == address and page["blocks"] >= 2):
                    seen.not_shown += 1
                while done < questions:
                    question = f"{texts[(number + done) % len(texts)]} ({number}-{done})"
                    started, asking = time.perf_counter(), True
                    shown = await rerun(socket_, {page["chat"]: question}, page["hash"], address)
                    if question not in shown["texts"]:
                        raise RuntimeError("the answer to the question was not drawn")
                    address, done, asking = shown["address"], done + 1, False
                    seen.answers.append(time.perf_counter() - started)
                    seen.cases.setdefault(address.partition("case=")[2], []).append(question)
                    if broken_at:
                        seen.away.append(time.perf_counter() - broken_at)
                        broken_at = 0.0
        except Exception as error:
            now = time.perf_counter()
            if not broken_at:
                broken_at = now
                seen.broken += 1
                seen.asked_again += asking
            elif now - broken_at > GIVING_UP:
                seen.errors.append(f"{type(error).__name__}: {error}"[:200])
                return
            await asyncio.sleep(0.5)  # a browser waits before it connects again


def _socket(port: int, at: str, cookie: str) -> Any:
    from websockets.asyncio.client import connect
    from websockets.typing import Subprotocol

    return connect(
        f"ws://127.0.0.1:{port}/_stcore/stream",
        max_size=None,
        open_timeout=60,
        ping_interval=None,  # as a browser: it answers pings and sends none
        subprotocols=[Subprotocol("streamlit")],
        additional_headers={"Cookie": cookie},
        local_addr=(at, 0),
    )


def _cookie(port: int, at: str) -> str:
    """What the first page gives: the cookie that keeps a browser with its replica."""
    connection = HTTPConnection("127.0.0.1", port, timeout=60, source_address=(at, 0))
    connection.request("GET", "/")
    answer = connection.getresponse()
    answer.read()
    found = re.search(r"lawbridge_seat=\w+", " ".join(answer.headers.get_all("Set-Cookie", [])))
    connection.close()
    return found.group() if found else ""


def _calls(port: int, seen: Seen, stop: threading.Event) -> None:
    """A caller of the API: questions and searches, each on a connection of its own."""
    body = json.dumps({"question": "North opened 1S, East bid 1H. What now?", "language": "en"})
    number = 0
    while not stop.is_set():
        number += 1
        started = time.perf_counter()
        connection = HTTPConnection("127.0.0.1", port, timeout=60)
        try:
            if number % 2:
                connection.request("POST", "/v1/ask", body, {"Content-Type": "application/json"})
            else:
                connection.request("GET", "/v1/search?query=revoke&language=en&k=5")
            answer = connection.getresponse()
            answer.read()
            status = str(answer.status)
        except (OSError, HTTPException) as error:
            status = type(error).__name__
        finally:
            connection.close()
        seen.requests[status] += 1
        seen.slowest_request = max(seen.slowest_request, time.perf_counter() - started)


def lost_answers(database: str, seen: Seen) -> list[str]:
    """The questions whose answer a session saw and that no case in the database holds."""
    from app.case.keeping import NoCase, kept
    from app.log.database import VARIABLE, engine

    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = database
    lost = []
    try:
        for name, told in seen.cases.items():
            try:
                held = {turn.said for turn in kept(name).turns}
            except NoCase:
                held = set()
            lost += [f"{name}: {text}" for text in told if text not in held]
        engine().dispose()
    finally:
        os.environ.pop(VARIABLE)
        if before is not None:
            os.environ[VARIABLE] = before
    return lost


def main() -> None:
    """Measure and print."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--sessions", type=int, default=20)
    reader.add_argument("--questions", type=int, default=6, help="questions asked by each session")
    reader.add_argument("--callers", type=int, default=2, help="callers of the API at once")
    given = reader.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was started is ended
    print(json.dumps(measure(given.sessions, given.questions, given.callers), indent=1))


if __name__ == "__main__":
    main()
