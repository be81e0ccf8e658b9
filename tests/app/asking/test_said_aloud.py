"""16B1a beside 27: what a player is quoted to have said of his own bid; the first matter is said whole beside it."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import Language
from tests.telling import ruled

QUOTED: list[tuple[Language, str]] = [
    ("hu", "Észak 2 treffjére Kelet 1 kőrt mondott, és felkiáltott: „azt hittem, én nyitok!” Dél még nem szólt."),
    ("pl", "Po 1BA E dał 1 pik. E: ojej, myślałem, że nikt nie otworzył! S jeszcze nic nie zalicytował."),
    ("nb", "Over Nords 1 grand meldte Øst 1 spar. Øst: «jeg trodde jeg åpnet!» Syd har ikke meldt ennå."),
    ("en", "Over North's 1NT East bid 1S. East: \"oh dear, I thought I was opening!\" South hasn't called."),
]


@pytest.mark.parametrize(("language", "told"), QUOTED)
def test_what_is_quoted_is_a_remark_beside_the_bid(service: Service, language: Language, told: str) -> None:
    """Both in sixty words, and what follows where it is not accepted."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "insufficient_bid"
    assert "16B1a" in document["answer"]
    assert "26B" in document["answer"]
    said = document["headline"]["text"] + (document["next_question"] or {"text": ""})["text"]
    assert words(said) <= 63  # laws in brackets are not spoken


def test_what_the_teller_says_of_a_belief_is_no_remark(service: Service) -> None:
    """Nobody is told to have said a word."""
    told = "East bid 1S over 1NT, he thought he was opening. South hasn't called."
    assert "16B1a" not in ruled(service, told, "en")["answer"]
