"""An app in a process of its own, and a page that has stopped changing."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator, Page

STARTING = 600.0
"""Seconds before a start that neither ends nor answers is given up: never reached where things work."""
LEFT = 5
"""How often a page may be left while it is waited for."""
STILL = """() => {
  const app = document.querySelector("[data-testid=stApp]");
  const still = app && app.dataset.testScriptState === "notRunning" && !document.querySelector("[data-stale=true]");
  window.stillFor = still ? (window.stillFor || 0) + 1 : 0;
  return window.stillFor > 5;
}"""


def free_port() -> int:
    """A port nobody listens on now; another process may take it before it is used, so a start is tried again."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def app(folder: Path, *options: str, environment: Mapping[str, str] | None = None, port: int = 0) -> Iterator[str]:
    """The address of an app started for the tests and stopped after them; what it prints is in `folder`/out.

    Without a `port` it gets a free one, and another where that one was taken meanwhile.
    """
    for _ in range(1 if port else 5):
        chosen = port or free_port()
        command = [str(Path(sys.executable).parent / "lawbridge"), "app", "--port", str(chosen), *options]
        with (folder / "out").open("w") as out:
            process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **(environment or {})})
        url = f"http://127.0.0.1:{chosen}"
        if _answers(process, url):
            break
    else:
        pytest.fail(f"the app ended with status {process.returncode}: {(folder / 'out').read_text()[-2000:]}")
    try:
        yield url
    finally:
        process.kill()  # asked to end, it first waits for the pages that a browser still has open
        process.wait()


def _answers(process: subprocess.Popen[bytes], url: str) -> bool:
    """Whether a process that was started answers; False once it has ended."""
    end = time.monotonic() + STARTING
    while time.monotonic() < end:
        if process.poll() is not None:
            return False
        try:
            with urllib.request.urlopen(f"{url}/_stcore/health", timeout=5):
                return True
        except OSError:
            time.sleep(0.1)
    process.kill()
    pytest.fail(f"the app neither ended nor answered in {STARTING:.0f} seconds")


def still(page: Page) -> None:
    """Wait until the page's script has run and nothing of what it drew before is left."""
    _rests(page, 0, STILL, 60)


def _rests(page: Page, since: int, condition: str, polling: float) -> None:
    """Wait for a condition; a page that is being left is waited for, and then asked again."""
    for left in reversed(range(LEFT)):
        try:
            page.evaluate(f"window.stillFor = {since}")
            page.wait_for_function(condition, polling=polling, timeout=90_000)
        except Error as error:
            if "context was destroyed" not in error.message or not left:
                raise
            page.wait_for_load_state()
        else:
            return


def drawn(page: Page) -> None:
    """Wait until a page of Streamlit rests, as `still` but shorter; any other page is taken as it is."""
    _rests(page, 3, f"() => !document.querySelector('[data-testid=stApp]') || ({STILL})()", 50)


def opened(page: Page, summary: Locator, inside: Locator) -> None:
    """Tap what folds a part of the page until its inside shows: a tap while the page is drawn anew is lost."""
    for _ in range(LEFT):
        summary.click()
        try:
            inside.wait_for(state="visible", timeout=10_000)
        except Error:
            still(page)
        else:
            return
    inside.wait_for(state="visible", timeout=1_000)
