"""CSV and Kahoot's spreadsheet read back by `csv` and openpyxl: no formulas, no silent cuts."""

from __future__ import annotations

import csv
import io

import pytest
from openpyxl import load_workbook
from quiz_samples import NASTY, every_kind, nasty, single

from app.messages import message
from app.quiz.exports import export
from app.quiz.exports.csv_writer import AFTER, BEFORE, names
from app.quiz.exports.kahoot_writer import HEADER_ROW, TIMES, fits
from app.quiz.make import make_quiz
from app.quiz.model import Quiz, QuizOption
from app.service import Service

RUN_BY_SPREADSHEETS = {"=1+1", "@SUM(A1)", "-cmd|' /C calc'!A0"}


def _rows(quiz: Quiz) -> list[dict[str, str]]:
    content = export(quiz, "csv").content
    assert content.startswith(b"\xef\xbb\xbf")
    head, *rows = csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""))
    options = len(head) - len(BEFORE) - len(AFTER)
    assert head == names(quiz.language, options)
    return [dict(zip(names("en", options), row, strict=True)) for row in rows]


def test_csv_has_a_line_a_question() -> None:
    rows = _rows(every_kind())
    kinds = [message(question.language, f"exam.kind_{question.kind}") for question in every_kind().questions]
    assert [row["kind"] for row in rows] == kinds
    assert [row["answer"] for row in rows] == [
        "B",
        "A, B, D",
        "B",
        "1A, 2B, 3C",
        "B, A, C",
        "'-420 pont",
        "12.53 ± 0.005 VP",
    ]
    assert rows[0]["laws"] == "27B1(a)"
    assert rows[3]["left"] == "1. kontra: -> ?\n2. passz\n3. szan"


@pytest.mark.parametrize("place", range(len(NASTY)))
def test_csv_keeps_awkward_texts_and_starts_no_formula(place: int) -> None:
    row, text = _rows(nasty())[place], NASTY[place]
    assert row["option_2"] == (f"'{text}" if text in RUN_BY_SPREADSHEETS else text)
    assert row["question"].endswith(text)


def test_csv_grows_for_a_question_with_many_options() -> None:
    options = tuple(QuizOption(str(place), f"text {place}", place == 9) for place in range(10))
    (row,) = _rows(Quiz("t", "en", 1, (single(options=options),)))
    assert row["option_10"] == "text 9"
    assert row["answer"] == "J"


def _sheet(quiz: Quiz):
    exported = export(quiz, "kahoot")
    return load_workbook(io.BytesIO(exported.content)), exported.left_out


def test_kahoot_has_its_template_and_lists_what_does_not_fit() -> None:
    long = single("x" * 76, 8), single("1♠", 9, stem="y" * 121)
    many = single(number=10, options=tuple(QuizOption(str(one), str(one), one == 1) for one in range(5)))
    quiz = Quiz("t" * 99, "en", 1, (*every_kind().questions, *long, many))
    book, left_out = _sheet(quiz)
    sheet = book.worksheets[0]
    assert sheet.cell(HEADER_ROW, 2).value == "Question - max 120 characters"
    rows = [[cell.value for cell in row] for row in sheet.iter_rows(min_row=HEADER_ROW + 1)]
    assert [row[0] for row in rows] == [1, 2, 3]
    assert rows[0][2:6] == ["wrong 1♠", "1♠", "never", None]
    assert [row[7] for row in rows] == ["2", "1,2,4", "2"]
    assert all(row[6] in TIMES for row in rows)
    assert [row.question[-2:] for row in left_out] == ["04", "05", "06", "07", "08", "09", "10"]
    listed = [[cell.value for cell in row] for row in book.worksheets[1].iter_rows()]
    assert [row[0] for row in listed] == [row.question for row in left_out]
    assert "82" in left_out[4].reason
    assert "121" in left_out[5].reason
    assert "5" in left_out[6].reason


def test_kahoot_at_its_limits_is_whole() -> None:
    question = single("x" * 75, stem="y" * 120, options=(QuizOption("a", "x" * 75, True), QuizOption("b", "n", False)))
    book, left_out = _sheet(Quiz("t", "en", 1, (question,)))
    assert left_out == ()
    row = [cell.value for cell in book.worksheets[0][HEADER_ROW + 1]]
    assert (row[1], row[2]) == ("y" * 120, "x" * 75)
    assert len(book.worksheets) == 1


def test_kahoot_cells_are_texts_and_not_formulas() -> None:
    book, _ = _sheet(nasty())
    cells = [cell for row in book.worksheets[0].iter_rows(min_row=HEADER_ROW + 1) for cell in row if cell.value]
    assert "=1+1" in [cell.value for cell in cells]
    assert {cell.data_type for cell in cells} == {"s", "n"}


def test_questions_drawn_for_kahoot_all_fit(service: Service) -> None:
    quiz = make_quiz(service.store, 12, language="pl", seed=5, fits=fits)
    book, left_out = _sheet(quiz)
    assert left_out == ()
    rows = [[cell.value for cell in row] for row in book.worksheets[0].iter_rows(min_row=HEADER_ROW + 1)]
    assert len(rows) == 12
    assert all(len(row[1]) <= 120 and all(len(one or "") <= 75 for one in row[2:6]) for row in rows)
    assert any(not fits(question) for question in make_quiz(service.store, 12, language="pl", seed=5).questions)
