"""Ruling a table: each irregularity in its order, by its procedure, from the facts that the table tells."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from bridge.table.findings import Irregularity
from bridge.table.irregularities import irregularities
from bridge.table.model import Table
from bridge.table.replay import State, replay
from bridge.table.wishes import other_version, regular
from corpus.errors import BadFacts
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.ruling_document import RulingDocument
from rulings.registry import get, rule
from rulings.table.breaches import with_breaches
from rulings.table.choosing import in_order, procedure_of
from rulings.table.naming import facts_for
from rulings.table.standing import NOW, standing

_ROUNDS = 8
"""What breaks a ruling leaves rulings of its own, and so on; no story goes on for longer."""


@dataclass(frozen=True, slots=True)
class Ruled:
    """One ruling of a table: which irregularity, which procedure, from which facts, and its document.

    `set_aside` names facts of the table that contradicted each other and were left out.
    """

    irregularity: Irregularity
    procedure: str
    facts: dict[str, Any]
    document: RulingDocument
    set_aside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RuledTable:
    """The rulings of a table, the state that they leave, and every irregularity: shown, and of a ruling broken."""

    rulings: list[Ruled]
    state: State
    found: tuple[Irregularity, ...]


def rule_table(
    table: Table,
    language: str = "en",
    edition: str = IN_FORCE_EDITION,
    given: Mapping[str, Any] | None = None,
    state: State | None = None,
) -> list[Ruled]:
    """Every ruling that the table asks for, first what is to be ruled first, each with what earlier ones left in force;
    what breaks one of these is ruled too.

    Where nothing was irregular, the one ruling says so of the last call or card (its irregularity is "none"); empty
    when the table holds no action at all.

    `given` facts fill what the table leaves unknown; against the table they are refused (BadFacts names both).
    """
    return rule_whole(table, language, edition, given, state).rulings


def rule_whole(
    table: Table,
    language: str = "en",
    edition: str = IN_FORCE_EDITION,
    given: Mapping[str, Any] | None = None,
    state: State | None = None,
    weighed: bool = True,
) -> RuledTable:
    """The rulings with the state as they leave it: a call in the turn of one who had to pass is in rotation (28A).

    Where only what they leave counts, what they take for granted need not be `weighed` (`rulings.registry.rule`).
    """
    ruled = _rulings(table, language, edition, given, state or replay(table), weighed)
    other = other_version(table)
    if other is not None and _differ(
        ruled.rulings, _rulings(other, language, edition, given, replay(other), weighed).rulings
    ):
        disputed = Irregularity("facts_disputed", told=True)
        facts = {"facts_agreed": False}
        document = rule("director_duties", facts, edition, language)
        ruled.rulings.append(Ruled(disputed, "director_duties", facts, document))
    return ruled


def _rulings(
    table: Table, language: str, edition: str, given: Mapping[str, Any] | None, state: State, weighed: bool
) -> RuledTable:
    shown = found = irregularities(table, state)
    rulings = _each(found, table, language, edition, given, state, weighed)
    for _ in range(_ROUNDS):
        wider = with_breaches(found, [_as_usual(one, edition, language) for one in rulings], state, language)
        if [(item.what, item.n) for item in wider] == [(item.what, item.n) for item in found]:
            break
        found = wider
        rulings = _each(found, table, language, edition, given, state, weighed)
    kept = {item.n for item in found if item.what == "call_out_of_rotation"}
    spared = frozenset(i.n for i in shown if i.what == "call_out_of_rotation" and i.n is not None and i.n not in kept)
    if spared:
        return _rulings(table, language, edition, given, replay(table, spared), weighed)
    return RuledTable(rulings, state, found)


def _as_usual(ruled: Ruled, edition: str, language: str) -> Ruled:
    """The ruling that stands while nobody tells otherwise: what it asks is answered as it usually is.

    A pass that replaces a bid is not comparable with it (23A): who must pass then is known before a director finds so.
    """
    facts, document = dict(ruled.facts), ruled.document
    while document["status"] == "needs" and document["need"] and "usual" in document["need"][0]:
        asked = document["need"][0]
        facts[asked["name"]] = asked["usual"]
        try:
            document = rule(ruled.procedure, facts, edition, language, weighed=False)
        except BadFacts:
            return ruled
    return replace(ruled, document=document)


def _each(
    found: tuple[Irregularity, ...],
    table: Table,
    language: str,
    edition: str,
    given: Mapping[str, Any] | None,
    state: State,
    weighed: bool,
) -> list[Ruled]:
    rulings: list[Ruled] = []
    for item in in_order(found, state) or [regular(state)]:
        name = procedure_of(item, state, found)
        if name is None:
            continue
        left = standing(rulings, state, item.n if item.n is not None else NOW, language)
        facts = facts_for(name, table, state, item, left, found)
        if given:
            facts = merged(name, facts, {key: value for key, value in given.items() if key in get(name).fields})
        rulings.append(_ruled(item, name, facts, edition, language, weighed))
    return rulings


def _differ(one: list[Ruled], other: list[Ruled]) -> bool:
    """Whether two versions of what happened are ruled differently: then the director finds the facts (Law 85)."""
    first = [(item.procedure, item.document["outcome"].get("result")) for item in one]
    return first != [(item.procedure, item.document["outcome"].get("result")) for item in other]


def merged(procedure: str, facts: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """Facts of the table with given ones beside them; one against the table is refused, naming both."""
    fields = get(procedure).fields
    result = dict(facts)
    for name, value in given.items():
        if value is None:
            continue
        if name not in fields:
            result[name] = value  # refused, with the nearest name, where the facts are read
            continue
        if name in result and fields[name].type.read(result[name]) != fields[name].type.read(value):
            raise BadFacts(
                f"The fact {name} was given as {value!r}, but the story makes it {result[name]!r}; "
                "correct the story or leave the fact out."
            )
        result[name] = value
    return result


def _ruled(item: Irregularity, name: str, facts: dict[str, Any], edition: str, language: str, weighed: bool) -> Ruled:
    """Rule; facts of a story that contradict each other are set aside one by one, the derived predicates first."""
    fields = get(name).fields
    aside: list[str] = []
    while True:
        try:
            return Ruled(item, name, facts, rule(name, facts, edition, language, weighed=weighed), tuple(aside))
        except BadFacts as error:
            said = str(error)
            order = sorted(facts, key=lambda fact: (fields[fact].kind.value != "predicate", fact not in said))
            named = [fact for fact in order if fact in said] or order
            if not named:
                raise
            aside.append(named[0])
            facts = {fact: value for fact, value in facts.items() if fact != named[0]}
