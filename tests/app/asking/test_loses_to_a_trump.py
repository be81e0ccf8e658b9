"""70C3: whether a trick could be lost to the trump by any normal play is found by the director, and told or asked."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

FORGOTTEN: list[tuple[Language, str]] = [
    ("en", "Declarer claimed the rest with four cards left and never mentioned trumps. We still had the eight, he'd "
     "plainly forgotten it. We objected."),
    ("hu", "A felvevő leterített, hogy minden az övé, az aduról egy szót sem szólt. Nálunk még kint volt a nyolcas, ő "
     "elfelejtette. Nem fogadtuk el."),
    ("pl", "Rozgrywający zażądał reszty, o atutach nic nie powiedział. Mamy jeszcze ósemkę atu, zapomniał o niej. Nie "
     "zgodziliśmy się."),
    ("nb", "Spillefører krevde resten uten å nevne trumf. Vi hadde åtteren igjen, den hadde han glemt. Godtas ikke."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), FORGOTTEN)
def test_a_trick_to_the_trump_is_not_taken_as_told(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "contested_claim"
    assert "finding_normal_line_loses_to_trump" not in document["procedure"]["facts"]
    assert "70C" in document["answer"]
