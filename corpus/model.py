"""The nouns of the domain: sources, provisions, citations, correspondences. Values only, no reading or writing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Language = Literal["hu", "pl", "nb", "en"]
LANGUAGES: tuple[Language, ...] = ("hu", "pl", "nb", "en")

Kind = Literal[
    "law",
    "letter",
    "number",
    "subletter",
    "roman",
    "footnote",
    "definition",
    "front",
    "section",
    "item",
    "heading",
    "table",
]
Standing = Literal["official", "working"]
Relation = Literal["same", "moved", "changed", "new", "dropped"]
How = Literal["", "split", "merged", "absorbed"]
"""How places answer each other: one to one; one became several; several became one; one was taken in by another."""
SourceKind = Literal["laws", "regulations", "ulti"]


@dataclass(frozen=True, slots=True)
class Source:
    """One document of the manifest. `edition` is a year as text; `jurisdiction` is "" where it holds everywhere.

    `short` is the name that stands before the numbers of regulations (VSz 29); "" where they have none.
    """

    id: str
    file: str
    sha256: str
    language: Language
    kind: SourceKind
    edition: str
    in_force: bool
    standing: Standing
    parser: str
    title: str
    publisher: str
    rights: str
    jurisdiction: str = ""
    short: str = ""


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of one line of a source: 1-based line, columns `start` (inclusive) to `end` (exclusive), 0-based."""

    line: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Provision:
    """One numbered place of a source, with its own text only (children carry theirs).

    `text` is repaired and corrected, `printed` is neither; both without markup, lead-in and tail of a list joined by
    newline, table cells by tab, rows by newline. `stands` is the raw line where each line of `text` begins; `spans` are
    columns of the raw lines. `footnotes` are the ids of the footnotes called from this provision. `unsure` holds the
    repaired words a reader should doubt.
    """

    source: str
    id: str
    kind: Kind
    title: str
    text: str
    printed: str
    parent: str | None
    language: Language
    edition: str
    spans: tuple[Span, ...] = ()
    footnotes: tuple[str, ...] = ()
    printed_title: str = ""
    unsure: tuple[str, ...] = ()
    stands: tuple[int, ...] = ()

    @property
    def full_id(self) -> str:
        """`source:id`, unique in the store."""
        return f"{self.source}:{self.id}"

    @property
    def line_start(self) -> int:
        """First raw line of the provision, 1-based; 0 for texts that have no source lines (working texts)."""
        return min((span.line for span in self.spans), default=0)

    @property
    def line_end(self) -> int:
        """Last raw line of the provision's own text, 1-based; 0 as above."""
        return max((span.line for span in self.spans), default=0)


@dataclass(frozen=True, slots=True)
class Correspondence:
    """One line of the concordance: a 2017 provision and its place in an older or parallel text (full ids).

    `old` is None for *new*, `current` is None for *dropped*; `note` says per language what changed;
    `decided` tells whether evidence or a reviewer decided. Where places do not answer one to one, `how` says so, and
    there is one line for each pair; `main` is False for the lines beside the one that keeps the rule.
    """

    current: str | None
    old: str | None
    relation: Relation
    note: dict[str, str] = field(default_factory=dict)
    decided: Literal["evidence", "reviewed"] = "evidence"
    reason: str = ""
    how: How = ""
    main: bool = True

    @property
    def other_source(self) -> str:
        """The text compared with the Laws in force; a *new* row has it before the colon of its reason."""
        return (self.old or self.reason).partition(":")[0]


@dataclass(frozen=True, slots=True)
class Citation:
    """A reference found in running text: `words` stand at [start, end) of the text; `target` is a full id or None.

    `also` holds further targets, where what an old reference named stands in several places today.
    """

    words: str
    start: int
    end: int
    target: str | None
    reason: str = ""
    also: tuple[str, ...] = ()

    @property
    def targets(self) -> tuple[str, ...]:
        """Every target, the nearest first; none where it leads nowhere."""
        return (self.target, *self.also) if self.target else ()
