"""Declaring the facts of a procedure: facts, findings, choices and named predicates, in a frozen dataclass.

    @dataclass(frozen=True)
    class LeadFacts:
        faced: bool = fact(BOOL, "41.A")                       # what happened
        finding_comparable: bool = finding(BOOL, "23.A")       # what the director judges
        choice_accept: bool = choice(BOOL, "27.A.1", "lho")    # what a player decides
        sufficient: bool = predicate(BOOL, "18.C", _sufficient)  # computed when its raw facts are known, else asked

The annotation is the type rules see; at run time a fact that was not given is None and asking for it is the engine's
business (`rulings.engine.inquiry`).
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rulings.engine.values import JsonSchema, ValueType


class Kind(StrEnum):
    """What sort of input a field is (design section 9)."""

    FACT = "fact"
    FINDING = "finding"
    CHOICE = "choice"
    PREDICATE = "predicate"


About = tuple[str, ...] | Callable[[Any], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Field:
    """One declared input.

    `matters` is the provision that makes it matter; `presumed` is used, and said to be, when the fact is not given
    (only where the Laws or the ordinary course of a board justify it); `chooser` is whose choice it is (a role);
    `compute` works a predicate out of known facts, or returns None; `home` is the package that first declared it, whose
    wording speaks of it unless the procedure's own does. A short answer rules by `usual` while nobody tells otherwise,
    because the exception is what people tell (its sentence names the exception); what is `quiet` it does not ask.
    `usual` may be worked out from the known facts, and so may `about` and `quiet`. What is `about` other facts is not
    asked before one of them is known: the short answer asks for the first of them. A presumption that is `doubted`
    (always, or as the known facts say) is asked when nothing else is and another value would rule otherwise: its
    sentence tells it as a condition, which nobody speaks of unasked.
    """

    name: str
    kind: Kind
    type: ValueType
    matters: str
    presumed: Any = None
    chooser: str = ""
    compute: Callable[[Any], Any] | None = None
    home: str = ""
    usual: Any = None
    quiet: bool | Callable[[Any], bool] = False
    about: About = ()
    doubted: bool | Callable[[Any], bool] = False


_KEY = "rulings"


def _declare(**parts: Any) -> Any:
    return dataclasses.field(default=None, metadata={_KEY: parts})


def fact(
    of: ValueType,
    matters: str,
    *,
    presumed: Any = None,
    usual: Any = None,
    quiet: bool | Callable[[Any], bool] = False,
    about: About = (),
    doubted: bool | Callable[[Any], bool] = False,
) -> Any:
    """Something that happened. `presumed` stands in for it, visibly, when it is not given; `doubted`, it is asked."""
    return _declare(
        kind=Kind.FACT,
        type=of,
        matters=matters,
        presumed=presumed,
        usual=usual,
        quiet=quiet,
        about=about,
        doubted=doubted,
    )


def finding(
    of: ValueType,
    matters: str,
    *,
    usual: Any = None,
    quiet: bool | Callable[[Any], bool] = False,
    about: About = (),
) -> Any:
    """Something the director judges; never presumed. The field's name starts with `finding_`."""
    return _declare(kind=Kind.FINDING, type=of, matters=matters, usual=usual, quiet=quiet, about=about)


def choice(
    of: ValueType,
    matters: str,
    chooser: str,
    *,
    quiet: bool = False,
    about: About = (),
    compute: Callable[[Any], Any] | None = None,
) -> Any:
    """Something a player may choose; `chooser` is a role (`lho`, `offender`, `declarer` ...). Named `choice_*`.

    `compute` finds it where the player who said it is told by his seat, as for a predicate.
    """
    return _declare(
        kind=Kind.CHOICE, type=of, matters=matters, chooser=chooser, quiet=quiet, about=about, compute=compute
    )


def predicate(
    of: ValueType,
    matters: str,
    compute: Callable[[Any], Any],
    *,
    presumed: Any = None,
    usual: Any = None,
    doubted: bool | Callable[[Any], bool] = False,
) -> Any:
    """A named test on raw facts: `compute(known)` reads `known.some_fact` (None when unknown) and may return None.

    It must not read its own name. `presumed` and `usual` are as for `fact`, used when neither given nor computed.
    """
    return _declare(
        kind=Kind.PREDICATE,
        type=of,
        matters=matters,
        compute=compute,
        presumed=presumed,
        usual=usual,
        doubted=doubted,
    )


def fields_of(facts: type[Any]) -> dict[str, Field]:
    """The declared fields of a facts class by name, inherited ones included, each with the package it comes from.

    Raises TypeError when a field breaks the naming rules or was not declared through this module.
    """
    if facts not in _FIELDS:
        _FIELDS[facts] = dict(_declared(facts))
    return _FIELDS[facts]


_FIELDS: dict[type[Any], dict[str, Field]] = {}


def _declared(facts: type[Any]) -> Iterator[tuple[str, Field]]:
    for item in dataclasses.fields(facts):
        parts = item.metadata.get(_KEY)
        if parts is None:
            raise TypeError(f"{facts.__name__}.{item.name} is not declared with fact, finding, choice or predicate")
        declared = Field(name=item.name, home=_home_of(facts, item.name), **parts)
        if declared.kind is Kind.FINDING and not item.name.startswith("finding_"):
            raise TypeError(f"{facts.__name__}.{item.name} is a finding: its name starts with finding_")
        if declared.kind is Kind.CHOICE and not item.name.startswith("choice_") and item.name != "replacement":
            raise TypeError(f"{facts.__name__}.{item.name} is a choice: its name starts with choice_")
        yield item.name, declared


def _home_of(facts: type, name: str) -> str:
    owner = next(base for base in reversed(facts.__mro__) if name in inspect.get_annotations(base))
    module = sys.modules[owner.__module__]
    return module.__package__ or module.__name__


def json_schema(facts: type, title: str = "") -> JsonSchema:
    """JSON Schema (draft 2020-12) of a facts class; `x-kind`, `x-matters`, `x-chooser` carry what JSON Schema lacks."""
    properties: dict[str, Any] = {}
    for name, declared in fields_of(facts).items():
        schema = {"anyOf": [declared.type.schema, {"type": "null"}], "x-kind": declared.kind.value}
        schema["x-matters"] = declared.matters
        if declared.chooser:
            schema["x-chooser"] = declared.chooser
        if declared.presumed is not None:
            schema["default"] = declared.type.write(declared.presumed)
        properties[name] = schema
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object"}
    return {**head, **({"title": title} if title else {}), "properties": properties, "additionalProperties": False}
