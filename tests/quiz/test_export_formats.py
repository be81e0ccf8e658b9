"""What all formats share: names, refusals, what is left out, fractions, clean text; and that each writes every kind."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from quiz_samples import every_kind, nasty, single

from app.quiz.exports import FORMATS, export
from app.quiz.exports.format import clean, fractions
from app.quiz.exports.presented import present, shortened
from app.quiz.model import Quiz, QuizOption, quiz_from_json
from corpus.errors import BadInput


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("quiz", [every_kind(), nasty()], ids=["kinds", "nasty"])
def test_every_format_writes_every_kind_and_text(name: str, quiz: Quiz) -> None:
    exported = export(quiz, name)
    assert len(exported.content) > 200
    assert exported.filename.endswith(FORMATS[name].extension)
    assert exported.filename.isascii()


@pytest.mark.parametrize("name", ["moodle", "gift", "qti", "csv", "json"])
def test_the_same_quiz_gives_the_same_bytes(name: str) -> None:
    assert export(every_kind(), name).content == export(every_kind(), name).content


def test_an_unknown_format_and_an_empty_quiz_are_refused() -> None:
    with pytest.raises(BadInput, match="not one of moodle, gift, qti"):
        export(every_kind(), "word")
    with pytest.raises(BadInput, match="no questions"):
        export(Quiz("empty", "en", 1, ()), "gift")


def test_json_is_the_quiz() -> None:
    quiz = every_kind()
    assert quiz_from_json(json.loads(export(quiz, "json").content)) == quiz


@pytest.mark.parametrize(
    ("right", "wrong", "expected"),
    [
        (2, 2, ["50", "50", "-50", "-50"]),
        (1, 3, ["100", "-33.33333", "-33.33333", "-33.33333"]),
        (3, 1, ["33.33333", "33.33333", "33.33333", "-100"]),
        (6, 0, ["16.66667"] * 6),
        (7, 1, ["14.28571"] * 7 + ["-100"]),
    ],
)
def test_fractions_are_those_that_moodle_lists(right: int, wrong: int, expected: list[str]) -> None:
    options = tuple(QuizOption(str(place), str(place), place < right) for place in range(right + wrong))
    assert fractions(single(kind="multiple", options=options)) == expected


@given(st.text())
def test_clean_text_is_what_xml_allows_and_cleaning_twice_changes_nothing(text: str) -> None:
    from lxml import etree

    shown = clean(text)
    node = etree.Element("x")
    node.text = shown
    assert (etree.fromstring(etree.tostring(node, encoding="utf-8")).text or "") == shown
    assert clean(shown) == shown


def test_a_key_names_the_answer_of_every_kind() -> None:
    answers = [present(question).answer for question in every_kind().questions]
    # rights of the matching question in alphabetical order: Kontra A, Passz B, ~NT C
    assert answers == ["B", "A, B, D", "B", "1A, 2B, 3C", "B, A, C", "-420 pont", "12.53 ± 0.005 VP"]


def test_a_matching_question_does_not_show_its_answer_by_its_order() -> None:
    shown = present(every_kind().questions[3])
    assert [text for _, text in shown.options] == sorted(text for _, text in shown.options)


def test_a_long_law_is_shortened_at_a_word_and_says_so() -> None:
    assert shortened("one two three four", 12) == "one two …"
    assert shortened("one two", 12) == "one two"


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Sędzia klubowy – przykład", "sedzia-klubowy-przyklad"),
        ("Prøve på Ærlighet", "prove-pa-aerlighet"),
        ("♥", "quiz"),
    ],
)
def test_a_file_name_is_readable_ascii(title: str, name: str) -> None:
    assert export(replace(every_kind(), title=title), "gift").filename == f"{name}-hu-7.gift.txt"


def test_order_and_numbers_are_written_on_a_line() -> None:
    blanks = [present(question).blanks for question in every_kind().questions]
    assert blanks == [False, False, False, False, True, False, False]
