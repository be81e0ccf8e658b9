"""How long a person waits at the page: first page, answer, tap; and what a first page weighs.

`python -m evals.page_speed [--rounds 5]` starts an app of its own and opens it in chromium on a phone's screen, each
round with an empty cache: the first page until it can be typed into (seconds, MB over the wire, websocket included),
the screenshots' questions typed until the ruling stands there, and an option tapped until the ruling is another one.
Prints the medians and the slowest beside the goals, and the load of the machine.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import time
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from evals.screenshots import FLAGS, PHONE, WAIT, running

GOALS = {"first page s": 1.5, "first page MB": 1.5, "answer s": 1.0, "tap s": 0.5}
QUESTIONS = Path(__file__).with_name("screenshots.yaml")
TAPPED = ("insufficient", "lead", "pass")
"""Questions whose answers have options to tap."""
LANGUAGE = "en"
READY = "() => document.querySelector('[data-testid=stChatInput] textarea') && document.querySelector('.st-key-bar a')"
RULED = """before => {
  const said = [...document.querySelectorAll(".headline[role=status]")].map(one => one.innerText);
  return said.length && said.join("|") !== before;
}"""
SAID = "() => [...document.querySelectorAll('.headline[role=status]')].map(one => one.innerText).join('|')"


def main() -> None:
    """Measure and print."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(prog="evals.page_speed")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    texts = {name: row[LANGUAGE] for name, row in strict_yaml.load(QUESTIONS)["answers"].items()}
    found: dict[str, list[float]] = {name: [] for name in GOALS}
    with sync_playwright() as playwright, running([]) as address:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        for number in range(rounds + 1):
            seen = _visit(browser, address, texts)
            if number:  # the first visit loads what the server keeps
                for name, values in seen.items():
                    found[name] += values
        browser.close()
    for name, goal in GOALS.items():
        values = found[name]
        sys.stdout.write(
            f"{name}: median {statistics.median(values):.2f}, most {max(values):.2f} of {len(values)} (goal {goal})\n"
        )
    sys.stdout.write(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")


def _visit(browser: Any, address: str, texts: dict[str, str]) -> dict[str, list[float]]:
    """One person: the page, every question in a case of its own, a tap where there is an option."""
    context = browser.new_context(viewport={"width": PHONE[0], "height": PHONE[1]}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(WAIT)
    weighed: list[float] = []
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda row: weighed.append(row["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda row: weighed.append(len(row["response"]["payloadData"]) * 3 / 4))
    began = time.perf_counter()
    page.goto(f"{address}/?lang={LANGUAGE}", wait_until="commit")
    page.wait_for_function(READY, polling=20)
    seen: dict[str, list[float]] = {name: [] for name in GOALS}
    seen["first page s"].append(time.perf_counter() - began)
    seen["first page MB"].append(sum(weighed) / 1e6)
    for name, text in texts.items():
        page.goto(f"{address}/?lang={LANGUAGE}")
        page.wait_for_function(READY, polling=20)
        page.wait_for_timeout(1000)
        box = page.locator("[data-testid=stChatInput] textarea")
        box.fill(text)
        seen["answer s"].append(_until_ruled(page, lambda box=box: box.press("Enter")))
        option = page.locator("[class*='-choose'] button")
        if name in TAPPED and option.count():
            page.wait_for_timeout(1500)
            seen["tap s"].append(_until_ruled(page, option.first.click))
    context.close()
    return seen


def _until_ruled(page: Any, act: Any) -> float:
    """Seconds from an act until another ruling stands on the page."""
    before = page.evaluate(SAID)
    began = time.perf_counter()
    act()
    page.wait_for_function(RULED, arg=before, polling=20)
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
