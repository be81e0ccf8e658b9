"""The reviewed decisions of `corpus/concordance.yaml`, read and checked against the texts they speak of."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES, How, Relation

DECISIONS = CORPUS / "concordance.yaml"

_KEYS = {"current", "old", "relation", "note", "reason", "kept", "how"}


@dataclass(frozen=True, slots=True)
class Decision:
    """One row: bare ids of the 2017 text and of the older one, None where it has no place there.

    `how` says of a place beside the main one that an older place was split, several were merged, or one was absorbed.
    `kept` says of a new or dropped place that it was no rule of the Laws (a gloss, a bare heading, a lost synonym).
    """

    current: str | None
    old: str | None
    relation: Relation
    note: dict[str, str]
    reason: str
    kept: bool = False
    how: How = ""


def decisions(source: str, path: Path = DECISIONS) -> list[Decision]:
    """The decisions on one source, in the order of the file; raises BadData naming the row that breaks its form."""
    if not path.exists():
        return []
    rows: list[dict[str, Any]] = (strict_yaml.load(path) or {}).get(source) or []
    return [_decision(source, one) for row in rows for one in _pairs(source, row)]


def check(rows: list[Decision], source: str, current: set[str], old: set[str]) -> None:
    """Raise BadData when a decision names a place that a text has not, or names one twice without saying how."""
    for side, known in (("current", current), ("old", old)):
        places = [(place, row.how) for row in rows if (place := getattr(row, side)) is not None]
        for place, _ in places:
            if place not in known:
                raise BadData(f"The concordance of {source} names {side} {place!r}, which the text does not have.")
        for place, times in Counter(place for place, how in places if not how).items():
            if times > 1:
                raise BadData(
                    f"The concordance of {source} names {side} {place!r} {times} times; each stands once, "
                    f"unless its row says how: split, merged or absorbed."
                )


def _pairs(source: str, row: dict[str, Any]) -> list[dict[str, Any]]:
    """A row that names several places on one side as a row for each."""
    here, there = (row[side] if isinstance(row.get(side), list) else [row.get(side)] for side in ("current", "old"))
    if len(here) * len(there) > 1 and (min(len(here), len(there)) > 1 or not row.get("how")):
        raise BadData(
            f"The concordance of {source}, current {row.get('current')!r}, old {row.get('old')!r}, "
            f"names several places; it must do so on one side only and say how."
        )
    return [row | {"current": current, "old": old} for current in here for old in there]


def _decision(source: str, row: dict[str, Any]) -> Decision:
    where = f"The concordance of {source}, current {row.get('current')!r}, old {row.get('old')!r},"
    relation: Any = row.get("relation")
    note = row.get("note") or {}
    if not set(row) <= _KEYS or relation not in get_args(Relation):
        raise BadData(f"{where} must have current, old, relation (one of {', '.join(get_args(Relation))}) and no more.")
    if (row.get("current") is None) != (relation == "dropped") or (row.get("old") is None) != (relation == "new"):
        raise BadData(f"{where} must leave out exactly the side that {relation!r} lacks.")
    if row.get("how", "") not in get_args(How) or (row.get("how") and relation in ("new", "dropped")):
        raise BadData(f"{where} must say how by split, merged or absorbed, and only where both sides have a place.")
    if row.get("kept") and relation not in ("new", "dropped"):
        raise BadData(f"{where} is {relation}; only what is new or dropped can be kept.")
    if note and set(note) != set(LANGUAGES):
        raise BadData(f"{where} must have its note in {', '.join(LANGUAGES)}.")
    if relation in ("changed", "new", "dropped") and not note:
        raise BadData(f"{where} is {relation} and must say what changed.")
    how: Any = row.get("how", "")
    return Decision(
        row.get("current"), row.get("old"), relation, dict(note), row.get("reason") or "", bool(row.get("kept")), how
    )
