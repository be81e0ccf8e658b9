"""What a turn changed in its case: kept without language, said in one line in the reader's.

A `Move` is what happened to the case; `said` is the line a reply begins with: what changed from what to what, what was
left out, what was not used, or that a question was asked and the ruling stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.answering.documents import CourseTaken
from app.messages import message
from bridge.calls import parse_call
from bridge.cards import Suit, parse_card
from bridge.errors import BridgeError
from bridge.notation import format_call, format_card, format_seat, format_suit
from bridge.seats import Seat
from corpus.errors import LawbridgeError
from corpus.model import Language
from rulings import registry
from rulings.telling import tell

Pair = tuple[Any, Any]
SAID = 3
"""Sentences about further facts that one line holds; the table above the answer shows all."""


@dataclass(frozen=True, slots=True)
class Move:
    """A turn's effect: new, continued, asked or unclear; facts with their value before and after; what it corrected.

    `told` is what the words themselves said; other changes follow from it. `corrected` are (kind, before, after) of
    what was put right on the table: who, card, call, suit, declarer, dealer.
    """

    kind: str
    changed: Mapping[str, Pair] = field(default_factory=dict)
    told: tuple[str, ...] = ()
    corrected: tuple[tuple[str, str, str], ...] = ()
    doubtful: tuple[str, ...] = ()
    text: str = ""
    procedure: str = ""
    """The procedure that rules the case from now on, where that is another one."""
    over: bool = False
    """Whether the text says that the auction is over."""

    def as_json(self) -> dict[str, Any]:
        """The move as JSON."""
        return {
            "kind": self.kind,
            "changed": {name: list(pair) for name, pair in self.changed.items()},
            "told": list(self.told),
            "corrected": [list(row) for row in self.corrected],
            "doubtful": list(self.doubtful),
            "text": self.text,
            "procedure": self.procedure,
            "over": self.over,
        }

    @classmethod
    def from_json(cls, row: Mapping[str, Any]) -> Move:
        """The move that JSON holds."""
        return cls(
            row["kind"],
            {name: (pair[0], pair[1]) for name, pair in row["changed"].items()},
            tuple(row["told"]),
            tuple((one[0], one[1], one[2]) for one in row["corrected"]),
            tuple(row["doubtful"]),
            row["text"],
            row.get("procedure", ""),
            row.get("over", False),
        )


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Pair]:
    """The facts that differ, each with its value before and after; None where it was or is not known."""
    names = dict.fromkeys([*after, *before])
    return {name: (before.get(name), after.get(name)) for name in names if before.get(name) != after.get(name)}


def course_of(move: Move, name: str, facts: Mapping[str, Any], language: Language) -> CourseTaken:
    """How a text was taken, in the reader's language: kind, title, sentences added and dropped, the one line."""
    title = registry.title(name, language) if name else ""
    added = _sentences(name, facts, [fact for fact in move.told if fact in move.changed], language)
    gone = {fact: pair[0] for fact, pair in move.changed.items() if pair[1] is None and fact not in move.told}
    dropped = _sentences(name, gone, list(gone), language)
    return {
        "kind": move.kind,
        "title": title,
        "added": added,
        "dropped": dropped,
        "changed": {fact: list(pair) for fact, pair in move.changed.items()},
        "said": said(move, name, facts, language, title, added, dropped),
        "move": move.as_json(),
    }


def said(
    move: Move,
    name: str,
    facts: Mapping[str, Any],
    language: Language,
    title: str,
    added: list[str],
    dropped: list[str],
) -> str:
    """The one line that says what a turn did."""
    if move.kind == "new":
        return message(language, "case.new", title=title) if title else ""
    if move.kind == "asked" and not move.over:
        return message(language, "case.asked", title=title)
    rows = [_corrected(row, language) for row in move.corrected]
    replaced = [fact for fact in move.told if fact in move.changed and move.changed[fact][0] is not None]
    before = _sentences(name, {**facts, **{fact: move.changed[fact][0] for fact in replaced}}, replaced, language)
    after = _sentences(name, facts, [fact for fact in replaced if move.changed[fact][1] is not None], language)
    if not move.corrected and before and after and before != after:
        rows.append(message(language, "case.instead", before=" ".join(before), after=" ".join(after)))
    elif not move.corrected and before and not after:
        rows.append(message(language, "case.taken_back", facts=" ".join(before)))
    fresh = [fact for fact in move.told if fact in move.changed and fact not in replaced]
    if new := _sentences(name, facts, fresh, language)[:SAID]:
        rows.append(message(language, "case.told", facts=" ".join(new)))
    follows = [fact for fact in move.changed if fact not in move.told and move.changed[fact][1] is not None]
    if not rows and (also := _sentences(name, facts, follows, language)[:SAID]):
        rows.append(message(language, "case.told", facts=" ".join(also)))
    if dropped:
        rows.append(message(language, "case.dropped", facts=" ".join(dropped[:SAID])))
    if move.corrected and not move.changed:
        rows.append(message(language, "case.same"))
    if move.procedure:
        rows.append(message(language, "case.procedure", title=title))
    if not rows and move.over:
        rows.append(message(language, "case.over"))
    if not rows and move.told and not move.doubtful:
        rows.append(message(language, "case.known", facts=" ".join(_sentences(name, facts, list(move.told), language))))
    if not rows and move.doubtful:
        return message(language, "case.doubtful", words=move.text)
    return " ".join(rows) or message(language, "case.unused", words=move.text)


def _sentences(name: str, facts: Mapping[str, Any], wanted: list[str], language: Language) -> list[str]:
    """Some facts of a procedure as sentences; what cannot be told is left out."""
    if not name or not wanted:
        return []
    known = {fact: value for fact, value in facts.items() if value is not None}
    try:
        return list(dict.fromkeys(row.text for row in tell(name, known, language) if row.fact in wanted))
    except LawbridgeError:
        return []


def _corrected(row: tuple[str, str, str], language: Language) -> str:
    """What was put right on the table."""
    kind, before, after = row
    if kind in ("declarer", "dealer"):
        return message(language, f"case.{kind}", who=_shown("who", after, language))
    return message(
        language, "case.corrected", before=_shown(kind, before, language), after=_shown(kind, after, language)
    )


def _shown(kind: str, value: str, language: Language) -> str:
    """A seat, card, call or suit as the reader writes it."""
    try:
        if kind == "who":
            return format_seat(Seat(value), language)
        if kind == "card":
            return format_card(parse_card(value), language)
        if kind == "call":
            return format_call(parse_call("1N" if value == "1NT" else value.replace("NT", "N")), language)
        return format_suit(Suit(value[-1:]), language) if kind == "suit" else value
    except (BridgeError, ValueError, KeyError):
        return value
