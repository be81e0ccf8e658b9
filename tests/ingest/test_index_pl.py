"""The restored subject index of the Polish Laws 2007: every citation exists, every entry stands where it says."""

import re
from pathlib import Path

import pytest

from corpus.errors import BadData
from corpus.manifest import raw_text, source
from corpus.subject_index import DEFINITIONS, SOURCE, IndexEntry, entries
from ingest.edits import layered
from ingest.lines import LayeredText
from ingest.parse import laws_pl

# citations that are no provision, each with its reason
NO_PROVISION = {DEFINITIONS: "the entry Definicje cites the section of definitions as a whole"}


@pytest.fixture(scope="module")
def text() -> LayeredText:
    entry = source(SOURCE)
    return layered(entry, raw_text(entry))


def test_every_citation_exists(text: LayeredText) -> None:
    known = {node.id for node in laws_pl.parse(text).nodes}
    missing = {cited for entry in entries() for cited in entry.citations} - known
    assert missing == set(NO_PROVISION)


def test_no_citation_of_the_print_is_left_out(text: LayeredText) -> None:
    printed = 0
    for number in range(3144, len(text) + 1):
        line = re.sub(r"<\|.*?\|>", "", text.line(number))
        printed += len(re.findall(r"(?<![^\s,])(?:DEFINI\w+|WST.P|C1|\d{1,2}[A-M]\w*|\d{1,2})(?![^\s,(])", line))
    page_numbers = 4  # 64, 66, 68, 71 stand in the column of citations
    split = 2  # 3,45 is 3, 4, 5; Rozgrywka / Zagranie cites two definitions by one word
    assert sum(len(entry.citations) for entry in entries()) == printed - page_numbers + split


def test_every_term_stands_in_its_line(text: LayeredText) -> None:
    for entry in entries():
        assert (entry.sub or entry.term) in text.line(entry.line), entry


def test_references_name_a_head() -> None:
    heads = {entry.term for entry in entries()}
    for entry in entries():
        assert not entry.see or any(head.startswith(entry.see) for head in heads), entry


@pytest.mark.parametrize(
    ("term", "sub", "citations"),
    [
        ("Logiczna alternatywa", "", ("16.B.1.b",)),
        ("Legalne informacje", "Zawarte w zasadach i przepisach", ("16.A.1.c",)),  # printed 16Al1c by the OCR
        ("Odwołania", "Organizacja Nadzorująca, krajowe regulacje prawne", ("93.fn1",)),
        ("Organizator Zawodów", "Dobieranie innego personelu", ("80.B.2.g.ii",)),
        ("Kary porządkowe", "", ("90",)),  # 20 in the OCR
        ("Gracze / Uczestnicy", "", ("3", "4", "5")),  # 3,45 in the OCR
        ("Okres licytacji", "Rozpoczęcie licytacji", ("DEF.Licytacja.1",)),
        ("Wyjście", "Poza kolejnością, przez rozgrywającego", ("53", "54.E", "55")),
        ("Zrzeczenie", "Natychmiastowy sprzeciw partnera, gra biegnie dalej", ("68.B.2",)),
    ],
)
def test_entry(term: str, sub: str, citations: tuple[str, ...]) -> None:
    assert [entry.citations for entry in entries() if (entry.term, entry.sub) == (term, sub)] == [citations]


@pytest.mark.parametrize("row", ['- {term: "A", line: 1}', '- {term: "A", page: 3, line: 1, see: "B"}', "- just text"])
def test_a_bad_row_is_named(tmp_path: Path, row: str) -> None:
    path = tmp_path / "index.yaml"
    path.write_text(row + "\n", encoding="utf-8")
    with pytest.raises(BadData):
        entries(path)


def test_entries_are_values() -> None:
    assert entries()[0] == IndexEntry("Alertowanie", 3144, citations=("DEF.Alertowanie",))
