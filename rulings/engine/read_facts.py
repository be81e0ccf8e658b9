"""Facts as JSON -> a facts object; refuses unknown names and wrong values with the nearest valid one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from corpus.errors import BadFacts
from rulings.engine.fields import fields_of
from rulings.engine.names import by_own_names

F = TypeVar("F")


def read_facts(facts: type[F], given: Mapping[str, Any], procedure: str = "", unread: Collection[str] = ()) -> F:
    """Build `facts` from a mapping of JSON values; missing or null is unknown. `unread` ones are refused too.

    Raises BadFacts naming the fact, what is wrong with it, the nearest valid name or value, and the helping command.
    """
    fields = fields_of(facts)
    values: dict[str, Any] = {}
    helping = f"`lawbridge procedures` lists the facts of {procedure or 'each procedure'}"
    if not isinstance(given, Mapping):
        raise BadFacts(f"The facts are not an object of names and values; {helping}.")
    for name, raw in by_own_names(given, {name: one for name, one in fields.items() if name not in unread}).items():
        if name not in fields:
            near = _nearest(str(name), list(fields))
            meant = f"did you mean {near!r}? " if near else ""
            raise BadFacts(
                f"The fact {name!r} is not one that {procedure or 'this procedure'} knows; {meant}{helping}."
            )
        if raw is None:
            continue
        if name in unread:
            raise BadFacts(
                f"The fact {name} changes nothing here: no rule of {procedure} reads it; leave it out ({helping})."
            )
        try:
            values[name] = fields[name].type.read(raw)
        except (ValueError, TypeError) as error:
            raise BadFacts(f"The fact {name} cannot be used: {str(error).rstrip('.')}; {helping}.") from error
    return facts(**values)


def write_facts(facts: Any) -> dict[str, Any]:
    """The known facts as JSON values, in the order of declaration."""
    fields = fields_of(type(facts))
    pairs = ((name, field, getattr(facts, name)) for name, field in fields.items())
    return {name: field.type.write(value) for name, field, value in pairs if value is not None}


def turn_facts(facts: F, steps: int) -> F:
    """The same facts with the whole table turned `steps` seats clockwise; the board number, which fixes the dealer,
    does not survive a turn and becomes unknown.
    """
    turned = {
        name: field.type.turn(value, steps)
        for name, field in fields_of(type(facts)).items()
        if (value := getattr(facts, name)) is not None and not (name == "board" and steps % 4)
    }
    return type(facts)(**turned)


def _nearest(name: str, names: list[str]) -> str | None:
    from rapidfuzz import fuzz, process  # loaded only for a refusal

    found = process.extractOne(name, names, scorer=fuzz.WRatio, score_cutoff=55)
    return found[0] if found else None
