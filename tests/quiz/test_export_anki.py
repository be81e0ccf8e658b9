"""Anki packages read as what they are, a zip with an SQLite collection; a corrected question keeps its identifier."""

from __future__ import annotations

import html
import io
import json
import re
import sqlite3
import zipfile
from dataclasses import replace
from pathlib import Path

from quiz_samples import NASTY, every_kind, nasty, single

from app.quiz.exports import export
from app.quiz.exports.anki_writer import FIELDS, MODEL_ID
from app.quiz.model import Quiz, QuizOption


def _notes(quiz: Quiz, folder: Path) -> tuple[list[dict[str, str]], dict, dict]:
    with zipfile.ZipFile(io.BytesIO(export(quiz, "anki").content)) as package:
        package.extract("collection.anki2", folder)
        assert json.loads(package.read("media")) == {}
    with sqlite3.connect(folder / "collection.anki2") as base:
        rows = base.execute("select guid, mid, tags, flds from notes order by id").fetchall()
        models, decks = base.execute("select models, decks from col").fetchone()
        cards = base.execute("select count(*) from cards").fetchone()[0]
    assert cards == len(rows)
    notes = []
    for guid, model, tags, fields in rows:
        values = fields.split("\x1f")
        assert len(values) == len(FIELDS)
        notes.append({"guid": guid, "model": str(model), "tags": tags} | dict(zip(FIELDS, values, strict=True)))
    return notes, json.loads(models), json.loads(decks)


def _plain(text: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", text.replace("<br>", "\n")))


def test_every_question_is_a_note_of_one_model_and_deck(tmp_path: Path) -> None:
    notes, models, decks = _notes(every_kind(), tmp_path)
    assert len(notes) == 7
    assert {note["model"] for note in notes} == {str(MODEL_ID)}
    assert str(MODEL_ID) in models
    assert "Bridzsszabályok" in {deck["name"] for deck in decks.values()}
    assert "law-27" in notes[0]["tags"]
    assert notes[0]["Answer"].startswith("B<br>1♠")
    assert "why not 1♠" in notes[0]["Reasons"]


def test_a_corrected_question_updates_its_card_and_another_item_or_language_does_not(tmp_path: Path) -> None:
    first = single("1♠")
    corrected = replace(
        first, stem="Corrected", explanation="", options=(*first.options, QuizOption("o4", "new", False))
    )
    questions = (first, corrected, single("1♠", 2), replace(first, language="pl"))
    guids = []
    for place, question in enumerate(questions):
        (folder := tmp_path / str(place)).mkdir()
        notes, models, _ = _notes(Quiz(f"title {place}", question.language, place, (question,)), folder)
        guids.append(notes[0]["guid"])
        assert str(MODEL_ID) in models
    assert guids[0] == guids[1]
    assert len(set(guids)) == 3


def test_two_exports_of_a_language_share_the_deck(tmp_path: Path) -> None:
    ids = []
    for place, quiz in enumerate((every_kind(), nasty())):
        (folder := tmp_path / str(place)).mkdir()
        ids.append({number for number, deck in _notes(quiz, folder)[2].items() if "Bridzs" in deck["name"]})
    assert ids[0] == ids[1]
    assert len(ids[0]) == 1


def test_awkward_texts_are_shown_as_they_are(tmp_path: Path) -> None:
    notes, _, _ = _notes(nasty(), tmp_path)
    for place, text in enumerate(NASTY):
        assert _plain(notes[place]["Question"]) == f"Elégtelen bemondás történt ({place + 1}): {text}"
        assert _plain(notes[place]["Answer"]) == f"B\n{text}"
