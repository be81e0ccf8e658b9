"""A case that goes on is called answered only where the whole, heard as one story, ends as it does."""

from __future__ import annotations

import pytest

from app.service import Service
from app.wizard.surely import DIFFERS, as_sure
from corpus.model import Language

STORIES: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Nyugat treffet hívott, pedig Keletnek kellett volna indulnia 4 pikk ellen, a lapja színével lefelé van.",
        "Bocsánat, nem az indulás volt, hanem a negyedik ütés, és a lap felfelé volt.",
    ),
    (
        "en",
        "West made the opening lead face down, but it was East's lead against 4 spades.",
        "Sorry, it was not the opening lead but trick four, and the card was faced.",
    ),
]


@pytest.mark.parametrize(("language", "first", "then"), STORIES)
def test_a_turn_has_a_probability(service: Service, language: Language, first: str, then: str) -> None:
    before = service.reply(first, None, None, None, language)
    after = service.reply(then, None, before, None, language)
    assert after["confidence"] is not None
    assert 0 < after["confidence"] < 1


def test_two_readings_that_end_otherwise_are_never_answered(service: Service) -> None:
    document = service.reply("West revoked and his side has played to the next trick.", None, None, None, "en")
    answered = document | {"status": "answered"}
    assert as_sure(answered, DIFFERS)["status"] == "needs_facts"
    assert as_sure(answered, 0.95)["status"] == "answered"
    assert as_sure(answered, None)["status"] == "answered"
