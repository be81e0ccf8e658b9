"""A tournament's YAML against its schema (`bridge/tournament/schema.json`): what is wrong is said with its place."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from corpus.errors import BadInput

KINDS: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
}


@cache
def schema() -> dict[str, Any]:
    """The schema of a tournament."""
    found: dict[str, Any] = json.loads(files("bridge.tournament").joinpath("schema.json").read_text(encoding="utf-8"))
    return found


def check(data: Any, name: str) -> None:
    """Raise BadInput, naming the place, when `data` is no tournament of the schema."""
    _check(data, schema(), "", name)


def _check(data: Any, rule: Mapping[str, Any], place: str, name: str) -> None:
    if "$ref" in rule:
        rule = schema()["$defs"][rule["$ref"].rsplit("/", 1)[1]]
    if "oneOf" in rule:
        fitting = next((one for one in rule["oneOf"] if _is(data, _followed(one))), rule["oneOf"][-1])
        _check(data, fitting, place, name)
        return
    where = f"{name}, {place}" if place else name
    if "enum" in rule and data not in rule["enum"]:
        raise BadInput(f"{where}: {data!r} is not one of {', '.join(rule['enum'])}{_near(str(data), rule['enum'])}.")
    if "type" in rule and not _is(data, rule):
        wanted = rule["type"] if isinstance(rule["type"], str) else " or ".join(rule["type"])
        raise BadInput(f"{where}: {str(data)[:40]!r} is not of the type {wanted}; see docs/scoring.md.")
    if isinstance(data, int) and not isinstance(data, bool) and data < rule.get("minimum", data):
        raise BadInput(f"{where}: {data} is too small; the least is {rule['minimum']}.")
    if isinstance(data, dict):
        _object(data, rule, place, name)
    if isinstance(data, list):
        if not rule.get("minItems", 0) <= len(data) <= rule.get("maxItems", len(data)):
            raise BadInput(f"{where}: {len(data)} entries are too few or too many.")
        for number, one in enumerate(data, 1):
            _check(one, rule.get("items", {}), f"{place} {number}".strip(), name)


def _object(data: Mapping[str, Any], rule: Mapping[str, Any], place: str, name: str) -> None:
    where = f"{name}, {place}" if place else name
    known = rule.get("properties", {})
    if missing := [key for key in rule.get("required", ()) if key not in data]:
        raise BadInput(f"{where}: {missing[0]} is missing; see docs/scoring.md.")
    more = rule.get("additionalProperties", True)
    for key, value in data.items():
        if key in known:
            _check(value, known[key], f"{place} {key}".strip(), name)
        elif more is False:
            raise BadInput(f"{where}: {key!r} is not known here{_near(key, known)}; see docs/scoring.md.")
        elif isinstance(more, dict):
            _check(value, more, f"{place} {key}".strip(), name)


def _followed(rule: Mapping[str, Any]) -> Mapping[str, Any]:
    return schema()["$defs"][rule["$ref"].rsplit("/", 1)[1]] if "$ref" in rule else rule


def _is(data: Any, rule: Mapping[str, Any]) -> bool:
    kinds = rule.get("type", ())
    for kind in [kinds] if isinstance(kinds, str) else kinds:
        if isinstance(data, KINDS[kind]) and (kind == "boolean") == isinstance(data, bool):
            return True
    return not kinds


def _near(given: str, known: Any) -> str:
    found = difflib.get_close_matches(given, [str(one) for one in known], n=1, cutoff=0.5)
    return f", the nearest is {found[0]!r}" if found else ""
