"""The picture of the table: it shows what the stem tells, turned with it, and nothing else, in every drawn format."""

import io
import re
import zipfile
from random import Random

import pytest
from lxml import etree

from app.quiz import editing
from app.quiz.exports import export
from app.quiz.from_scoring import question as score_question
from app.quiz.make import make_quiz
from app.quiz.model import Quiz, question_from_json
from app.quiz.picture.as_html import drawn_html
from app.quiz.picture.drawn import COLUMNS, picture
from app.quiz.told.asking import question
from app.quiz.told.ruled import LETTERED
from app.quiz.told.sheet import sheets
from bridge.notation import format_seat
from bridge.seats import Seat
from corpus.model import LANGUAGES

SCENES = {scene.id: (sheet, scene) for sheet in sheets().values() for scene in sheet.scenes}
CARD = re.compile(r"\{([SHDC][AKQJT2-9])\}")
CALL = re.compile(r"\{([1-7](?:[SHDC]|NT))\}")


def asked(store, name, language="en", seed=1):
    sheet, scene = SCENES[name]
    return question(store, sheet, scene, "ruling", language, Random(seed))


@pytest.mark.parametrize("name", SCENES)
def test_a_picture_shows_the_cards_and_the_contract_that_are_told(store, name):
    _, scene = SCENES[name]
    for language in LANGUAGES:
        told = scene.texts[language]
        made = asked(store, name, language)
        held = [one.split()[0] for cards in made.table.get("cards", {}).values() for one in cards]
        cards = {one for one in held if one[0] in "SHDC"}
        assert cards == set(CARD.findall(told)), language
        assert ("{auction}" in told or "out_of_turn" in scene.facts) == ("auction" in made.table)
        if "contract" in made.table:
            assert made.table["contract"] in CALL.findall(told), language
        shown = picture(made)
        assert shown is not None, language


@pytest.mark.parametrize("name", SCENES)
def test_seats_of_a_picture_turn_with_the_story(store, name):
    """What stands at a seat in the picture is told of that seat: the sheet's own at another table, turned as far."""
    _, scene = SCENES[name]
    tables = {str(asked(store, name, "en", seed).table) for seed in range(12)}
    assert len(tables) in (1, 4) if set(scene.table) & {"contract"} else len(tables) == 4


def test_an_auction_stands_under_its_players_and_a_call_out_of_turn_is_marked(store):
    made = asked(store, "insufficient_bid/pass-instead", seed=1)
    shown = picture(made)
    assert shown is not None
    head, *rows = shown.auction
    calls = [(name, cell) for row in rows for name, cell in zip(head, row, strict=True) if cell]
    dealer = Seat(made.table["dealer"])
    assert calls == [(format_seat(dealer, "en"), "1♠"), (format_seat(dealer.turned(1), "en"), "1♥")]
    out = next(name for name, (_, scene) in SCENES.items() if "out_of_turn" in scene.facts and scene.facts["auction"])
    marked = picture(asked(store, out))
    assert marked is not None
    assert sum(cell.endswith("*") for line in marked.auction[1:] for cell in line) == 1
    assert marked.note.startswith("*")


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_and_roles_are_in_the_language_of_the_question(store, language):
    shown = picture(asked(store, next(name for name in SCENES if SCENES[name][1].table), language))
    assert shown is not None
    style = "symbol" if language in LETTERED else "word"
    assert [shown.seats[seat][0] for seat in COLUMNS] == [format_seat(seat, language, style=style) for seat in COLUMNS]


def test_the_html_is_read_in_order_and_has_names_for_columns(store):
    node = etree.fromstring(drawn_html(asked(store, "insufficient_bid/pass-instead")))
    seats, auction = node.findall("table")
    assert node.get("role") == "group"
    assert node.get("aria-label")
    assert seats.get("role") == "presentation"
    assert [one.get("scope") for one in auction.iter("th")] == ["col"] * 4
    assert auction.findtext("caption")
    words = " ".join(seats.itertext())
    assert words.index("North") < words.index("West") < words.index("East") < words.index("South")


def test_formats_that_draw_have_the_picture(store):
    made = asked(store, "insufficient_bid/pass-instead")
    quiz = Quiz("One", "en", 1, (made,))
    xml = etree.fromstring(export(quiz, "moodle").content)
    shown = xml.findtext("question[2]/questiontext/text")
    assert '<th scope="col"' in shown
    assert "1♠" in shown
    with zipfile.ZipFile(io.BytesIO(export(quiz, "qti").content)) as package:
        item = next(package.read(name).decode() for name in package.namelist() if name.startswith("items/"))
    assert "<caption>The auction</caption>" in item
    from docx import Document
    from pypdf import PdfReader

    document = Document(io.BytesIO(export(quiz, "docx").content))
    cells = [cell.text for table in document.tables for row in table.rows for cell in row.cells]
    assert {"1♠", "1♥"} <= set(cells)
    text = PdfReader(io.BytesIO(export(quiz, "pdf").content)).pages[0].extract_text()
    assert text.count("1♠") == made.stem.count("1♠") + 1


def test_a_picture_is_kept_with_the_question_and_goes_when_the_story_is_another(store):
    made = asked(store, "insufficient_bid/pass-instead")
    assert question_from_json(made.to_json()) == made
    comma = editing.edited(made, {"stem": made.stem.replace(" does not accept it", " refuses it")})
    assert comma.table == made.table
    other = editing.edited(made, {"stem": made.stem.replace("1♠", "2♠")})
    assert not other.table
    assert drawn_html(other) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_told_question_of_a_set_is_drawn(store, language):
    for one in make_quiz(store, 30, [], None, language, 8).questions:
        assert bool(drawn_html(one)) == bool(one.scene or one.variant == "contract")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_contract_to_score_is_drawn_as_it_is_told(store, language):
    seen = set()
    for seed in range(60):
        made = score_question(store, "contract", language, Random(seed), seed)
        if made is None:
            continue
        shown = picture(made)
        assert shown is not None
        assert shown.middle.split()[0] in made.stem
        assert ("doubling" in made.table) == ("kontr" in made.stem or "doubl" in made.stem or "dobl" in made.stem)
        seen.add(made.table["declarer"])
    assert len(seen) == 4
