"""What a quiz is about: laws by number, topics of `corpus/topics`, or an area; read from what the trainer types."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from bridge.whole import whole
from corpus.errors import BadInput, BadProvisionId
from corpus.ids import parse, split
from corpus.store import LAW_IN_FORCE
from corpus.topics import load_topics

AREAS = ("rulings", "definitions", "scoring", "mbsz", "ulti", "editions", "texts")
"""Areas by what produces the questions; `--topic` takes them beside laws and topics."""

_RANGE = re.compile(r"(?:laws?|\u00a7{1,2})?\s*(\d{1,2})\s*(?:-|\u2013|to)\s*(\d{1,2})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class QuizScope:
    """Provisions (full ids, each with all below it) and areas; empty is everything."""

    provisions: frozenset[str] = frozenset()
    areas: frozenset[str] = frozenset()

    @property
    def everything(self) -> bool:
        """Whether nothing was asked for in particular."""
        return not self.provisions and not self.areas

    def covers(self, full_id: str) -> bool:
        """Whether a provision is one of those asked for, or inside or above one of them."""
        return any(
            full_id == one or full_id.startswith((f"{one}.", f"{one}/")) or one.startswith(f"{full_id}.")
            for one in self.provisions
        )

    def wants(self, area: str, provisions: Iterable[str]) -> bool:
        """Whether a question of this area on these provisions belongs in the quiz."""
        return self.everything or area in self.areas or any(self.covers(one) for one in provisions)


LONGEST = 200
"""Characters of a topic or a range of laws; what is longer is none, and would cost minutes to take for one."""


def law_id(law: str) -> str:
    """A law as a procedure names it, as a full id."""
    return law if ":" in law else f"{LAW_IN_FORCE}:{law}"


def read_scope(typed: Iterable[str]) -> QuizScope:
    """The scope of topics as typed, several separated by commas; raises BadInput naming the nearest topic."""
    provisions: set[str] = set()
    areas: set[str] = set()
    for item in (one.strip() for text in typed for one in text.split(",")):
        if not item:
            continue
        if item.casefold() in AREAS:
            areas.add(item.casefold())
        elif len(item) <= LONGEST and (found := provisions_named(item)):
            provisions.update(found)
        else:
            raise BadInput(_unknown(item))
    return QuizScope(frozenset(provisions), frozenset(areas))


def provisions_named(item: str) -> list[str]:
    """The provisions a topic, a range of laws or a paragraph as people type it names; empty for what names none."""
    if item in _topics():
        return list(_topics()[item])
    if found := _RANGE.fullmatch(item):
        low, high = int(found[1]), int(found[2])
        return [f"{LAW_IN_FORCE}:{law}" for law in range(max(low, 1), min(high, 93) + 1)]
    if split(item)[0]:
        return [item]
    try:
        reference = parse(re.sub(r"^laws?\s+", "", item, flags=re.IGNORECASE))
    except BadProvisionId:
        return []
    prefixes = {"law": LAW_IN_FORCE, "definition": LAW_IN_FORCE, "regulation": "mbsz-hu", "ulti": "ulti-hu"}
    source = prefixes.get(reference.family, LAW_IN_FORCE)
    number = reference.path.split(".")[0]
    if source == LAW_IN_FORCE and number.isdecimal() and not 1 <= (whole(number) or 0) <= 93:
        return []
    return [f"{source}:{reference.path}"]


@cache
def _topics() -> dict[str, tuple[str, ...]]:
    return {topic.id: topic.provisions for topic in load_topics()}


def topic_ids() -> list[str]:
    """Everything `--topic` takes by name: areas, then topics."""
    return [*AREAS, *_topics()]


def _unknown(item: str) -> str:
    from rapidfuzz import process  # loaded only for a refusal

    near = process.extractOne(item[:LONGEST], topic_ids())
    meant = f"the nearest is {near[0]!r}" if near else "there are none"
    return (
        f"There is no topic {item[:40]!r}; {meant}, and law numbers such as 27 or 61-64 or the areas "
        f"{', '.join(AREAS)} do too: `lawbridge quiz topics` lists them."
    )
