"""Canonical retrieval units: one per provision in force, carrying every text that should find it.

A unit is a provision of the 2017 Laws, of the regulations or of Ulti (design section 8). Beside its own words it
carries the headings above it, its lead-in, its footnotes, the working texts, the older editions' texts (through the
concordance) and the topic lines that name it: `topic` where it is the first provision of the topic, `aside` where it is
another. Table talk stands beside the topics, line by line. The glossary's names of a provision are its `term`; the
Polish subject index joins the topics. A hit on any of them is a hit on the unit.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from corpus.manifest import sources
from corpus.model import Correspondence, Language, Provision, Source
from corpus.store import LAW_IN_FORCE, Store
from corpus.table_talk import TalkLine, load_table_talk
from corpus.topics import Topic, load_topics
from retrieval.derived import glossary_terms, index_topics

Field = Literal["title", "text", "heading", "lead", "below", "footnote", "working", "older", "topic", "aside", "term"]
Text = tuple[Language, Field, str]


@dataclass(frozen=True, slots=True)
class Unit:
    """A provision in force (`canonical`, a full id) with its texts: (language, field, words), none of them empty."""

    canonical: str
    texts: tuple[Text, ...]

    def of(self, *fields: Field) -> list[tuple[Language, str]]:
        """The (language, words) of the given fields, in order."""
        return [(language, words) for language, field, words in self.texts if field in fields]


def units(store: Store) -> list[Unit]:
    """The units of a store, the committed topics and table talk."""
    return build_units(store, sources(), store.correspondences, load_topics(), load_table_talk())


def build_units(
    provisions: Iterable[Provision],
    manifest: Mapping[str, Source],
    correspondences: Sequence[Correspondence] = (),
    topics: Sequence[Topic] = (),
    talk: Sequence[TalkLine] = (),
) -> list[Unit]:
    """The units of a corpus, in the order of its sources; deterministic.

    Older texts join through the correspondences alone: the same number is not the same subject (design section 7).
    Working texts carry the ids of the text in force.
    """
    rows = list(provisions)
    known = {row.full_id: row for row in rows}
    below: dict[str, list[Provision]] = defaultdict(list)
    for row in rows:
        if row.parent is not None:
            below[f"{row.source}:{row.parent}"].append(row)
    canonical = [row for row in rows if _canonical(manifest[row.source])]
    attached = _attach(known, canonical, manifest, correspondences)
    lines: dict[str, list[Text]] = defaultdict(list)
    for terms in glossary_terms():
        lines[terms.definition] += [(language, "term", names) for language, names in terms.names]
    for topic in (*topics, *index_topics(correspondences)):
        for place, full_id in enumerate(topic.provisions):
            field: Field = "topic" if place == 0 else "aside"
            lines[full_id] += [(language, field, line) for language, line in topic.lines]
    for told in talk:
        for place, full_id in enumerate(told.provisions):
            lines[full_id].append((told.language, "topic" if place == 0 else "aside", told.text))
    result = []
    for row in canonical:
        texts = _own_texts(row, known, below)
        for other, field in attached.get(row.full_id, ()):
            texts += _other_texts(other, field, known)
        texts += lines.get(row.full_id, [])
        kept = tuple(dict.fromkeys((language, field, words) for language, field, words in texts if words.strip()))
        if kept:
            result.append(Unit(row.full_id, kept))
    return result


def fingerprint(units: Sequence[Unit]) -> str:
    """SHA-256 over all units: what the indexes were built from, so that a stale index is noticed."""
    digest = hashlib.sha256()
    for unit in units:
        digest.update(unit.canonical.encode())
        for language, field, words in unit.texts:
            digest.update(f"\x1f{language}\x1f{field}\x1f{words}".encode())
        digest.update(b"\x1e")
    return digest.hexdigest()


def _own_texts(row: Provision, known: Mapping[str, Provision], below: Mapping[str, list[Provision]]) -> list[Text]:
    language = row.language
    texts: list[Text] = [(language, "title", row.title), (language, "text", row.text)]
    chain = _chain(row, known)
    texts += [(language, "heading", above.title) for above in chain]
    if chain:
        texts.append((language, "lead", chain[-1].text))
    for child in below.get(row.full_id, ()):
        texts.append((language, "below", f"{child.title}\n{child.text}"))
    for note in row.footnotes:
        called = known.get(f"{row.source}:{note}")
        if called:
            texts.append((language, "footnote", called.text))
    return texts


def _other_texts(row: Provision, field: Field, known: Mapping[str, Provision]) -> list[Text]:
    texts: list[Text] = [(row.language, field, f"{row.title}\n{row.text}".strip())]
    texts += [(row.language, "heading", above.title) for above in _chain(row, known)]
    return texts


def _chain(row: Provision, known: Mapping[str, Provision]) -> list[Provision]:
    chain: list[Provision] = []
    above = row.parent
    while above is not None:
        node = known.get(f"{row.source}:{above}")
        if node is None:
            break
        chain.insert(0, node)
        above = node.parent
    return chain


def _attach(
    known: Mapping[str, Provision],
    canonical: Sequence[Provision],
    manifest: Mapping[str, Source],
    correspondences: Sequence[Correspondence],
) -> dict[str, list[tuple[Provision, Field]]]:
    """The provisions of other texts that stand under each canonical id, each once."""
    attached: dict[str, dict[str, tuple[Provision, Field]]] = defaultdict(dict)
    in_force = {row.full_id for row in canonical}
    for link in correspondences:
        if not link.main:
            continue  # the whole old text under each of its parts drew questions to the wrong one (88.8 to 87.0 first)
        if link.current and link.old and link.current in in_force and link.old in known:
            attached[link.current][link.old] = (known[link.old], _field(manifest[known[link.old].source]))
    laws = {row.id: row.full_id for row in canonical if manifest[row.source].kind == "laws"}
    for row in known.values():
        if manifest[row.source].standing == "working" and row.id in laws:
            attached[laws[row.id]][row.full_id] = (row, "working")
    return {full_id: list(rows.values()) for full_id, rows in attached.items()}


def _canonical(source: Source) -> bool:
    """A text in force that stands for itself; other official texts of the Laws in force stand beside the canonical."""
    return source.in_force and source.standing == "official" and (source.kind != "laws" or source.id == LAW_IN_FORCE)


def _field(source: Source) -> Field:
    return "working" if source.in_force or source.standing == "working" else "older"
