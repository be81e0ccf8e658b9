"""What an outcome may hold: a JSON Schema of each procedure's, with one sentence, unit and values for every field.

`rulings/outcomes.yaml` says what every field means, once for all procedures; `rulings/outcomes_seen.json` is made by
`python -m rulings.outcomes_seen` from the cases and the decision trees: which fields a procedure's outcome has, which
values, and for `result` the sentence that each value stands for.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from rulings.engine.errors import EngineError
from rulings.engine.values import CALL, CARD, SEAT, SUIT, JsonSchema

ROOT = Path(__file__).parents[1]
ROLE = "^(N|E|S|W|[a-z][a-z_]*)$"
"""A seat, or a role where the seat is not known."""

_PLAIN: dict[str, JsonSchema] = {
    "yes_no": {"type": "boolean"},
    "whole": {"type": "integer"},
    "number": {"type": "number"},
    "seat": {"type": "string", "pattern": ROLE, "x-values": SEAT.schema["enum"]},
    "side": {"type": "string", "enum": ["ns", "ew"]},
    "call": CALL.schema,
    "card": CARD.schema,
    "suit": SUIT.schema,
    "ulti_card": {"type": "string", "pattern": "^[PMTZ](A|10|K|F|L|9|8|7)$"},
    "law": {"type": "string"},
    "procedure": {"type": "string", "pattern": "^[a-z][a-z0-9_]*$"},
    "text": {"type": "string"},
    "object": {"type": "object"},
    "none": {"type": "null"},
}


@cache
def meanings() -> dict[str, dict[str, Any]]:
    """Field -> {type, says, unit?, parts?, in?}, as `rulings/outcomes.yaml` has it."""
    found: dict[str, dict[str, Any]] = strict_yaml.load(ROOT / "outcomes.yaml")
    return found


@cache
def seen() -> dict[str, dict[str, Any]]:
    """Procedure -> {field: values}: the codes it has been seen with, or for `result` {value: its sentence}."""
    found: dict[str, dict[str, Any]] = json.loads((ROOT / "outcomes_seen.json").read_text(encoding="utf-8"))
    return found


def outcome_schema(name: str) -> JsonSchema:
    """JSON Schema of a procedure's outcome; `x-unit` is what a number counts, `x-says` what each result means."""
    fields = seen().get(name, {})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "title": f"{name}: outcome",
        "properties": {field: _field(name, field, values) for field, values in fields.items()},
        "additionalProperties": False,
    }


def _field(name: str, field: str, values: Any) -> JsonSchema:
    meaning = meanings().get(field)
    if meaning is None:
        raise EngineError(f"outcomes.yaml does not say what the outcome {field!r} of {name} means")
    schema = _kinds(str(meaning["type"]), list(values), meaning.get("parts", {}))
    schema = {**schema, "description": meaning.get("in", {}).get(name, meaning["says"])}
    if "unit" in meaning:
        schema["x-unit"] = meaning["unit"]
    if isinstance(values, dict):
        schema["x-says"] = values
    return schema


def _kinds(told: str, values: list[str], parts: dict[str, str]) -> JsonSchema:
    kinds = [_kind(one, values, parts) for one in told.split(" or ")]
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}


def _kind(told: str, values: list[str], parts: dict[str, str]) -> JsonSchema:
    if told.startswith("many "):
        return {"type": "array", "items": _kind(told.removeprefix("many "), values, parts)}
    if told == "code":
        return {"type": "string", "enum": sorted(values)} if values else {"type": "string"}
    if told == "object" and parts:
        inner = {name: _kinds(kind, [], {}) for name, kind in parts.items()}
        return {"type": "object", "properties": inner, "additionalProperties": False}
    return dict(_PLAIN[told])
