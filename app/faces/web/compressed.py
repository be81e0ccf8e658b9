"""Middleware inside the gate: scripts and styles go out compressed, each compressed once and kept.

What Streamlit sends a browser at its first visit weighs 3.2 MB, of which scripts are most and shrink to a quarter;
their names hold a hash of what is in them, so a path is always the same file. Fonts are compressed as they are.
"""

from __future__ import annotations

import gzip
from typing import Any

from app.faces.web.gate import App, Receive, Scope, Send

ENDINGS = (".js", ".css")
FOLDER = "/static/"
MOST_FILES = 500
"""Files kept; Streamlit has some 250."""
_OF_A_PART = frozenset({b"range", b"if-none-match", b"if-modified-since"})
Headers = list[tuple[bytes, bytes]]


class Compressed:
    """ASGI middleware that answers with gzip where a browser takes it and asks for the whole of a script or style."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.kept: dict[str, tuple[Headers, bytes]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it from what is kept."""
        if scope["type"] != "http" or scope["method"] != "GET" or not _shrinks(scope):
            await self.app(scope, receive, send)
            return
        path = scope["path"]
        if path not in self.kept:
            whole = await self._taken(scope, receive, send)
            if whole is None:
                return
            if len(self.kept) < MOST_FILES:
                self.kept[path] = whole
        else:
            whole = self.kept[path]
        headers, body = whole
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})

    async def _taken(self, scope: Scope, receive: Receive, send: Send) -> tuple[Headers, bytes] | None:
        """The compressed answer of the app; None where it answered otherwise, which was passed on."""
        begun: dict[str, Any] = {}
        parts: list[bytes] = []

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start" and message["status"] == 200:
                begun.update(message)
            elif begun:
                parts.append(message.get("body", b""))
            else:
                await send(message)

        await self.app(scope, receive, sending)
        if not begun:
            return None
        body = gzip.compress(b"".join(parts), mtime=0)
        kept = [row for row in begun["headers"] if row[0].lower() not in (b"content-length", b"etag", b"accept-ranges")]
        length = str(len(body)).encode()
        own = [(b"content-encoding", b"gzip"), (b"vary", b"accept-encoding"), (b"content-length", length)]
        return [*kept, *own], body


def _shrinks(scope: Scope) -> bool:
    headers = {name.lower(): value for name, value in scope["headers"]}
    wanted = b"gzip" in headers.get(b"accept-encoding", b"") and not _OF_A_PART & headers.keys()
    return wanted and FOLDER in scope["path"] and scope["path"].endswith(ENDINGS)
