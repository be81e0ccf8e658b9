"""One term a notion and language: what the project writes itself keeps to the glossary (`corpus/terms.yaml`)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from corpus import strict_yaml
from corpus.glossary import glossary
from corpus.manifest import CORPUS
from corpus.model import LANGUAGES

ROOT = Path(__file__).parents[2]
ROWS: list[dict[str, Any]] = strict_yaml.load(CORPUS / "terms.yaml")
OWN = (
    "corpus/working/*.yaml",
    "corpus/concordance.yaml",
    "corpus/departures.yaml",
    "corpus/departure_sentences.yaml",
    "corpus/jurisdictions/*.yaml",
    "corpus/lookups/*.yaml",
    "rulings/**/wording.yaml",
    "rulings/**/texts*.yaml",
    "app/**/*.yaml",
)
_PLACEHOLDER = re.compile(r"\{[^{}]*\}")


def said(node: Any, language: str, key: str = "") -> Iterator[tuple[str, str]]:
    """(language, text) of every text in a file; `proof` quotes the law, whose words are its own."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name not in ("proof", "reason", "source", "adapted"):
                yield from said(value, name if name in LANGUAGES else language, name)
    elif isinstance(node, list):
        for value in node:
            yield from said(value, language, key)
    elif isinstance(node, str) and language:
        yield language, _PLACEHOLDER.sub(" ", node)


@cache
def texts() -> tuple[tuple[str, str, str], ...]:
    """(file, language, text) of everything the project writes itself."""
    found = []
    for pattern in OWN:
        for path in sorted(ROOT.glob(pattern)):
            named = re.search(r"(?:^|\.)(hu|pl|nb|en)$", path.stem)
            node = strict_yaml.load(path)
            if pattern.startswith("corpus/lookups"):  # how people ask is free
                node = [row["say"] for row in node]
            rows = said(node, named[1] if named else "")
            found += [(path.relative_to(ROOT).as_posix(), language, text) for language, text in rows]
    return tuple(found)


def pattern(words: str) -> re.Pattern[str]:
    """The words as a regular expression; a trailing ~ of each is any ending."""
    parts = [re.escape(word[:-1]) + r"\w*" if word.endswith("~") else re.escape(word) for word in words.split()]
    return re.compile(r"\b" + r"\s+".join(parts) + r"\b", re.IGNORECASE)


def breaches(row: dict[str, Any]) -> list[tuple[str, str]]:
    """Where a text says what it should not, as (file, text)."""
    wrong = [pattern(words) for words in row["not"]]
    free = tuple(row.get("but") or ())
    return [
        (path, text)
        for path, language, text in texts()
        if language == row["language"] and not path.startswith(free) and any(one.search(text) for one in wrong)
    ]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['notion']}-{row['language']}")
def test_one_term_a_notion(row: dict[str, Any]) -> None:
    assert breaches(row) == []


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['notion']}-{row['language']}")
def test_the_term_is_the_glossarys_and_is_said(row: dict[str, Any]) -> None:
    entry = next(entry for entry in glossary() if entry.id == row["notion"])
    term = entry.words[row["language"]].term
    assert not any(pattern(words).search(term) for words in row["not"])
    stem = re.compile(rf"\b{re.escape(term.split()[0][:-1])}", re.IGNORECASE)
    assert sum(language == row["language"] and bool(stem.search(text)) for _, language, text in texts()) >= 3


def test_exceptions_are_needed_and_reasoned() -> None:
    for row in ROWS:
        bare = breaches({**row, "but": None})
        for folder, reason in (row.get("but") or {}).items():
            assert reason
            assert any(path.startswith(folder) for path, _ in bare), (row["notion"], folder)


def test_texts_of_all_kinds_are_read() -> None:
    read = {path.split("/")[0] + "/" + path.split("/")[1] for path, _, _ in texts()}
    assert {"corpus/working", "corpus/concordance.yaml", "rulings/laws", "app/messages", "app/quiz"} <= read
    assert {language for _, language, _ in texts()} == set(LANGUAGES)
