"""Other sites, tried in a real browser: a name pointed at this machine, a frame, a web socket; and what the app itself
asks for, which is nothing of anybody else's.
"""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from conftest import CHROMIUM_FLAGS
from playwright.sync_api import Browser, BrowserContext, Page
from served import still

pytestmark = pytest.mark.browser
SOCKET = """address => new Promise(done => {
  const socket = new WebSocket(address, ["streamlit"]);
  socket.onopen = () => done("open");
  socket.onerror = socket.onclose = () => done("closed");
})"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def site(tmp_path: Path, address: str) -> Iterator[str]:
    """Another site, which draws the app in a frame."""
    (tmp_path / "index.html").write_text(f'<h1>prizes</h1><iframe src="{address}" name="app"></iframe>')
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://evil.example:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a browser for which the other site's names mean this machine."""
    started = browser.browser_type.launch(
        executable_path=shutil.which("chromium"),
        args=[*CHROMIUM_FLAGS, "--host-resolver-rules=MAP *.example 127.0.0.1"],
    )
    yield started.new_page()
    started.close()


def test_a_name_pointed_at_this_machine_gets_nothing(page: Page, address: str) -> None:
    port = urlsplit(address).port
    rebound = page.goto(f"http://rebound.example:{port}/")
    assert rebound is not None
    assert rebound.status == 403
    assert "hosts in access.toml" in page.inner_text("body")
    assert page.evaluate(SOCKET, f"ws://rebound.example:{port}/_stcore/stream") == "closed"


def test_another_site_can_neither_draw_the_app_nor_talk_to_it(page: Page, site: str, address: str) -> None:
    page.goto(site)
    frame = page.wait_for_selector("iframe").content_frame()
    assert frame is not None
    frame.wait_for_url(re.compile("^chrome-error:"), wait_until="commit", timeout=30_000)
    assert frame.locator("[data-testid=stApp]").count() == 0
    assert page.evaluate(SOCKET, address.replace("http", "ws") + "/_stcore/stream") == "closed"


def test_the_app_itself_may(visitor: BrowserContext, address: str) -> None:
    """The same web socket from the app's own page opens: the tests above fail for what they try, not for how."""
    own = visitor.new_page()
    own.goto(f"{address}/_stcore/health")
    assert own.evaluate(SOCKET, address.replace("http", "ws") + "/_stcore/stream") == "open"
    own.close()


@pytest.mark.parametrize(
    "path",
    [
        "/",
        *(
            pytest.param(path, marks=pytest.mark.long)
            for path in ("/ruling?procedure=insufficient_bid", "/laws?p=27.B.1&lang=pl", "/scores", "/quiz")
        ),
    ],
)
def test_a_page_asks_nobody_else_for_anything(visitor: BrowserContext, address: str, path: str) -> None:
    asked: list[str] = []
    opened = visitor.new_page()
    opened.on("requestfinished", lambda request: asked.append(request.url))
    opened.on("requestfailed", lambda request: None if request.failure == "csp" else asked.append(request.url))
    opened.goto(address + path)
    still(opened)
    opened.close()
    homes = {urlsplit(url).netloc for url in asked if urlsplit(url).scheme not in ("data", "blob")}
    assert homes == {urlsplit(address).netloc}
