"""Two penalty cards told by their ranks in a row both lie there (51A)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Keletnek két büntetőlapja van az asztalon, a pik kilences és bubi. Pikket hívtak, és Kelet van "
        "soron. Ki dönti el, melyiket kell tennie?",
    ),
    (
        "pl",
        "E ma na stole dwie przygwożdżone karty, dziewiątkę i waleta pik. Wyszli w piki i kolej na E. Kto "
        "decyduje, którą zagra?",
    ),
    (
        "nb",
        "Øst har to straffekort på bordet, nieren og knekten i spar. Det spilles spar og det er Østs tur. "
        "Hvem bestemmer hvilket?",
    ),
    (
        "en",
        "East has two penalty cards on the table, the nine and the jack of spades. A spade is led and it is "
        "East's turn. Who decides which one he plays?",
    ),
]

OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Keletnek a pik bubi a büntetőlapja. Pikket hívtak, és Kelet a pik kilencest tenné. Melyiket kell tennie?",
    ),
    (
        "pl",
        "E ma na stole przygwożdżonego waleta pik. Wyszli w piki i E chce zagrać dziewiątkę pik. Może?",
    ),
    (
        "nb",
        "Øst har spar knekt som straffekort. Det spilles spar, og Øst vil legge spar ni. Kan han?",
    ),
    (
        "en",
        "East has the jack of spades as a penalty card. A spade is led and East wants to play the nine of "
        "spades. May he?",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOLD)
def test_told(service: Service, language: Language, story: str) -> None:
    assert len(service.ask(story, language)["procedure"]["facts"]["penalty_cards"]) == 2


@pytest.mark.parametrize(("language", "story"), OTHER)
def test_not_told(service: Service, language: Language, story: str) -> None:
    assert len(service.ask(story, language)["procedure"]["facts"]["penalty_cards"]) == 1
