"""Who accepts or refuses, in a follow-up: a player who has no choice makes none, and chooses for nobody else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.answering.documents import RuledCase
from app.asking.facts import Read
from bridge.seats import SEATS
from corpus.model import Language
from rulings import registry
from understanding.hear import hear

_SEATS = frozenset(seat.value for seat in SEATS)


def of_another(facts: Mapping[str, Any], text: str, language: Language, case: RuledCase, name: str) -> tuple[Read, ...]:
    """The choices among the facts told that are another player's than the text says accepts or refuses: in doubt.

    The one whose call or lead it was may stand beside such a verb as well (*nem fogadja el Nyugat licitjét*), and what
    he does then is his own (*South does not accept, and East makes it 2 spades*).
    """
    fields, people = registry.get(name).fields, case["ruling"]["people"]
    told = hear(text, language).table.get("circumstances", ())
    said = {row["who"] for row in told if row["is"] == "accepted" and row.get("who") in _SEATS}
    offender = people.get("offender")
    said -= {offender}
    if not said:
        return ()
    choosers = {fact: people.get(fields[fact].chooser) for fact, value in facts.items() if value is not None}
    taken = [fact for fact, seat in choosers.items() if seat not in (None, offender) and seat not in said]
    return tuple(Read(fact, facts[fact], text, False) for fact in taken)
