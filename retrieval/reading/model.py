"""The nouns of reading: items with their words, and the reading of a whole question."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from bridge.auction import Auction
from bridge.calls import Call
from bridge.seats import Seat
from corpus.model import Language

ItemKind = Literal["call", "seat", "side", "card", "suit", "role", "vulnerability", "dealer", "concept", "fact"]


@dataclass(frozen=True, slots=True)
class Token:
    """A word, figure or sign of the question: as written, folded without accents, and where it stands."""

    text: str
    folded: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Item:
    """Something read: its kind and value, the words it was read from, where they stand, and whether that is sure.

    A concept's value is its id; a fact's is (name, value).
    """

    kind: ItemKind
    value: Any
    words: str
    start: int
    end: int
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Action:
    """A call in the order told, and who made it, as far as the words say."""

    call: Call
    player: Seat | None
    words: str
    start: int
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Reading:
    """All that was read from a question."""

    text: str
    language: Language
    items: tuple[Item, ...] = ()
    actions: tuple[Action, ...] = ()
    auction: Auction | None = None
    opened: bool = False
    """Whether the first call told is said to have opened the auction."""

    def of(self, kind: ItemKind) -> Iterator[Item]:
        """The items of one kind, in the order of the text."""
        return (item for item in self.items if item.kind == kind)

    @property
    def concepts(self) -> dict[str, Item]:
        """The concepts read, by id; a sure reading of one wins over a doubtful one."""
        found: dict[str, Item] = {}
        for item in self.of("concept"):
            if item.value not in found or (item.sure and not found[item.value].sure):
                found[item.value] = item
        return found

    @property
    def facts(self) -> dict[str, Item]:
        """Facts read from cues, by name; the first one told counts."""
        found: dict[str, Item] = {}
        for item in self.of("fact"):
            found.setdefault(item.value[0], item)
        return found
