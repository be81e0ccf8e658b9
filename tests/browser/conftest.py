"""A running app and a headless chromium; skipped, saying so, where there is no chromium."""

import os
import shutil
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, sync_playwright
from playwright.sync_api import TimeoutError as NotInTime
from served import app, drawn

from ingest.build import build

CHROMIUM_FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


LOADING = 120_000
"""Milliseconds for a page to load: what else a machine does must not decide a test (the usual 30 s did, once)."""
TAPS = 5
"""How often a tap that reached nobody is tried."""
ASKING = "'[data-testid=stButton], [data-testid=stFormSubmitButton]'"
SENT = "window.sentByThePage || 0"
COUNTING = """
const sending = WebSocket.prototype.send;
WebSocket.prototype.send = function (...given) {
  window.sentByThePage = (window.sentByThePage || 0) + 1;
  return sending.apply(this, given);
};
"""
"""What a page sends is counted: a tap on what is being drawn anew sends nothing, and is made again."""


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the one app that all these tests share."""
    build()
    with app(tmp_path_factory.mktemp("app")) as url:
        yield url


@pytest.fixture(scope="session", autouse=True)
def _taps_wait_for_the_page() -> Iterator[None]:
    """A tap while Streamlit draws the page anew is lost, as a slow machine shows: each waits until the page rests."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("click", "fill", "press", "check", "uncheck", "select_option", "set_input_files"):
            patch.setattr(Locator, name, _waiting(getattr(Locator, name)))
        yield


def _waiting(act: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(act)
    def acting(self: Locator, *args: Any, **options: Any) -> Any:
        drawn(self.page)
        before = _sent(self) if act.__name__ == "click" else None
        act(self, *args, **options)
        for _ in range(TAPS if before is not None else 0):
            if _heard(self.page, before) or self.count() != 1:
                break
            drawn(self.page)
            act(self, *args, **options)

    return acting


def _sent(tapped: Locator) -> int | None:
    """How much the page has sent; None for what asks the app for nothing: only a page's or a form's buttons do."""
    try:
        found = tapped.first.evaluate(f"tapped => tapped.closest({ASKING}) ? {SENT} : null", timeout=1_000)
    except Error:  # not there yet, or the page is being left
        return None
    return None if found is None else int(found)


def _heard(page: Page, before: int | None) -> bool:
    """Whether the page sent anything since, or was left."""
    try:
        page.wait_for_function(f"before => ({SENT}) !== before", arg=before, polling=50, timeout=3_000)
    except NotInTime:
        return False
    except Error:
        return True
    return True


def _counting(opening: Callable[..., Page]) -> Callable[..., Page]:
    @wraps(opening)
    def opened(self: Any, *args: Any, **options: Any) -> Page:
        page = opening(self, *args, **options)
        page.set_default_navigation_timeout(LOADING)
        page.add_init_script(COUNTING)
        return page

    return opened


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium, headless, with an empty profile."""
    path = shutil.which("chromium")
    if path is None:
        if os.environ.get("CI"):
            pytest.fail("chromium is not installed; `make browser` installs it")
        pytest.skip("chromium is not installed; `make browser` installs it")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(BrowserContext, "new_page", _counting(BrowserContext.new_page))
            patch.setattr(Browser, "new_page", _counting(Browser.new_page))
            yield started
        started.close()


@pytest.fixture(scope="session")
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """For tests that keep nothing on the device: what a page needs is loaded once for all of them."""
    context = browser.new_context()
    yield context
    context.close()
