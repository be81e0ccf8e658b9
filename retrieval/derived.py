"""Topic lines that others have already written: the glossary's terms and the Polish book's own subject index."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from corpus import subject_index
from corpus.glossary import Entry, glossary
from corpus.model import LANGUAGES, Correspondence, Language
from corpus.subject_index import IndexEntry, entries
from corpus.topics import Topic


@dataclass(frozen=True, slots=True)
class Terms:
    """The names of one notion in every language and the full id of the provision that defines it."""

    definition: str
    names: tuple[tuple[Language, str], ...]


def glossary_terms(rows: Sequence[Entry] | None = None) -> list[Terms]:
    """The glossary as names of provisions: one line a language, with the everyday words; stems are left out."""
    result = []
    for entry in glossary() if rows is None else rows:
        names = []
        for language in LANGUAGES:
            words = entry.words[language]
            said = [words.term, *words.everyday, *(form for form in words.forms if not form.endswith("~"))]
            names.append((language, ", ".join(dict.fromkeys(said))))
        result.append(Terms(entry.definition, tuple(names)))
    return result


def index_topics(correspondences: Sequence[Correspondence], rows: Sequence[IndexEntry] | None = None) -> list[Topic]:
    """The Polish subject index as topics: each entry leads to the provisions in force that its citations stand for."""
    current: dict[str, str] = {}
    for link in sorted(correspondences, key=lambda link: not link.main):
        if link.old and link.current:
            current.setdefault(link.old, link.current)  # of a place that was split, the part that keeps its rule
    topics: list[Topic] = []
    for entry in entries() if rows is None else rows:
        cited = [current.get(f"{subject_index.SOURCE}:{path}") for path in entry.citations]
        found = tuple(dict.fromkeys(full_id for full_id in cited if full_id))
        if found:
            line = f"{entry.term}: {entry.sub}" if entry.sub else entry.term
            topics.append(Topic(f"index-{entry.line}-{len(topics)}", found, (), (("pl", line),), "index_pl.yaml"))
    return topics
