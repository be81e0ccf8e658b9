"""Law 68C: a claim is followed at once by a line of play; that there was none is said."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import fitting

CLAIM = {"claimer_defends": False, "statement": "claim"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("more", [{}, {"disputed": True}, {"disputed": True, "choice_play_on": False}])
def test_that_no_line_was_stated_is_said(service: Service, language: Language, more: dict[str, bool]) -> None:
    said, _ = fitting(service, "claim_or_concession", {**CLAIM, **more, "clarified": False}, language)
    assert "68C" in said
    stated, _ = fitting(service, "claim_or_concession", {**CLAIM, **more, "clarified": True}, language)
    assert "68C" not in stated
