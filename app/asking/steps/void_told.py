"""A trick to which somebody gave no card, and that he holds none of the suit led, told in plain words (Law 67B1b).

What few words tell the readers hear of `has one card too many` beside it; `he has no club left` says the contrary.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.short_trick import PROCEDURE
from understanding.times import said_in

HOLDS, OFFENDER = "holds_suit_led", "offender"
WELL = 0.9
"""How probable is what such words tell."""
_LACKS = ("holding", "lacks")
HIM = (None, "he", "everybody")
"""Who is meant where he is not named; the Norwegian word for nobody (of all) also says that there is none of a suit."""


@dataclass(frozen=True, slots=True)
class Lack:
    """Somebody holds none of a suit; the words that tell it."""

    who: str | None
    suit: str | None
    words: str


def by_void(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That he who gave no card is void, where that is told of him, or of nobody else by name."""
    if procedure != PROCEDURE:
        return {}
    offender = None if (row := rows.get(OFFENDER)) is None else row.value
    told = [one.words for one in lacking(heard) if one.who in (*HIM, offender)]
    return {HOLDS: Read(HOLDS, False, told[0], True, WELL)} if told else {}


def lacking(heard: Heard) -> list[Lack]:
    """Who is told to hold none of which suit, by the seat where it is known: as the table has it, then the text."""
    table = [one for one in heard.told("void") if one.get("holds", True)]
    found = [
        Lack(
            heard.by_seat(str(one["who"])) if one.get("who") else None,
            (one.get("value") or {}).get("suit"),
            one["words"],
        )
        for one in table
    ]
    return found + ([] if heard.read is None else _in_words(heard, heard.read))


def _in_words(heard: Heard, text: Text) -> list[Lack]:
    """The same by few words: of him who is named first in their clause, else last before them in their sentence."""
    found = []
    for clause in text.clauses:
        said = None if clause.question or clause.supposed else said_in(text, (clause.first, clause.last), *_LACKS)
        if said is None:
            continue
        named = [one for one in text.mentions if one.kind == "who" and one.first <= clause.last]
        own = [one for one in named if text.sentence_at(one.first) == clause.sentence]
        who = [one for one in own if clause.first <= one.first][:1] or own[-1:]
        seat = heard.by_seat(str(who[0].value)) if who else None
        found.append(Lack(seat, str(said.caught["suit"].value), text.said(clause.first, clause.last)))
    return found
