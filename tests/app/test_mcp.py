"""`lawbridge mcp` over real standard input and output, with the SDK's own client."""

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

from app.service import Service

TOOLS = {"read_story", "ask", "table", "rule", "search", "show", "compare", "quiz", "score"}

SCORES = [  # worked out from the table of Law 77
    (4, "S", 8, True, "X", -500),
    (3, "NT", 9, False, "none", 400),
    (6, "C", 12, True, "none", 1370),
    (1, "D", 7, False, "XX", 230),
]


def visit(doing: Callable[[ClientSession], Awaitable[None]]) -> None:
    """Start the server, do something as its client, end it."""

    async def going() -> None:
        program = StdioServerParameters(command=sys.executable, args=["-m", "app.faces.cli", "mcp"])
        async with stdio_client(program) as (reading, writing), ClientSession(reading, writing) as session:
            await session.initialize()
            await doing(session)

    with ThreadPoolExecutor(1) as apart:  # the browser tests keep an event loop running in this thread
        apart.submit(lambda: asyncio.run(going())).result()


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

        refused = await session.call_tool("rule", {"procedure": "insufficient_bid", "facts": {"no_such": 1}})
        assert refused.is_error
        assert "no_such" in refused.content[0].text  # type: ignore[union-attr]

    visit(doing)
