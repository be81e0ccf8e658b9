"""Gained and lost against the last accepted numbers (`evals/accepted.json`).

Development questions are compared one by one. Of the test part only totals are kept: who tunes may not see more.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from corpus.errors import BadData
from evals.run import MEASURES, Run

ACCEPTED = Path(__file__).parent / "accepted.json"
UNFOUND = 0


@dataclass(frozen=True, slots=True)
class MovedLaw:
    """A development question whose law moved: places from 1, 0 when not among the hits."""

    question: str
    text: str
    before: int
    now: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """Questions gained (now first or now found) and lost, and the totals that moved: (measure, before, now)."""

    gained: list[MovedLaw] = field(default_factory=list)
    lost: list[MovedLaw] = field(default_factory=list)
    totals: list[tuple[str, float, float]] = field(default_factory=list)


def read_accepted(path: Path = ACCEPTED) -> dict[str, Any]:
    """The accepted numbers, empty when there are none yet; raises BadData when the file is malformed."""
    if not path.exists():
        return {}
    try:
        document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return document
    except ValueError as error:
        raise BadData(f"The file {path} is not JSON: {error}.") from error


def accept(part: str, run: Run, path: Path = ACCEPTED) -> None:
    """Make a run's numbers the accepted ones of its part."""
    document = read_accepted(path)
    entry: dict[str, Any] = {"totals": _totals(run)}
    if part == "dev":
        entry["places"] = _places(run)
    document[part] = entry
    path.write_text(json.dumps(document, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def compare(part: str, run: Run, path: Path = ACCEPTED) -> Comparison:
    """What a run gained and lost against the accepted numbers of its part."""
    entry = read_accepted(path).get(part, {})
    places: dict[str, int] = entry.get("places", {})
    texts = {row.question.id: row.question.text for row in run.rows}
    moved = [
        MovedLaw(name, texts[name], places[name], now)
        for name, now in _places(run).items()
        if name in places and places[name] != now
    ]
    gained = [change for change in moved if _worth(change.now) > _worth(change.before)]
    lost = [change for change in moved if _worth(change.now) < _worth(change.before)]
    totals = [
        (name, entry["totals"][name], now)
        for name, now in _totals(run).items()
        if name in entry.get("totals", {}) and round(entry["totals"][name] - now, 4)
    ]
    return Comparison(gained, lost, totals)


def _worth(place: int) -> int:
    return 0 if place == UNFOUND else 3 if place == 1 else 2 if place <= 5 else 1


def _places(run: Run) -> dict[str, int]:
    return {row.question.id: row.law_place() or UNFOUND for row in run.rows}


def _totals(run: Run) -> dict[str, float]:
    languages: Sequence[str | None] = (None, *sorted({row.question.language for row in run.rows}))
    return {
        f"{measure} {language or 'all'}": round(run.estimate(measure, language).value, 4)
        for measure in MEASURES
        for language in languages
    }
