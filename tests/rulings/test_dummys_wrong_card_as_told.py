"""Law 45D with 46B: what declarer's words mean, and who may still change, where dummy put another card."""

from __future__ import annotations

import pytest

from app.answering.shortened import SPOKEN
from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import Facts, asked_in, short, unlike

LATE = "both_sides_played_to_next"
KEPT: Facts = {"defender_played_after": True, "choice_defender_withdraws": False}
NOBODY: Facts = {"defender_played_after": False}

SAID: list[tuple[Facts, tuple[str, ...], tuple[str, ...], str | None]] = [
    # 46B1, B2, B4, B5: words that name no card of dummy's
    ({"designation": "high"}, ("highest card", "46B1a", "Too late once"), ("called",), LATE),
    ({"designation": "win"}, ("lowest card known to win", "46B1b"), ("called",), LATE),
    ({"designation": "low"}, ("lowest card of the suit", "46B1c"), ("called",), LATE),
    ({"designation": "suit_only"}, ("lowest card", "46B2"), ("called",), LATE),
    ({"designation": "not_in_dummy"}, ("void", "any legal card", "46B4"), ("the one called",), LATE),
    ({"designation": "anything"}, ("either defender", "46B5"), ("called",), LATE),
    ({"designation": "anything", LATE: False}, ("either defender",), ("Too late",), "defender_played_after"),
    ({"designation": "low", **NOBODY}, ("lowest card", "play goes on"), ("take back", "Too late"), None),
    ({"designation": "low", **KEPT, LATE: False}, ("lowest card", "card stays"), ("Too late", "may take"), None),
    ({"designation": "high", LATE: True, "wrong_card": "lead"}, ("Too late: both sides",), ("highest",), None),
    # 45D1: a defender who leaves his card leaves declarer no change
    (KEPT, ("card stays", "After that"), ("may take back",), LATE),
    ({**KEPT, LATE: False}, ("In time", "card stays"), ("may take back",), None),
    # no defender has played since, so both sides have not played to the next trick
    (NOBODY, ("In time", "no penalty"), ("Until", "take back"), None),
]


@pytest.mark.parametrize(("facts", "said", "unsaid", "asked"), SAID, ids=[str(row[0]) for row in SAID])
def test_what_is_settled_is_said(
    service: Service, facts: Facts, said: tuple[str, ...], unsaid: tuple[str, ...], asked: str | None
) -> None:
    found = short(service, "dummy_wrong_card", facts)
    spoken = found["answer"]
    assert not unlike(spoken, said, unsaid), spoken
    assert asked_in(found) == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("facts", [row[0] for row in SAID], ids=str)
def test_it_is_short_and_cited_in_every_language(service: Service, facts: Facts, language: Language) -> None:
    found = short(service, "dummy_wrong_card", facts, language)
    assert words(found["answer"]) <= SPOKEN, found["answer"]
    assert found["headline"]["citations"]
