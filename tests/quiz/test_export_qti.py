"""QTI 2.1 packages read by a reader written from the specification, and marked by their own response processing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from qti_reader import Q, read
from quiz_samples import NASTY, every_kind, nasty, single

from app.quiz.exports import Paper, export
from app.quiz.exports.format import clean
from app.quiz.model import Quiz


def test_every_kind_is_an_item_with_its_interaction() -> None:
    items, test = read(export(every_kind(), "qti").content)
    interactions = ["choice", "choice", "choice", "match", "order", "textEntry", "textEntry"]
    for item, name in zip(items, interactions, strict=True):
        assert item.root.find(f".//{Q}{name}Interaction") is not None
        assert item.language == "hu"
    assert test.get("title") == "Szabályok: 27 {próba} ♥"
    assert items[1].root.find(f".//{Q}choiceInteraction").get("maxChoices") == "0"


# item, response, score, a text that feedback must show, a text it must not
MARKED = [
    (0, ["choice-2"], 1, "why 1♠", "why not 1♠"),
    (0, ["choice-1"], 0, "why not 1♠", "why 1♠"),
    (1, ["choice-4", "choice-1", "choice-2"], 1, "because", "not that"),
    (1, ["choice-1", "choice-3"], 0, "not that", "61A"),
    (2, ["choice-2"], 1, "61A = ezt mondja", "nem igaz"),
    (3, ["left-1 right-1", "left-2 right-2", "left-3 right-3"], 1, "27B1(a)", "61A"),
    (3, ["left-1 right-2", "left-2 right-1", "left-3 right-3"], 0, "27B1(a)", "61A"),
    (4, ["choice-2", "choice-1", "choice-3"], 1, "27B1(a)", "61A"),
    (4, ["choice-1", "choice-2", "choice-3"], 0, "27B1(a)", "61A"),
    (5, ["-420"], 1, "27B1(a)", "61A"),
    (5, ["-420.5"], 0, "27B1(a)", "61A"),
    (6, ["12.535"], 1, "27B1(a)", "61A"),
    (6, ["12.54"], 0, "27B1(a)", "61A"),
]


@pytest.mark.parametrize(("place", "response", "score", "shown", "hidden"), MARKED)
def test_an_answer_is_marked_and_explained(
    place: int, response: list[str], score: int, shown: str, hidden: str
) -> None:
    items, _ = read(export(every_kind(), "qti").content)
    marked, texts = items[place].mark(response)
    feedback = "\n".join(texts)
    assert marked == score
    assert shown in feedback
    assert hidden not in feedback


def test_right_answers_are_the_declared_ones() -> None:
    items, _ = read(export(every_kind(), "qti").content)
    assert [items[0].choices[name] for name in items[0].right] == ["1♠"]
    assert [items[4].choices[name] for name in items[4].right] == [
        "felhívni a figyelmet",
        "hívni a tornavezetőt",
        "döntés",
    ]
    pairs = [tuple(items[3].choices[name] for name in value.split()) for value in items[3].right]
    assert pairs == [("kontra: -> ?", "Kontra"), ("passz", "Passz = {0}"), ("szan", "~NT")]


@pytest.mark.parametrize("place", range(len(NASTY)))
def test_awkward_texts_come_back_unchanged(place: int) -> None:
    items, _ = read(export(nasty(), "qti").content)
    text, item = NASTY[place], items[place]
    assert list(item.choices.values()) == [f"wrong {text}", text, "never"]
    lines = [line for line in f"Elégtelen bemondás történt ({place + 1}): {text}".split("\n") if line]
    assert item.stem.split("\n") == lines


def test_a_time_limit_is_in_seconds() -> None:
    _, test = read(export(every_kind(), "qti", Paper(minutes=90)).content)
    assert test.find(f"{Q}timeLimits").get("maxTime") == "5400"


@given(st.text(min_size=1, max_size=60).filter(lambda text: bool(clean(text))))
@settings(max_examples=60, deadline=None)
def test_any_text_comes_back(text: str) -> None:
    items, _ = read(export(Quiz("t", "en", 1, (single(text),)), "qti").content)
    assert items[0].choices["choice-2"] == clean(text)
