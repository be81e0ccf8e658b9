"""Who says that he placed a card by an opponent's hesitation inferred at his own risk (73D1, 73E2)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

MISLED: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat fél percig gondolkodott 3 kőr után, aztán passzolt, mindenki passz. Ezért nála kerestem a kőr dámát.",
    ),
    ("pl", "W zastanawiał się pół minuty i spasował, reszta pasy. Przez to szukałem damy kier u W, a była u E."),
    (
        "nb",
        "Vest tenkte lenge og passet, resten passet. Jeg la hjerter dame hos vest fordi han nølte. Den satt hos øst.",
    ),
    ("en", "West went into a long tank and passed, all passed. I played him for the queen of hearts, and East had it."),
]
PARTNERS: list[tuple[Language, str]] = [
    ("hu", "Nyugat fél percig gondolkodott 3 kőr után, aztán passzolt. Kelet erre 3 pikket mondott."),
    ("pl", "W zastanawiał się pół minuty i spasował. E zalicytował potem 3 pik."),
    ("nb", "Vest tenkte lenge og passet. Øst meldte så 3 spar."),
    ("en", "West went into a long tank and passed. East then bid 3S."),
]


def _procedure(service: Service, language: Language, told: str) -> str:
    found = service.reply(told, None, None, None, language)["procedure"]
    assert found is not None
    return found["name"]


@pytest.mark.parametrize(("language", "told"), MISLED)
def test_an_opponent_who_was_misled_is_no_partner(service: Service, language: Language, told: str) -> None:
    assert _procedure(service, language, told) == "deception"


@pytest.mark.parametrize(("language", "told"), PARTNERS)
def test_what_partner_heard_stays_unauthorized(service: Service, language: Language, told: str) -> None:
    assert _procedure(service, language, told) == "unauthorized_information"
