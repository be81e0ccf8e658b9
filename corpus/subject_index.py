"""The subject index of the Polish Laws 2007 (by Richard Hills), restored: terms and the provisions they cite."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.manifest import CORPUS

SOURCE = "laws-2007-pl"
INDEX = CORPUS / "index_pl.yaml"
DEFINITIONS = "DEFINITIONS"  # a citation of the whole section of definitions, which is no provision


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """One line of the index: a head and, below it, a sub-entry ("" for the head itself).

    `citations` are ids of provisions of laws-2007-pl (or DEFINITIONS); `see` names another head; `printed` is the
    citation as it stands where it had to be corrected; `line` is the raw line of the term.
    """

    term: str
    line: int
    sub: str = ""
    citations: tuple[str, ...] = ()
    see: str = ""
    printed: str = ""
    note: str = ""


@cache
def entries(path: Path = INDEX) -> tuple[IndexEntry, ...]:
    """All entries in the order of the print; raises BadData when a row is malformed or neither cites nor refers."""
    result: list[IndexEntry] = []
    for row in strict_yaml.load(path):
        try:
            entry = IndexEntry(**{**row, "citations": tuple(row.get("citations", ()))})
        except (TypeError, AttributeError) as error:
            raise BadData(f"The row {row!r} of {path} is not an entry of the subject index.") from error
        if not (entry.citations or entry.see):
            raise BadData(f"The entry {entry.term!r} of {path} cites nothing and refers to nothing.")
        result.append(entry)
    return tuple(result)
