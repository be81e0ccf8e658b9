"""What was told, reconsidered by how it ends: one fact more or less, where stories like this one end so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from corpus.errors import BadFacts
from rulings.engine.ruling_document import RulingDocument
from understanding.endings import Change, changes, ends_near, likeliest, signals
from understanding.heard import Heard

Rule = Callable[[dict[str, Any]], RulingDocument]
"""The ruling of the procedure on some facts; raises BadFacts."""


def reconsidered(
    heard: Heard,
    name: str,
    rows: Sequence[Read],
    given: dict[str, Any],
    rule: Rule,
    regular: Callable[[RulingDocument], bool],
    allowed: Callable[[Change], bool],
) -> list[Read]:
    """The rows with the one fact taken as told or dropped with which the ruling is likeliest, or as they are.

    `given` are facts that win over what is read; a ruling that is `regular` is none; only what is `allowed` is changed.
    """
    near = ends_near(heard, name)
    if not near:
        return list(rows)
    facts = {row.fact: row.value for row in rows if row.sure} | given
    before = rule(facts)
    tried: list[Change | None] = [None]
    weighed = [signals(None, before, before, near)]
    for change in changes(heard, name, facts):
        if change.fact in given or not allowed(change):
            continue
        after = {fact: value for fact, value in facts.items() if fact != change.fact}
        if change.told is not None:
            after[change.fact] = change.told.value
        try:
            ruling = rule(after)
        except BadFacts:
            continue
        if not regular(ruling):
            tried.append(change)
            weighed.append(signals(change, ruling, before, near))
    best = tried[likeliest(weighed)]
    return list(rows) if best is None else _changed(rows, best)


def _changed(rows: Sequence[Read], change: Change) -> list[Read]:
    if change.told is None:
        return [replace(row, sure=False) if row.fact == change.fact else row for row in rows]
    added = Read(change.fact, change.told.value, change.told.words, True, change.told.p)
    return [*(row for row in rows if row.fact != change.fact), added]
