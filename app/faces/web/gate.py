"""The gate of the app: every request and every web socket passes it before anything else sees it.

It answers only to names that are this app's own, so that a website which points its own name at this machine (DNS
rebinding) gets nothing; it takes nothing from a page of another site; it refuses what came through a proxy when nobody
has to sign in; and no other site may draw the app in a frame. It looks nothing up.
"""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from app.access import Access, access, is_open
from app.faces.web.budget import Budgets
from app.watching import tell
from bridge.whole import whole
from corpus.errors import LawbridgeError

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What a proxy adds to a request it passes on."""
_SIGNED_IN = "_streamlit_user"
"""The cookie of who signed in; what it says is read where it is trusted, here only that there is one."""
_READING = ("GET", "HEAD", "OPTIONS")
_POLICY = (
    "frame-ancestors 'self'",
    "font-src 'self' data:",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
)
"""No frame of another site, and no font, picture or sound from one: Streamlit would fetch a font of emoji."""
_HEADERS = (
    (b"content-security-policy", "; ".join(_POLICY).encode()),
    (b"x-frame-options", b"SAMEORIGIN"),
    (b"referrer-policy", b"same-origin"),
)


class Gate:
    """ASGI middleware of an app that listens on `bound`; `known` reads the access file at each request."""

    def __init__(self, app: App, bound: str, known: Callable[[], Access] = access) -> None:
        self.app = app
        self.bound = bound
        self.known = known
        self.budgets = Budgets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or end it with one sentence."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            refusal = self.refusal(scope)
        except LawbridgeError as error:
            refusal = str(error)
        visitor = _visitor(scope)
        refusal = refusal or self._spent(scope, visitor)
        if refusal:
            tell("refusal", kind=scope["type"])
            await _refuse(scope, send, refusal)
        elif scope["type"] == "http":
            await self.app(scope, receive, _guarded(send))
        elif self.budgets.enters(visitor):
            try:
                await self.app(scope, receive, _guarded(send))
            finally:
                self.budgets.leaves(visitor)
        else:
            await _refuse(scope, send, "")

    def refusal(self, scope: Scope) -> str:
        """Why a request is refused, one sentence; "" when it may pass."""
        headers = [(name.decode("latin-1").lower(), value.decode("latin-1")) for name, value in scope["headers"]]
        hosts = [value for name, value in headers if name == "host"]
        if len(hosts) != 1 or not self._own(_name(hosts[0])):
            return "This name is not one of the app's own; add it to hosts in access.toml (docs/access.md)."
        origins = [value for name, value in headers if name == "origin"]
        acting = scope["type"] == "websocket" or scope["method"] not in _READING
        if acting and any(not self._same(origin, hosts[0]) for origin in origins):
            return "A page of another site may not use this app."
        if not is_open(self.bound) and is_forwarded(name for name, _ in headers) and not self.known().sign_in:
            return "The app is behind a proxy and nobody signs in; set sign_in = true in access.toml (docs/access.md)."
        return ""

    def _spent(self, scope: Scope, visitor: str) -> str:
        """Why an upload is refused, one sentence; "" for what is none and for one that may pass."""
        if scope["type"] != "http" or scope["method"] not in ("PUT", "POST"):
            return ""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if is_open(self.bound) and _SIGNED_IN not in headers.get("cookie", ""):
            return "Nothing can be uploaded to this app without signing in."
        size = whole(headers.get("content-length", ""))
        if size is None or size < 0:
            return "An upload says how long it is; this one does not."
        taken = self.budgets.uploads(visitor, size)
        return "" if taken else "So much was uploaded from here that it is enough for an hour."

    def _own(self, name: str) -> bool:
        if name == "localhost":
            return True
        try:
            address = ip_address(name)
        except ValueError:
            own = {self.bound.strip("[]").casefold(), *self._machine()}
            return bool(name) and (name in own or name in self.known().hosts)
        return address.is_loopback or is_open(self.bound) or name in self.known().hosts

    def _machine(self) -> Iterable[str]:
        """The machine's own names, where others can reach the app."""
        name = socket.gethostname().casefold()
        return (name, f"{name}.local") if is_open(self.bound) else ()

    def _same(self, origin: str, host: str) -> bool:
        try:
            netloc = urlsplit(origin).netloc.casefold()
        except ValueError:
            return False
        return bool(netloc) and (netloc == host.casefold() or _name(netloc) in self.known().hosts)


def is_forwarded(names: Iterable[str]) -> bool:
    """Whether the names of a request's headers say that a proxy passed it on."""
    return any(name.lower() in FORWARDED for name in names)


def _name(host: str) -> str:
    """The name in a Host header, without its port; "" when it is none."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return ""
    if parts.netloc != host or "@" in host or not parts.hostname:
        return ""
    return parts.hostname.casefold().rstrip(".")


def _visitor(scope: Scope) -> str:
    """Where a request comes from: its address, or the one that the last proxy on its way saw."""
    passed = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    address = (scope.get("client") or ("", 0))[0]
    return passed[-1].rpartition(",")[2].strip()[:60] if passed else str(address)


async def _refuse(scope: Scope, send: Send, sentence: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close"), *_HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": f"{sentence}\n".encode()})


def _guarded(send: Send) -> Send:
    async def sending(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            own = {name for name, _ in _HEADERS}
            message["headers"] = [row for row in message.get("headers", []) if row[0].lower() not in own]
            message["headers"] += _HEADERS
        await send(message)

    return sending
