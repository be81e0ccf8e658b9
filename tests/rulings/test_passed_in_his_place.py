"""Law 17D3 with 16C: the offender is who passed out of rotation, so he is named where the seats show him."""

from __future__ import annotations

from typing import Any

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from rulings import rule
from tests.app.answering.decisive import said_and_asked

OFFENDS, ANYBODY = "is the offender", "Every player who passed out of rotation"


def said(**facts: Any) -> str:
    return " ".join(row["text"] for row in rule("auction_period", facts)["statements"])


@pytest.mark.parametrize(
    ("facts", "offender"),
    [
        ({"missed_player": "N"}, "East"),
        ({"missed_player": "N", "offender": "E", "lead_face_down": True}, "East"),
        ({"dealer": "N", "auction": ["1H", "P", "P", "P"], "callers": ["N", "E", "W", "N"]}, "West"),
        ({"dealer": "N", "auction": ["1H", "P", "P"], "out_of_turn": {"player": "N", "call": "P"}}, "North"),
        ({"callers": ["N", "E", "W", "N"], "auction_state": "player_missed"}, "West"),
    ],
)
def test_who_passed_in_the_place_of_the_player_missed_is_the_offender(facts: dict[str, Any], offender: str) -> None:
    """Who passed behind him accepted his pass and was in turn (29A): he is none."""
    assert f"{offender}, who passed out of rotation, {OFFENDS}" in said(**facts)
    assert said(**facts).count(OFFENDS) == 1


@pytest.mark.parametrize("facts", [{"auction_state": "player_missed"}, {"missed_player": "N", "offender": "W"}])
def test_nobody_is_named_where_it_is_not_certain(facts: dict[str, Any]) -> None:
    assert ANYBODY in said(**facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_short_answer_names_him_beside_a_lead_taken_back(service: Service, language: Language) -> None:
    facts = {"missed_player": "S", "lead_face_down": True}
    text = said_and_asked(service, "auction_period", facts, language)[0]
    assert "41A" in text
    assert "16C" in text
    assert {"hu": "Nyugat", "pl": "W,", "nb": "Vest", "en": "West"}[language] in text
