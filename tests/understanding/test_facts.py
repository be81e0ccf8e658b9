"""Facts are heard in words that no lesson has: the value told, and nothing where it is only asked."""

from __future__ import annotations

from typing import Any

import pytest

from corpus.model import Language
from understanding.facts import Rows, Weights, told_to
from understanding.hear import hear

HEARD: list[tuple[Language, str, str, dict[str, Any]]] = [
    (
        "en",
        "change_of_call",
        "South bid 1H but a neighbouring card came out of the box. North has not called.",
        {"partner_called": False},
    ),
    (
        "hu",
        "change_of_call",
        "Dél 1 kőrt tett ki, de összetapadtak a kártyái. A partnere még nem licitált.",
        {"cause": "mechanical"},
    ),
    (
        "nb",
        "opening_lead_out_of_turn",
        "Øst spilte ut med bildesiden opp, men det var vest som skulle ut.",
        {"faced": True},
    ),
    (
        "en",
        "dummy_rights",
        "Dummy asked declarer whether he had no diamonds left.",
        {"dummy_act": "asked_declarer_about_revoke"},
    ),
    (
        "hu",
        "lead_out_of_turn_declarer",
        "A felvevő kézből hívott, pedig az asztal vitte az előző ütést.",
        {"led_from": "declarer"},
    ),
    ("pl", "premature_play", "Obrońca dołożył kartę, zanim zrobił to jego partner.", {"premature": "before_partner"}),
    ("nb", "change_of_call", "Han ombestemte seg og ville heller melde noe annet.", {"cause": "change_of_mind"}),
]


@pytest.mark.parametrize(("language", "procedure", "text", "facts"), HEARD)
def test_a_fact_told_is_heard(language: Language, procedure: str, text: str, facts: dict[str, Any]) -> None:
    told = {one.fact: one.value for one in told_to(hear(text, language), procedure)}
    assert facts.items() <= told.items()


def test_words_that_tell_a_fact_stand_in_the_text() -> None:
    text = "South bid 1H by mistake, the cards stuck together. North has not called yet."
    for one in told_to(hear(text, "en"), "change_of_call"):
        assert one.words in text
        assert 0.0 < one.p <= 1.0


def test_a_procedure_without_tellings_hears_nothing() -> None:
    assert told_to(hear("The sun was shining and we had tea.", "en"), "board_conditions") == []


def test_a_value_scores_the_signs_it_knows() -> None:
    import numpy as np

    one = Weights(np.array([2, 5]), np.array([4.0, -4.0], np.float32), 0.0)
    row = (np.array([2]), np.array([1.0], np.float32))
    other = (np.array([5, 7]), np.array([1.0, 1.0], np.float32))
    scores = Rows.of([row, other]).scores(one)
    assert scores[0] > 0.9 > 0.1 > scores[1]
