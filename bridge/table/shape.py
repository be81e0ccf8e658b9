"""Checking a table's JSON against `schema.json`, with one sentence for what is wrong (no heavy import)."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from bridge.errors import BridgeError

JsonObject = dict[str, Any]

_TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list, tuple),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
_MOST_ITEMS = 2000
"""No story, and no recorded board, has more events than this."""


class TableError(BridgeError):
    """A table that does not keep its schema or contradicts itself; the message is one sentence."""


@cache
def schema() -> JsonObject:
    """The published JSON Schema of a table."""
    found: JsonObject = json.loads((Path(__file__).parent / "schema.json").read_text(encoding="utf-8"))
    return found


def words_of(part: str, name: str) -> tuple[str, ...]:
    """The closed list of one field, such as `words_of("events", "act")`."""
    field = schema()["properties"][part]["items"]["properties"][name]
    return tuple(field["enum"] if "enum" in field else field["items"]["enum"])


def check_shape(given: Any) -> None:
    """Raise TableError for what is not a table; the sentence names the place, what was given and what is valid."""
    _check(given, schema(), "table")


def _check(given: Any, rule: JsonObject, place: str) -> None:
    if "const" in rule and given != rule["const"]:
        raise TableError(f"{place} is {_told(given)}; it can only be {rule['const']}.")
    if "enum" in rule and given not in rule["enum"]:
        raise TableError(f"{place} is {_told(given)}, which is not one of {', '.join(map(str, rule['enum']))}.")
    if "type" in rule:
        _check_type(given, rule["type"], place)
    if isinstance(given, str) and "pattern" in rule and not re.search(rule["pattern"], given):
        raise TableError(f"{place} is {_told(given)}, which is not written as the schema of a table asks.")
    if isinstance(given, int | float) and not isinstance(given, bool):
        low, high = rule.get("minimum"), rule.get("maximum")
        if (low is not None and given < low) or (high is not None and given > high):
            raise TableError(f"{place} is {given}, which is not a number from {low} to {high}.")
    if isinstance(given, dict):
        _check_object(given, rule, place)
    if isinstance(given, list | tuple) and "items" in rule:
        if len(given) > _MOST_ITEMS:
            raise TableError(f"{place} has {len(given)} items, more than the {_MOST_ITEMS} that a board can have.")
        for number, item in enumerate(given, start=1):
            _check(item, rule["items"], f"{place} {number}")


def _check_type(given: Any, kinds: Any, place: str) -> None:
    names = kinds if isinstance(kinds, list) else [kinds]
    fits = any(
        isinstance(given, _TYPES[name]) and not (isinstance(given, bool) and name in ("integer", "number"))
        for name in names
    )
    if not fits:
        raise TableError(f"{place} is {_told(given)}; it has to be {' or '.join(names)}.")


def _check_object(given: JsonObject, rule: JsonObject, place: str) -> None:
    parts: JsonObject = rule.get("properties", {})
    for name in rule.get("required", ()):
        if name not in given:
            raise TableError(f"{place} has no {name!r}, which every such object has.")
    for name, value in given.items():
        if name in parts:
            _check(value, parts[name], f"{place}.{name}" if place != "table" else name)
        elif rule.get("additionalProperties") is False:
            raise TableError(f"{place} has {str(name)[:40]!r}, which is not one of {', '.join(parts)}.")


def _told(given: Any) -> str:
    text = repr(given)
    return text if len(text) <= 60 else f"{text[:57]}..."
