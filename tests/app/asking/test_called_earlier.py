"""30B: what the one who passed out of turn had called earlier is no call made since, and he has called before."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

EARLIER: list[tuple[Language, str, str]] = [
    ("hu", "Kelet passzolt, pedig Nyugat következett.", "jaj, Kelet korábban már nyitott 1 pikket"),
    ("pl", "E spasował, kiedy kolej była W.", "aha, E wcześniej otworzył 1 pik, to było drugie okrążenie"),
    ("nb", "Øst passet da det var Vest sin tur.", "å ja, Øst hadde åpnet 1 spar tidligere"),
    ("en", "East passed when it was West's turn.", "oh, East had opened 1 spade earlier, it was the second round"),
]


@pytest.mark.parametrize(("language", "told", "further"), EARLIER)
def test_an_earlier_call_is_no_replacement(service: Service, language: Language, told: str, further: str) -> None:
    document = service.reply(further, None, service.reply(told, None, None, None, language), None, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert (facts["called_before"], facts["offender"], facts["whose_turn"]) == (True, "E", "partner")
    assert "replacement" not in facts


def test_what_is_told_without_such_a_word_came_since(service: Service) -> None:
    document = service.reply("East passed when it was West's turn.", None, None, None, "en")
    document = service.reply("then West opened 1 spade", None, document, None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("called_before") is not True
