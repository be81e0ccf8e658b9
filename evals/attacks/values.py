"""Values to attack with: as a schema wants them, nearly so, and not at all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import Any

CALLS = ["P", "X", "XX", *(f"{level}{suit}" for level in range(1, 8) for suit in "CDHSN")]
CARDS = [f"{suit}{rank}" for suit in "SHDC" for rank in "AKQJT98765432"]
ULTI = [f"{suit}{rank}" for suit in "PMTZ" for rank in ("A", "10", "K", "F", "L", "9", "8", "7")]
NUMBERS = ["0", "1", "-3", "12", "2.5", "-0,5", "60", "1000000"]
SIGNS = ["\x00", "\x1b[31m", "\u202e", "\u200b", "\ud800", "\U0001f0a1", "\u00b2", "\n", "\t", "|", "`", "<b>", "$x$"]
TEMPLATES = ["{who}", "{a.__class__}", "{0}", "{", "}", "{{", "{offender!r}", "%s", "${x}", "{:>99999}"]
TEXTS = ["", " ", "1", "NS", "A7", "Anna", "x" * 300, "9" * 5000, "-1e400", "null", "27B1", "'; DROP TABLE x; --"]
ODD: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2**31,
    -(2**63),
    10**30,
    0.1,
    1e308,
    -0.0,
    "",
    [],
    {},
    [[]],
    [None],
    {"": 0},
]


def odd(chance: Random) -> Any:
    """A value that hardly any field takes."""
    kind = chance.randrange(4)
    if kind == 0:
        return chance.choice(ODD)
    if kind == 1:
        return chance.choice(TEMPLATES)
    if kind == 2:
        return chance.choice(SIGNS) + chance.choice(TEXTS)
    return [chance.choice(ODD) for _ in range(chance.randrange(4))]


def of_schema(schema: Mapping[str, Any], chance: Random) -> Any:
    """A value the schema takes, often at its edges; `hands` and calls fit together now and then."""
    if "enum" in schema:
        return chance.choice(schema["enum"])
    if "const" in schema:
        return schema["const"]
    if "anyOf" in schema:
        choices = [one for one in schema["anyOf"] if one.get("type") != "null"]
        return of_schema(chance.choice(choices), chance) if choices and chance.random() < 0.95 else None
    kind = schema.get("type")
    if kind == "boolean":
        return chance.random() < 0.5
    if kind == "integer":
        return _whole(schema, chance)
    if kind == "number":
        return chance.choice([_whole(schema, chance), round(chance.uniform(0, 100), 2)])
    if kind == "string":
        return _text(schema, chance)
    if kind == "array":
        return _list(schema, chance)
    if kind == "object":
        return _object(schema, chance)
    return chance.choice(ODD)


def _whole(schema: Mapping[str, Any], chance: Random) -> int:
    low, high = int(schema.get("minimum", -100)), int(schema.get("maximum", 10_000))
    near = chance.choice([low, high, min(high, low + 1), min(high, max(low, 13)), chance.randint(low, high)])
    return near if chance.random() < 0.5 else chance.randint(low, min(high, low + 20))


def _text(schema: Mapping[str, Any], chance: Random) -> str:
    pattern = schema.get("pattern")
    if pattern:
        pool = [word for word in (*CALLS, *CARDS, *ULTI, *NUMBERS) if re.search(pattern, word)]
        return chance.choice(pool) if pool else "x"
    return chance.choice(["7", "12", "Anna", "x", *TEMPLATES]) if chance.random() < 0.9 else chance.choice(TEXTS)


def _list(schema: Mapping[str, Any], chance: Random) -> list[Any]:
    least, most = int(schema.get("minItems", 0)), int(schema.get("maxItems", 60))
    count = chance.randint(least, max(least, min(most, least + chance.choice([0, 1, 3, 6, 13]))))
    item = schema.get("items", {})
    found = [of_schema(item, chance) for _ in range(count)]
    if schema.get("uniqueItems") or (item.get("pattern") and chance.random() < 0.6):
        found = [one for at, one in enumerate(found) if one not in found[:at]]
    return auction(chance) if item.get("pattern", "").startswith("^([1-9][CDHSN]") and chance.random() < 0.7 else found


def _object(schema: Mapping[str, Any], chance: Random) -> dict[str, Any]:
    wanted = schema.get("properties", {})
    if set(wanted) == set("NESW") and "pattern" in str(wanted["N"]) and chance.random() < 0.7:
        return deal(chance)
    needed = schema.get("required", ())
    return {name: of_schema(one, chance) for name, one in wanted.items() if name in needed or chance.random() < 0.6}


def auction(chance: Random) -> list[str]:
    """Calls in an order that is mostly regular."""
    calls: list[str] = []
    at = 2
    for _ in range(chance.randrange(12)):
        if chance.random() < 0.45 and at < len(CALLS):
            at = min(len(CALLS), at + chance.choice([1, 1, 2, 3, 5]))
            calls.append(CALLS[at - 1])
        else:
            calls.append(chance.choice(["P", "P", "P", "P", "X", "XX"]))
        if calls[-3:] == ["P", "P", "P"] and len(calls) > 3:
            break
    return calls


def deal(chance: Random) -> dict[str, list[str]]:
    """A whole deal, or what is left of one after some tricks."""
    cards = list(CARDS)
    chance.shuffle(cards)
    left = chance.choice([13, 13, 13, 12, 7, 2])
    return {seat: sorted(cards[13 * at : 13 * at + left]) for at, seat in enumerate("NESW")}


def damaged(value: Any, chance: Random) -> Any:
    """The value with one thing in it exchanged, doubled or taken away."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        key = chance.choice(sorted(value))
        kind = chance.randrange(4)
        if kind == 0:
            return {name: item for name, item in value.items() if name != key}
        if kind == 1:
            return {**value, f"{key}{chance.choice(['x', ' ', *SIGNS])}": value[key]}
        return {**value, key: damaged(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.8:
        at = chance.randrange(len(value))
        kind = chance.randrange(3)
        if kind == 0:
            return value[:at] + value[at + 1 :]
        if kind == 1:
            return value[:at] + [value[at]] * chance.choice([2, 3, 50]) + value[at:]
        return [*value[:at], damaged(value[at], chance), *value[at + 1 :]]
    return odd(chance)


def bytes_damaged(data: bytes, chance: Random) -> bytes:
    """Bytes flipped, cut, doubled, or with something hostile put in."""
    out = bytearray(data)
    for _ in range(chance.choice([1, 1, 2, 5, 20])):
        at = chance.randrange(len(out) + 1)
        kind = chance.randrange(6)
        if kind == 0 and at < len(out):
            out[at] ^= 1 << chance.randrange(8)
        elif kind == 1:
            del out[at : at + chance.choice([1, 3, 40, 400])]
        elif kind == 2:
            out[at:at] = out[at : at + chance.choice([1, 10, 200])] * chance.choice([1, 2, 30])
        elif kind == 3:
            out[at:at] = chance.choice([*SIGNS, *TEMPLATES, *TEXTS]).encode("utf-8", "surrogatepass")
        elif kind == 4:
            out[at:at] = bytes(chance.randrange(256) for _ in range(chance.choice([1, 4, 30])))
        else:
            del out[at : at + (len(out) if chance.random() < 0.2 else 1)]
    return bytes(out)
