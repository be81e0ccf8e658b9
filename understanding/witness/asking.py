"""What the model is asked: the prompt of `prompt.txt`, and the flat strict schema that its answer has to keep."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bridge.table.shape import words_of
from corpus.model import Language
from rulings import registry
from rulings.engine.describing import shape
from understanding.witness.solved import solved

NONE = "none"
"""What the model answers where the story is about none of the procedures offered."""
UNTOLD = frozenset({"in_force", "edition"})
"""Facts that no story tells: what earlier rulings left."""


def messages(story: str, language: Language, names: Sequence[str]) -> list[tuple[str, str]]:
    """The system's and the user's message for a story and the procedures that it may be about."""
    offered = "\n".join(_procedure(name) for name in names)
    near = "\n\n".join(_solved(*one) for one in solved(story, language, names)) or "(none)"
    told = story.replace("<story>", " ").replace("</story>", " ")
    system = _template().replace("{procedures}", offered).replace("{solved}", near)
    return [("system", system), ("user", f"<story>\n{told}\n</story>")]


def answer_schema(names: Sequence[str]) -> dict[str, Any]:
    """The schema of an answer: every property required, nothing nested but rows, the words before the value."""
    facts = sorted({fact for name in names for fact in offered_facts(name)})
    event: dict[str, Any] = {"act": _one_of(words_of("events", "act")), "who": _TEXT, "call": _TEXT, "card": _TEXT}
    event["status"] = _one_of(words_of("events", "status"))
    return _record(
        {
            "events": {"type": "array", "items": _record({"words": _TEXT} | event)},
            "procedure_words": _TEXT,
            "procedure": _one_of((*names, NONE)),
            "facts": {
                "type": "array",
                "items": _record({"words": _TEXT, "fact": _one_of(facts), "value": _TEXT}),
            },
        }
    )


def offered_facts(name: str) -> list[str]:
    """The facts of a procedure that a story can tell."""
    return [fact for fact in registry.get(name).fields if fact not in UNTOLD]


_TEXT = {"type": "string"}


def _one_of(values: Sequence[str]) -> dict[str, Any]:
    return {"type": "string", "enum": list(values)}


def _record(properties: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


@cache
def _template() -> str:
    return (Path(__file__).parent / "prompt.txt").read_text(encoding="utf-8")


@cache
def _procedure(name: str) -> str:
    """A procedure with its facts, a line each: name, values, the question that it answers."""
    described = registry.describe(name, "en")
    rows = [f"{name}: {described['title']}"]
    for fact in offered_facts(name):
        one = described["facts_schema"]["properties"][fact]
        says = "; ".join(f"{value} = {said}" for value, said in one.get("x-says", {}).items())
        rows.append(f"  {fact} ({shape(one)}): {one['description']} {says}".rstrip())
    return "\n".join(rows)


def _solved(story: str, procedure: str, facts: dict[str, Any]) -> str:
    told = "; ".join(f"{name} = {json.dumps(value)}" for name, value in facts.items())
    return f"{story}\n-> procedure {procedure}; {told}"
