"""Whether a story names the seats, cards, calls, suits and numbers of a value: what it does not name is invented."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from understanding.clauses import Text
from understanding.features import SEATS

_SEAT_LIST, _SUITS = {"N", "E", "S", "W"}, {"S", "H", "D", "C"}
_CALL = re.compile(r"^([1-9])(C|D|H|S|NT?)$")
_CARD = re.compile(r"^([SHDC])([2-9TJQKAxh])$")


class NamedInStory:
    """The seats, cards, suits, ranks, calls and numbers that a story names."""

    def __init__(self, read: Text) -> None:
        self.read = read
        self.seats = {str(one.value) for one in read.mentions if one.kind == "who" and one.value in SEATS}
        self.told = set(_told(read))

    def event(self, who: str, what: Mapping[str, str]) -> bool:
        """Whether the person, the call and the card of an event are the story's."""
        person = who.rpartition(":")[2]
        if person in _SEAT_LIST and person not in self.seats:
            return False
        if "call" in what and not self._call(what["call"]):
            return False
        return "card" not in what or self._card(what["card"])

    def holds(self, value: Any, schema: Mapping[str, Any]) -> bool:
        """Whether the story names everything in a value of a fact that has to be named."""
        if "anyOf" in schema:
            return any(_fits(value, one) and self.holds(value, one) for one in schema["anyOf"])
        if isinstance(value, Mapping):
            rules = schema.get("properties", {})
            return all(self.holds(one, rules.get(key, {})) for key, one in value.items())
        if isinstance(value, list):
            return all(self.holds(one, schema.get("items", {})) for one in value)
        if isinstance(value, bool) or value is None:
            return True
        if isinstance(value, int | float):
            return ("number", value) in self.told
        return self._word(str(value), schema)

    def _word(self, value: str, schema: Mapping[str, Any]) -> bool:
        choices = set(schema.get("enum", ()))
        if choices == _SEAT_LIST:
            return value in self.seats
        if choices and choices <= _SUITS | {"N"}:
            return ("suit", value) in self.told
        if "enum" in schema:
            return True
        pattern = str(schema.get("pattern", ""))
        if "AKQJT" in pattern:
            return self._card(value)
        if "XX" in pattern:
            return self._call(value)
        if not pattern:
            return True
        figures = re.findall(r"\d+", value)
        return all(("number", int(one)) in self.told for one in figures) and not re.search(r"-[NESW]$", value)

    def _call(self, call: str) -> bool:
        found = _CALL.match(call)
        if found is None:
            return call == "P" or ("call", call) in self.told
        return ("call", f"{found[1]}{found[2][0]}") in self.told

    def _card(self, card: str) -> bool:
        found = _CARD.match(card)
        return found is not None and (
            ("card", card) in self.told or {("suit", found[1]), ("rank", found[2])} <= self.told
        )


def _fits(value: Any, schema: Mapping[str, Any]) -> bool:
    kinds = {"string": str, "array": list, "object": Mapping, "boolean": bool, "integer": int, "number": (int, float)}
    return isinstance(value, kinds.get(str(schema.get("type")), object))  # type: ignore[arg-type]


def _told(read: Text) -> Iterator[tuple[str, Any]]:
    for one in read.mentions:
        value = one.value
        if one.kind == "call":
            found = _CALL.match(str(value))
            yield "call", f"{found[1]}{found[2][0]}" if found else value
            if found:
                yield "suit", found[2][0]
                yield "number", int(found[1])
        elif one.kind == "card":
            yield "card", value
            yield "suit", str(value)[0]
            yield "rank", str(value)[1:]
        elif one.kind in ("suit", "rank", "number"):
            yield one.kind, value
    for token in read.words:
        if token.text.isdigit():
            yield "number", int(token.text)
