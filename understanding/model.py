"""The nouns of understanding: mentions with their places, clauses, acts, and what was heard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bridge.notation import without_accents

Table = dict[str, Any]
"""A table as `bridge/table/schema.json` has it."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word, figure or sign: as written, folded without diacritics, where it stands."""

    text: str
    folded: str
    start: int
    end: int

    @property
    def spellings(self) -> tuple[str, str]:
        """How it may stand in a data file: folded and respelt, and folded as written."""
        return self.folded, without_accents(self.text)


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
