"""`lawbridge mcp` over real standard input and output, and over HTTP, with the SDK's own client."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx

from app.service import Service

if TYPE_CHECKING:  # takes seconds, and every process of the tests reads this module
    from mcp import ClientSession

TOOLS = {"read_story", "ask", "table", "rule", "search", "show", "compare", "quiz", "score"}

SCORES = [  # worked out from the table of Law 77
    (4, "S", 8, True, "X", -500),
    (3, "NT", 9, False, "none", 400),
    (6, "C", 12, True, "none", 1370),
    (1, "D", 7, False, "XX", 230),
]


def visit(doing: Callable[[ClientSession], Awaitable[None]]) -> None:
    """Start the server, do something as its client, end it."""
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    async def going() -> None:
        program = StdioServerParameters(command=sys.executable, args=["-m", "app.faces.cli", "mcp"])
        async with stdio_client(program) as (reading, writing), ClientSession(reading, writing) as session:
            await session.initialize()
            await doing(session)

    with ThreadPoolExecutor(1) as apart:  # the browser tests keep an event loop running in this thread
        apart.submit(lambda: asyncio.run(going())).result()


@contextmanager
def over_http() -> Iterator[str]:
    """The server on a free port of this machine; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    program = [sys.executable, "-m", "app.faces.cli", "mcp", "--port", str(port)]
    with subprocess.Popen(program, stderr=subprocess.DEVNULL) as running:
        try:
            end = time.monotonic() + 60
            while time.monotonic() < end and running.poll() is None:
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            running.terminate()


def test_over_http_the_tools_are_the_same_for_this_machine_alone() -> None:
    from mcp import ClientSession
    from mcp.client.streamable_http import streamable_http_client

    async def going(address: str) -> dict[str, Any]:
        async with (
            streamable_http_client(address) as (reading, writing, *_),
            ClientSession(reading, writing) as session,
        ):
            await session.initialize()
            assert {tool.name for tool in (await session.list_tools()).tools} == TOOLS
            shown = await session.call_tool("show", {"provision": "27B1a", "language": "en"})
            law = (await session.read_resource("law://27.B.1.a")).contents[0]
            assert json.loads(law.text)["provision"] == "27.B.1.a"  # type: ignore[union-attr]
            return dict(shown.structured_content or {})

    with over_http() as address, ThreadPoolExecutor(1) as apart:
        shown = apart.submit(lambda: asyncio.run(going(address))).result()
        assert shown == json.loads(json.dumps(Service().show("27B1a", "en")))
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
        kinds = {"content-type": "application/json", "accept": "application/json, text/event-stream"}
        for foreign in ({"host": "evil.example"}, {"origin": "http://evil.example"}):
            assert httpx.post(address, json=body, headers=kinds | foreign).status_code in (403, 421)


def test_tools_resources_and_prompts_are_the_services() -> None:
    service = Service()
    known: dict[str, Any] = {"dealer": "N", "auction": ["1S", "1H"]}

    async def doing(session: ClientSession) -> None:
        tools = {tool.name: tool for tool in (await session.list_tools()).tools}
        assert set(tools) == TOOLS
        for tool in tools.values():
            assert tool.annotations is not None
            assert tool.annotations.read_only_hint
            assert tool.output_schema is not None
            assert tool.output_schema["properties"]

        ruled = await session.call_tool("rule", {"procedure": "insufficient_bid", "facts": known, "language": "pl"})
        assert not ruled.is_error
        assert ruled.structured_content == json.loads(json.dumps(service.rule("insufficient_bid", known, lang="pl")))

        shown = await session.call_tool("show", {"provision": "27B1a", "language": "hu"})
        assert shown.structured_content == json.loads(json.dumps(service.show("27B1a", "hu")))
        beside = await session.call_tool("compare", {"provision": "27B1a", "language": "hu"})
        assert beside.structured_content == json.loads(json.dumps(service.show("27B1a", "hu", True)))

        found = await session.call_tool("search", {"query": "insufficient bid", "k": 2, "language": "en"})
        assert found.structured_content is not None
        assert len(found.structured_content["hits"]) == 2

        story = "North opened 1S, East bid 1H. What now?"
        heard = (await session.call_tool("read_story", {"story": story, "language": "en"})).structured_content
        answer = service.ask(story, "en")
        assert heard is not None
        assert heard["procedure"] == answer["procedure"]["name"]
        assert heard["facts"] == json.loads(json.dumps(answer["procedure"]["facts"]))
        told = (await session.call_tool("ask", {"question": story, "language": "en"})).structured_content
        assert told is not None
        assert told["answer"] == answer["answer"]

        board = {"events": [{"n": 1, "who": "N", "act": "call", "what": {"call": "1S"}}], "circumstances": []}
        replayed = await session.call_tool("table", {"table": board})
        assert replayed.structured_content == json.loads(json.dumps(service.table(json.dumps(board))))

        for level, strain, tricks, vulnerable, doubling, points in SCORES:
            given = {"level": level, "denomination": strain, "tricks": tricks, "declarer_vulnerable": vulnerable}
            scored = await session.call_tool("score", {**given, "doubling": doubling})
            assert scored.structured_content is not None, scored
            assert scored.structured_content["outcome"]["score"] == points

        asked = await session.call_tool("quiz", {"n": 2, "language": "nb", "seed": 3})
        assert asked.structured_content == json.loads(json.dumps(service.quiz(2, lang="nb", seed=3)))
        assert (await session.call_tool("quiz", {"n": 51})).is_error

        law = (await session.read_resource("law://27.B.1.a")).contents[0]
        assert json.loads(law.text)["provision"] == "27.B.1.a"  # type: ignore[union-attr]
        prompt = await session.get_prompt("director", {"story": story})
        assert story in prompt.messages[0].content.text  # type: ignore[union-attr]

        prompts = {one.name: one for one in (await session.list_prompts()).prompts}
        assert set(prompts) == {"director", "explain_law", "examiner"}
        law_told = await session.get_prompt("explain_law", {"provision": "27B1a"})
        assert "27B1a" in law_told.messages[0].content.text  # type: ignore[union-attr]
        examined = await session.get_prompt("examiner", {"topics": "27", "language": "pl"})
        assert "topics 27" in examined.messages[0].content.text  # type: ignore[union-attr]

        refused = await session.call_tool("rule", {"procedure": "insufficient_bid", "facts": {"no_such": 1}})
        assert refused.is_error
        assert "no_such" in refused.content[0].text  # type: ignore[union-attr]

    visit(doing)
