"""CSV (RFC 4180: commas, quotes doubled) in UTF-8 with a mark that makes spreadsheets read its letters right.

A cell that a spreadsheet would run as a formula (it begins with = or @, or with + or - and no number) gets an
apostrophe in front, which spreadsheets hide.
"""

from __future__ import annotations

import csv
import io
import re

from app.messages import message
from app.quiz.exports.format import LeftOut, Paper, clean
from app.quiz.exports.presented import present
from app.quiz.model import Quiz, QuizQuestion
from corpus.model import Language

MOST_OPTIONS = 8
BEFORE = ("id", "kind", "language", "level", "topics", "question", "left")
AFTER = ("answer", "answer_text", "explanation", "reasons", "laws")
"""The columns before and after those of the options."""
_FORMULA = re.compile(r"[=@\t]|[+-](?![0-9., ]*$)")


def write(quiz: Quiz, paper: Paper) -> tuple[bytes, tuple[LeftOut, ...]]:
    """One line a question after the line of names, in the quiz's language; lists inside a cell have a line each."""
    out = io.StringIO()
    writer = csv.writer(out)
    most = max(MOST_OPTIONS, *(len(present(question).options) for question in quiz.questions))
    writer.writerow(names(quiz.language, most))
    for question in quiz.questions:
        writer.writerow([cell(value) for value in _row(question, most)])
    return out.getvalue().encode("utf-8-sig"), ()


def names(language: Language, options: int) -> list[str]:
    """The names of the columns."""
    before, after = ([message(language, f"exam.csv_{name}") for name in part] for part in (BEFORE, AFTER))
    numbered = [message(language, "exam.csv_option", place=str(place)) for place in range(1, options + 1)]
    return [*before, *numbered, *after]


def cell(text: str) -> str:
    """A cell's text, never a formula."""
    return f"'{text}" if _FORMULA.match(text) else text


def _row(question: QuizQuestion, options: int) -> list[str]:
    shown = present(question)
    texts = [text for _, text in shown.options]
    return [
        question.id,
        message(question.language, f"exam.kind_{question.kind}"),
        question.language,
        str(question.level),
        "\n".join(clean(topic) for topic in question.topics),
        shown.stem,
        "\n".join(f"{place}. {text}" for place, text in shown.lefts),
        *texts,
        *[""] * (options - len(texts)),
        shown.answer,
        shown.answer_text,
        shown.explanation,
        "\n".join(f"{letter}) {why}" for letter, why in shown.reasons),
        "\n".join(law.label for law in shown.laws),
    ]
