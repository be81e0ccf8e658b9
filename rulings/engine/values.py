"""Types of facts: how each is read from JSON, described in a JSON Schema, written back, and turned round the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bridge.auction import auction_of
from bridge.calls import Denomination, parse_call
from bridge.cards import Suit, parse_card
from bridge.contract import Doubling, PartialContract, parse_contract
from bridge.seats import SEATS, Seat, Vulnerability

JsonSchema = dict[str, Any]


def _same(value: Any) -> Any:
    return value


def _unturned(value: Any, _steps: int) -> Any:
    return value


@dataclass(frozen=True, slots=True)
class ValueType:
    """One type of value.

    `read` turns JSON into the value and raises ValueError (BridgeError is one) saying what would be valid; `write` is
    its inverse; `turn` moves the value `steps` seats clockwise. `finite` lists all values when the engine may branch
    over them, in the order they are asked; it is empty when it may not.
    """

    name: str
    read: Callable[[Any], Any]
    schema: JsonSchema = field(hash=False)
    write: Callable[[Any], Any] = _same
    turn: Callable[[Any, int], Any] = _unturned
    finite: tuple[Any, ...] = ()


def _read_bool(raw: Any) -> bool:
    if isinstance(raw, bool):
        return raw
    raise ValueError(f"{raw!r} is neither true nor false")


def _read_text(raw: Any) -> str:
    if isinstance(raw, str) and raw.strip():
        return raw.strip()
    raise ValueError(f"{raw!r} is not text")


def _code(raw: Any) -> str:
    if isinstance(raw, str):
        return raw
    raise ValueError(f"{raw!r} is not a text code")


BOOL = ValueType("bool", _read_bool, {"type": "boolean"}, finite=(True, False))
TEXT = ValueType("text", _read_text, {"type": "string", "minLength": 1})


def one_of(*names: str, unasked: tuple[str, ...] = ()) -> ValueType:
    """One of a few named values; the engine branches over them in this order.

    `unasked` values are valid, and computed where a raw fact shows them, but too rare to be offered as a branch.
    """
    valid = (*names, *unasked)

    def read(raw: Any) -> str:
        if isinstance(raw, str) and raw in valid:
            return raw
        raise ValueError(f"{raw!r} is not one of {', '.join(valid)}")

    return ValueType("one of " + ", ".join(valid), read, {"type": "string", "enum": list(valid)}, finite=names)


def whole(low: int, high: int, *, branch: bool = False) -> ValueType:
    """A whole number from `low` to `high`; the engine branches over it only if told (`branch=True`)."""

    def read(raw: Any) -> int:
        if isinstance(raw, int) and not isinstance(raw, bool) and low <= raw <= high:
            return raw
        raise ValueError(f"{raw!r} is not a whole number from {low} to {high}")

    finite = tuple(range(low, high + 1)) if branch else ()
    schema = {"type": "integer", "minimum": low, "maximum": high}
    return ValueType(f"whole number {low} to {high}", read, schema, finite=finite)


def number(low: float, high: float) -> ValueType:
    """A number from `low` to `high`, whole or not."""

    def read(raw: Any) -> float:
        if isinstance(raw, int | float) and not isinstance(raw, bool) and low <= raw <= high:
            return raw
        raise ValueError(f"{raw!r} is not a number from {low} to {high}")

    return ValueType(f"number {low} to {high}", read, {"type": "number", "minimum": low, "maximum": high})


def _read_seat(raw: Any) -> Seat:
    code = _code(raw).strip().upper()
    if code in SEATS:
        return Seat(code)
    raise ValueError(f"{raw!r} is not a seat: a seat is one of N, E, S, W")


def _turn_seat(seat: Seat, steps: int) -> Seat:
    return seat.turned(steps)


_SEAT_SCHEMA: JsonSchema = {"type": "string", "enum": [seat.value for seat in SEATS]}
_CALL_PATTERN = r"^([1-9][CDHSN]|1[0-3][CDHSN]|P|X|XX)$"
_CARD_PATTERN = "^[SHDC][AKQJT2-9]$"

SEAT = ValueType("seat", _read_seat, _SEAT_SCHEMA, str, _turn_seat)
CALL = ValueType("call", lambda raw: parse_call(_code(raw)), {"type": "string", "pattern": _CALL_PATTERN}, str)
CARD = ValueType("card", lambda raw: parse_card(_code(raw)), {"type": "string", "pattern": _CARD_PATTERN}, str)
SUIT = ValueType("suit", lambda raw: Suit(_code(raw)), {"type": "string", "enum": list("SHDC")}, str)
DENOMINATION = one_of("S", "H", "D", "C", "N")
VULNERABILITY = ValueType(
    "vulnerability",
    lambda raw: Vulnerability(_code(raw)),
    {"type": "string", "enum": [item.value for item in Vulnerability]},
    str,
    lambda value, steps: value.turned(steps),
)


LONGEST_LIST = 400
"""No auction, hand or play record is longer: the longest legal auction has 319 calls."""


def list_of(item: ValueType, least: int = 0) -> ValueType:
    """A list of at least so many values of one type, kept as a tuple."""

    def read(raw: Any) -> tuple[Any, ...]:
        if not isinstance(raw, list | tuple):
            raise ValueError(f"{raw!r} is not a list")
        if len(raw) > LONGEST_LIST:
            raise ValueError(f"a list of {len(raw)} is longer than the {LONGEST_LIST} that can occur")
        if len(raw) < least:
            raise ValueError(f"a list of {len(raw)} is shorter than the {least} that are needed")
        return tuple(item.read(one) for one in raw)

    return ValueType(
        f"list of {item.name}",
        read,
        {"type": "array", "items": item.schema, **({"minItems": least} if least else {})},
        lambda value: [item.write(one) for one in value],
        lambda value, steps: tuple(item.turn(one, steps) for one in value),
    )


class Record(dict[str, Any]):
    """A value with named parts, hashable by content."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(repr(sorted(self.items(), key=lambda pair: pair[0])))


