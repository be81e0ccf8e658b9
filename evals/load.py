"""Fifty browser sessions asking at the same time: errors, waiting times, memory of the server.

`python -m evals.load [--sessions 50] [--questions 2]` starts an app of its own on a free port, lets every session open
the page over Streamlit's websocket protocol, ask through the chat box, and wait for the answer; prints one JSON
document. A browser for each session would measure chromium, not the app: the sessions speak the same protocol.
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from app.messages import messages
from corpus.model import LANGUAGES

WAIT_SECONDS = 240
GOAL_MB = 1200


def main() -> None:
    """Measure and print."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--sessions", type=int, default=50)
    reader.add_argument("--questions", type=int, default=2, help="questions asked by each session, one after the other")
    given = reader.parse_args()
    print(json.dumps(measure(given.sessions, given.questions), indent=1))


def measure(sessions: int, questions: int) -> dict[str, Any]:
    """The figures: seconds of first page and of answers, errors, and the server's largest resident memory in MB."""
    with server() as (url, process):
        warm = asyncio.run(one_session(url, 0, 1))
        at_rest = memory_mb(process.pid)
        started = time.perf_counter()
        rows = asyncio.run(all_sessions(url, sessions, questions))
        seconds = time.perf_counter() - started
        largest = memory_mb(process.pid, largest=True)
    pages = [row["page"] for row in rows if "page" in row]
    answers = [second for row in rows for second in row["answers"]]
    errors = [row["error"] for row in (warm, *rows) if row.get("error")]
    return {
        "sessions": sessions,
        "answers": len(answers),
        "errors": len(errors),
        "first_errors": errors[:3],
        "first_page_s": spread(pages),
        "answer_s": spread(answers),
        "answers_per_second": round(len(answers) / seconds, 2),
        "rss_mb_one_session": at_rest,
        "rss_mb_largest": largest,
        "rss_goal_mb": GOAL_MB,
        "cores": os.cpu_count(),
    }


async def all_sessions(url: str, sessions: int, questions: int) -> list[dict[str, Any]]:
    """All sessions at once."""
    return list(await asyncio.gather(*(one_session(url, number, questions) for number in range(sessions))))


async def one_session(url: str, number: int, questions: int) -> dict[str, Any]:
    """One session: the page, then its questions; seconds of each, or the error that ended it."""
    from websockets.asyncio.client import connect

    chance = random.Random(number)
    row: dict[str, Any] = {"answers": []}
    try:
        address = f"{url.replace('http', 'ws')}/_stcore/stream"
        async with connect(address, max_size=None, open_timeout=WAIT_SECONDS, subprotocols=["streamlit"]) as socket_:  # type: ignore[list-item]
            started = time.perf_counter()
            page = await rerun(socket_, {}, "")
            row["page"] = time.perf_counter() - started
            chat = page["chat"]
            for _ in range(questions):
                started = time.perf_counter()
                question = chance.choice(asked())
                shown = await rerun(socket_, {chat: question}, page["hash"])
                if shown["blocks"] < 2 or question not in shown["texts"]:
                    raise RuntimeError("the answer to the question was not drawn")
                row["answers"].append(time.perf_counter() - started)
    except Exception as error:  # every failure is a figure of the measurement
        row["error"] = f"{type(error).__name__}: {error}"[:200]
    return row


async def rerun(socket_: Any, chat: dict[str, str], page_hash: str, address: str = "lang=en") -> dict[str, Any]:
    """Send what a browser sends (its address, widget values, run again) and read until the script has finished."""
    from streamlit.proto.BackMsg_pb2 import BackMsg
    from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

    message = BackMsg()
    message.rerun_script.query_string = address
    message.rerun_script.page_script_hash = page_hash
    for name, text in chat.items():
        state = message.rerun_script.widget_states.widgets.add()
        state.id = name
        state.chat_input_value.data = text
    await socket_.send(message.SerializeToString())
    found: dict[str, Any] = {"chat": "", "hash": page_hash, "blocks": 0, "texts": set(), "address": address}
    while True:
        data = await asyncio.wait_for(socket_.recv(), WAIT_SECONDS)
        told = ForwardMsg.FromString(data)
        kind = told.WhichOneof("type")
        if kind == "new_session":
            found["hash"] = told.new_session.page_script_hash
        elif kind == "page_info_changed":
            found["address"] = told.page_info_changed.query_string
        elif kind == "delta":
            read_delta(told.delta, found)
        elif kind == "script_finished":
            if told.script_finished == ForwardMsg.FINISHED_SUCCESSFULLY:
                return found
            if told.script_finished == ForwardMsg.FINISHED_WITH_COMPILE_ERROR:
                raise RuntimeError("the script failed")


def read_delta(delta: Any, found: dict[str, Any]) -> None:
    """Note the chat box, the turns drawn and their texts; raises RuntimeError for an exception shown."""
    if delta.WhichOneof("type") == "add_block":
        found["blocks"] += delta.add_block.HasField("chat_message")
        return
    kind = delta.new_element.WhichOneof("type")
    if kind == "chat_input":
        found["chat"] = delta.new_element.chat_input.id
    elif kind in ("markdown", "text", "html"):
        found["texts"].add(html.unescape(getattr(delta.new_element, kind).body).strip())
    elif kind == "exception":
        raise RuntimeError(delta.new_element.exception.message)


def asked() -> list[str]:
    """The examples of the first page, in four languages."""
    return [messages(language)[f"web.example_{number}"] for language in LANGUAGES for number in (1, 2, 3)]


def spread(seconds: list[float]) -> dict[str, float]:
    """Median, 95th percentile and longest of some seconds."""
    if not seconds:
        return {}
    ordered = sorted(seconds)
    late = ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))]
    return {"p50": round(statistics.median(ordered), 2), "p95": round(late, 2), "max": round(ordered[-1], 2)}


def memory_mb(pid: int, largest: bool = False) -> int:
    """Resident memory of a process, now or at its largest (Linux)."""
    name = "VmHWM" if largest else "VmRSS"
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name):
            return int(line.split()[1]) // 1024
    return 0


@contextmanager
def server() -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """An app on a free port, with a log of its own, stopped at the end."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "out").open("wb") as out:
        environment = os.environ | {"LAWBRIDGE_DATABASE": f"sqlite:///{folder}/log.db"}
        command = [str(Path(sys.executable).parent / "lawbridge"), "app", "--port", str(port)]
        process = subprocess.Popen(command, stdout=out, stderr=out, env=environment)
        try:
            wait_until_up(f"http://127.0.0.1:{port}/_stcore/health", process)
            yield f"http://127.0.0.1:{port}", process
        finally:
            process.terminate()
            process.wait(timeout=30)


def wait_until_up(health: str, process: subprocess.Popen[bytes]) -> None:
    """Wait for the server; raises RuntimeError when it ends instead."""
    for _ in range(1500):
        if process.poll() is not None:
            raise RuntimeError(f"the app ended with status {process.returncode}")
        try:
            with urllib.request.urlopen(health, timeout=2):  # noqa: S310
                return
        except OSError:
            time.sleep(0.2)
    raise RuntimeError("the app did not start in five minutes")


if __name__ == "__main__":
    main()
