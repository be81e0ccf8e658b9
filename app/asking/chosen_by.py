"""Whose choice it is: what a player says whom the law gives none is not chosen (29A, 27A1, 53A, 10C2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from corpus.errors import LawbridgeError
from corpus.model import Language
from understanding.features import SEATS
from understanding.heard import Heard


def others_choices(
    heard: Heard, name: str, rows: Sequence[Read], edition: str, language: Language, given: dict[str, Any]
) -> list[Read]:
    """The rows without the choices that are told of a seat which has none (marked unsure: so they are asked).

    "South does not accept it" says nothing where North, on the offender's left, is to choose.
    """
    from rulings import registry

    found = list(rows)
    facts = {row.fact: row.value for row in rows if row.sure} | given
    for at, row in enumerate(rows):
        if not row.sure or row.fact in given or not row.fact.startswith("choice_"):
            continue
        named = _seats(heard, row.words)
        if not named:
            continue
        others = {fact: value for fact, value in facts.items() if fact != row.fact}
        try:
            ruling = registry.compared(name, others, edition, language)
        except LawbridgeError:
            continue
        chooser = next((need.get("chooser") for need in ruling["need"] if need["name"] == row.fact), None)
        people = ruling["people"]
        if chooser in SEATS and named - {people.get("offender")} and chooser not in named:
            found[at] = replace(row, sure=False)
    return found


def _seats(heard: Heard, words: str) -> set[str]:
    """The seats named in the clause in which some words stand; none where they stand in several."""
    told = heard.read.where(words) if heard.read is not None else []
    named = heard.read.within(told[0], "who") if heard.read is not None and len(told) == 1 else []
    return {str(one.value) for one in named if one.value in SEATS}
