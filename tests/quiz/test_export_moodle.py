"""Moodle XML read by lxml, as Moodle's importer reads it: types, fractions, feedback, texts."""

from __future__ import annotations

import html

import pytest
from lxml import etree
from quiz_samples import NASTY, every_kind, nasty

from app.quiz.exports import export

# what Moodle's `get_string` list of grades allows (question/engine/bank.php, fractions in percent)
ALLOWED = {
    100,
    90,
    83.33333,
    80,
    75,
    70,
    66.66667,
    60,
    50,
    40,
    33.33333,
    30,
    25,
    20,
    16.66667,
    14.28571,
    12.5,
    11.11111,
    10,
    5,
    0,
}


def _read(quiz) -> list[etree._Element]:
    root = etree.fromstring(export(quiz, "moodle").content)
    assert root.tag == "quiz"
    first, *rest = root
    assert first.get("type") == "category"
    return rest


def _plain(text: str | None) -> str:
    """What a browser shows of the HTML."""
    root = etree.HTML(f"<div>{text or ''}</div>")
    for node in root.iter("br"):
        node.tail = "\n" + (node.tail or "")
    return "".join(root.itertext())


def test_every_kind_has_its_type_and_what_the_importer_needs() -> None:
    rows = _read(every_kind())
    types = ["multichoice", "multichoice", "truefalse", "matching", "matching", "numerical", "numerical"]
    assert [row.get("type") for row in rows] == types
    for row, question in zip(rows, every_kind().questions, strict=True):
        assert row.findtext("name/text")
        assert row.find("questiontext").get("format") == "html"
        assert row.findtext("defaultgrade") == "1"
        assert row.findtext("idnumber") == question.key
        assert "27B1(a)" in _plain(row.findtext("generalfeedback/text"))
        assert [tag.text for tag in row.findall("tags/tag/text")] == ["law-27", "27B1(a)"]
        assert all(abs(float(answer.get("fraction"))) in ALLOWED for answer in row.findall("answer"))


def test_answers_of_every_kind() -> None:
    one, several, truth, match, order, exact, near = _read(every_kind())
    assert (one.findtext("single"), several.findtext("single")) == ("true", "false")
    assert [(row.get("fraction"), row.findtext("text")) for row in one.findall("answer")] == [
        ("0", "wrong 1♠"),
        ("100", "1♠"),
        ("0", "never"),
    ]
    assert [row.get("fraction") for row in several.findall("answer")] == ["33.33333", "33.33333", "-100", "33.33333"]
    assert [(row.findtext("text"), row.get("fraction")) for row in truth.findall("answer")] == [
        ("true", "0"),
        ("false", "100"),
    ]
    assert [(_plain(row.findtext("text")), row.findtext("answer/text")) for row in match.findall("subquestion")] == [
        ("kontra: -> ?", "Kontra"),
        ("passz", "Passz = {0}"),
        ("szan", "~NT"),
    ]
    assert [row.findtext("answer/text") for row in order.findall("subquestion")] == ["2", "1", "3"]
    assert (exact.findtext("answer/text"), exact.findtext("answer/tolerance")) == ("-420", "0")
    assert (near.findtext("answer/text"), near.findtext("answer/tolerance")) == ("12.53", "0.005")


@pytest.mark.parametrize("place", range(len(NASTY)))
def test_awkward_texts_are_shown_as_they_are(place: int) -> None:
    row, text = _read(nasty())[place], NASTY[place]
    assert _plain(row.findtext("questiontext/text")) == f"Elégtelen bemondás történt ({place + 1}): {text}"
    wrong, right, _ = row.findall("answer")
    assert _plain(right.findtext("text")) == text
    assert _plain(wrong.findtext("feedback/text")) == f"why not {text}"
    assert html.unescape(right.findtext("text").replace("<br>", "\n")) == text
