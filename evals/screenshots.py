"""Pictures of the app for docs/screenshots: `python -m evals.screenshots`.

Ten answers and all pages, on a phone and a laptop, in four languages, put together as sheets of small pictures; and the
pictures of the README. Prints every answer on a phone whose ruling is not above the composer. Needs chromium and
playwright (the `dev` extra), and a quarter of an hour; the app runs in a process of its own, anew for each language,
with two rulings in its log.
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
from collections.abc import Iterator, Sequence
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
SCALE = {"phone": 0.62, "laptop": 0.5}
"""How small the pictures of a sheet are."""
COLUMNS = {"phone": 5, "laptop": 3}
QUALITY = 55
README = {"ask": "lead", "law": "law", "ruling": "ruling", "log": "log", "quiz": "quiz"}
"""Pictures of the README, on a phone, in Norwegian: their name, and the answer or page."""
OVERVIEW = ("lead", "law")
"""The first picture of the README, in Norwegian: an answer on a phone, a page on a laptop beside it."""
LOGGED = ("insufficient", "revoke")
"""The answers that stand in the log."""
WAIT = 240_000
"""Milliseconds before a page is given up."""
SETTLES = 1500
"""Milliseconds in which a page goes to its newest answer."""
GAP, BEHIND = 8, "#888888"
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
    """Take all pictures and write the sheets; with languages as arguments only theirs."""
    from playwright.sync_api import sync_playwright

    shots = strict_yaml.load(Path(__file__).with_suffix(".yaml"))
    FOLDER.mkdir(parents=True, exist_ok=True)
    began = time.time()
    wanted = tuple(language for language in LANGUAGES if language in sys.argv[1:]) or LANGUAGES
    over: dict[str, Any] = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        for language in wanted:
            answers = {name: f"?lang={language}&q={quote(row[language])}" for name, row in shots["answers"].items()}
            pages = {
                name: f"{path}{'&' if '?' in path else '?'}lang={language}" for name, path in shots["pages"].items()
            }
            with running([(language, shots["answers"][name][language]) for name in LOGGED]) as address:
                for size, (width, height) in SIZES.items():
                    page = browser.new_page(viewport={"width": width, "height": height})
                    page.set_default_timeout(WAIT)
                    taken: dict[str, Any] = {}
                    for kind, places in (("pages", pages), ("answers", answers)):
                        taken |= {name: shot(page, f"{address}/{place}", name, size) for name, place in places.items()}
                        rows = [taken[name] for name in places]
                        sheet(rows, size).save(FOLDER / f"{kind}-{size}-{language}.webp", quality=QUALITY)
                    page.close()
                    if language == "nb":
                        over[size] = taken[OVERVIEW[size == "laptop"]]
                        for name, of in README.items() if size == "phone" else ():
                            taken[of].save(FOLDER / f"{name}.webp", quality=QUALITY)
        browser.close()
    if over:
        side_by_side(over["phone"], over["laptop"]).save(FOLDER / "overview.webp", quality=QUALITY)
    for old in FOLDER.iterdir() if wanted == LANGUAGES else ():
        if old.stat().st_mtime < began:
            old.unlink()
    weight = sum(path.stat().st_size for path in FOLDER.iterdir())
    print(f"{len(list(FOLDER.iterdir()))} files, {weight / 1e6:.2f} MB in {FOLDER.relative_to(ROOT)}")


def shot(page: Any, address: str, name: str, size: str) -> Any:
    """The window on a page that has come to rest; says where a phone does not show the ruling at once."""
    from PIL import Image

    page.goto(address)
    answer = "q=" in address
    if answer:
        page.locator(".headline[role=status]").last.wait_for(timeout=WAIT)
    rests(page)
    if name in ("quiz", "class"):
        page.get_by_test_id("stFormSubmitButton").get_by_role("button").first.click()
        page.locator(".quiz-stem").first.wait_for(timeout=WAIT)
        page.locator(".quiz-stem").first.scroll_into_view_if_needed()
        rests(page)
    if name == "class":
        page.locator(".st-key-quiz-tab button").nth(2).click()
        page.locator(".st-key-room-open button").click(timeout=WAIT)
        page.locator("[class*=st-key-room-class_begin] button").click(timeout=WAIT)
        page.locator("[class*=st-key-room-class_reveal] button").wait_for(timeout=WAIT)
        page.evaluate("document.querySelector('[data-testid=stMain]').scrollTo(0, 0)")
        rests(page)
    if answer and size == "phone" and (where := page.evaluate(FOLD)):
        print(f"not above the fold: {address.partition('?')[2][:80]}: {where}", flush=True)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def rests(page: Any) -> None:
    """Wait until a page is drawn and has gone to its answer by itself."""
    page.evaluate("window.stillFor = 0")
    page.wait_for_function(RESTS, timeout=WAIT, polling=60)
    page.wait_for_timeout(SETTLES)


def side_by_side(phone: Any, laptop: Any) -> Any:
    """A phone and a laptop in one picture, equally high."""
    from PIL import Image

    wide = round(laptop.width * phone.height / laptop.height)
    whole = Image.new("RGB", (phone.width + wide + 3 * GAP, phone.height + 2 * GAP), BEHIND)
    whole.paste(phone, (GAP, GAP))
    whole.paste(laptop.resize((wide, phone.height), Image.Resampling.LANCZOS), (phone.width + 2 * GAP, GAP))
    return whole.resize((whole.width * 2 // 3, whole.height * 2 // 3), Image.Resampling.LANCZOS)


def sheet(pictures: list[Any], size: str) -> Any:
    """Pictures side by side in rows, small."""
    from PIL import Image

    width, height = (round(one * SCALE[size]) for one in SIZES[size])
    across = COLUMNS[size]
    down = -(-len(pictures) // across)
    whole = Image.new("RGB", (across * (width + GAP) + GAP, down * (height + GAP) + GAP), BEHIND)
    for place, picture in enumerate(pictures):
        at = (GAP + place % across * (width + GAP), GAP + place // across * (height + GAP))
        whole.paste(picture.resize((width, height), Image.Resampling.LANCZOS), at)
    return whole


@contextmanager
def running(logged: Sequence[tuple[str, str]]) -> Iterator[str]:
    """The address of an app in whose log the questions stand with their rulings, each in its language."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "LAWBRIDGE_DATABASE": f"sqlite:///{folder}/log.db"}
        program = str(Path(sys.executable).parent / "lawbridge")
        for board, (language, question) in enumerate(logged, 1):
            placed = [f"board={board}", f"language={language}", f"situation={question}"]
            keep = [program, "log", "add", *placed, "--ask", question, "--lang", language]
            subprocess.run(keep, check=True, capture_output=True, env=environment)
        process = subprocess.Popen(
            [program, "app", "--port", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment
        )
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
