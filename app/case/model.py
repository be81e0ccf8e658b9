"""The case and its turns as values, and as JSON: nothing in them is of a language but the words people typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from app.wizard.changes import Move
from corpus.model import Language
from rulings.engine.editions import IN_FORCE_EDITION

Document = dict[str, Any]
KINDS = ("text", "tap", "procedure")
"""A turn is something typed, facts told or corrected by a tap, or another procedure chosen."""
PLACE = ("tournament", "board", "at_table")
"""Where a case happened; what the log asks for."""


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn: what was said or tapped, what it did, and what the case stood at after it.

    `frame` holds question, jurisdiction, procedure (name, facts, what was read), the texts told so far, the table as
    understood, and the procedures near by name; `aside` says that it was answered without touching the case.
    """

    kind: str
    said: str
    move: Move
    frame: Mapping[str, Any]
    facts: Mapping[str, Any] = field(default_factory=dict)
    at: str = ""
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Case:
    """A case: its address, the language it is drawn in, whose rules hold, where it happened, its turns.

    `entry` is the number of its entry in the log; `before` the case that the same person told before it; `version`
    counts what was kept.
    """

    id: str
    language: Language
    jurisdiction: str = "none"
    edition: str = IN_FORCE_EDITION
    tournament: str = ""
    board: str = ""
    at_table: str = ""
    entry: int | None = None
    before: str = ""
    turns: tuple[Turn, ...] = ()
    version: int = 0

    @property
    def standing(self) -> Turn | None:
        """The turn that the case stands at: the last one that is no aside."""
        return next((turn for turn in reversed(self.turns) if not turn.aside), None)

    @property
    def table(self) -> dict[str, Any]:
        """What happened, as understood so far (`bridge/table/schema.json`)."""
        found = self.standing
        return dict(found.frame["understood"]) if found is not None else {"events": []}

    @property
    def question(self) -> str:
        """What was asked first."""
        return str(self.turns[0].frame["question"]) if self.turns else ""


def turn_of(document: Mapping[str, Any], kind: str, said: str, facts: Mapping[str, Any], at: str, aside: bool) -> Turn:
    """A turn from the document it was answered with."""
    case = document["procedure"]
    held = (
        {key: case[key] for key in ("name", "facts", "read")} | {"edition": case["ruling"]["edition"]} if case else {}
    )
    understood = {key: value for key, value in document["understood"].items() if key != "text"}
    frame = {
        "question": document["question"],
        "heard_in": document["heard_in"],
        "jurisdiction": document["jurisdiction"],
        "procedure": held or None,
        "told": list(document["told"]),
        "understood": understood,
        "candidates": [row["name"] for row in document["candidates"]],
    }
    return Turn(kind, said, Move.from_json(document["course"]["move"]), frame, dict(facts), at, aside)


def turn_json(turn: Turn) -> Document:
    """A turn as JSON."""
    return {
        "kind": turn.kind,
        "said": turn.said,
        "facts": dict(turn.facts),
        "at": turn.at,
        "aside": turn.aside,
        "move": turn.move.as_json(),
        "frame": dict(turn.frame),
    }


def turn_read(row: Mapping[str, Any]) -> Turn:
    """The turn that JSON holds."""
    move = Move.from_json(row["move"])
    return Turn(row["kind"], row["said"], move, row["frame"], row["facts"], row["at"], row["aside"])


def as_document(case: Case, ruling: Mapping[str, Any] | None) -> Document:
    """The case as one JSON object; `ruling` is the document it stands at, drawn in its language."""
    return {
        "id": case.id,
        "version": case.version,
        "language": case.language,
        "jurisdiction": case.jurisdiction,
        "edition": case.edition,
        **{name: getattr(case, name) for name in PLACE},
        "entry": case.entry,
        "before": case.before,
        "table": case.table,
        "turns": [
            {key: value for key, value in turn_json(turn).items() if key != "frame"} | {"told": turn.frame["told"]}
            for turn in case.turns
        ],
        "ruling": dict(ruling) if ruling is not None else None,
    }
