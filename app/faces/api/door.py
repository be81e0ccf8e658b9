"""The door of the API: the gate that the app has, limits on what is sent, refusals as problem details (RFC 9457)."""

from __future__ import annotations

import json
from http import HTTPStatus
from typing import Any

from app.faces.web.gate import App, Gate, Receive, Scope, Send
from bridge.whole import whole
from corpus.errors import BadProvisionId, LawbridgeError, NoIndex, UnknownProcedure, UnknownProvision, UnknownSource

LARGEST = 1_000_000
"""Bytes of a request's body; more is refused before it is read."""
PROBLEM = "application/problem+json"


def problem(status: int, detail: str) -> dict[str, Any]:
    """Problem details: a type that is none (RFC 9457, 4.2.1), the status, its name and one sentence."""
    return {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "detail": detail}


def status_of(error: LawbridgeError) -> int:
    """404 for a provision or procedure that is none, 503 without a build, 422 for what else a caller can mend."""
    if isinstance(error, BadProvisionId | UnknownProcedure | UnknownProvision | UnknownSource):
        return 404
    return 503 if isinstance(error, NoIndex) else 422


class Door:
    """ASGI middleware: who is let in is the gate's decision (docs/security.md); a body has a length and a limit."""

    def __init__(self, app: App, bound: str) -> None:
        self.app = app
        self.gate = Gate(app, bound)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or end it with a problem."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] != "http":
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            status, detail = self._refusal(scope)
            if status:
                await _refuse(send, status, detail)
            else:
                await self.app(scope, receive, send)

    def _refusal(self, scope: Scope) -> tuple[int, str]:
        try:
            refused = self.gate.refusal(scope)
        except LawbridgeError as error:
            refused = str(error)
        if refused:
            return 403, refused
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if "transfer-encoding" in headers:
            return 411, "A request with a body says how long it is; this one does not."
        size = whole(headers.get("content-length", "0"))
        if size is None or size < 0:
            return 400, "The length that this request gives of its body is no number."
        if size > LARGEST:
            return 413, f"The body of this request has {size} bytes and may have {LARGEST}; send less."
        return 0, ""


async def _refuse(send: Send, status: int, detail: str) -> None:
    body = json.dumps(problem(status, detail)).encode()
    headers = [
        (b"content-type", PROBLEM.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
