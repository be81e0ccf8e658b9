"""One idea, one name: the name of an idea is read by every procedure that asks it under a name of its own."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadFacts
from rulings.engine.fields import Field


@cache
def ideas() -> dict[str, dict[str, Any]]:
    """Idea -> {name of a fact: `same`, or the fact's value for each value of the idea} (`rulings/names.yaml`)."""
    found: dict[str, dict[str, Any]] = strict_yaml.load(Path(__file__).parents[1] / "names.yaml")
    return found


def own_name(idea: str, fields: Collection[str]) -> str | None:
    """What a procedure with these facts calls an idea; None where it has the name itself, asks it not, or twice."""
    if idea in fields or idea not in ideas():
        return None
    found = [name for name in ideas()[idea] if name in fields]
    return found[0] if len(found) == 1 else None


def by_own_names(given: Mapping[str, Any], fields: Mapping[str, Field]) -> dict[str, Any]:
    """Facts with each idea under the procedure's own name; raises BadFacts where both are given and differ."""
    found: dict[str, Any] = {}
    for name, value in given.items():
        own = own_name(str(name), fields)
        if own is None:
            found[name] = value
            continue
        told = own_value(name, fields[own], value)
        if given.get(own) not in (None, told):
            raise BadFacts(
                f"The facts {name} = {value!r} and {own} = {given[own]!r} cannot both be true; leave one out."
            )
        found[own] = told
    return found


def own_value(idea: str, own: Field, value: Any) -> Any:
    """What a value of an idea is called by a procedure's own fact; raises BadFacts for what is no value of it."""
    meant = ideas()[idea][own.name]
    if meant == "same" or value is None:
        return value
    if value not in meant:
        raise BadFacts(f"The fact {idea} cannot be used: {value!r} is not one of {', '.join(meant)}.")
    named = meant[value] if isinstance(meant[value], list) else [meant[value]]
    return next((one for one in named if one in own.type.finite), named[0])
