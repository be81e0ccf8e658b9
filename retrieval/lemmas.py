"""Dictionary forms of words, from a table written at ingest, so that a query needs no dictionary of its own.

One file a language, `lemmas-hu.tsv`: sorted lines `folded form TAB form=lemma TAB form=lemma ...` for every form of
the corpus and every dictionary form of a lemma that occurs in it. A look-up is a binary search in the mapped file:
nothing is loaded. Forms come from simplemma's dictionaries (MIT); unknown Polish query words are asked of morfeusz2
(BSD), lazily.
"""

from __future__ import annotations

import json
import mmap
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from corpus.errors import NoIndex
from corpus.model import LANGUAGES, Language
from retrieval.morphology import analyse
from retrieval.text import cached_fold, words

Weighted = list[tuple[str, float]]
STEMS = Path(__file__).parent / "data" / "stems.json"


@cache
def _stems(language: Language) -> tuple[re.Pattern[str], tuple[str, ...]]:
    table: dict[str, str] = json.loads(STEMS.read_text(encoding="utf-8"))[language]
    joined = "|".join(f"(?P<g{place}>{pattern})" for place, pattern in enumerate(table.values()))
    return re.compile(joined or r"(?!)"), tuple(table)


def bridge_lemma(language: Language, word: str) -> str | None:
    """The lemma of a bridge word from `data/stems.json`, where the dictionaries miss or split it; else None."""
    pattern, lemmas = _stems(language)
    found = pattern.fullmatch(cached_fold(word))
    return lemmas[int(str(found.lastgroup)[1:])] if found else None


def write_lemmas(texts: Mapping[Language, Iterable[str]], folder: Path) -> None:
    """Write the tables of all languages for a corpus; loads simplemma's dictionaries (seconds, ingest only)."""
    from simplemma import Lemmatizer
    from simplemma.strategies import DefaultStrategy
    from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

    factory = DefaultDictionaryFactory()
    lemmatizer = Lemmatizer(lemmatization_strategy=DefaultStrategy(dictionary_factory=factory))
    for language in LANGUAGES:
        forms = {word for text in texts.get(language, ()) for word in words(text) if not word.isdigit()}
        table = {
            form: bridge_lemma(language, form) or str(lemmatizer.lemmatize(form, lang=language)).lower()
            for form in sorted(forms)
        }
        lemmas = set(table.values())
        for raw_form, raw_lemma in factory.get_dictionary(language).items() if forms else ():
            lemma = _text(raw_lemma)
            if lemma in lemmas:
                table.setdefault(_text(raw_form).lower(), lemma)
        (folder / f"lemmas-{language}.tsv").write_bytes(_lines(table))


def _text(value: str | bytes) -> str:
    return value.decode() if isinstance(value, bytes) else value


def _lines(table: Mapping[str, str]) -> bytes:
    rows: dict[bytes, list[bytes]] = defaultdict(list)
    for form in sorted(table):
        if not any(sign in form + table[form] for sign in "\t\n="):
            rows[cached_fold(form).encode()].append(f"{form}={table[form]}".encode())
    return b"".join(b"\t".join((key, *rows[key])) + b"\n" for key in sorted(rows))


class Lemmas:
    """The table of one language, mapped from its file; raises NoIndex when it is missing."""

    def __init__(self, folder: Path, language: Language) -> None:
        self.language = language
        self._known: dict[str, str] = {}
        path = folder / f"lemmas-{language}.tsv"
        try:
            with path.open("rb") as file:
                self._data: mmap.mmap | bytes = (
                    mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) if path.stat().st_size else b""
                )
        except OSError as error:
            raise NoIndex(f"The word table {path} is missing; run `lawbridge ingest`.") from error

    def of_text(self, text: str) -> list[str]:
        """The lemma of each word of a corpus text, in order."""
        return [self.of_form(word) for word in words(text)]

    def of_form(self, word: str) -> str:
        """The lemma of a word written with its diacritics; the word itself when unknown. Each is looked up once."""
        if word not in self._known:
            self._known[word] = bridge_lemma(self.language, word) or self.lookup(word).get(word, word)
        return self._known[word]

    def of_query(self, word: str, *, bare: bool) -> Weighted:
        """The lemmas a query word may stand for, with weights that sum to 1 at most.

        `bare` says that the whole query has no diacritics, so that a known word may still be another one undressed.
        """
        known = bridge_lemma(self.language, word)
        if known:
            return [(known, 1.0)]
        found = self.lookup(word)
        if word in found and not (bare and word.isascii()):
            return [(found[word], 1.0)]
        if found:
            lemmas = list(dict.fromkeys(([found[word]] if word in found else []) + list(found.values())))
            return [(lemma, 1.0 / len(lemmas)) for lemma in lemmas]
        if self.language == "pl" and not word.isascii() and word.isalpha():
            guesses = self._morfeusz(word)
            if guesses:
                return [(lemma, 1.0 / len(guesses)) for lemma in guesses]
        return [(word, 1.0)]

    def lookup(self, word: str) -> dict[str, str]:
        """Forms that fold like `word`, and their lemmas."""
        key = cached_fold(word).encode()
        low, high = 0, len(self._data)
        while low < high:
            middle = (low + high) // 2
            start = self._data.rfind(b"\n", 0, middle) + 1
            end = self._data.find(b"\n", start)
            row = self._data[start:end].split(b"\t")
            if row[0] == key:
                pairs = (cell.decode().partition("=") for cell in row[1:])
                return {form: lemma for form, _, lemma in pairs}
            if row[0] < key:
                low = end + 1
            else:
                high = start
        return {}

    def _morfeusz(self, word: str) -> list[str]:
        lemmas = (lemma.split(":")[0].lower() for lemma, tag in analyse(word) if tag != "ign")
        return list(dict.fromkeys(lemmas))[:3]
