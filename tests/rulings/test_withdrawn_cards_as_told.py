"""Laws 47 and 48A: whether the card that goes back becomes a penalty card is what the table asks; it is said."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import fitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["rectification", "illegal_play"])
def test_declarers_card_is_never_a_penalty_card(service: Service, language: Language, reason: str) -> None:
    """48A, for 47A and 47B alike; of a defender's card the penalty card is said."""
    said, asked = fitting(service, "retract_card", {"reason": reason, "by_defender": False}, language)
    assert asked is None
    assert "48A" in said
    said, _ = fitting(service, "retract_card", {"reason": reason, "by_defender": True}, language)
    assert "48A" not in said
    assert "49" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_opponents_change_a_defenders_card_is_none(service: Service, language: Language) -> None:
    """47D; only 62C2, after a revoke of his own side, makes it one."""
    facts = {"reason": "opponent_changed_play", "by_defender": True}
    said, asked = fitting(service, "retract_card", facts, language)
    assert asked is None
    assert "62C2" in said
    if language == "en":
        assert said.startswith("It becomes no penalty card")


def test_beside_the_proper_lead_the_wrong_one_goes_back(service: Service) -> None:
    """53B: the wrong lead itself, and what was played to it, without penalty."""
    said, _ = fitting(service, "retract_card", {"reason": "proper_lead_53b", "by_defender": True})
    assert "the wrong lead and cards played to it" in said
    assert "none becomes a penalty card" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_a_lead_before_dummy_shows_nobody_has_played(service: Service, language: Language) -> None:
    """47E2a: who tells that dummy shows no card is not asked whether somebody has played to the trick."""
    facts = {"reason": "mistaken_explanation", "by_defender": True, "opening_lead_dummy_faced": False}
    said, asked = fitting(service, "retract_card", facts, language)
    assert asked is None
    if language == "en":
        assert "as long as nobody else has played" in said
        assert "no penalty card" in said
