"""Whether the sight of a penalty card may be used (50E) is not whose turn it is."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet nagy büntetőlapja, a pik ász ott fekszik az asztalon. Nyugat azért nem teszi be a királyt, "
        "mert tudja, hogy az ász úgyis kijön. Felhasználhatja ezt Nyugat?",
    ),
    (
        "pl",
        "E ma na stole przygwożdżonego asa pik. Czy jego partner może wykorzystać to, że wie o asie?",
    ),
    (
        "nb",
        "Vests spar ess ligger som stort straffekort. Kan makkeren Øst bruke det at han vet om esset?",
    ),
    (
        "en",
        "East's ace of spades lies on the table as a major penalty card. West, his partner, underplays his "
        "king because he knows the ace must be played. May he use that knowledge?",
    ),
]

OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet nagy büntetőlapja, a pik ász ott fekszik az asztalon. Nyugat jön hívásra. Mit kérhet a felvevő?",
    ),
    (
        "pl",
        "E ma na stole przygwożdżonego asa pik. Wyszli w piki i kolej na E. Co musi zagrać?",
    ),
    (
        "nb",
        "Vests spar ess ligger som stort straffekort. Øst skal spille ut. Hva kan spillefører kreve?",
    ),
    (
        "en",
        "East's ace of spades lies on the table as a major penalty card. West is on lead. What may declarer require?",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOLD)
def test_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["name"] == "penalty_card_information"


@pytest.mark.parametrize(("language", "story"), OTHER)
def test_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["name"] != "penalty_card_information"
