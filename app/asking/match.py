"""Which procedure a question is about: concepts read and provisions found, against what each procedure declares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from corpus.ids import split
from corpus.store import LAW_IN_FORCE, Store
from retrieval.reading import Reading

READ = 3.0
READ_UNSURE = 1.5
FOUND = 1.2
ENOUGH = 1.9
CLOSE = 0.75
"""Weights: a concept read, one read doubtfully, the first provision found; what a match needs, and how near to the
best another one is still offered."""


@dataclass(frozen=True, slots=True)
class Match:
    """A procedure that may rule the question, how strongly, and why: concept ids and provisions."""

    name: str
    score: float
    because: tuple[str, ...]


def match(store: Store, reading: Reading, hits: Sequence[str]) -> list[Match]:
    """Procedures worth asking, best first; empty when nothing in the question speaks for one.

    `hits` are the provisions found by the words alone, without what the concepts point to: a concept that no provision
    found bears out was probably a chance meeting of words, and counts half.
    """
    concepts = reading.concepts
    found: list[Match] = []
    for name, row in store.procedures.items():
        score, because = 0.0, []
        for place, concept in enumerate(row["concepts"]):
            if concept in concepts:
                item = concepts[concept]
                score += (READ if item.sure else READ_UNSURE) / (1 + place)
                because.append(item.words)
        for place, hit in enumerate(hits[:5]):
            depth = _rests(hit, row["laws"])
            if depth:
                score += FOUND * depth / (1 + place)
                because.append(hit)
        if not any(_rests(hit, row["laws"]) for hit in hits):
            score /= 2
        if score > 0:
            found.append(Match(name, score, tuple(dict.fromkeys(because))))
    found.sort(key=lambda item: (-item.score, item.name))
    return [item for item in found if item.score >= ENOUGH]


def _rests(hit: str, laws: Sequence[str]) -> float:
    """How closely a provision is one of the laws: 1 for the first law or a place in it, less for a law further down."""
    name, path = split(hit)
    bare = path if name == LAW_IN_FORCE else hit
    for place, law in enumerate(laws):
        if bare == law or bare.startswith(f"{law}."):
            return 1.0 / (1 + place)
    return 0.0


def covers(store: Store, name: str, canonical: str) -> bool:
    """Whether a provision is one of the laws a procedure works out, or stands below one."""
    return _rests(canonical, store.procedures[name]["laws"]) > 0


def close(matches: Sequence[Match]) -> list[Match]:
    """The best match and those so near to it that the asker should choose; three at most."""
    return [item for item in matches if item.score >= CLOSE * matches[0].score][:3] if matches else []
