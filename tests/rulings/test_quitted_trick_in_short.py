"""66C in the short answer: a quitted trick is not turned, and what follows where somebody has already looked."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import LANGUAGES, Language
from tests.app.answering.decisive import said_and_asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_a_look_already_taken_costs(service: Service, language: Language) -> None:
    """66C forbids it and names no rectification: a penalty is the director's (90), damage is made good (12A1)."""
    said, asked = said_and_asked(service, "inspect_tricks", {"request": "quitted_trick"}, language)
    assert words(said) + words(asked) <= 60
    assert all(law in said for law in ("66C", "66D", "90", "12A1"))
