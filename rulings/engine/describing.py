"""The facts of a procedure described for whoever fills them: what each asks, and what each of its values says."""

from __future__ import annotations

from typing import Any

from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.fields import Field, json_schema
from rulings.engine.inquiry import Inquiry
from rulings.engine.procedure import Procedure
from rulings.engine.read_facts import read_facts
from rulings.engine.values import JsonSchema
from rulings.engine.wording import speaker, tell_fact, tell_value, text


def facts_schema(procedure: Procedure, language: str) -> JsonSchema:
    """JSON Schema of the facts: `description` is the question, `x-says` the sentence of each value of a list.

    `x-kind`, `x-matters` (the provision by which it matters), `x-chooser` and `default` (what is presumed) are there as
    `json_schema` has them.
    """
    schema = json_schema(procedure.facts, procedure.name)
    schema["properties"] = {name: schema["properties"][name] for name in procedure.fields}
    nothing: Any = read_facts(procedure.facts, {}, procedure.name)
    people = dict(Inquiry(nothing, IN_FORCE_EDITION, people=procedure.people).people)
    for name, field in procedure.fields.items():
        home = speaker(procedure.home, field.home, "facts", name, "ask")
        described = schema["properties"][name]
        described["description"] = text(home, ("facts", name, "ask"), language, people)
        if field.type.finite:
            described["x-says"] = {
                _code(field, value): _said(field, home, value, language, people) for value in field.type.finite
            }
    return schema


def _code(field: Field, value: Any) -> str:
    written = field.type.write(value)
    return str(written).lower() if isinstance(written, bool) else str(written)


def _said(field: Field, home: str, value: Any, language: str, people: dict[str, Any]) -> str:
    if isinstance(value, bool):
        return tell_fact(field, home, value, language, people)
    return tell_value(home, field.name, value, language)


def shape(schema: dict[str, Any]) -> str:
    """What values a property takes, in a few words: `true/false`, `N/E/S/W`, `0..13`, `list of call`."""
    kinds = [one for one in schema.get("anyOf", [schema]) if one.get("type") != "null"]
    return " or ".join(dict.fromkeys(_shape(one) for one in kinds)) or "null"


def _shape(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return shape(schema)
    if "enum" in schema:
        return "/".join(map(str, schema["enum"]))
    match schema.get("type"):
        case "boolean":
            return "true/false"
        case "integer" | "number" if "minimum" in schema:
            return f"{schema['minimum']}..{schema['maximum']}"
        case "array":
            return f"list of {_shape(schema.get('items', {}))}"
        case "object":
            return "{" + ", ".join(schema.get("properties", {})) + "}"
        case None:
            return "any"
        case kind:
            return "N/E/S/W or a role" if "x-values" in schema else str(kind)
