"""The naming table: one idea, one function, whatever the facts of the procedures call it.

`facts_for` asks, for every fact that a procedure declares, the idea of that name (`IDEAS`, or the idea that the
procedure means by the name, `MEANT`), and leaves out what the table does not tell. Where a story names no compass point
the seats are arbitrary: predicates are worked out with them, and the seats themselves are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bridge.errors import BridgeError
from bridge.seats import dealer_of_board
from bridge.table.findings import Irregularity
from bridge.table.irregularities import irregularities
from bridge.table.model import Table
from bridge.table.replay import State, replay
from corpus.errors import BadFacts
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.fields import Kind
from rulings.engine.inquiry import Inquiry
from rulings.engine.procedure import Procedure
from rulings.engine.read_facts import read_facts
from rulings.registry import get
from rulings.table import (
    asking,
    calls,
    cards,
    changes,
    claims,
    conduct,
    course,
    deals,
    defective,
    dummy_hand,
    exposed,
    information,
    leads,
    play,
)
from rulings.table.focus import focus_for
from rulings.table.standing import merged_items
from rulings.table.view import View

Idea = Callable[[View], Any]

_PARTS = (
    calls,
    changes,
    cards,
    leads,
    exposed,
    dummy_hand,
    play,
    defective,
    claims,
    information,
    asking,
    deals,
    conduct,
    course,
)


Name = TypeVar("Name")


def joined(*parts: Mapping[Name, Idea]) -> dict[Name, Idea]:
    """The tables of the parts as one; a name that two parts have is refused, for one of them would never be asked."""
    found: dict[Name, Idea] = {}
    for part in parts:
        if twice := found.keys() & part.keys():
            raise ValueError(f"In two parts of the naming table: {', '.join(sorted(map(str, twice)))}.")
        found |= part
    return found


IDEAS: Mapping[str, Idea] = joined(*(part.IDEAS for part in _PARTS))
"""Fact -> idea, where every procedure means the same by it."""

MEANT: Mapping[tuple[str, str], Idea] = joined(*(part.MEANT for part in _PARTS))
"""(procedure, fact) -> idea, where a procedure means something of its own by the name."""

_SEATS = frozenset(
    [
        "offender",
        "dealer",
        "contract",
        "hands",
        "tricks",
        "plays",
        "leader",
        "callers",
        "claimer",
        "misinformed",
        "player",
        "asker",
        "defender",
        "out_of_turn",
        "counts",
        "penalty_cards",
        "in_force",
        "vulnerability",
    ]
)


def facts_for(
    procedure: str,
    table: Table,
    state: State | None = None,
    focus: Irregularity | None = None,
    left: Sequence[dict[str, Any]] = (),
    found: tuple[Irregularity, ...] | None = None,
) -> dict[str, Any]:
    """Every fact of the procedure that the table tells, as JSON values; `left` is what rulings left in force, `found`
    every irregularity (those of the replay, where none are given).
    """
    state = state or replay(table)
    found = irregularities(table, state) if found is None else found
    if focus is None:
        focus = focus_for(procedure, state, found)
    view = View(table, state, focus, procedure, found)
    rules = get(procedure)
    facts: dict[str, Any] = {}
    for name, declared in rules.fields.items():
        idea = MEANT.get((procedure, name)) or IDEAS.get(name)
        value = idea(view) if idea else None
        if value is None:
            continue
        try:
            declared.type.read(value)
        except (ValueError, TypeError):
            continue  # a word that this procedure does not have
        facts[name] = value
    if left and "in_force" in rules.fields:
        facts["in_force"] = merged_items([*(facts.get("in_force") or ()), *left])
    facts = consistent(rules, facts)
    if table.whole:
        facts = closed(rules, facts)
    return facts if state.seated or procedure == "contract_score" else without_seats(rules, facts)


def closed(rules: Procedure, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts of a table told whole: what it could tell and does not tell is as it ordinarily is.

    What no table can tell (regulations, the form of the event) stays untold.
    """
    kept = dict(facts)
    for name, declared in rules.fields.items():
        if declared.presumed is None or name in kept:
            continue
        if declared.compute is None and name not in IDEAS and (rules.name, name) not in MEANT:
            continue
        case: Inquiry[Any] = Inquiry(read_facts(rules.facts, kept, rules.name), IN_FORCE_EDITION, people=rules.people)
        try:
            if case.maybe(name) is None:
                kept[name] = declared.type.write(declared.presumed)
        except (BridgeError, BadFacts):
            continue
    return kept


def consistent(rules: Procedure, facts: dict[str, Any]) -> dict[str, Any]:
    """The facts without predicates that the raw facts make something else; a dealer told stands over the board's."""
    kept = dict(facts)
    if kept.get("board") and kept.get("dealer") and dealer_of_board(kept["board"]).value != kept["dealer"]:
        del kept["board"]
    for name, declared in rules.fields.items():
        if declared.compute is None or name not in kept:
            continue
        others = {fact: value for fact, value in kept.items() if fact != name}
        case: Inquiry[Any] = Inquiry(read_facts(rules.facts, others, rules.name), IN_FORCE_EDITION, people=rules.people)
        try:
            value = declared.compute(case.known)
        except (BridgeError, BadFacts):
            continue
        if value is not None and declared.type.write(value) != kept[name]:
            del kept[name]
    return kept


def without_seats(rules: Procedure, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The same facts for a story without seats: predicates are worked out, then whatever names a seat is left out."""
    case: Inquiry[Any] = Inquiry(read_facts(rules.facts, facts, rules.name), IN_FORCE_EDITION, people=rules.people)
    kept = {name: value for name, value in facts.items() if name not in _SEATS}
    if isinstance(facts.get("contract"), dict):
        seatless = {part: value for part, value in facts["contract"].items() if part != "declarer"}
        kept |= {"contract": seatless} if seatless else {}
    for name, declared in rules.fields.items():
        if declared.kind is not Kind.PREDICATE or name in _SEATS or name in facts or declared.compute is None:
            continue
        try:
            value = declared.compute(case.known)
        except (BridgeError, BadFacts):
            continue
        if value is not None:
            kept[name] = declared.type.write(value)
    return kept
