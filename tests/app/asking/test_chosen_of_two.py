"""58B2: of two cards put down at once the one is played that the player says, told by its rank alone."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    ("en", "I declare and called a low club. East put down both the C4 and the DK. 'Only the four', he says."),
    ("hu", "Felvevő vagyok. Kelet egyszerre tette le a treff 4 és káró király lapot. Azt mondja, csak a négyest adja."),
    ("pl", "Ja rozgrywam, poszła blotka trefl. E rzucił naraz 4 trefl i króla karo. Mówi, że gra czwórkę."),
    (
        "nb",
        "Jeg er spillefører og ba om liten kløver. Øst la ned både kløver 4 og ruter konge. «Bare fireren», sier han.",
    ),
]


@pytest.mark.parametrize(("language", "text"), TOLD)
def test_the_rank_alone_tells_the_card_chosen(service: Service, language: Language, text: str) -> None:
    case = case_of(service.reply(text, None, None, None, language))
    assert case["name"] == "simultaneous"
    assert case["facts"]["choice_card"] == "C4"
    assert case["facts"]["by_defender"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East put down the C4 and the DK together, both face up. Declarer looks at me."),
        ("nb", "Øst la ned både kløver 4 og ruter konge samtidig. Han sier ikke hvilket han spiller."),
    ],
)
def test_nothing_said_chooses_none(service: Service, language: Language, text: str) -> None:
    assert "choice_card" not in case_of(service.reply(text, None, None, None, language))["facts"]
