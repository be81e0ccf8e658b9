"""What was told, reconsidered by how it ends: one fact more or less, where stories like this one end so."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from app.asking.facts import Read
from corpus.errors import BadFacts
from rulings.engine.ruling_document import RulingDocument
from understanding.endings import FactChange, changes, ends_near, likeliest, signals
from understanding.heard import Heard

Rule = Callable[[dict[str, Any]], RulingDocument]
"""The ruling of the procedure on some facts; raises BadFacts."""


@dataclass(frozen=True, slots=True)
class WayTaken:
    """The facts taken in one way: what is changed (None: nothing), the ruling, and its signals."""

    change: FactChange | None
    ruling: RulingDocument
    signals: Sequence[float]


def ways(
    heard: Heard,
    name: str,
    facts: Mapping[str, Any],
    rule: Rule,
    regular: Callable[[RulingDocument], bool],
    allowed: Callable[[FactChange], bool],
) -> list[WayTaken]:
    """The facts as they were read, first, then each change that is allowed and rules something irregular.

    Empty where no near story is known.
    """
    near = ends_near(heard, name)
    if not near:
        return []
    before = rule(dict(facts))
    found = [WayTaken(None, before, signals(None, before, before, near))]
    for change in changes(heard, name, facts):
        if not allowed(change):
            continue
        after = {fact: value for fact, value in facts.items() if fact != change.fact}
        if change.told is not None:
            after[change.fact] = change.told.value
        try:
            ruling = rule(after)
        except BadFacts:
            continue
        if not regular(ruling):
            found.append(WayTaken(change, ruling, signals(change, ruling, before, near)))
    return found


def changed(rows: Sequence[Read], tried: Sequence[WayTaken]) -> list[Read]:
    """The rows in the likeliest of some ways: one fact more or less, or as they are."""
    best = tried[likeliest([way.signals for way in tried])].change if tried else None
    if best is None:
        return list(rows)
    if best.told is None:
        return [replace(row, sure=False) if row.fact == best.fact else row for row in rows]
    added = Read(best.fact, best.told.value, best.told.words, True, best.told.p)
    return [*(row for row in rows if row.fact != best.fact), added]
