"""Facts -> the situation in words: what the chat understood, a quiz's question, a line of the director's log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from rulings.engine.draft import Who
from rulings.engine.editions import IN_FORCE_EDITION
from rulings.engine.inquiry import Inquiry
from rulings.engine.read_facts import read_facts
from rulings.engine.wording import find, speaker, tell_fact, text
from rulings.registry import announced, get


@dataclass(frozen=True, slots=True)
class FactInWords:
    """One fact in words."""

    fact: str
    text: str


def tell(procedure: str, facts: Mapping[str, Any], language: str = "en") -> list[FactInWords]:
    """Each known fact of a procedure as a sentence, in the order of declaration.

    Raises BadInput for an unknown procedure and BadFacts for facts that cannot be read.
    """
    found = get(procedure)
    known: Any = read_facts(found.facts, facts, procedure)
    people = Inquiry(known, IN_FORCE_EDITION, people=found.people).people
    told = []
    for name, field in found.fields.items():
        value = getattr(known, name)
        if value is not None:
            if name == "in_force":
                told += [FactInWords(name, one) for one in _still_in_force(found.home, value, language)]
                continue
            home = speaker(found.home, field.home, "facts", name, "ask")
            if words := tell_fact(field, home, value, language, dict(people)):
                told.append(FactInWords(name, words))
    return told


def _still_in_force(home: str, items: Any, language: str) -> list[str]:
    told = []
    for item in items:
        params = {**item, "player": (item.get("players") or (Who("offender_partner"),))[0]}
        if speaks := next((one for one in (home, *_packages()) if find(one, "in_force", item["kind"])), None):
            told.append(text(speaks, ("in_force", item["kind"]), language, params))
        elif item.get("text"):
            told.append(str(item["text"]))
    return told


@cache
def _packages() -> tuple[str, ...]:
    """The packages of all procedures: what one of them left in force, its own wording says."""
    return tuple(dict.fromkeys(module.rpartition(".")[0] for module in announced().values()))


def situation(procedure: str, facts: Mapping[str, Any], language: str = "en") -> str:
    """The known facts as one paragraph."""
    return " ".join(item.text for item in tell(procedure, facts, language))
