"""Citations of an answer: a numbered list, each a verbatim quote of a provision a reader can open."""

from __future__ import annotations

import re

from app.looking_up.documents import CitedRow
from app.looking_up.provisions import label_for, note_of, older, shown
from corpus.manifest import source
from corpus.model import Language, Provision
from corpus.store import Store

LONGEST_QUOTE = 600
_SENTENCE_END = re.compile(r"(?<=[.!?:;])\s+|\n")


def quote(text: str, longest: int = LONGEST_QUOTE) -> str:
    """The beginning of `text`, whole sentences only while they fit; a substring of it, character for character."""
    if len(text) <= longest:
        return text
    end = 0
    for found in _SENTENCE_END.finditer(text):
        if found.start() > longest:
            break
        end = found.start()
    if not end:
        end = text.rfind(" ", 0, longest)
    return text[:end] if end > 0 else text[:longest]


class Citations:
    """The numbered citations of one answer; the same provision gets the same number."""

    def __init__(self, store: Store, language: Language) -> None:
        self.store = store
        self.language = language
        self.rows: list[CitedRow] = []
        self._numbers: dict[str, int] = {}

    def cite(self, canonical: str) -> int:
        """The number of a provision in force, cited in the reader's language where the law in force is in it."""
        return self._add(canonical, shown(self.store, canonical, self.language), "same", "")

    def cite_older(self, canonical: str) -> list[int]:
        """The numbers of older editions' texts in the reader's language that stand for the same provision."""
        return [
            self._add(canonical, old, link.relation, note_of(self.store, link, self.language))
            for old, link in older(self.store, canonical, self.language)
            if old.text
        ]

    def cite_exactly(self, full_id: str) -> int:
        """The number of the provision itself: a provision in force in the reader's language, an older one as it is."""
        provision = self.store.get(full_id)
        if source(provision.source).in_force:
            return self.cite(full_id)
        return self._add(self.store.canonical(provision) or full_id, provision, self._relation(full_id), "")

    def _relation(self, full_id: str) -> str:
        links = [link for link in self.store.parallels(full_id) if link.old == full_id]
        return links[0].relation if links else "dropped"

    def _add(self, canonical: str, provision: Provision, relation: str, note: str) -> int:
        if provision.full_id not in self._numbers:
            entry = source(provision.source)
            self._numbers[provision.full_id] = len(self.rows) + 1
            self.rows.append(
                {
                    "n": len(self.rows) + 1,
                    "canonical": canonical,
                    "source": provision.source,
                    "provision": provision.id,
                    "label": label_for(self.store, provision, self.language),
                    "language": provision.language,
                    "edition": provision.edition,
                    "in_force": entry.in_force,
                    "standing": entry.standing,
                    "quote": quote(provision.text or provision.title),
                    "relation_to_2017": relation,
                    "note": note,
                }
            )
        return self._numbers[provision.full_id]
