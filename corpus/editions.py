"""The editions of the Laws as a table (`corpus/editions.yaml`): which there are, their texts, which one is in force."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadData

EDITIONS = Path(__file__).parent / "editions.yaml"
_KEYS = {"year", "text", "laws", "from", "until", "in_force", "inherits"}


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition: its year, the source read for it and the laws it holds, from and until when, what it inherits."""

    year: str
    text: str
    first_law: int = 1
    last_law: int = 93
    since: str = ""
    until: str = ""
    in_force: bool = False
    inherits: str = ""


@cache
def editions(path: Path = EDITIONS) -> dict[str, Edition]:
    """All editions by year, oldest first; raises BadData for a malformed table or when not exactly one is in force."""
    rows = [_edition(path, row) for row in strict_yaml.load(path)["editions"]]
    result = {row.year: row for row in rows}
    if len(result) != len(rows) or list(result) != sorted(result):
        raise BadData(f"The editions of {path.name} are not in order of their years, each once.")
    if sum(row.in_force for row in rows) != 1:
        raise BadData(f"Exactly one edition of {path.name} is in force.")
    if unknown := [row.inherits for row in rows if row.inherits and row.inherits not in result]:
        raise BadData(f"An edition of {path.name} inherits {unknown[0]}, which is not in the table.")
    return result


def in_force() -> Edition:
    """The edition in force."""
    return next(row for row in editions().values() if row.in_force)


def lineage(year: str) -> tuple[str, ...]:
    """An edition and those it inherits from, nearest first: where to look for a rule that it does not change.

    >>> lineage("2007")
    ('2007',)
    """
    above = editions()[year].inherits if year in editions() else ""
    return (year, *lineage(above)) if above else (year,)


def _edition(path: Path, row: dict[str, Any]) -> Edition:
    if set(row) - _KEYS or not {"year", "text", "from"} <= set(row):
        raise BadData(f"{path.name}: an edition has {sorted(_KEYS)}; year, text and from are required.")
    first, _, last = str(row.get("laws", "1-93")).partition("-")
    return Edition(
        str(row["year"]),
        row["text"],
        int(first),
        int(last),
        str(row["from"]),
        str(row.get("until") or ""),
        bool(row.get("in_force")),
        str(row.get("inherits") or ""),
    )
