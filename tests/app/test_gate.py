"""The gate of the app: names that are not its own, pages of other sites, proxies without sign-in, frames, look-ups."""

import asyncio
from collections.abc import MutableMapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from streamlit import net_util

from app.access import Access
from app.faces.web import budget, serving
from app.faces.web.budget import SOCKETS, SOCKETS_A_MINUTE, Budgets
from app.faces.web.gate import Gate

HOME, ROOM = "127.0.0.1", "0.0.0.0"


async def page(_scope: Any, _receive: Any, send: Any) -> None:
    """An app that lets everybody in."""
    await send({"type": "http.response.start", "status": 200, "headers": [(b"x-frame-options", b"ALLOWALL")]})
    await send({"type": "http.response.body", "body": b"in"})


def answer(
    bound: str,
    headers: dict[str, str],
    known: Access | None = None,
    kind: str = "http",
    method: str = "GET",
) -> list[MutableMapping[str, Any]]:
    """What is sent back for a request with these headers."""
    sent: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    async def receive() -> MutableMapping[str, Any]:
        return {}

    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope = {"type": kind, "method": method, "headers": raw}

    async def visit() -> None:
        await Gate(page, bound, lambda: known or Access())(scope, receive, send)

    with ThreadPoolExecutor(1) as apart:  # the browser tests keep an event loop running in this thread
        apart.submit(lambda: asyncio.run(visit())).result()
    return sent


def passes(*args: Any, **named: Any) -> bool:
    first = answer(*args, **named)[0]
    return first["type"] == "http.response.start" and first["status"] == 200


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("bound", "host", "own"),
    [
        (HOME, "127.0.0.1:8501", True),
        (HOME, "localhost:8501", True),
        (HOME, "LOCALHOST.", True),
        (HOME, "[::1]:8501", True),
        (HOME, "evil.example:8501", False),
        (HOME, "127.0.0.1.evil.example", False),
        (HOME, "localhost.evil.example", False),
        (HOME, "evil.example@localhost", False),
        (HOME, "localhost/evil", False),
        (HOME, "localhost:eighty", False),
        (HOME, "192.168.1.5:8501", False),
        (HOME, "", False),
        (ROOM, "192.168.1.5:8501", True),
        (ROOM, "evil.example", False),
        ("tournament.example.org", "tournament.example.org:8501", True),
    ],
)
def test_the_app_answers_to_its_own_names_only(bound: str, host: str, own: bool, kind: str) -> None:
    assert passes(bound, {"host": host}, kind=kind) is own


def test_a_name_in_the_access_file_is_its_own() -> None:
    known = Access(hosts=frozenset({"lawbridge.example.org"}))
    assert passes(HOME, {"host": "lawbridge.example.org"}, known)
    assert passes(HOME, {"host": "127.0.0.1:8501", "origin": "https://lawbridge.example.org"}, known, kind="websocket")
    assert not passes(HOME, {"host": "other.example.org"}, known)


def test_a_request_without_a_host_is_refused() -> None:
    assert not passes(HOME, {})


@pytest.mark.parametrize("bound", [HOME, ROOM])
@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:3000", "null", "", "http://[", "file://"])
def test_a_page_of_another_site_gets_no_web_socket_and_changes_nothing(bound: str, origin: str) -> None:
    headers = {"host": "127.0.0.1:8501", "origin": origin}
    assert answer(bound, headers, kind="websocket")[0]["type"] == "websocket.close"
    assert not passes(bound, headers, method="PUT")
    assert passes(bound, headers | {"origin": "http://127.0.0.1:8501"}, kind="websocket")


@pytest.mark.parametrize("header", ["X-Forwarded-For", "forwarded", "x-real-ip", "via"])
def test_a_proxy_without_sign_in_is_refused(header: str) -> None:
    headers = {"host": "localhost:8501", header: "203.0.113.7"}
    said = answer(HOME, headers)
    assert said[0]["status"] == 403
    assert b"sign_in = true" in said[1]["body"]
    assert passes(HOME, headers, Access(sign_in=True))
    assert passes(ROOM, headers)  # signs in anyhow


def test_no_other_site_may_frame_the_app() -> None:
    for host in ("localhost", "evil.example"):
        headers = answer(HOME, {"host": host})[0]["headers"]
        policy = dict(headers)[b"content-security-policy"].decode().split("; ")
        assert {"frame-ancestors 'self'", "font-src 'self' data:"} <= set(policy)
        assert [value for name, value in headers if name == b"x-frame-options"] == [b"SAMEORIGIN"]


def test_the_app_that_is_served_has_the_gate_first() -> None:
    (first, *_) = serving.application(HOME)._user_middleware
    assert first.cls is Gate
    assert first.kwargs == {"bound": HOME}


