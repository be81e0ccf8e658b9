"""Pictures of the app for docs/screenshots: `python -m evals.screenshots`.

Ten answers and all pages, on a phone and a laptop, in four languages, put together as sheets of small pictures; and the
pictures of the README. Prints every answer on a phone whose ruling is not above the composer. Needs chromium and
playwright (the `dev` extra); the app runs in a process of its own with an empty log.
"""

from __future__ import annotations

import io
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

from corpus import strict_yaml
from corpus.model import LANGUAGES

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "screenshots"
PHONE, LAPTOP = (390, 844), (1280, 800)
SIZES = {"phone": PHONE, "laptop": LAPTOP}
SCALE = {"phone": 0.62, "laptop": 0.42}
"""How small the pictures of a sheet are."""
COLUMNS = {"phone": 5, "laptop": 3}
QUALITY = 55
README = {"ask": "lead", "law": "law", "ruling": "ruling", "log": "log", "quiz": "quiz"}
"""Pictures of the README, on a phone, in Norwegian: their name, and the answer or page."""
WAIT = 240_000
"""Milliseconds before a page is given up."""
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync")
RESTS = """() => {
  const app = document.querySelector("[data-testid=stApp]");
  const still = app && app.dataset.testScriptState === "notRunning" && !document.querySelector("[data-stale=true]");
  window.stillFor = still ? (window.stillFor || 0) + 1 : 0;
  return window.stillFor > 8;
}"""
FOLD = """() => {
  const said = [...document.querySelectorAll(".headline[role=status]")].pop();
  const box = document.querySelector("[data-testid=stChatInput]");
  if (!said || !box) return "no ruling";
  const top = said.getBoundingClientRect(), low = box.getBoundingClientRect();
  const seen = top.top >= 0 && top.bottom <= low.top;
  return seen ? "" : `${Math.round(top.top)}-${Math.round(top.bottom)} of ${Math.round(low.top)}`;
}"""


def main() -> None:
    """Take all pictures and write the sheets."""
    from playwright.sync_api import sync_playwright

    shots = strict_yaml.load(Path(__file__).with_suffix(".yaml"))
    FOLDER.mkdir(parents=True, exist_ok=True)
    began = time.time()
    with running() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        for size, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.set_default_timeout(WAIT)
            for language in LANGUAGES:
                answers = {name: f"?lang={language}&q={quote(row[language])}" for name, row in shots["answers"].items()}
                pages = {
                    name: f"{path}{'&' if '?' in path else '?'}lang={language}" for name, path in shots["pages"].items()
                }
                for kind, places in (("answers", answers), ("pages", pages)):
                    taken = {name: shot(page, f"{address}/{place}", kind, size) for name, place in places.items()}
                    sheet(list(taken.values()), size).save(FOLDER / f"{kind}-{size}-{language}.webp", quality=QUALITY)
                    if language == "nb" and size == "phone":
                        for name, of in README.items():
                            if of in taken:
                                taken[of].save(FOLDER / f"{name}.webp", quality=QUALITY)
            page.close()
        browser.close()
    for old in FOLDER.iterdir():
        if old.stat().st_mtime < began:
            old.unlink()
    weight = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{len(list(FOLDER.iterdir()))} files, {weight / 1e6:.2f} MB in {FOLDER.relative_to(ROOT)}")


def shot(page: Any, address: str, kind: str, size: str) -> Any:
    """The window on a page that has come to rest; says where a phone does not show the ruling at once."""
    from PIL import Image

    page.goto(address)
    if kind == "answers":
        page.locator(".headline[role=status]").last.wait_for(timeout=WAIT)
    page.wait_for_function(RESTS, timeout=WAIT, polling=60)
    page.wait_for_timeout(400)  # the page goes to its answer by itself
    if kind == "answers" and size == "phone" and (where := page.evaluate(FOLD)):
        print(f"not above the fold: {address.partition('?')[2][:80]}: {where}", flush=True)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def sheet(pictures: list[Any], size: str) -> Any:
    """Pictures side by side in rows, small."""
    from PIL import Image

    width, height = (round(one * SCALE[size]) for one in SIZES[size])
    across = COLUMNS[size]
    down, gap = -(-len(pictures) // across), 8
    whole = Image.new("RGB", (across * (width + gap) + gap, down * (height + gap) + gap), "#888888")
    for place, picture in enumerate(pictures):
        at = (gap + place % across * (width + gap), gap + place // across * (height + gap))
        whole.paste(picture.resize((width, height), Image.Resampling.LANCZOS), at)
    return whole


@contextmanager
def running() -> Iterator[str]:
    """The address of an app with an empty log."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "LAWBRIDGE_DATABASE": f"sqlite:///{folder}/log.db"}
        command = [str(Path(sys.executable).parent / "lawbridge"), "app", "--port", str(port)]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
        try:
            _wait(f"http://127.0.0.1:{port}", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def _wait(address: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(1200):
        if process.poll() is not None:
            raise SystemExit(f"the app ended with status {process.returncode}")
        try:
            with urllib.request.urlopen(f"{address}/_stcore/health", timeout=5):  # noqa: S310 - our own address
                return
        except OSError:
            time.sleep(0.5)
    raise SystemExit("the app did not answer")


if __name__ == "__main__":
    main()
