"""A running app and a headless chromium; skipped, saying so, where there is no chromium."""

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright
from served import app

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