def test_nothing_outside_is_asked_for_the_address(monkeypatch: pytest.MonkeyPatch) -> None:
    from streamlit import config
    from streamlit.web import bootstrap

    def asked() -> str:
        raise AssertionError("a server outside was asked")

    monkeypatch.setattr(net_util, "get_external_ip", asked)
    before = {name: config.get_option(name) for name in serving.options(8501, ROOM)}
    try:
        bootstrap.load_config_options(serving.options(8501, ROOM))
        bootstrap._print_url(False)
    finally:
        bootstrap.load_config_options({})
    assert {name: config.get_option(name) for name in before} == before
    assert not passes(ROOM, {"host": "192.168.1.5", "origin": "http://evil.example"}, kind="websocket")


def visit(through: Gate, headers: dict[str, str], address: str, kind: str = "http", method: str = "GET") -> Any:
    """What a visitor from an address gets: the first thing sent back."""
    sent: list[MutableMapping[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    async def receive() -> MutableMapping[str, Any]:
        return {}

    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope = {"type": kind, "method": method, "headers": raw, "client": (address, 1)}

    async def go() -> None:
        await through(scope, receive, send)

    with ThreadPoolExecutor(1) as apart:
        apart.submit(lambda: asyncio.run(go())).result()
    return sent[0]


def upload(through: Gate, size: str, cookie: str = "", address: str = "10.0.0.9") -> int:
    headers = {"host": "10.0.0.1", "content-length": size, **({"cookie": cookie} if cookie else {})}
    found: int = visit(through, headers, address, method="PUT")["status"]
    return found


def test_nobody_uploads_to_an_open_app_without_signing_in() -> None:
    open_app = Gate(page, ROOM, Access)
    assert upload(open_app, "24000000") == 403
    assert upload(open_app, "24000000", "_streamlit_user=x") == 200


def test_uploads_of_a_visitor_have_a_budget_an_hour() -> None:
    open_app = Gate(page, ROOM, Access)
    now = [0.0]
    open_app.budgets.clock = lambda: now[0]
    taken = [upload(open_app, "24000000", "_streamlit_user=x") for _ in range(20)]
    assert taken == [200] * 12 + [403] * 8  # 12 times 24 MB
    assert upload(open_app, "24000000", "_streamlit_user=x", "10.0.0.10") == 200  # another visitor
    now[0] = 3601.0
    assert upload(open_app, "24000000", "_streamlit_user=x") == 200


@pytest.mark.parametrize("size", ["", "-5", "many", "9" * 30])
def test_an_upload_says_how_long_it_is(size: str) -> None:
    assert upload(Gate(page, ROOM, Access), size, "_streamlit_user=x") == 403


def test_sessions_of_a_visitor_have_a_budget() -> None:
    budgets = Budgets()
    assert [budgets.enters("a") for _ in range(SOCKETS + 5)] == [True] * SOCKETS + [False] * 5
    assert budgets.enters("b")
    budgets.leaves("a")
    assert budgets.enters("a")


def test_sessions_opened_and_closed_at_once_have_a_budget_a_minute() -> None:
    now = [0.0]
    budgets = Budgets(lambda: now[0])

    def come_and_go() -> bool:
        entered = budgets.enters("a")
        if entered:
            budgets.leaves("a")
        return entered

    assert [come_and_go() for _ in range(SOCKETS_A_MINUTE + 1)].count(False) == 1
    now[0] = 61.0
    assert come_and_go()


def test_a_web_socket_over_the_budget_is_closed_and_counts_until_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "SOCKETS", 0)
    through = Gate(page, HOME, Access)
    assert visit(through, {"host": "localhost"}, "127.0.0.1", "websocket")["type"] == "websocket.close"
    monkeypatch.setattr(budget, "SOCKETS", 1)
    for _ in range(3):  # each has ended before the next comes
        assert visit(through, {"host": "localhost"}, "127.0.0.1", "websocket")["type"] != "websocket.close"
    assert through.budgets.open == 0


def test_behind_a_proxy_a_visitor_is_the_address_that_the_proxy_saw() -> None:
    through = Gate(page, ROOM, Access)
    headers = {"host": "10.0.0.1", "content-length": "5", "cookie": "_streamlit_user=x"}
    visit(through, headers | {"x-forwarded-for": "1.1.1.1, 10.0.0.77"}, "127.0.0.1", method="PUT")
    assert set(through.budgets.visitors) == {"10.0.0.77"}


def test_the_visitors_remembered_have_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budget, "VISITORS", 10)
    budgets = Budgets()
    for number in range(100):
        budgets.uploads(f"10.0.0.{number}", 1)
    assert len(budgets.visitors) == 10
