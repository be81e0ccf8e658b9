"""PDF and DOCX read back by pypdf and python-docx: everything is on paper, and the key stands on its own page."""

from __future__ import annotations

import io
import unicodedata
from dataclasses import replace

import pytest
from docx import Document
from pypdf import PdfReader
from quiz_samples import NASTY, every_kind, nasty, single

from app.quiz.exports import Paper, export
from app.quiz.model import Quiz, QuizOption

PAPER = Paper(form="A", minutes=90, pass_mark=65, note="Own paper")


def _squeezed(text: str) -> str:
    return "".join(unicodedata.normalize("NFC", text).split())


def _pages(quiz: Quiz, paper: Paper = PAPER) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(export(quiz, "pdf", paper).content)).pages]


def test_pdf_prints_questions_first_and_the_key_on_its_own_page() -> None:
    pages = _pages(every_kind())
    place = next(number for number, page in enumerate(pages) if "Megoldókulcs" in page)
    assert place >= 1
    questions, key = "\n".join(pages[:place]), "\n".join(pages[place:])
    for word in ("A változat", "7 kérdés", "90 perc", "65 %", "Own paper", "Név", "Egy válasz helyes."):
        assert word in questions
    # nothing of the key can be read on the questions' pages
    assert "because" in key
    assert "because" not in questions
    assert "27B1(a)" not in questions
    assert "27B1(a)" in key
    assert "-420 pont" in key
    assert pages[0].strip().endswith("1. oldal")


def test_pdf_has_a_language_and_a_title() -> None:
    reader = PdfReader(io.BytesIO(export(every_kind(), "pdf").content))
    assert reader.metadata.title == "Szabályok: 27 {próba} ♥"
    assert reader.trailer["/Root"]["/Lang"] == "hu"


def test_pdf_prints_suits_and_letters_of_every_language() -> None:
    text = _squeezed("\n".join(_pages(nasty())))
    for nasty_text in NASTY:
        assert _squeezed(nasty_text) in text


def test_pdf_does_not_cut_a_question_by_a_page_break() -> None:
    long = tuple(QuizOption(f"more{place}", f"line {place}\nand another", False) for place in range(5))
    quiz = Quiz(
        "t",
        "en",
        1,
        tuple(
            replace(one, options=(*one.options, *long[: number % 6]))
            for number in range(1, 25)
            for one in [single(f"option of {number}", number)]
        ),
    )
    pages = _pages(quiz)
    for number in range(1, 25):
        where = [
            place for place, page in enumerate(pages) if f"({number}): option of {number}" in " ".join(page.split())
        ]
        options = [place for place, page in enumerate(pages) if f"wrong option of {number}\n" in page]
        last = f"line {number % 6 - 1}" if number % 6 else "never"
        assert where[0] == options[0], number
        assert last in pages[where[0]].partition(f"({number}): option")[2].replace("\n", " "), number


@pytest.mark.parametrize("quiz", [every_kind(), nasty()], ids=["kinds", "nasty"])
def test_docx_has_everything_and_a_page_break_before_the_key(quiz: Quiz) -> None:
    document = Document(io.BytesIO(export(quiz, "docx", PAPER).content))
    paragraphs = [paragraph.text for paragraph in document.paragraphs]
    breaks = [place for place, paragraph in enumerate(document.paragraphs) if 'w:br w:type="page"' in paragraph._p.xml]
    assert len(breaks) == 1
    questions, key = "\n".join(paragraphs[: breaks[0]]), "\n".join(paragraphs[breaks[0] :])
    for question in quiz.questions:
        assert question.stem in questions
        assert all(option.text in questions for option in question.options)
        assert all(option.why not in questions for option in question.options if option.why and len(option.why) > 8)
        assert all(option.why in key for option in question.options)
    assert "Megoldókulcs" in key
    assert "90 perc" in questions
    assert document.core_properties.language == "hu-HU"
