"""Laws 20G, 35B, 40B: a ban that is told is said as one, with what was asked, and nothing is asked again."""

from __future__ import annotations

from typing import Any

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import fitting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("purpose", ["to_get_wrong_answer", "partners_benefit"])
@pytest.mark.parametrize("more", [{}, {"phase": "auction", "own_turn": True}])
def test_no_question_for_such_a_purpose(
    service: Service, language: Language, purpose: str, more: dict[str, Any]
) -> None:
    """20G1 and 20G2: whatever is asked for, and at one's turn too."""
    said, asked = fitting(service, "right_to_ask_or_review", {"purpose": purpose, **more}, language)
    assert asked is None
    assert ("20G2" if purpose == "to_get_wrong_answer" else "20G1") in said
    if language == "en":
        assert "solely" in said
        assert "penalty is possible" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("period", ["auction", "clarification", "play"])
def test_an_aid_not_permitted_is_an_infraction(service: Service, language: Language, period: str) -> None:
    """40B2(d): in the clarification period too (17D1), and to answer a question; no condition is left open."""
    facts = {"matter": "memory_aid", "period": period, "aid_permitted": False}
    said, asked = fitting(service, "psych_and_agreements", facts, language)
    assert asked is None
    if language == "en":
        assert said.startswith("This is an infraction")
        assert "before the opening lead" in said
        assert "unless" not in said


@pytest.mark.parametrize("permitted", [True, False])
def test_before_the_auction_the_permission_told_is_no_condition(service: Service, permitted: bool) -> None:
    """40B2(d): what holds from the auction on is settled by what the authority is told to have decided."""
    facts = {"matter": "memory_aid", "period": "before_auction", "aid_permitted": permitted}
    said, _ = fitting(service, "psych_and_agreements", facts)
    assert "only if" not in said
    assert ("may not be used" in said) is not permitted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("agreement", [{"disclosed": False, "repeated_deviation": True}, {"permitted": False}])
def test_a_prohibited_psych_is_said_beside_the_agreement(
    service: Service, language: Language, agreement: dict[str, Any]
) -> None:
    """40B2(a)(v): the score is adjusted for the agreement; the psych that is prohibited is out of order as well."""
    facts = {"psych_prohibited": True, "finding_agreement": True, "finding_damage": True, **agreement}
    said, _ = fitting(service, "psych_and_agreements", {"matter": "meaning_of_call", **facts}, language)
    assert "40B2av" in said


def test_an_incomplete_explanation_is_an_infraction_without_damage(service: Service) -> None:
    """40B5: the result stands, but everything has to be told."""
    facts = {"finding_agreement": True, "disclosed": True, "explanation_incomplete": True, "finding_damage": False}
    said, _ = fitting(service, "psych_and_agreements", {"matter": "meaning_of_call", **facts})
    assert said.startswith("That is not allowed")
    assert "penalty is possible" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_pass_ends_an_obligation_of_one_turn(service: Service, language: Language) -> None:
    """30A, 35B: obliged to pass once, he has; from his next turn he is free."""
    facts = {"obliged_to_pass": True, "passed": True, "obligation": "next_turn"}
    said, asked = fitting(service, "required_pass_violated", facts, language)
    assert asked is None
    if language == "en":
        assert "call freely" in said
