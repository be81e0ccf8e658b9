"""The heading description of a source: what its headings look like, as data beside the text (`<id>.headings.yaml`)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadData

RUNG_NAMES = ("law", "letter", "number", "subletter", "roman", "footnote")
PARTS = ("PREFACE", "INTRODUCTION", "definitions", "laws", "regulations")


@dataclass(frozen=True, slots=True)
class Headings:
    """`patterns` by rung (group 1 is the label); `parts`: where each part begins (1-based line) and what it is.

    A part whose name is none of `PARTS` is skipped for that reason. `wrapped`: a line is a printed line, not a whole
    paragraph. `running_heads` are lines at the edge of a page, digits aside. `definitions` is "line" or "dash".
    """

    kind: str
    patterns: dict[str, re.Pattern[str]]
    parts: list[tuple[int, str]]
    first: int = 1
    last: int = 93
    wrapped: bool = False
    definitions: str = "line"
    running_heads: frozenset[str] = frozenset()
    connectives: tuple[str, ...] = field(default=())


def load_headings(path: Path) -> Headings:
    """Read a description; raises BadData naming the file when it is malformed."""
    return headings(strict_yaml.load(path), str(path))


def headings(rows: Any, name: str) -> Headings:
    """A description from its YAML document; raises BadData naming `name`."""
    try:
        patterns = {str(key): re.compile(str(value)) for key, value in rows["patterns"].items()}
        parts = [(int(part["line"]), str(part["what"])) for part in rows["parts"]]
        laws = rows.get("laws") or {}
        return Headings(
            str(rows["kind"]),
            patterns,
            parts,
            int(laws.get("first", 1)),
            int(laws.get("last", 93)),
            bool(rows.get("wrapped", False)),
            str(rows.get("definitions") or "line"),
            frozenset(str(line) for line in rows.get("running_heads") or ()),
            tuple(str(word) for word in rows.get("connectives") or ()),
        )
    except (KeyError, TypeError, ValueError, AttributeError, re.error) as error:
        raise BadData(
            f"The heading description {name} is malformed ({error}); see docs/how-to-add-a-source.md."
        ) from error
