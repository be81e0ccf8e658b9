"""The glossary: terms in Hungarian, Polish, Norwegian and English, with inflected and everyday forms, each with the
provision that defines it. `python -m corpus.glossary` prints `docs/glossary.md`.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.errors import BadData
from corpus.ids import fold, label, split
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES, Language
from corpus.store import LAW_IN_FORCE, REGULATIONS, ULTI

GLOSSARY = CORPUS / "glossary.yaml"
SOFTWARE = CORPUS.parent / "docs" / "software_words.yaml"
GROUPS = ("laws", "mbsz", "ulti")

_WORD = re.compile(r"\w+(?:[-.']\w+)*")


@dataclass(frozen=True, slots=True)
class Words:
    """A term in one language: as a law book has it, inflected (a trailing ~ is any ending), and as people say it."""

    term: str
    forms: tuple[str, ...] = ()
    everyday: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        """Every way of saying it, the term first."""
        return (self.term, *self.forms, *self.everyday)


@dataclass(frozen=True, slots=True)
class Entry:
    """One notion: `definition` is the full id of the provision that defines or carries it."""

    id: str
    group: str
    definition: str
    words: dict[Language, Words]


@cache
def glossary(path: Path = GLOSSARY) -> tuple[Entry, ...]:
    """All entries in the order of the file; raises BadData for an unknown key, a missing language or a doubled id."""
    document: dict[str, list[dict[str, Any]]] = strict_yaml.load(path)
    entries = tuple(_entry(group, row) for group, rows in document.items() for row in rows)
    ids = [entry.id for entry in entries]
    if doubled := sorted({name for name in ids if ids.count(name) > 1}):
        raise BadData(f"The glossary has the id {doubled[0]!r} twice.")
    return entries


def notions(text: str, language: Language) -> list[str]:
    """The ids of the notions a text names, in the order of its words; of nested ones the longest counts.

    >>> notions("Elégtelen bemondás után a felvevő", "hu")
    ['insufficient-bid', 'declarer']
    """
    return [name for _, _, name in places(text, language)]


def places(text: str, language: Language) -> list[tuple[int, int, str]]:
    """Where a text names notions: start and end (columns of the text) and the notion's id, in the order of the text.

    >>> places("a felvevő", "hu")
    [(2, 9, 'declarer')]
    """
    found = list(_WORD.finditer(text))
    words = [fold(word[0]) for word in found]
    result: list[tuple[int, int, str]] = []
    place = 0
    while place < len(words):
        fitting = [
            (phrase, name) for phrase, name in _candidates(words[place], language) if _fits(phrase, words, place)
        ]
        phrase, name = max(fitting, key=_length, default=((words[place],), ""))
        if name:
            result.append((found[place].start(), found[place + len(phrase) - 1].end(), name))
        place += len(phrase)
    return result


Phrase = tuple[str, ...]


def _length(row: tuple[Phrase, str]) -> tuple[int, int]:
    return len(row[0]), len(row[0][0])


def _fits(phrase: Phrase, words: list[str], place: int) -> bool:
    if place + len(phrase) > len(words):
        return False
    return all(
        word.startswith(part[:-1]) if part.endswith("~") else word == part
        for part, word in zip(phrase, words[place:], strict=False)
    )


def _candidates(word: str, language: Language) -> Iterator[tuple[Phrase, str]]:
    index = _index(language)
    yield from index.get(word, ())
    for length in range(len(word), 1, -1):
        yield from index.get(word[:length] + "~", ())


@cache
def _index(language: Language) -> dict[str, list[tuple[Phrase, str]]]:
    """The phrases of the Laws' own terms by their first word, which ends in ~ where it is a stem."""
    index: dict[str, list[tuple[Phrase, str]]] = defaultdict(list)
    for entry in glossary():
        for form in entry.words[language].all if entry.group == "laws" else ():
            phrase = tuple(
                fold(found[0]) + ("~" if form[found.end() : found.end() + 1] == "~" else "")
                for found in _WORD.finditer(form)
            )
            index[phrase[0]].append((phrase, entry.id))
    return index


def _entry(group: str, row: dict[str, Any]) -> Entry:
    name = row.get("id", "?")
    if group not in GROUPS or set(row) != {"id", "definition", *LANGUAGES}:
        raise BadData(f"The glossary entry {name!r} of {group!r} must have id, definition and {', '.join(LANGUAGES)}.")
    definition = row["definition"]
    full_id = definition if split(definition)[0] else f"{LAW_IN_FORCE}:{definition}"
    return Entry(name, group, full_id, {language: _words(name, row[language]) for language in LANGUAGES})


def _words(name: str, row: dict[str, Any]) -> Words:
    if not row.get("term") or not set(row) <= {"term", "forms", "everyday"}:
        raise BadData(f"The glossary entry {name!r} must have a term, and may have forms and everyday words.")
    return Words(row["term"], tuple(row.get("forms", ())), tuple(row.get("everyday", ())))


_HEADINGS = {"laws": "The Laws", "mbsz": "Hungarian regulations (MBSz)", "ulti": "Ulti"}
_KINDS = {LAW_IN_FORCE: "laws", REGULATIONS: "regulations", ULTI: "ulti"}


def software_words(path: Path = SOFTWARE) -> list[dict[str, str]]:
    """The words of the code: `word`, `means`, and `where`, the file or folder that is it."""
    rows: list[dict[str, str]] = strict_yaml.load(path)
    return rows


def as_markdown() -> str:
    """The glossary as `docs/glossary.md` has it: a table a group, everyday words in brackets, then the code's words."""
    lines = [
        "# Glossary",
        "",
        "Every domain word in English, Hungarian, Polish and Norwegian, with what people say at the table in brackets.",
        "Printed from `corpus/glossary.yaml` by `python -m corpus.glossary`; change it there.",
    ]
    for group in GROUPS:
        lines += ["", f"## {_HEADINGS[group]}", "", "| en | hu | pl | nb | defined in |", "|---|---|---|---|---|"]
        rows = sorted((entry for entry in glossary() if entry.group == group), key=lambda entry: entry.id)
        lines += [_line(entry) for entry in rows]
    lines += ["", "## The software", "", "Printed from `docs/software_words.yaml`.", ""]
    lines += ["| word | means | where |", "|---|---|---|"]
    lines += [f"| {row['word']} | {row['means']} | `{row['where']}` |" for row in software_words()]
    return "\n".join(lines) + "\n"


def _line(entry: Entry) -> str:
    cells = [_cell(entry.words[language]) for language in ("en", "hu", "pl", "nb")]
    source, path = split(entry.definition)
    return f"| {' | '.join(cells)} | {label(path, _KINDS[source or LAW_IN_FORCE])} |"


def _cell(words: Words) -> str:
    return f"{words.term} ({', '.join(words.everyday)})" if words.everyday else words.term


if __name__ == "__main__":
    print(as_markdown(), end="")
