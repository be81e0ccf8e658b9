"""The library: the texts and indexes of one build folder; everything above answers from what it shows and finds."""

from __future__ import annotations

import time
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from app.input.question import question as read_question
from app.looking_up import provisions, searching
from app.looking_up.documents import ProvisionDocument, SearchDocument
from app.messages import jurisdiction_code, language_code
from corpus.citations import cited as find_cited
from corpus.concepts import provisions_of
from corpus.errors import BadInput
from corpus.jurisdictions import holds, of_language
from corpus.manifest import sources
from corpus.model import Language
from corpus.pinning import Pin
from corpus.store import Store, build_folder

if TYPE_CHECKING:
    from retrieval.reading import Reading
    from retrieval.search import Found, Searcher

BESIDE = 10
"""Hits looked at beyond those asked for, since rules that do not hold at the reader's may fall out."""


class Library:
    """Texts, indexes and how a text is read. Safe to share between threads: nothing in it changes after loading.

    It pins its build: later builds take nothing from under it.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._pin = Pin(folder or build_folder())
        self.folder = self._pin.folder

    @cached_property
    def store(self) -> Store:
        """The provisions; raises NoIndex when there is no build."""
        return Store.load(self.folder)

    @cached_property
    def searcher(self) -> Searcher:
        """The indexes; raises NoIndex when they are missing, stale or foreign."""
        from retrieval.search import Searcher

        return Searcher(self.folder / "indexes")

    def show_in_order(self, document: ProvisionDocument) -> list[dict[str, str]]:
        """What stands at the provision of a document of `show` and below it, as the text has it.

        Rows of `label`, `title`, `text`; a part of a text that stands below its list has neither label nor title.
        """
        rows: list[dict[str, str]] = []
        for passage in self.store.passages(f"{document['source']}:{document['provision']}"):
            own, head = passage.provision, passage.opens
            label, title = (provisions.label_of(own), own.title) if head else ("", "")
            rows.append({"label": label, "title": title, "text": passage.text})
        return rows

    def language(self, text: str, given: str | None = None, reader: Language | None = None) -> Language:
        """The language asked for, else the one the text is in; the reader's own where the text does not tell."""
        if given:
            return language_code(given)
        from retrieval.language import detect, guess

        found = guess(text, reader) if reader else None
        if found is not None and reader is not None:
            return found.language if found.sure else reader
        return detect(text)

    def show(self, typed: str, lang: str | None = None, compare: bool = False) -> ProvisionDocument:
        """One provision, its parallels, cross-references and procedures (design section 10)."""
        return provisions.show(self.store, typed, language_code(lang) if lang else None, compare)

    def search(
        self, query: str, k: int = 10, lang: str | None = None, jurisdiction: str | None = None
    ) -> SearchDocument:
        """Ranked provisions in force; an exact citation comes first.

        What holds in another country than the reader's (her language's, unless named) comes only where nothing fits.
        """
        started = time.perf_counter()
        text = read_question(query)
        if not 1 <= k <= 100:
            raise BadInput(f"{k} results were asked for and 1 to 100 can be given; write for example `-k 10`.")
        language = self.language(text, lang)
        place = jurisdiction_code(jurisdiction, language)
        return searching.document(self.store, text, language, self.ranked(text, language, k, place), started)

    def read(self, text: str, language: Language) -> Reading:
        """What a question says about the game."""
        from retrieval.reading import read

        return read(text, language)

    def find(self, reading: Reading, k: int, place: str | None = None) -> Found:
        """Ranked provisions for a question that was read, and whether the texts answer it at all."""
        ordered = sorted(reading.concepts.values(), key=lambda item: not item.sure)
        named = [full_id for item in ordered for full_id in provisions_of(item.value)]
        return self.searcher.find(reading.text, reading.language, k, named, place)

    def ranked(self, text: str, language: Language, k: int, place: str | None = None) -> list[tuple[str, float]]:
        """Canonical full ids with scores, best first; citations in the text come before what was found by words."""
        place = place or of_language(language)
        cited = find_cited(self.store, text)
        from retrieval.rerank import rerank

        abroad = any(row.in_force and row.jurisdiction not in ("", place) for row in sources().values())
        wanted = k + BESIDE if abroad else k
        reading = self.read(text, language)
        hits = rerank(text, self.find(reading, wanted, place).hits, lambda name: self.store.get(name).text)
        found = [(hit.canonical, hit.score) for hit in hits]
        found = [row for row in found if holds(row[0], place)] or found
        top = found[0][1] if found else 1.0
        first = [(full_id, top + 1.0) for full_id in cited]
        return (first + [row for row in found if row[0] not in cited])[:k]
