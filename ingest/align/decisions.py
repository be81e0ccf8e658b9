"""The reviewed decisions of `corpus/concordance.yaml`, read and checked against the texts they speak of."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES, Relation

DECISIONS = CORPUS / "concordance.yaml"

_KEYS = {"current", "old", "relation", "note", "reason", "kept"}


@dataclass(frozen=True, slots=True)
class Decision:
    """One row: bare ids of the 2017 text and of the older one, None where it has no place there.

    `kept` says of a new or dropped place that the rule itself stands elsewhere in the other text, or was none.
    """

    current: str | None
    old: str | None
    relation: Relation
    note: dict[str, str]
    reason: str
    kept: bool = False


def decisions(source: str, path: Path = DECISIONS) -> list[Decision]:
    """The decisions on one source, in the order of the file; raises BadData naming the row that breaks its form."""
    if not path.exists():
        return []
    rows: list[dict[str, Any]] = (strict_yaml.load(path) or {}).get(source) or []
    return [_decision(source, row) for row in rows]


def check(rows: list[Decision], source: str, current: set[str], old: set[str]) -> None:
    """Raise BadData when a decision names a place that a text has not, or names one twice."""
    for side, known in (("current", current), ("old", old)):
        named = Counter(place for row in rows if (place := getattr(row, side)) is not None)
        for place, times in named.items():
            if place not in known:
                raise BadData(f"The concordance of {source} names {side} {place!r}, which the text does not have.")
            if times > 1:
                raise BadData(f"The concordance of {source} names {side} {place!r} {times} times; each stands once.")


def _decision(source: str, row: dict[str, Any]) -> Decision:
    where = f"The concordance of {source}, current {row.get('current')!r}, old {row.get('old')!r},"
    relation: Any = row.get("relation")
    note = row.get("note") or {}
    if not set(row) <= _KEYS or relation not in get_args(Relation):
        raise BadData(f"{where} must have current, old, relation (one of {', '.join(get_args(Relation))}) and no more.")
    if (row.get("current") is None) != (relation == "dropped") or (row.get("old") is None) != (relation == "new"):
        raise BadData(f"{where} must leave out exactly the side that {relation!r} lacks.")
    if row.get("kept") and relation not in ("new", "dropped"):
        raise BadData(f"{where} is {relation}; only what is new or dropped can be kept.")
    if note and set(note) != set(LANGUAGES):
        raise BadData(f"{where} must have its note in {', '.join(LANGUAGES)}.")
    if relation in ("changed", "new", "dropped") and not note:
        raise BadData(f"{where} is {relation} and must say what changed.")
    return Decision(
        row.get("current"), row.get("old"), relation, dict(note), row.get("reason") or "", bool(row.get("kept"))
    )