def record(
    required: dict[str, ValueType], optional: dict[str, ValueType] | None = None, *, more: bool = False
) -> ValueType:
    """An object with named parts, such as `out_of_turn: {player, call}`; absent optional parts are absent.

    With `more`, parts of other names are kept as they are.
    """
    parts = {**required, **(optional or {})}
    plain = ValueType("anything", _same, {})

    def read(raw: Any) -> Record:
        if not isinstance(raw, dict):
            raise ValueError(f"{raw!r} is not an object with {', '.join(parts)}")
        if not more and (unknown := [key for key in raw if key not in parts]):
            raise ValueError(f"{unknown[0]!r} is not one of the parts {', '.join(parts)}")
        if missing := [key for key in required if raw.get(key) is None]:
            raise ValueError(f"the part {missing[0]!r} is missing")
        return Record({key: parts.get(key, plain).read(one) for key, one in raw.items() if one is not None})

    schema = {
        "type": "object",
        "properties": {key: part.schema for key, part in parts.items()},
        "required": list(required),
        "additionalProperties": more,
    }
    return ValueType(
        "object with " + ", ".join(parts),
        read,
        schema,
        lambda value: {key: parts.get(key, plain).write(one) for key, one in value.items()},
        lambda value, steps: Record({key: parts.get(key, plain).turn(one, steps) for key, one in value.items()}),
    )


def by_seat(item: ValueType) -> ValueType:
    """An object with a value for some or all of the four seats, such as `hands`."""

    def read(raw: Any) -> Record:
        if not isinstance(raw, dict) or any(key not in SEATS for key in raw):
            raise ValueError(f"{raw!r} is not an object with the seats N, E, S, W")
        return Record({key: item.read(one) for key, one in raw.items() if one is not None})

    schema = {"type": "object", "properties": {s.value: item.schema for s in SEATS}, "additionalProperties": False}
    return ValueType(
        f"{item.name} by seat",
        read,
        schema,
        lambda value: {key: item.write(one) for key, one in value.items()},
        lambda value, steps: Record(
            {Seat(key).turned(steps).value: item.turn(one, steps) for key, one in value.items()}
        ),
    )


OUT_OF_TURN = record({"player": SEAT, "call": CALL})
CARDS = list_of(CARD)
CALLS = ValueType(
    "list of calls from the dealer",
    lambda raw: auction_of("N", raw).calls if _is_list(raw) else (),
    {"type": "array", "items": CALL.schema},
    lambda value: [str(call) for call in value],
)
"""An auction as its calls from the dealer on; the dealer is a fact of its own."""


def _is_list(raw: Any) -> bool:
    if isinstance(raw, list | tuple) and all(isinstance(item, str) and ":" not in item for item in raw):
        if len(raw) > LONGEST_LIST:
            raise ValueError(f"an auction of {len(raw)} calls is longer than any can be")
        return True
    raise ValueError(f"{raw!r} is not a list of calls such as ['1H', 'P', '2H']")


def _read_contract(raw: Any) -> Any:
    if isinstance(raw, str):
        return parse_contract(raw)
    parts = _CONTRACT_PARTS.read(raw)
    doubling = {"none": "", "X": "X", "XX": "XX"}[parts.get("doubling", "none")]
    return parse_contract(f"{parts['level']}{parts['denomination']}{doubling}-{parts['declarer']}")


_CONTRACT_PARTS = record(
    {"level": whole(1, 7), "denomination": DENOMINATION, "declarer": SEAT}, {"doubling": one_of("none", "X", "XX")}
)
CONTRACT = ValueType(
    "contract {level, denomination, doubling, declarer}",
    _read_contract,
    {"anyOf": [_CONTRACT_PARTS.schema, {"type": "string", "pattern": "^[1-7](C|D|H|S|N|NT)X{0,2}-[NESW]$"}]},
    lambda value: {
        "level": value.level,
        "denomination": value.denomination.value,
        "doubling": value.doubling.value,
        "declarer": value.declarer.value,
    },
    lambda value, steps: value.turned(steps),
)


def _read_told_contract(raw: Any) -> Any:
    if isinstance(raw, str):
        return parse_contract(raw)
    parts = _TOLD_PARTS.read(raw)
    if {"level", "denomination", "declarer"} <= set(parts):
        return _read_contract(raw)
    doubling = Doubling(parts["doubling"]) if "doubling" in parts else None
    denomination = Denomination(parts["denomination"][0]) if "denomination" in parts else None
    return PartialContract(parts.get("level"), denomination, doubling, parts.get("declarer"))


def _write_told_contract(value: Any) -> Any:
    parts = ("level", "denomination", "doubling", "declarer")
    return {part: getattr(told, "value", told) for part in parts if (told := getattr(value, part)) is not None}


_TOLD_PARTS = record(
    {}, {"level": whole(1, 7), "denomination": DENOMINATION, "declarer": SEAT, "doubling": one_of("none", "X", "XX")}
)
TOLD_CONTRACT = ValueType(
    CONTRACT.name,
    _read_told_contract,
    {"anyOf": [_TOLD_PARTS.schema, CONTRACT.schema["anyOf"][1]]},
    _write_told_contract,
    lambda value, steps: value.turned(steps),
)
"""A contract as far as it is told: perhaps only declarer, or only the denomination."""

TRICK = record({"leader": SEAT, "cards": CARDS}, {"out_of_turn": BOOL})
"""A trick in order from its leader; `out_of_turn` marks a lead out of turn that was accepted (Law 53A)."""
HANDS = by_seat(CARDS)

IN_FORCE = list_of(
    record(
        {"kind": TEXT, "source": TEXT},
        {
            "players": list_of(SEAT),
            "until": TEXT,
            "holder": TEXT,
            "side": one_of("ns", "ew"),
            "suits": list_of(SUIT),
            "cards": CARDS,
            "calls": list_of(CALL),
            "text": TEXT,
        },
        more=True,
    )
)
"""What earlier rulings on the board left in force: the `in_force` list of their documents."""
