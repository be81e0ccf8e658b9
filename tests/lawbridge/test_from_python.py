"""The ten functions from Python, each in the lines that the documentation shows, and the same for langchain."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import lawbridge
from app.service import Service
from corpus.errors import LawbridgeError

DOCS = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"```python\n(.*?)```", DOCS, re.DOTALL)
KNOWN = {"dealer": "N", "auction": ["1S", "1H"]}


@pytest.fixture(scope="module")
def service() -> Service:
    return Service()


def without_time(document: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name != "elapsed_ms"}


def test_ten_names_and_each_is_shown() -> None:
    assert len(lawbridge.__all__) == 10
    for name in lawbridge.__all__:
        assert any(f"lawbridge.{name}(" in block for block in SHOWN), name


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: block.splitlines()[-1][:50])
def test_what_the_documentation_shows_is_so(block: str) -> None:
    lines = block.strip().splitlines()
    assert len(lines) <= 3
    last, _, said = lines[-1].partition("  # ")
    names: dict[str, Any] = {"lawbridge": lawbridge}
    exec("\n".join(lines[:-1]), names)
    assert str(eval(last, names)) == said


def test_documents_are_the_services(service: Service) -> None:
    assert lawbridge.rule("insufficient_bid", KNOWN, "hu") == service.rule("insufficient_bid", KNOWN, lang="hu")
    assert without_time(lawbridge.search("revoke", 3, "en")) == without_time(service.search("revoke", 3, "en"))
    assert lawbridge.compare("27B1a", "pl") == service.show("27B1a", "pl", compare=True)
    assert lawbridge.procedures() == service.procedures("en")
    story = "North opened 1S, East bid 1H. What now?"
    assert lawbridge.ask(story, "en")["answer"] == service.ask(story, "en")["answer"]


def test_what_cannot_be_is_a_sentence() -> None:
    with pytest.raises(LawbridgeError, match="no_such"):
        lawbridge.rule("insufficient_bid", {"no_such": 1})


def test_the_retriever_gives_provisions_with_their_citation(service: Service) -> None:
    from lawbridge.langchain import retriever

    found = retriever(3, "en").invoke("insufficient bid")
    hits = service.search("insufficient bid", 3, "en")["hits"]
    assert [one.id for one in found] == [f"{hit['source']}:{hit['provision']}" for hit in hits]
    assert all(one.page_content and one.metadata["provision"] for one in found)


def test_the_tools_are_the_ten_functions(service: Service) -> None:
    from lawbridge.langchain import tools

    made = {tool.name: tool for tool in tools()}
    assert set(made) == set(lawbridge.__all__)
    assert all(tool.description and tool.args for tool in made.values())
    ruled = made["rule"].invoke({"procedure": "insufficient_bid", "facts": KNOWN, "language": "en"})
    assert ruled == service.rule("insufficient_bid", KNOWN, lang="en")
    refused = made["rule"].invoke({"procedure": "insufficient_bid", "facts": {"no_such": 1}})
    assert "no_such" in refused
