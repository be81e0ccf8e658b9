"""Moodle XML (docs.moodle.org, "Moodle XML format"): the question bank's own format, with every kind, feedback, tags.

`idnumber` is the item's id, so that a corrected question can be found again in the bank. Steps to put in order become a
matching question (step, place): Moodle has no ordering question of its own before version 4.4.
"""

from __future__ import annotations

import html
from xml.etree import ElementTree as ET  # only written here, never read

from app.messages import message
from app.quiz.exports.format import LeftOut, Paper, clean, fractions, number, steps
from app.quiz.exports.presented import present
from app.quiz.model import Quiz, QuizOption, QuizQuestion
from app.quiz.picture.as_html import drawn_html

_TYPES = {
    "single": "multichoice",
    "multiple": "multichoice",
    "true_false": "truefalse",
    "match": "matching",
    "order": "matching",
    "numeric": "numerical",
}


def write(quiz: Quiz, paper: Paper) -> tuple[bytes, tuple[LeftOut, ...]]:
    """All questions, in a category named after the quiz."""
    root = ET.Element("quiz")
    category = ET.SubElement(root, "question", type="category")
    name = clean(quiz.title).replace("/", "//").replace("\n", " ")
    _text(ET.SubElement(category, "category"), f"$course$/top/{name}")
    for question in quiz.questions:
        _question(root, question)
    ET.indent(root)
    return ET.tostring(root, xml_declaration=True, encoding="UTF-8"), ()


def _question(root: ET.Element, question: QuizQuestion) -> None:
    node = ET.SubElement(root, "question", type=_TYPES[question.kind])
    shown = present(question)
    _text(ET.SubElement(node, "name"), _name(question))
    _text(ET.SubElement(node, "questiontext", format="html"), _as_html(question.stem) + drawn_html(question))
    laws = [f"{law.label}: {law.text}" if law.text else law.label for law in shown.laws]
    _html(node, "generalfeedback", "\n".join([shown.explanation, *laws]))
    _leaf(node, "defaultgrade", "1")
    _leaf(node, "penalty", "1" if question.kind == "true_false" else "0.3333333")
    _leaf(node, "hidden", "0")
    _leaf(node, "idnumber", question.key)
    match question.kind:
        case "single" | "multiple":
            _choices(node, question)
        case "true_false":
            _true_false(node, question)
        case "numeric":
            _numeric(node, question)
        case "match":
            _matching(node, [(clean(pair.left), clean(pair.right)) for pair in question.pairs])
        case "order":
            _matching(node, steps(question))
    tags = ET.SubElement(node, "tags")
    for tag in (*question.topics, *(one.label for one in question.citations)):
        _text(ET.SubElement(tags, "tag"), clean(tag))


def _name(question: QuizQuestion) -> str:
    """What the question bank lists: the beginning of the stem in one line, whole words."""
    line = " ".join(clean(question.stem).split())
    return line if len(line) <= 80 else line[: line.rfind(" ", 0, 79)] + " …"


def _choices(node: ET.Element, question: QuizQuestion) -> None:
    _leaf(node, "single", "true" if question.kind == "single" else "false")
    _leaf(node, "shuffleanswers", "true")
    _leaf(node, "answernumbering", "abc")
    if question.kind == "single":
        percents = ["100" if option.correct else "0" for option in question.options]
    else:
        percents = fractions(question)
    for percent, option in zip(percents, question.options, strict=True):
        _answer(node, percent, option)


def _answer(node: ET.Element, percent: str, option: QuizOption) -> None:
    answer = ET.SubElement(node, "answer", fraction=percent, format="html")
    _text(answer, _as_html(option.text))
    _html(answer, "feedback", option.why)


def _true_false(node: ET.Element, question: QuizQuestion) -> None:
    for option in question.options:
        answer = ET.SubElement(node, "answer", fraction="100" if option.correct else "0", format="moodle_auto_format")
        _text(answer, "true" if option.id == "true" else "false")
        _html(
            answer,
            "feedback",
            option.why or message(question.language, "exam.wrong" if not option.correct else "exam.right"),
        )


def _numeric(node: ET.Element, question: QuizQuestion) -> None:
    answer = ET.SubElement(node, "answer", fraction="100", format="moodle_auto_format")
    _text(answer, number(question.answer or 0.0))
    _html(answer, "feedback", "")
    _leaf(answer, "tolerance", number(question.tolerance))
    _leaf(node, "unitgradingtype", "0")
    _leaf(node, "showunits", "3")


def _matching(node: ET.Element, pairs: list[tuple[str, str]]) -> None:
    _leaf(node, "shuffleanswers", "true")
    for left, right in pairs:
        row = ET.SubElement(node, "subquestion", format="html")
        _text(row, _as_html(left))
        _text(ET.SubElement(row, "answer"), right)


def _as_html(text: str) -> str:
    """Plain text as HTML: Moodle shows marks such as < as they are."""
    return html.escape(clean(text), quote=False).replace("\n", "<br>")


def _html(node: ET.Element, tag: str, text: str) -> None:
    _text(ET.SubElement(node, tag, format="html"), _as_html(text))


def _text(node: ET.Element, text: str) -> None:
    _leaf(node, "text", text)


def _leaf(node: ET.Element, tag: str, text: str) -> None:
    ET.SubElement(node, tag).text = text
