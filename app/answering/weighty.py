"""Which of the facts heard a ruling hangs on: those are said above it, in one line."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from corpus.errors import LawbridgeError
from corpus.model import Language
from rulings import registry
from rulings.engine.ruling_document import Facts, RulingDocument
from rulings.telling import tell

MOST, LONGEST = 3, 120
"""Facts, and characters, of the line above a ruling at most; one fact is always said."""
DOUBTFUL, OTHER_RULING, OTHER_WORDS, NAMED = range(4)
"""What goes first where not all can be said: what was heard faintly, what the outcome or the next question hangs on,
what only its words hang on; where room is left, who it was and which cards and calls.
"""


def in_a_line(name: str, facts: Facts, ruling: RulingDocument, language: Language, doubtful: Collection[str]) -> str:
    """The facts that the ruling hangs on as sentences, in the order of declaration, cut short to a line.

    The `doubtful` ones that it hangs on are said first of all and marked; three dots stand for what was heard besides.
    """
    told: dict[str, str] = {}
    for row in tell(name, facts, language):
        told[row.fact] = f"{told[row.fact]} {row.text}" if row.fact in told else row.text
    rows = {fact: _marked(text) if fact in doubtful else text for fact, text in told.items()}
    ranks = weighty(name, facts, ruling, language, doubtful)
    said: list[str] = []
    for fact in sorted((fact for fact in rows if fact in ranks), key=ranks.__getitem__):
        if not said or (len(said) < MOST and sum(len(rows[one]) for one in (*said, fact)) <= LONGEST):
            said.append(fact)
    line = " ".join(text for fact, text in rows.items() if fact in said)
    return f"{line} …" if len(said) < len(rows) else line


def weighty(
    name: str, facts: Facts, ruling: RulingDocument, language: Language, doubtful: Collection[str] = ()
) -> dict[str, int]:
    """The facts without which the ruling reads otherwise, or asks something else, and who, which cards and calls; each
    with its rank.

    One after the other is left out, for good where it is not needed, what has a few values (yes or no) first; so of two
    facts that say the same one stays. A ruling that hangs on nothing told keeps them all.
    """
    fields = registry.get(name).fields
    kept = {fact: value for fact, value in facts.items() if value is not None}
    things = [fact for fact in kept if not fields[fact].type.finite]
    ranks = dict.fromkeys(things, NAMED)
    for fact in [*(fact for fact in kept if fact not in things), *things]:
        fewer = {one: value for one, value in kept.items() if one != fact}
        try:
            other = registry.compared(name, fewer, ruling["edition"], language)
        except LawbridgeError:
            ranks.setdefault(fact, NAMED)
            continue
        if _said(other) == _said(ruling):
            kept = fewer
        elif fact in doubtful:
            ranks[fact] = DOUBTFUL
        else:
            ranks[fact] = OTHER_WORDS if _ruled(other) == _ruled(ruling) else OTHER_RULING
    return ranks or dict.fromkeys(facts, NAMED)


def _marked(text: str) -> str:
    return f"{text.rstrip('.')} (?)."


def _ruled(ruling: RulingDocument) -> tuple[Any, ...]:
    return ruling["status"], ruling["outcome"], [need["name"] for need in ruling["need"][:1]]


def _said(ruling: RulingDocument) -> tuple[Any, ...]:
    rows = [*ruling["statements"], *ruling["options"]]
    return ruling["status"], [row["text"] for row in rows], [need["name"] for need in ruling["need"][:1]]
