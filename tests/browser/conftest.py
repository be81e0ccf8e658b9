"""A running app and a headless chromium; skipped, saying so, where there is no chromium."""

import os
import shutil
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, sync_playwright
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
        return act(self, *args, **options)

    return acting


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
        yield started
        started.close()


@pytest.fixture(scope="session")
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """For tests that keep nothing on the device: what a page needs is loaded once for all of them."""
    context = browser.new_context()
    yield context
    context.close()
