"""Anki: a package of flash cards (`.apkg`).

The note's identifier comes from the question's id and language, never from its words, and model and deck ids are fixed:
importing a newer export updates the cards that changed and keeps their learning history.
"""

from __future__ import annotations

import hashlib
import html
import re
import tempfile
from pathlib import Path

from app.messages import message
from app.quiz.exports.format import LeftOut, Paper, clean
from app.quiz.exports.presented import Presented, present
from app.quiz.model import Quiz, QuizQuestion
from app.quiz.picture.as_html import drawn_html
from corpus.model import Language

MODEL_ID = 1_706_521_964
"""Fixed once for all: another number would make Anki keep two kinds of notes side by side."""
FIELDS = ("Id", "Question", "Options", "Answer", "Reasons", "Laws")
_CSS = """
.card { font-family: "DejaVu Sans", "Segoe UI", sans-serif; font-size: 20px; line-height: 1.45; text-align: left;
  max-width: 42em; margin: 0 auto; }
.answer { font-weight: 700; color: #2e7d5b; }
.laws { border-left: 4px solid #2e7d5b; padding-left: .8em; font-size: .85em; }
.red { color: #c62828; }
.nightMode .answer { color: #7fd1ae; }
.nightMode .red { color: #ff8a80; }
"""
_FRONT = "<p>{{Question}}</p>{{Options}}"
_BACK = '{{FrontSide}}<hr id="answer"><p class="answer">{{Answer}}</p>{{Reasons}}<div class="laws">{{Laws}}</div>'
_RED = re.compile("([\N{BLACK HEART SUIT}\N{BLACK DIAMOND SUIT}]\ufe0f?)")


def guid(question: QuizQuestion) -> str:
    """The note's identifier: the same for the same item in the same language, whatever its words."""
    import genanki

    return str(genanki.guid_for("lawbridge", question.id, question.language))


def deck_id(language: Language) -> int:
    """One deck a language, with the same number on every machine."""
    digest = hashlib.sha256(f"lawbridge deck {language}".encode()).digest()
    return (1 << 30) + int.from_bytes(digest[:4], "big") % (1 << 30)


def write(quiz: Quiz, paper: Paper) -> tuple[bytes, tuple[LeftOut, ...]]:
    """A deck of all questions."""
    import genanki

    model = genanki.Model(
        MODEL_ID,
        "Lawbridge",
        fields=[{"name": name} for name in FIELDS],
        templates=[{"name": "Lawbridge", "qfmt": _FRONT, "afmt": _BACK}],
        css=_CSS,
    )
    deck = genanki.Deck(deck_id(quiz.language), message(quiz.language, "exam.deck"))
    for question in quiz.questions:
        deck.add_note(
            genanki.Note(
                model=model, fields=_fields(question), guid=guid(question), tags=_tags(question), sort_field=None
            )
        )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deck.apkg"
        genanki.Package(deck).write_to_file(str(path))
        return path.read_bytes(), ()


def _fields(question: QuizQuestion) -> list[str]:
    shown = present(question)
    reasons = [_html(shown.explanation)] if shown.explanation else []
    reasons += [f"<b>{letter}</b> {_html(why)}" for letter, why in shown.reasons]
    laws = [f"<b>{_html(law.label)}</b> {_html(law.text)}" for law in shown.laws]
    answer = shown.answer if question.kind == "numeric" else f"{shown.answer}\n{shown.answer_text}"
    return [
        question.key,
        _html(shown.stem) + drawn_html(question, _html),
        _options(shown),
        _html(answer),
        "".join(f"<p>{reason}</p>" for reason in reasons),
        "<br>".join(laws),
    ]


def _options(shown: Presented) -> str:
    rows = [f"{place}. {_html(text)}" for place, text in shown.lefts]
    rows += [f"{letter}) {_html(text)}" for letter, text in shown.options]
    return f"<p><i>{_html(shown.instruction)}</i></p>" + "".join(f"<div>{row}</div>" for row in rows)


def _html(text: str) -> str:
    plain = html.escape(clean(text)).replace("\n", "<br>")
    return _RED.sub(r'<span class="red">\1</span>', plain)


def _tags(question: QuizQuestion) -> list[str]:
    """Anki's tags have no blanks."""
    names = (
        *question.topics,
        *(f"{message(question.language, 'exam.law_tag')} {one.label}" for one in question.citations),
    )
    return [re.sub(r"\s+", "-", clean(name)) for name in dict.fromkeys(names) if clean(name)]
