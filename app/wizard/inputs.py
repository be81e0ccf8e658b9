"""How a fact is asked of a person: its question in words, and the kind of input that its value needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from bridge.seats import SEATS
from rulings import registry
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.fields import Field, Kind
from rulings.engine.inquiry import Inquiry
from rulings.engine.read_facts import read_facts
from rulings.engine.values import CALL, CALLS, CARD, CARDS, CONTRACT, HANDS, OUT_OF_TURN, TRICK, list_of
from rulings.engine.wording import find, speaker, tell_value, text

InputKind = Literal[
    "choice",  # one of a few named values, a seat or a suit
    "several",  # any of a few named values
    "number",
    "numbers",  # a row of numbers
    "number_rows",  # rows of numbers
    "text",
    "texts",
    "table",  # rows with named columns
    "call",
    "auction",
    "call_by_seat",  # a call and who made it
    "card",
    "cards",
    "hands",
    "tricks",
    "contract",
    "typed",  # anything else, typed as people write it in a file
]

_BY_NAME: dict[str, InputKind] = {
    CALL.name: "call",
    CALLS.name: "auction",
    OUT_OF_TURN.name: "call_by_seat",
    CARD.name: "card",
    CARDS.name: "cards",
    HANDS.name: "hands",
    list_of(TRICK).name: "tricks",
    CONTRACT.name: "contract",
}


@dataclass(frozen=True, slots=True)
class Input:
    """The kind of input, its choices (values as facts take them, with labels) and the limits of a number."""

    kind: InputKind
    choices: tuple[Any, ...] = ()
    labels: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    whole: bool = True
    columns: tuple[str, ...] = ()


def input_of(procedure: str, name: str, language: str) -> Input:
    """The input for one fact of a procedure; raises KeyError for a fact it does not have."""
    found = registry.get(procedure)
    field = found.fields[name]
    home = speaker(found.home, field.home, "facts", name, "ask")
    if field.type.finite:
        written = tuple(field.type.write(value) for value in field.type.finite)
        return Input("choice", written, tuple(tell_value(home, name, one, language) for one in field.type.finite))
    if field.type.name in _BY_NAME:
        return Input(_BY_NAME[field.type.name])
    return _of_schema(field, home, language)


def _of_schema(field: Field, home: str, language: str) -> Input:
    schema = _plain(field.type.schema)
    match schema:
        case {"enum": [*values]}:
            return Input("choice", tuple(values), _labels(field, home, values, language))
        case {"type": "integer" | "number" as kind}:
            return Input("number", low=schema.get("minimum"), high=schema.get("maximum"), whole=kind == "integer")
        case {"type": "array", "items": {"enum": [*values]}}:
            named = values if set(values) <= set(SEATS) | set("SHDC") else list(values)
            return Input("several", tuple(named), _labels(field, home, named, language, many=True))
        case {"type": "array", "items": dict(items)} if _plain(items).get("type") in ("integer", "number"):
            return Input("numbers", whole=_plain(items)["type"] == "integer")
        case {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}:
            return Input("number_rows")
        case {"type": "array", "items": {"type": "object", "properties": dict(parts)}} if all(
            "type" in part and part["type"] not in ("array", "object") for part in map(_plain, parts.values())
        ):
            return Input("table", columns=tuple(parts))
        case {"type": "array", "items": {"type": "string"}}:
            return Input("texts")
        case {"type": "string"}:
            return Input("text")
        case _:
            return Input("typed")


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema, or the first of those that `anyOf` lists: an exact decimal is a number that may be typed as text."""
    found: dict[str, Any] = schema["anyOf"][0] if "anyOf" in schema else schema
    return found


def _labels(field: Field, home: str, values: list[Any], language: str, many: bool = False) -> tuple[str, ...]:
    words = []
    for value in values:
        read = field.type.read([value])[0] if many else field.type.read(value)
        words.append(tell_value(home, field.name, read, language))
    return tuple(words)


def question_of(procedure: str, name: str, language: str, facts: dict[str, Any]) -> dict[str, Any]:
    """A fact as a question of the same form as `need` of a ruling, for correcting it or telling it unasked."""
    found = registry.get(procedure)
    field = found.fields[name]
    home = speaker(found.home, field.home, "facts", name, "ask")
    people = Inquiry(read_facts(found.facts, facts, procedure), IN_FORCE_EDITION, people=found.people).people
    asked = input_of(procedure, name, language)
    return {
        "name": name,
        "kind": Kind.FACT.value if field.kind is Kind.PREDICATE else field.kind.value,
        "question": text(home, ("facts", name, "ask"), language, dict(people)),
        "choices": list(asked.choices),
        "labels": list(asked.labels),
        "citations": [field.matters],
    }


RAW = ("auction", "out_of_turn", "call", "card", "cards", "hands", "tricks", "contract", "call_by_seat")
"""Inputs taken from the table itself; the rules work the rest out of them."""


def details(procedure: str, facts: dict[str, Any]) -> list[str]:
    """Facts of the table a person may add although nothing asks for them: calls, cards, contract, dealer, offender."""
    found = registry.get(procedure)
    names = []
    for name, field in found.fields.items():
        asked = input_of(procedure, name, "en").kind
        wanted = asked in RAW or name in ("board", "dealer", "vulnerability", "offender")
        worded = find(speaker(found.home, field.home, "facts", name, "ask"), "facts", name, "ask")
        if wanted and worded and facts.get(name) is None:
            names.append(name)
    return names
