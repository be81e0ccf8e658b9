"""GIFT read back by a reader of its own: kinds, weights, feedback, and every awkward text unchanged."""

from __future__ import annotations

import pytest
from gift_reader import read
from hypothesis import given, settings
from hypothesis import strategies as st
from quiz_samples import NASTY, every_kind, nasty, single

from app.quiz.exports import export
from app.quiz.exports.format import clean
from app.quiz.model import Quiz


def _read(quiz: Quiz):
    return read(export(quiz, "gift").content.decode())


def test_every_kind_is_read_as_what_it_is() -> None:
    quiz = every_kind()
    category, items = _read(quiz)
    assert category == quiz.title
    assert [item.kind for item in items] == [
        "multichoice",
        "multichoice",
        "truefalse",
        "match",
        "match",
        "numerical",
        "numerical",
    ]
    assert [item.name for item in items] == [question.id for question in quiz.questions]
    one, several, truth, match, order, exact, near = items
    assert [(row.weight, row.text) for row in one.answers] == [(0, "wrong 1♠"), (100, "1♠"), (0, "never")]
    assert [row.weight for row in several.answers] == [33.33333, 33.33333, -100, 33.33333]
    assert (truth.truth, truth.truth_feedback) == (False, ["nem igaz: {x}", "61A = ezt mondja"])
    assert match.pairs == [("kontra: → ?", "Kontra"), ("passz", "Passz = {0}"), ("szan", "~NT")]
    assert order.pairs == [("hívni a tornavezetőt", "2"), ("felhívni a figyelmet", "1"), ("döntés", "3")]
    assert (exact.value, near.value) == ((-420.0, 0.0), (12.53, 0.005))
    assert all("27B1(a): ha az elégtelen bemondást …: {a} = ~b ♥" in item.feedback for item in items)


@pytest.mark.parametrize("place", range(len(NASTY)))
def test_awkward_texts_come_back_unchanged(place: int) -> None:
    text = NASTY[place].replace("\t", " ")
    _, items = _read(nasty())
    item = items[place]
    assert item.format == "plain"
    assert item.text == f"Elégtelen bemondás történt ({place + 1}): {text}"
    assert [(row.weight, row.text, row.feedback) for row in item.answers] == [
        (0, f"wrong {text}", f"why not {text}"),
        (100, text, f"why {text}"),
        (0, "never", ""),
    ]


@given(
    st.text(min_size=1, max_size=60).filter(
        lambda text: bool(clean(text)) and not set(text) & set("\ue000\ue001\ue002\ue003\ue004\ue005\ue006")
    )
)
@settings(max_examples=150, deadline=None)
def test_any_text_comes_back(text: str) -> None:
    _, items = _read(Quiz("t", "hu", 1, (single(text), single("next", 2))))
    assert len(items) == 2
    shown = clean(text).replace("\t", " ").strip()
    assert [row.text for row in items[0].answers][1] == shown
    assert items[1].answers[1].text == "next"
