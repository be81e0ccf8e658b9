"""Every export of a quiz, read in four languages: nothing in it is of another one, and no law text of another one."""

from __future__ import annotations

import csv
import html
import io
import re
import sqlite3
import zipfile
from collections.abc import Iterator
from functools import cache

import pytest
from pypdf import PdfReader
from test_one_language import foreign

from app.messages import messages
from app.quiz.exports import FORMATS, export
from app.quiz.exports.csv_writer import AFTER, BEFORE, MOST_OPTIONS, names
from app.quiz.exports.format import Paper
from app.quiz.exports.kahoot_writer import HEADER
from app.quiz.make import make_quiz
from app.quiz.model import KINDS, Quiz
from app.service import Service
from corpus.model import LANGUAGES, Language

READ = tuple(name for name in FORMATS if name != "json")
"""What people read; JSON is for programs, and marks each text with its language."""
TERM = re.compile(r" ?\([^)]*\)")
"""The English term behind the heading of a Hungarian definition is the book's own."""
QUESTIONS = 24
_BETWEEN_TAGS = re.compile(r">([^<>]+)<")
_TAG = re.compile(r"<[^>]*>")
ALIKE_IN = {"nb": re.compile(r"\bpass\b")}
"""Words of the game that a language shares with English: the call of an auction."""


@cache
def quiz(service: Service, language: Language) -> Quiz:
    return make_quiz(service.store, QUESTIONS, language=language, seed=7)


@cache
def read(service: Service, language: Language, name: str) -> tuple[str, ...]:
    content = export(quiz(service, language), name, Paper(form="A", minutes=60, pass_mark=70)).content
    lines = (" ".join(_TAG.sub(" ", html.unescape(text)).split()) for text in _texts(name, content))
    return tuple(dict.fromkeys(line for line in lines if line))


def _texts(name: str, content: bytes) -> Iterator[str]:
    """Every text of an export, as a program for it finds them."""
    if name == "moodle":
        yield from _BETWEEN_TAGS.findall(content.decode())
    elif name == "gift":
        yield from content.decode().replace("\\n", "\n").splitlines()
    elif name == "csv":
        for row in csv.reader(io.StringIO(content.decode("utf-8-sig"))):
            yield from (line for field in row for line in field.splitlines())
    elif name == "pdf":
        for page in PdfReader(io.BytesIO(content)).pages:
            yield from page.extract_text().splitlines()
    elif name == "anki":
        yield from _notes(content)
    else:
        with zipfile.ZipFile(io.BytesIO(content)) as parts:
            for part in parts.namelist():
                if part.endswith(".xml") and not part.startswith("docProps"):
                    yield from _BETWEEN_TAGS.findall(parts.read(part).decode())


def _notes(content: bytes) -> Iterator[str]:
    with zipfile.ZipFile(io.BytesIO(content)) as parts:
        database = sqlite3.connect(":memory:")
        database.deserialize(parts.read("collection.anki2"))
    for fields, tags in database.execute("select flds, tags from notes"):
        yield from re.split(r"\x1f|<br>", fields)
        yield " ".join(tag.rpartition("-")[0] for tag in tags.split())
    database.close()


@pytest.mark.parametrize("name", READ)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_export_is_in_one_language(service: Service, language: Language, name: str) -> None:
    texts = read(service, language, name)
    assert len(texts) > QUESTIONS
    bare = {text: TERM.sub("", text) for text in texts if text not in HEADER}
    assert not [(foreign(said, language), text[:100]) for text, said in bare.items() if foreign(said, language)]


@pytest.mark.parametrize("name", [name for name in READ if name != "kahoot"])
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_an_export_says_nothing_that_the_english_one_says_too(service: Service, language: Language, name: str) -> None:
    """But for what stands in both: figures, laws by number, ids of questions, names of formats."""
    both = set(read(service, language, name)) & set(read(service, "en", name))
    bare = {text: text for text in both if not re.search(r"[0-9a-f]{12}$", text)}
    if language in ALIKE_IN:
        bare = {text: ALIKE_IN[language].sub("", text) for text in bare}
    words = {text for text, said in bare.items() if re.search(r"[^\W\d_]{4}", said)}
    assert words <= ALIKE, words - ALIKE


ALIKE = {
    *("true", "false", "choice-1", "choice-2", "choice-3", "choice-4", "explanation", "QTIv2.1 Package", "QTIv2.1"),
    *("Quiz", "$CATEGORY: Quiz", "$course$/top/Quiz"),
}
"""What formats demand; a quiz in Polish and Norwegian."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_of_a_table_are_named_in_its_language(language: Language) -> None:
    own = names(language, MOST_OPTIONS)
    assert len(set(own)) == len(BEFORE) + MOST_OPTIONS + len(AFTER)
    assert language in ("en", "nb") or not set(own) & set(names("en", MOST_OPTIONS))
    assert {messages(language)[f"exam.kind_{kind}"] for kind in KINDS}


def test_the_test_reads_what_it_is_to_find(service: Service) -> None:
    """The words of a question, and the Hungarian text of a law in a Hungarian key."""
    for name in READ:
        said = " ".join(read(service, "hu", name))
        assert any(word in said for word in ("licit", "ütés", "felvevő")), name
        assert foreign(said[-4000:], "en") == "hu", name
