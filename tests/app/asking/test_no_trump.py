"""70C at notrumps: no trump is out, so none decides a contested claim, whatever the claim sounds like."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

AT_NO_TRUMP: list[tuple[Language, str]] = [
    (
        "hu",
        "Szanzadu, három lap van hátra. Kelet ellenjátékos: a többi a miénk, jók a káróim. Észak, a felvevő \
tiltakozik, mert Nyugat hív, és van treffje is.",
    ),
    (
        "pl",
        "Kontrakt bezatutowy, zostały trzy karty. Obrońca E mówi: reszta nasza, mam dobre kara. Rozgrywający N się \
nie zgadza, bo na wyjściu jest W i ma też trefla.",
    ),
    (
        "nb",
        "Grand, tre kort igjen. Øst i motspill krever resten på gode ruter. Spillefører i nord protesterer, for \
vest skal spille ut og har en kløver også.",
    ),
    (
        "en",
        "No trumps, three cards left. East, defending, claims the rest with good diamonds. North, declarer, \
objects: West is on lead and has a club too.",
    ),
]


@pytest.mark.parametrize(("language", "told"), AT_NO_TRUMP)
def test_no_trump_decides_at_notrumps(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "70C" not in answer
