"""Whose choice a follow-up tells: a player who has none makes none, and his words choose for nobody else."""

from __future__ import annotations

from typing import Any

from app.answering.documents import RuledCase
from app.asking.facts import Read
from bridge.seats import SEATS
from corpus.model import Language
from rulings import registry
from understanding.hear import hear

_SEATS = frozenset(seat.value for seat in SEATS)


def choosing_for_another(
    facts: dict[str, Any], text: str, language: Language, case: RuledCase, name: str
) -> tuple[dict[str, Any], tuple[Read, ...]]:
    """The facts told without a choice of a player whom the text does not name, where it names one other player alone;
    that choice is in doubt, and so is not used.
    """
    fields, people = registry.get(name).fields, case["ruling"]["people"]
    read = hear(text, language).read
    named = {str(one.value) for one in read.mentions if one.kind == "who"} if read is not None else set()
    if len(named) != 1 or not named <= _SEATS:
        return facts, ()
    taken = {
        fact
        for fact, value in facts.items()
        if value is not None and people.get(fields[fact].chooser or "", *named) not in named
    }
    kept = {fact: value for fact, value in facts.items() if fact not in taken}
    return kept, tuple(Read(fact, facts[fact], text, False) for fact in taken)
