"""What is not walked page by page, in one language: every law, every title, the page for the pocket, quiz questions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from test_one_language import foreign

from app.looking_up.provisions import head_for, shown
from app.quiz.make import make_quiz
from app.service import Service
from corpus.manifest import source
from corpus.model import LANGUAGES, Language
from corpus.store import LAW_IN_FORCE, REGULATIONS, ULTI

BOOKS = (LAW_IN_FORCE, REGULATIONS, ULTI)
HUNGARIAN_RULES = re.compile(r"\b(?:Ulti|MBSz|VSz)\b")
TERM = re.compile(r" ?\([^)]*\)")
"""The English term behind the heading of a Hungarian definition is the book's own."""
QUOTED = re.compile(r"[\u201e\u00ab][^\u201d\u00bb]*[\u201d\u00bb]")
"""Words of the text in force that a note on a departure quotes."""
TWO_WORDS = re.compile("teksten har to ord|tekst w\N{LATIN SMALL LETTER E WITH OGONEK}gierski ma dwa")
"""The note that names the two Hungarian words for an honour."""
QUESTIONS = 60


def strange(texts: Iterator[str] | list[str], language: Language) -> list[tuple[str, str]]:
    bare = [TERM.sub("", QUOTED.sub("", text)) for text in texts if not TWO_WORDS.search(text)]
    return [(foreign(text, language), text[:120]) for text in bare if foreign(text, language)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_has_its_label_title_and_text_in_the_readers_language(service: Service, language: Language) -> None:
    store = service.store
    rows = [shown(store, row.full_id, language) for row in store.of(LAW_IN_FORCE)]
    if language != "en":
        assert {row.language for row in rows if row.text} == {language}
    heads = [" ".join(head_for(store, row, language)).strip() for row in rows]
    assert all(heads)
    assert not [
        head for head in heads if len(head) > 9 and head == f"{head[: len(head) // 2]} {head[: len(head) // 2]}"
    ]
    assert not strange(heads, language)
    assert not strange([row.text for row in rows if row.language == language], language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_for_the_pocket_is_in_one_language(pocket: dict[str, Any], language: Language) -> None:
    abroad = pocket["abroad"][language]
    assert abroad == ([] if language == "hu" else [REGULATIONS, ULTI])
    said = list(pocket["words"][language].values())
    for full_id, _, _, label, texts in pocket["provisions"]:
        if full_id.partition(":")[0] in abroad:
            continue
        own = texts[language]
        head = " ".join((own[4] if len(own) > 4 else label, own[0])).strip()
        said += [head, own[1], *own[3:4]]
    for _, laws, texts in pocket["procedures"]:
        if not any(law.partition(":")[0] in abroad for law in laws):
            said += [texts[language][0], *_told(texts[language][1])]
    said += [line for _, lines in pocket["topics"] for line in lines[language]]
    assert len(said) > 3_000
    assert not strange(said, language)


def test_the_page_for_the_pocket_knows_the_books_of_the_corpus(pocket: dict[str, Any]) -> None:
    assert {row[0].partition(":")[0] for row in pocket["provisions"]} == set(BOOKS)
    assert [source(name).jurisdiction for name in BOOKS] == ["", "hu", "hu"]


def _told(node: dict[str, Any]) -> Iterator[str]:
    """Every sentence of a decision tree."""
    if "answers" in node:
        yield node["question"]
        for words, below in node["answers"]:
            yield str(words)
            yield from _told(below)
        return
    for row in (*node["statements"], *node["options"]):
        yield row["text"]
    yield node.get("asks") or ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_quiz_questions_are_in_one_language_and_cite_what_holds_there(service: Service, language: Language) -> None:
    quiz = make_quiz(service.store, QUESTIONS, language=language, seed=19)
    for question in quiz.questions:
        said = [question.stem, question.explanation, question.note, question.short]
        said += [text for option in question.options for text in (option.text, option.why, option.short)]
        said += [text for pair in question.pairs for text in (pair.left, pair.right)]
        cited = [(row.label, row.title, row.text) for row in question.citations if row.language == language]
        said += [text for row in cited for text in row]
        assert not strange(said, language), question.id
        if language != "en":
            assert len(cited) == len(question.citations), question.id
        if language != "hu":
            assert not [text for text in said if HUNGARIAN_RULES.search(text)], question.id
            assert not [row for row in question.citations if source(row.source).jurisdiction], question.id


@pytest.mark.parametrize("language", ["nb", "pl", "en"])
def test_answers_abroad_cite_no_hungarian_rule(service: Service, language: Language) -> None:
    for question in ("late arrival at the table", "appeal against a ruling", "average of a board", "a fouled board"):
        found = service.ask(question, language)
        assert not [row["canonical"] for row in found["citations"] if source(row["source"]).jurisdiction], question
