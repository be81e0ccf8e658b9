"""A spreadsheet for Kahoot's "import from spreadsheet": its template's columns from row 8 on, its limits kept.

At most 95 characters of title, 120 of question, 75 of an answer, two to four answers, and one of eight time limits.
A question that does not fit is listed on a second sheet and in `left_out`, never cut.
"""

from __future__ import annotations

import io

from app.messages import message
from app.quiz.exports.format import LeftOut, Paper, clean
from app.quiz.model import Quiz, QuizQuestion, in_short

LONGEST_TITLE, LONGEST_QUESTION, LONGEST_ANSWER = 95, 120, 75
MOST_ANSWERS = 4
TIMES = (5, 10, 20, 30, 60, 90, 120, 240)
HEADER_ROW = 8
HEADER = (
    "",
    "Question - max 120 characters",
    "Answer 1 - max 75 characters",
    "Answer 2 - max 75 characters",
    "Answer 3 - max 75 characters",
    "Answer 4 - max 75 characters",
    "Time limit (sec) \N{EN DASH} 5, 10, 20, 30, 60, 90, 120, or 240 secs",
    "Correct answer(s) - choose at least one",
)


def write(quiz: Quiz, paper: Paper) -> tuple[bytes, tuple[LeftOut, ...]]:
    """The questions that fit, and those that do not with the reason."""
    from openpyxl import Workbook

    book = Workbook()
    sheet = book.worksheets[0]
    sheet.title = "Kahoot"
    _put(sheet, 2, 2, _title(quiz))
    for column, text in enumerate(HEADER, 1):
        _put(sheet, HEADER_ROW, column, text)
    left_out: list[LeftOut] = []
    row = HEADER_ROW
    for question in map(fitted, quiz.questions):
        reason = refused(question)
        if reason:
            left_out.append(LeftOut(question.id, clean(question.stem), reason))
            continue
        row += 1
        sheet.cell(row, 1, row - HEADER_ROW)
        _put(sheet, row, 2, _line(question.stem))
        for place, option in enumerate(question.options):
            _put(sheet, row, 3 + place, _line(option.text))
        sheet.cell(row, 7, time_limit(question))
        right = [str(place) for place, option in enumerate(question.options, 1) if option.correct]
        _put(sheet, row, 8, ",".join(right))
    for letter, width in zip("ABCDEFGH", (4, 60, 32, 32, 32, 32, 14, 14), strict=True):
        sheet.column_dimensions[letter].width = width
    if left_out:
        _list_left_out(book, quiz, left_out)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue(), tuple(left_out)


def refused(question: QuizQuestion) -> str:
    """Why Kahoot cannot hold a question, in its language; empty when it can."""
    language, stem = question.language, _line(question.stem)
    if question.kind not in ("single", "multiple", "true_false"):
        return message(language, "exam.kahoot_kind")
    if len(question.options) > MOST_ANSWERS:
        return message(language, "exam.kahoot_options", count=str(len(question.options)), most=str(MOST_ANSWERS))
    if len(stem) > LONGEST_QUESTION:
        return message(language, "exam.kahoot_question", count=str(len(stem)), most=str(LONGEST_QUESTION))
    longest = max(len(_line(option.text)) for option in question.options)
    if longest > LONGEST_ANSWER:
        return message(language, "exam.kahoot_answer", count=str(longest), most=str(LONGEST_ANSWER))
    return ""


def fitted(question: QuizQuestion) -> QuizQuestion:
    """A question as it is written: in short where Kahoot cannot hold it otherwise."""
    return question if fits(question) else in_short(question)


def fits(question: QuizQuestion) -> bool:
    """Whether Kahoot can hold a question."""
    return not refused(question)


def time_limit(question: QuizQuestion) -> int:
    """Seconds: five, and one for every twelve characters to read, up to the next limit that Kahoot offers."""
    letters = len(question.stem) + sum(len(option.text) for option in question.options)
    needed = 5 * question.level + letters / 12
    return next((limit for limit in TIMES[2:] if limit >= needed), TIMES[-1])


def _title(quiz: Quiz) -> str:
    title = _line(quiz.title)
    return title if len(title) <= LONGEST_TITLE else title[: title.rfind(" ", 0, LONGEST_TITLE - 1)] + " …"


def _line(text: str) -> str:
    return " ".join(clean(text).split())


def _put(sheet: object, row: int, column: int, text: str) -> None:
    """Text as text: openpyxl would take a leading = for a formula."""
    cell = sheet.cell(row, column)  # type: ignore[attr-defined]
    cell.value = text
    cell.data_type = "s"


def _list_left_out(book: object, quiz: Quiz, rows: list[LeftOut]) -> None:
    sheet = book.create_sheet(message(quiz.language, "exam.kahoot_sheet"))  # type: ignore[attr-defined]
    for place, row in enumerate(rows, 1):
        for column, text in enumerate((row.question, row.stem, row.reason), 1):
            _put(sheet, place, column, text)
    for letter, width in zip("ABC", (36, 90, 60), strict=True):
        sheet.column_dimensions[letter].width = width
