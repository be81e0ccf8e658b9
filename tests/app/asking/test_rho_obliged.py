"""28A: a call before the pass of a right-hand opponent who had to pass counts as made in turn; 37 where he called."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

BEFORE_HIS_PASS: list[tuple[Language, str]] = [
    (
        "hu",
        "Keletet az előbb a versenybíró végig passzra kötelezte. Most Észak 2 kárót licitált, Dél pedig rögtön 3 "
        "kárót, meg se várta Kelet passzát. Nyugat szerint soron kívül licitált. Igaza van?",
    ),
    (
        "pl",
        "E musi pasować do końca licytacji, tak zarządził sędzia. Potem N dał 3 trefle, a S natychmiast 4 trefle, "
        "nie czekając na pas E. W mówi, że to poza kolejnością.",
    ),
    (
        "nb",
        "Vest må passe resten av meldingene, det er avgjort. Så melder Syd 2 hjerter og Nord 4 hjerter med en gang, "
        "før Vest fikk lagt passen. Øst mener det var utenfor tur. Hva nå?",
    ),
    (
        "en",
        "West has to pass for the rest of the auction after the earlier ruling. South bids 2H and North at once bids "
        "4H without waiting for West. East says that was out of turn. Ruling?",
    ),
]
BROKEN = (
    "West had to pass for the rest of the auction, as I ruled. South bids 2H, West forgets and bids 3C. North has not "
    "called. What now?"
)


@pytest.mark.parametrize(("language", "told"), BEFORE_HIS_PASS)
def test_before_an_obliged_pass_it_is_in_turn(service: Service, language: Language, told: str) -> None:
    """No rectification, whoever says it was out of turn."""
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["rho_obliged_to_pass"] is True
    assert "28A" in document["answer"]
    assert "26B" not in document["answer"]


def test_the_obliged_players_own_call_breaks_the_ruling(service: Service) -> None:
    """37B, not 28A."""
    answer = ruled(service, BROKEN, "en")["answer"]
    assert "37" in answer
    assert "28A" not in answer
