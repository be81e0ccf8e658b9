"""Middleware behind the gate: counts requests, sessions and failures; and the two pages for those who run the app.

`/health` says whether this process can answer: the build is loaded and the database replies. `/metrics` gives numbers,
to this machine and to the networks that `metrics` of access.toml names; never through a proxy.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from app.access import access
from app.faces.web.gate import App, Receive, Scope, Send, is_forwarded
from app.faces.web.session import service
from app.watching import listen, tell
from app.watching.counting import CONTENT_TYPE, Counts
from app.watching.lines import Lines, wanted

_KINDS = ("health", "metrics", "static", "media", "component", "_stcore")


class Watched:
    """ASGI middleware that tells what passes it (`app.watching`)."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.open = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and tell how it went."""
        if scope["type"] == "websocket":
            await self._session(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _session(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.open += 1
        tell("session", open=self.open)
        try:
            await self.app(scope, receive, send)
        finally:
            self.open -= 1
            tell("session", open=self.open)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.perf_counter(), 500

        async def sending(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        kind = kind_of(scope["path"])
        try:
            await self.app(scope, receive, sending)
        except Exception:
            tell("failure", kind=kind)
            raise
        finally:
            method = scope["method"].lower() if scope["method"] in ("GET", "HEAD", "POST", "PUT") else "other"
            tell("request", kind=kind, method=method, status=status, seconds=time.perf_counter() - started)


def kind_of(path: str) -> str:
    """What a path is of: one of a few words, never the path itself."""
    first = path.strip("/").partition("/")[0]
    return first.strip("_") if first in _KINDS else "page"


def routes(answering: Callable[[], dict[str, str]]) -> list[Route]:
    """The pages /health and /metrics; `answering` says what this process answers from, or raises."""
    counts = Counts()
    listen(counts)
    if wanted():
        listen(Lines())

    async def health(request: Request) -> Response:
        from starlette.concurrency import run_in_threadpool

        try:
            return JSONResponse({"status": "ok", **await run_in_threadpool(answering)})
        except Exception as error:  # whatever it is, this process cannot answer
            return JSONResponse({"status": "failing", "what": type(error).__name__}, status_code=503)

    async def metrics(request: Request) -> Response:
        host = request.client.host if request.client else ""
        if is_forwarded(request.headers.keys()) or not _may_count(host):
            return PlainTextResponse("The numbers are for this machine; access.toml names other networks.\n", 403)
        return Response(counts.page(), media_type=CONTENT_TYPE)

    return [Route("/health", health), Route("/metrics", metrics)]


def ready() -> dict[str, str]:
    """What this process answers from; raises when the build cannot be loaded or a database does not reply."""
    from sqlalchemy import text

    from app.log.database import read_session

    held = service()
    with read_session() as session:
        session.execute(text("SELECT 1"))
    for index in held.searcher.dense.values():
        index.replies()
    return {"build": held.folder.name}


def _may_count(host: str) -> bool:
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or any(address in ip_network(network) for network in access().metrics)
