"""What the texts are: editions, counts, repairs, errata, and how far a working text was read."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import Any

from corpus import strict_yaml
from corpus.departures import Departure, departures
from corpus.manifest import CORPUS, sources
from corpus.model import Source
from corpus.store import Store
from corpus.working import WorkingText, load_all


@dataclass(frozen=True, slots=True)
class Described:
    """A source and what was done to it; `origins` and `read` are of a working text: provenance, and second readings."""

    source: Source
    provisions: int
    repairs: int
    unsure: int
    errata: tuple[dict[str, Any], ...]
    origins: dict[str, int]
    read: int
    departures: tuple[Departure, ...] = ()


def describe(store: Store) -> list[Described]:
    """All sources in the manifest's order."""
    errata: dict[str, list[dict[str, Any]]] = strict_yaml.load(CORPUS / "errata.yaml")
    return [_described(entry, store, tuple(errata.get(entry.id, ()))) for entry in sources().values()]


def _described(entry: Source, store: Store, errata: tuple[dict[str, Any], ...]) -> Described:
    changes = _changes(entry.id)
    texts = [text for text in _working() if text.language == entry.language] if entry.parser == "working" else []
    return Described(
        entry,
        len(store.of(entry.id)),
        sum(row["status"] != "rejected" and row["raw"] != row["repaired"] for row in changes),
        sum(row["status"] == "unsure" for row in changes),
        errata,
        dict(Counter(text.origin for text in texts)),
        sum(text.review != "written" for text in texts),
        tuple(one for one in departures() if one.source == entry.id),
    )


@cache
def _working() -> tuple[WorkingText, ...]:
    """The working texts, read once: the page is drawn anew at every tap."""
    return tuple(load_all())


@cache
def _changes(name: str) -> list[dict[str, Any]]:
    path = CORPUS / "repairs" / f"{name}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []
