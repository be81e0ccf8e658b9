"""19A3: a double that names another bid than the last one doubles the bid made."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

MISNAMED: list[tuple[Language, str]] = [
    ("hu", 'Nyugat 5 treffet mondott, Észak erre annyit: "kontra az öt káróra". Kelet még nem szólt. Érvényes?'),
    ("pl", 'Licytujemy głosem. W powiedział 3 piki, a N na to "kontra na 3 karo". E milczy. Czy to jest ważne?'),
    ("nb", 'Øst meldte 4 spar, og Syd ropte "jeg dobler fire hjerter". Ingen har 4 hjerter. Gjelder det?'),
    ("en", 'Spoken bidding. North opens 3 spades and East says "double three diamonds". Does it count?'),
]
NOT_MISNAMED: list[tuple[Language, str]] = [
    ("hu", "Nyugat 1 kőr, Észak kontra, Kelet 1 treff. Dél szerint ez kevés."),
    ("pl", "W otworzył 1 pik, N kontra, E 1 kier. S twierdzi, że za nisko."),
    ("nb", "Vest åpnet 3 spar, Nord doblet, og Øst meldte 3 ruter. Det er for lavt."),
    ("en", "West opened 1 spade, North doubled, and East bid 1 heart. South says that is insufficient."),
]
"""The bid behind the double was made."""


@pytest.mark.parametrize(("language", "told"), MISNAMED)
def test_a_double_of_a_bid_nobody_made_is_of_the_last_bid(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "call_legality"
    assert "19A3" in document["answer"]


@pytest.mark.parametrize(("language", "told"), NOT_MISNAMED)
def test_a_bid_made_over_a_double_is_none_named_by_it(service: Service, language: Language, told: str) -> None:
    assert "19A3" not in ruled(service, told, language)["answer"]


def test_calls_in_a_row_name_nothing(service: Service) -> None:
    assert "19A3" not in ruled(service, "1S dbl 1H and West says 1H is too low. Is it?", "en")["answer"]
