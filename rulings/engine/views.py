"""How rules and wording read facts: as attributes, `case.facts.sufficient`, `known.offender`."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulings.engine.fields import fields_of


class FactsView:
    """Attribute access that reads facts: `has` says whether a fact is declared at all."""

    __slots__ = ("_read", "has")

    def __init__(self, read: Any, has: Any) -> None:
        self._read = read
        self.has = has

    def __getattr__(self, name: str) -> Any:
        return self._read(name)


@cache
def view_of(facts: type[Any]) -> type[FactsView]:
    """The view of a facts class: a property a fact, which is found sooner than what only `__getattr__` knows."""

    def reading(name: str) -> property:
        return property(lambda view: view._read(name))

    return type("FactsView", (FactsView,), {"__slots__": (), **{name: reading(name) for name in fields_of(facts)}})
