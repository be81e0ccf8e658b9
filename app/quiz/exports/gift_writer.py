"""GIFT, Moodle's text format (docs.moodle.org, "GIFT format").

What the format reserves, ~ = # { } :, is escaped with a backslash, the backslash itself too; a line break inside a text
is written as backslash n, because an empty line ends a question. Texts are marked `[plain]`, so that Moodle shows < and
& as they are; the mark also keeps an answer that begins with % or [ from being read as a weight or a format. The arrow
of matching cannot be escaped: it is written as one character.
"""

from __future__ import annotations

import re

from app.messages import message
from app.quiz.exports.format import LeftOut, Paper, clean, fractions, number, steps
from app.quiz.exports.presented import present
from app.quiz.model import Quiz, QuizQuestion

_RESERVED = re.compile(r"[\\~=#{}:]")
_ARROW = "\N{RIGHTWARDS ARROW}"


def write(quiz: Quiz, paper: Paper) -> tuple[bytes, tuple[LeftOut, ...]]:
    """All questions, in a category named after the quiz; every kind has its place in GIFT."""
    category = clean(quiz.title).replace("/", "//").replace("\n", " ")
    blocks = [f"$CATEGORY: {category}", *(_question(question) for question in quiz.questions)]
    return ("\n\n".join(blocks) + "\n").encode(), ()


def escaped(text: str) -> str:
    """A text as it stands inside a question."""
    return _RESERVED.sub(lambda found: "\\" + found[0], clean(text)).replace("\t", " ").replace("\n", "\\n")


def _question(question: QuizQuestion) -> str:
    shown = present(question)
    feedback = [shown.explanation, *(f"{law.label}: {law.text}" if law.text else law.label for law in shown.laws)]
    general = escaped("\n".join(line for line in feedback if line))
    body = _answers(question) + (f"\n####[plain]{general}" if general else "")
    return f"// id: {question.key}\n::{escaped(question.id)}::[plain]{escaped(question.stem)} {{\n{body}\n}}"


def _answers(question: QuizQuestion) -> str:
    match question.kind:
        case "numeric":
            return f"#{number(question.answer or 0.0)}:{number(question.tolerance)}"
        case "match":
            return _pairs([(pair.left, pair.right) for pair in question.pairs])
        case "order":
            return _pairs(steps(question))
        case "true_false":
            return _true_false(question)
        case "multiple":
            weights = [f"~%{weight}%" for weight in fractions(question)]
        case _:
            weights = ["=" if option.correct else "~" for option in question.options]
    return "\n".join(
        f"{weight}[plain]{escaped(option.text)}" + (f"#[plain]{escaped(option.why)}" if option.why else "")
        for weight, option in zip(weights, question.options, strict=True)
    )


def _pairs(pairs: list[tuple[str, str]]) -> str:
    rows = [(escaped(left.replace("->", _ARROW)), escaped(right.replace("->", _ARROW))) for left, right in pairs]
    return "\n".join(f"=[plain]{left} -> {right}" for left, right in rows)


def _true_false(question: QuizQuestion) -> str:
    """`TRUE#why the wrong choice is wrong#why the right one is right`."""
    right = next(option for option in question.options if option.correct)
    wrong = next(option for option in question.options if not option.correct)
    value = "TRUE" if right.id == "true" else "FALSE"
    reasons = [wrong.why or message(question.language, "exam.wrong"), right.why]
    return value + "".join(f"#[plain]{escaped(reason)}" for reason in reasons if reason)
