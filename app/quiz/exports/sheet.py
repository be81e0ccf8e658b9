"""What a printed paper holds, page by page of thought: head, questions, and the key on its own page. PDF and DOCX."""

from __future__ import annotations

from app.messages import message
from app.quiz.exports.format import Paper, clean
from app.quiz.exports.presented import Presented, present
from app.quiz.model import Quiz

BLANK = "_" * 18


def head(quiz: Quiz, paper: Paper) -> list[str]:
    """The lines under the title: how many questions, how long, what passes."""
    language, facts = quiz.language, []
    if paper.form:
        facts.append(message(language, "exam.form", form=paper.form))
    facts.append(message(language, "exam.questions", count=str(len(quiz.questions))))
    if paper.minutes:
        facts.append(message(language, "exam.minutes", minutes=str(paper.minutes)))
    if paper.pass_mark:
        facts.append(message(language, "exam.pass_mark", mark=str(paper.pass_mark)))
    lines = [" · ".join(facts)]
    if paper.note:
        lines.append(clean(paper.note))
    return lines


def names(quiz: Quiz) -> tuple[str, str]:
    """The words before the lines for name and date."""
    return message(quiz.language, "exam.name"), message(quiz.language, "exam.date")


def questions(quiz: Quiz) -> list[Presented]:
    """The questions as printed."""
    return [present(question) for question in quiz.questions]


def key_title(quiz: Quiz, paper: Paper) -> str:
    """The heading of the key's page."""
    words = [message(quiz.language, "exam.key"), clean(quiz.title)]
    if paper.form:
        words.append(message(quiz.language, "exam.form", form=paper.form))
    return " \N{EN DASH} ".join(words)


def option_label(shown: Presented, letter: str) -> str:
    """What stands before an option: its letter, and a line for its place where the options are put in order."""
    return f"___ {letter})" if shown.blanks else f"{letter})"


def law_lines(shown: Presented) -> list[str]:
    """The laws of a key: those with words one a line, the others together."""
    lines = [f"{law.label}: {law.text}" for law in shown.laws if law.text]
    others = [law.label for law in shown.laws if not law.text]
    return [*lines, *([", ".join(others)] if others else [])]


def strip(quiz: Quiz) -> list[tuple[str, str]]:
    """The short key: (number, letters), to mark a pile of papers with."""
    return [(str(place), shown.answer) for place, shown in enumerate(questions(quiz), 1)]
