"""The nouns of understanding: mentions with their places, clauses, acts, and what was heard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from corpus.model import Language

OF_THE_OFFENCE = frozenset({"offender", "withdrawn", "replacement", "out_of_turn"})
"""Facts that say who erred and with what: unknown to a procedure whose irregularity the table does not show."""
Table = dict[str, Any]
"""A table as `bridge/table/schema.json` has it."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word, figure or sign: as written, folded without diacritics, where it stands."""

    text: str
    folded: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Mention:
    """Something named: its kind and value, its first and last token, its grammatical case where one shows."""

    kind: str
    """call, card, suit, rank, who, number, ordinal or verb."""
    value: Any
    first: int
    last: int
    case: str = ""
    """nom, acc, dat or another oblique case (`obl`); empty where the language or word does not show one."""
    sure: bool = True
    tags: frozenset[str] = frozenset()
    """Of a verb: 1 and 2 (its person), inf, may, cond."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A run of tokens with at most a few verbs, and the sentence it stands in: places first to last, inclusive."""

    first: int
    last: int
    sentence: int
    question: bool = False
    supposed: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """A row of the lexicon that fired: the row, the places of its words, what its slots caught."""

    row: Mapping[str, Any]
    first: int
    last: int
    caught: Mapping[str, Mention] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Heard:
    """What was heard: the kind of question, the likeliest tables with their probability, what may have to be ruled."""

    text: str
    language: Language
    kind: str
    timelines: tuple[tuple[Table, float], ...] = ()
    ranked: tuple[tuple[str, float], ...] = ()
    """Procedures that it sounds like, with their share, best first."""
    state: Any = None
    """The replayed state of the likeliest table (`bridge.table.replay`), None where nothing was replayed."""
    shown: tuple[tuple[Any, str], ...] = ()
    """The irregularities of the state that are ruled, each with its procedure, in the order they are ruled."""
    irregular: tuple[str, ...] = ()
    """The names of all irregularities found."""
    notes: Sequence[str] = ()
    """How each step went, for `--explain`."""

    @property
    def table(self) -> Table:
        """The likeliest table; an empty one where nothing was heard."""
        return self.timelines[0][0] if self.timelines else {"events": []}

    def words(self, procedure: str) -> str:
        """The words that tell the irregularity of a procedure."""
        at = next((item.n for item, name in self.shown if name == procedure), None)
        told = [*self.table["events"], *self.table.get("circumstances", ())]
        there = [row["words"] for row in told if row.get("n") == at and row.get("words")]
        return str([*there, *(row["words"] for row in told if row.get("words")), self.text][0])

    def facts(self, procedure: str) -> dict[str, Any]:
        """Every fact of a procedure that the table tells; none where nothing was replayed."""
        if self.state is None:
            return {}
        from rulings.table import facts_for

        focus = next((item for item, name in self.shown if name == procedure), None)
        found = facts_for(procedure, self.state.table, self.state, focus)
        left_out = set() if focus is not None else set(OF_THE_OFFENCE)
        if not any(row["act"] in ("replace", "withdraw") for row in self.table["events"]):
            left_out.add(
                "withdrawn"
            )  # nobody took it back yet: it stands in the auction, and a correction may change it
        return {key: value for key, value in found.items() if key not in left_out}


@dataclass(frozen=True, slots=True)
class Act:
    """An act as read: who (a mention's value, or None where nobody is named), what, how, its status and place."""

    act: str
    who: str | None
    what: Mapping[str, Any]
    how: tuple[str, ...]
    status: str
    first: int
    last: int
    clause: Clause
    negated: bool = False
    asked: bool = False
    sure: bool = True
    row: Mapping[str, Any] = field(default_factory=dict)
