"""Old law numbers cited by the MBSz regulations: each citation is in the table, each target in the Laws in force."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from corpus import manifest, strict_yaml
from corpus.citations import cited as named_in
from corpus.old_references import OLD_REFERENCES, current, targets
from corpus.store import Store
from ingest.edits import layered
from ingest.lines import LayeredText
from ingest.read import read

_NAMED = re.compile(r"NKVS[Zz] ((?:\d{1,2}(?!\d)(?:/[a-d])?\.?(?:, | és | pontja ill\. |-)?)+)")
_LETTERED = re.compile(r"(?<![\d/])([1-9]\d)/([a-d])\b\.?(?: (\d)\. pont)?")
_CHAPTER = re.compile(r"NKVSz ([IVX]+)\. fejezet")


@cache
def rows() -> dict[str, dict[str, Any]]:
    table: dict[str, dict[str, Any]] = strict_yaml.load(OLD_REFERENCES)
    return table


@cache
def text() -> LayeredText:
    source = manifest.source("mbsz-hu")
    return layered(source, manifest.raw_text(source))


def cited(line: str) -> set[str]:
    """Old numbers a line cites: `16/a`, `21/b/1`, `23` ... `27`, `VII`."""
    found = {"/".join(part for part in match.groups() if part) for match in _LETTERED.finditer(line)}
    found |= set(_CHAPTER.findall(line))
    for named in _NAMED.finditer(line):
        for first, last in re.findall(r"(?<![\d/])(\d+)(?![/\d])(?:-(\d+))?", named[1]):
            if f"{first}/" not in named[1]:
                found |= {str(number) for number in range(int(first), int(last or first) + 1)}
    return found


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ("(NKVSz 16/a. pontja ill. 40. pontja szerint)", {"16/a", "40"}),
        ("NKVSz 30., 31. és 32. pontjai", {"30", "31", "32"}),
        ("Az NKVSz 23-27. pontjai", {"23", "24", "25", "26", "27"}),
        ("(NKVSz 20/c. 2. pontja", {"20/c/2"}),
        ("21/b 1. pont A 40/b. pontban", {"21/b/1", "40/b"}),
        ("az 1/a. pontban leírtak, Függelék 2/b. pontja", set()),
        ("A NKVSz VII. fejezetében", {"VII"}),
    ],
)
def test_citations_are_read(line: str, numbers: set[str]) -> None:
    assert cited(line) == numbers


def test_every_citation_of_the_text_is_in_the_table_with_its_line() -> None:
    found: dict[str, list[int]] = {}
    for number in range(97, len(text()) + 1):
        for old in cited(text().line(number)):
            found.setdefault(old, []).append(number)
    assert {old: row["lines"] for old, row in rows().items()} == found


def test_every_target_exists_in_the_laws_in_force() -> None:
    laws = {provision.id for provision in read(manifest.source("laws-2017-hu")).provisions}
    for old, row in rows().items():
        assert set(row["targets"]) <= laws, old
        assert row["reason"]


@pytest.mark.parametrize(
    ("old", "today"),
    [("16.A", "16.B"), ("16.B", "16.D"), ("16.C", "16.C"), ("86.B", "12.C.4"), ("40.D", "40.B.2.a.i"), ("23", "72.C")],
)
def test_the_traps(old: str, today: str) -> None:
    assert current(old) == today


@pytest.mark.parametrize(
    ("old", "today"),
    [
        ("40.A", ("40.A.3", "40.C.1")),
        ("40.B", ("40.A.1.b", "40.B")),
        ("VII", ("72", "73", "74", "75", "76")),
        ("16.A", ("16.B",)),
        ("7", ()),
    ],
)
def test_all_targets_are_known_the_nearest_first(old: str, today: tuple[str, ...]) -> None:
    assert targets(old) == today
    assert current(old) == (today[0] if today else None)


@pytest.fixture(scope="module")
def store() -> Store:
    return Store([row for name in ("laws-2017-hu", "mbsz-hu") for row in read(manifest.source(name)).provisions])


@pytest.mark.parametrize(
    ("question", "today"),
    [
        ("Mit mond az NKVSz 40/a. pontja?", ["40.A.3", "40.C.1"]),
        ("NKVSz 16/a", ["16.B"]),
        ("NKVSz 20. pontja és a 27B1a", ["20.F", "20", "27.B.1.a"]),
    ],
)
def test_a_question_that_names_an_old_number_gets_all_it_became(question: str, today: list[str], store: Store) -> None:
    assert named_in(store, question) == [f"laws-2017-hu:{path}" for path in today]
