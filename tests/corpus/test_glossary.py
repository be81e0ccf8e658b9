"""The glossary: its form, its links, the list of the Hungarian edition, and its printed page."""

import re
from pathlib import Path

import pytest

from corpus.errors import BadData
from corpus.glossary import Entry, as_markdown, glossary, notions, software_words
from corpus.ids import fold, split
from corpus.manifest import raw_text, source
from corpus.model import LANGUAGES, Provision
from ingest.read import read


@pytest.fixture(scope="module")
def provisions() -> dict[str, Provision]:
    names = ("laws-2017-hu", "mbsz-hu", "ulti-hu")
    return {provision.full_id: provision for name in names for provision in read(source(name)).provisions}


def test_every_entry_links_a_provision_that_exists(provisions: dict[str, Provision]) -> None:
    assert [entry.id for entry in glossary() if entry.definition not in provisions] == []


def test_every_definition_of_the_laws_is_linked(provisions: dict[str, Provision]) -> None:
    linked = {split(entry.definition)[1] for entry in glossary()}
    heads = [split(full_id)[1] for full_id in provisions if ":DEF." in full_id]
    assert [
        head
        for head in heads
        if not any(head == one or head.startswith(f"{one}.") or one.startswith(f"{head}.") for one in linked)
    ] == []


def says(entry: Entry, language: str, words: str) -> bool:
    return any(
        fold(words).startswith(fold(form[:-1])) if form.endswith("~") else fold(words) == fold(form)
        for form in entry.words[language].all
    )


def hungarian_list() -> list[tuple[str, str]]:
    """The English-Hungarian list of the edition (lines 322-350): two columns, separated by a tab."""
    lines = raw_text(source("laws-2017-hu")).splitlines()[321:350]
    pairs = [cell for line in lines for cell in line.split("\t") if cell.strip()]
    result = []
    for cell in pairs:
        english, hungarian = re.split(r"\s[-–]\s", cell, maxsplit=1)
        english = re.sub(r"\s*\([^)]*\)|\s*\d(?:-\d)?\.?\s*$", "", english).strip(" .")
        result.append((english, re.sub(r"\s*\([^)]*\)", "", hungarian).strip()))
    return result


MISPRINTS = {"Játzsma": "Játszma"}


@pytest.mark.parametrize(("english", "hungarian"), hungarian_list())
def test_the_list_of_the_hungarian_edition_is_in_it(english: str, hungarian: str) -> None:
    hungarian = MISPRINTS.get(hungarian, hungarian)
    assert [entry.id for entry in glossary() if says(entry, "en", english) and says(entry, "hu", hungarian)]


def test_the_list_was_read_whole() -> None:
    assert len(hungarian_list()) == 57


def test_every_headword_of_the_definitions_is_said(provisions: dict[str, Provision]) -> None:
    said = [entry for entry in glossary() if entry.group == "laws"]
    heads = [
        provision.title.split("(")[0].strip()
        for provision in provisions.values()
        if provision.kind == "definition" and provision.title and provision.source == "laws-2017-hu"
    ]
    assert [head for head in heads if not any(says(entry, "hu", head) for entry in said)] == []


def test_ids_terms_and_forms_are_clean() -> None:
    for entry in glossary():
        assert re.fullmatch(r"[a-z0-9]+(?:-[a-z0-9]+)*", entry.id)
        for language in LANGUAGES:
            words = entry.words[language].all
            assert len(set(words)) == len(words), (entry.id, language)
            assert all(word == word.strip() and word for word in words), (entry.id, language)
            assert "~" not in entry.words[language].term
            assert not any("~" in word for word in entry.words[language].everyday)


NOTIONS = [
    ("Elégtelen bemondás után a felvevő", "hu", ["insufficient-bid", "declarer"]),
    ("a soron kívüli hívás lapja büntetőlappá válik", "hu", ["lead-out-of-turn", "hand", "penalty-card"]),
    ("Obrońca popełnił fałszywy renons", "pl", ["defender", "revoke"]),
    ("normalna karta przygwożdżona dziadka", "pl", ["major-penalty-card", "dummy"]),
    ("Spilleføreren kan forlange utspill i fargen", "nb", ["declarer", "lead", "suit"]),
    ("the revoke became established", "en", ["revoke", "established-revoke"]),
    ("", "en", []),
]


@pytest.mark.parametrize(("text", "language", "wanted"), NOTIONS)
def test_notions_of_a_text(text: str, language: str, wanted: list[str]) -> None:
    assert notions(text, language) == wanted


def test_the_page_is_printed_from_the_data() -> None:
    page = Path("docs/glossary.md").read_text(encoding="utf-8")
    assert page == as_markdown(), "run: python -m corpus.glossary > docs/glossary.md"


def test_the_words_of_the_code_are_there_once_and_in_order() -> None:
    rows = software_words()
    words = [row["word"] for row in rows]
    assert words == sorted(set(words))
    assert [row["where"] for row in rows if not Path(row["where"]).exists()] == []


def test_a_doubled_id_is_refused(tmp_path: Path) -> None:
    row = '- {id: x, definition: "1", hu: {term: a}, pl: {term: a}, nb: {term: a}, en: {term: a}}\n'
    doubled = tmp_path / "glossary.yaml"
    doubled.write_text("laws:\n" + row + row, encoding="utf-8")
    with pytest.raises(BadData, match="'x' twice"):
        glossary(doubled)


def test_a_missing_language_is_refused(tmp_path: Path) -> None:
    short = tmp_path / "glossary.yaml"
    short.write_text(
        'laws:\n- {id: x, definition: "1", hu: {term: a}, pl: {term: a}, en: {term: a}}\n', encoding="utf-8"
    )
    with pytest.raises(BadData, match="'x'"):
        glossary(short)
