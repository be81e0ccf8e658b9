"""What `show` and `search` give, and how provisions are cited, with types: the JSON of `docs/api.md` as it stands."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from corpus.model import Language


class Footnote(TypedDict):
    """A footnote called from a provision."""

    provision: str
    text: str


class Parallel(TypedDict):
    """The same place in another text; `provision` is None where that text has none.

    Of a place that exists there are also its label, language and edition, and, where texts are compared, its words.
    """

    source: str
    provision: str | None
    edition: str
    relation: str
    how: str
    note: str
    label: NotRequired[str]
    language: NotRequired[Language]
    title: NotRequired[str]
    text: NotRequired[str]


class CrossReference(TypedDict):
    """A reference in the text; `target` is a full id, None with a reason where nothing stands there."""

    words: str
    target: str | None
    also: list[str]
    reason: str


class DepartureTold(TypedDict):
    """Where a text departs from the Laws, and what the text shown follows."""

    provision: str
    effect: str
    text: str
    follows: str


class ProvisionDocument(TypedDict):
    """One provision; `printed` is None where it is read as printed, `canonical` where no law in force answers to it."""

    source: str
    provision: str
    label: str
    title: str
    text: str
    printed: str | None
    kind: str
    language: Language
    edition: str
    in_force: bool
    standing: str
    canonical: str | None
    unsure: list[str]
    lines: list[int]
    children: list[str]
    footnotes: list[Footnote]
    parallels: list[Parallel]
    cross_references: list[CrossReference]
    cited_by: list[str]
    procedures: list[str]
    departures: list[DepartureTold]


class ParallelNamed(TypedDict):
    """The same place in another text, named."""

    source: str
    provision: str | None
    relation: str
    how: str


class ProvisionFound(TypedDict):
    """A provision found, as the asker's language has it."""

    canonical: str
    source: str
    provision: str
    label: str
    title: str
    text: str
    language: Language
    edition: str
    in_force: bool
    standing: str
    score: float
    parallels: list[ParallelNamed]


class SearchDocument(TypedDict):
    """Ranked provisions."""

    query: str
    language: Language
    hits: list[ProvisionFound]
    elapsed_ms: float


class CitedRow(TypedDict):
    """A provision cited by its number in an answer, with a verbatim quote."""

    n: int
    canonical: str
    source: str
    provision: str
    label: str
    language: Language
    edition: str
    in_force: bool
    standing: str
    quote: str
    relation_to_2017: str
    note: str
