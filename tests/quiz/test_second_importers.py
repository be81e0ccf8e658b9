"""Exports read by programs that share nothing with ours: Anki's own package, two readers of Moodle XML and QTI 2.1.

They are no dependencies: `pip install anki==26.9.3 moodle-xml-parser==0.3.1 onyx2moodle==0.1.0` brings them; without
them these tests are skipped. What always runs: Moodle XML against a schema written from its documentation, and the
readers of `test_export_*`.
"""

import html
import re
import zipfile
from io import BytesIO
from pathlib import Path

import pytest
from lxml import etree
from quiz_samples import every_kind, nasty

from app.quiz.exports import export
from app.quiz.exports.qti_writer import identifier
from app.quiz.make import make_quiz
from app.quiz.model import Quiz
from corpus.model import LANGUAGES

SCHEMA = etree.XMLSchema(etree.parse(Path(__file__).parent / "moodle.xsd"))


def drawn(store, language):
    return make_quiz(store, 25, [], None, language, 5)


def words(text):
    """What a piece of HTML says, without blanks: a suit in its colour may stand apart from its rank."""
    return "".join(html.unescape(re.sub(r"<[^>]+>", " ", text)).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_moodle_xml_keeps_its_schema(store, language):
    for quiz in (drawn(store, language), every_kind(), nasty()):
        SCHEMA.assertValid(etree.fromstring(export(quiz, "moodle").content))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<idnumber>", "<id_number>"),
        ('fraction="100"', 'fraction="101"'),
        ('type="multichoice"', 'type="choice"'),
        ("<penalty>", "<penalty>x"),
        ("<generalfeedback", "<feedback"),
    ],
)
def test_the_schema_finds_a_fault(old, new):
    text = export(every_kind(), "moodle").content.decode()
    closing = {"<id_number>": ("</idnumber>", "</id_number>"), "<feedback": ("</generalfeedback>", "</feedback>")}
    spoiled = text.replace(old, new).replace(*closing.get(new, ("", "")))
    assert spoiled != text
    assert not SCHEMA.validate(etree.fromstring(spoiled.encode()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_anki_itself_takes_the_deck_and_shows_its_cards(store, tmp_path, language):
    collection = pytest.importorskip("anki.collection")
    quiz = drawn(store, language)
    path = tmp_path / "deck.apkg"
    path.write_bytes(export(quiz, "anki").content)
    opened = collection.Collection(str(tmp_path / "all.anki2"))
    try:
        asked = collection.ImportAnkiPackageRequest(package_path=str(path))
        assert len(opened.import_anki_package(asked).log.new) == len(quiz.questions)
        assert len(opened.import_anki_package(asked).log.new) == 0
        for question in quiz.questions:
            (number,) = opened.find_notes(f'"{question.key}"')
            (card,) = opened.get_note(number).cards()
            assert words(question.stem) in words(card.question())
            if question.kind == "single":
                assert words(question.correct[0].text) in words(card.answer())
    finally:
        opened.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_reader_of_moodle_xml_finds_the_same_keys(store, language):
    reader = pytest.importorskip("moodle_xml_parser.parser")
    quiz = drawn(store, language)
    found = reader.parse_bytes(export(quiz, "moodle").content)["multichoice"]
    choices = [one for one in quiz.questions if one.kind in ("single", "multiple")]
    assert len(found) == len(choices)
    for theirs, ours in zip(found, choices, strict=True):
        assert words(theirs.text_pre_parse).startswith(words(ours.stem))
        right = {words(one.answer) for one in theirs.options if one.score_fraction > 0}
        assert right == {words(one.text) for one in ours.correct}


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_reader_of_qti_finds_the_same_keys(store, tmp_path, language):
    reader = pytest.importorskip("onyx2moodle.parser")
    asked = (*drawn(store, language).questions, *every_kind().questions)
    quiz = Quiz("All", language, 1, tuple(one for one in asked if one.kind != "order"))  # it knows no orderInteraction
    with zipfile.ZipFile(BytesIO(export(quiz, "qti").content)) as package:
        package.extractall(tmp_path)
    for question in quiz.questions:
        item = reader.parse_item(tmp_path / "items" / f"{identifier(question.key)}.xml")
        (interaction,) = item.interactions
        right = item.response_decls["RESPONSE"].correct_values
        if question.kind in ("single", "multiple", "true_false"):
            texts = {words(one.html) for one in interaction.choices if one.identifier in right}
            assert texts == {words(one.text) for one in question.correct}
        elif question.kind == "match":
            left = {one.identifier: words(one.html) for one in interaction.match_sources}
            other = {one.identifier: words(one.html) for one in interaction.match_targets}
            pairs = {(left[one.split()[0]], other[one.split()[1]]) for one in right}
            assert pairs == {(words(pair.left), words(pair.right)) for pair in question.pairs}
        else:
            assert [float(one) for one in right] == [question.answer]
