"""What the explainer's partner may say and when, while the agreement is open and after he has spoken (20F5, 75B3)."""

from __future__ import annotations

from typing import Any

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import fitting

SPOKE = {"corrected_by": "partner", "phase": "auction"}
WRONG = {"finding_explanation_correct": False}
HEARD = {"noticed_by": "partner"}


def _said(service: Service, name: str, facts: dict[str, Any], language: Language) -> str:
    said, _ = fitting(service, name, facts, language)
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"misinformed": "N", "offender": "E"},
        {"partner_called_since": False},
        {"partner_called_since": False, "lho_called_since": False},
        {"partner_called_since": True},
        {"explanation_kind": "missing_alert"},
    ],
    ids=["not told who called since", "seats told", "his partner has not", "nobody has", "his partner has", "alert"],
)
def test_a_correction_in_the_auction_is_unauthorized(
    service: Service, more: dict[str, Any], language: Language
) -> None:
    wrong = {} if "explanation_kind" in more else WRONG
    said = _said(service, "misinformation", {**SPOKE, **wrong, **more}, language)
    assert "(20F5a, 16B1" in said
    assert "21B" in said


def test_it_is_said_once(service: Service) -> None:
    said = _said(service, "misinformation", {**SPOKE, **WRONG, "partner_called_since": True}, "en")
    assert said.count("20F5a") == 1


def test_who_explained_may_correct_himself(service: Service) -> None:
    assert "20F5a" not in _said(service, "misinformation", SPOKE | WRONG | {"corrected_by": "explainer"}, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "more",
    [
        {"phase": "auction"},
        {"phase": "clarification", "side_declares": True},
        {"phase": "clarification", "side_declares": False},
        {"phase": "play", "side_declares": True},
        {"phase": "after_play", "side_declares": True},
    ],
    ids=["auction", "before the lead", "as a defender", "late", "after the play"],
)
def test_while_the_agreement_is_open_nothing_is_corrected_of_a_misbid(
    service: Service, more: dict[str, Any], language: Language
) -> None:
    assert "75C" in _said(service, "duty_to_correct", {**HEARD, **more}, language)
    assert "75C" not in _said(service, "duty_to_correct", {**HEARD, **more, "explanation_correct": False}, language)
