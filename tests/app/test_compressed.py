"""Scripts go out compressed, whole and the same; everything else as the app sends it."""

import asyncio
import gzip
from collections.abc import MutableMapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from app.faces.web.compressed import Compressed

BODY = b"export const word = 'kontra';" * 400
SCRIPT = "/static/js/index.Dormv.js"
TAKES = {"accept-encoding": "gzip, br"}


class Counting:
    """An app that sends a script in two parts and counts how often it is asked; nothing stands under `missing`."""

    def __init__(self) -> None:
        self.asked = 0

    async def __call__(self, scope: Any, _receive: Any, send: Any) -> None:
        self.asked += 1
        there = "missing" not in scope["path"]
        headers = [(b"content-type", b"text/javascript"), (b"content-length", b"9"), (b"cache-control", b"immutable")]
        await send({"type": "http.response.start", "status": 200 if there else 404, "headers": headers})
        await send({"type": "http.response.body", "body": BODY[:100], "more_body": True})
        await send({"type": "http.response.body", "body": BODY[100:]})


def got(app: Any, path: str, headers: dict[str, str], method: str = "GET") -> tuple[int, dict[bytes, bytes], bytes]:
    sent: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    async def receive() -> MutableMapping[str, Any]:
        return {}

    raw = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def visit() -> None:
        await app({"type": "http", "method": method, "path": path, "headers": raw}, receive, send)

    with ThreadPoolExecutor(1) as apart:  # the browser tests keep an event loop running in this thread
        apart.submit(lambda: asyncio.run(visit())).result()
    return sent[0]["status"], dict(sent[0]["headers"]), b"".join(row["body"] for row in sent[1:])


def test_a_script_is_compressed_once_and_comes_out_whole() -> None:
    inner = Counting()
    app = Compressed(inner)
    for _ in range(3):
        status, headers, body = got(app, SCRIPT, TAKES)
        assert (status, gzip.decompress(body)) == (200, BODY)
        assert headers[b"content-encoding"] == b"gzip"
        assert headers[b"content-length"] == str(len(body)).encode()
        assert headers[b"cache-control"] == b"immutable"
        assert len(body) < len(BODY) / 10
    assert inner.asked == 1


@pytest.mark.parametrize(
    ("path", "headers", "method"),
    [
        (SCRIPT, {}, "GET"),
        (SCRIPT, {"accept-encoding": "br"}, "GET"),
        (SCRIPT, TAKES | {"range": "bytes=0-9"}, "GET"),
        (SCRIPT, TAKES | {"if-none-match": '"x"'}, "GET"),
        (SCRIPT, TAKES, "HEAD"),
        ("/static/media/font.woff2", TAKES, "GET"),
        ("/media/export.js", TAKES, "GET"),
        ("/", TAKES, "GET"),
    ],
)
def test_everything_else_passes_as_it_is(path: str, headers: dict[str, str], method: str) -> None:
    status, given, body = got(Compressed(Counting()), path, headers, method)
    assert (status, body) == (200, BODY)
    assert b"content-encoding" not in given


def test_what_is_not_there_is_neither_compressed_nor_kept() -> None:
    inner = Counting()
    app = Compressed(inner)
    for _ in range(2):
        status, given, body = got(app, "/static/js/missing.js", TAKES)
        assert (status, body) == (404, BODY)
        assert b"content-encoding" not in given
    assert inner.asked == 2
    assert app.kept == {}
