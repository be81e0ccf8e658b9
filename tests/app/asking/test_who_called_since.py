"""25A4, 25A6: whether partner and left-hand opponent have called is told of their seats, each by his own call."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

SLIPPED: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak 2 treffet nyitott, Kelet 2 szant akart kitenni, de a két karton összeragadt, és az 1 szan került az "
        "asztalra. Dél már passzolt is rá, akkor vette észre Kelet, Nyugat még nem licitált.",
    ),
    (
        "pl",
        "N otworzył 1 trefl, E chciał dać 1 kier, ale kartoniki się skleiły i na stół trafiło 2 kier. S już spasował, "
        "W jeszcze nic nie zalicytował. Może zmienić?",
    ),
    (
        "nb",
        "Nord åpnet 2 kløver, Øst ville melde 2 grand, men to lapper hang sammen og 1 grand kom på bordet. Syd har "
        "allerede passet, Vest har ikke meldt ennå.",
    ),
    (
        "en",
        "North opened 2C, East meant 2NT but two cards stuck together and 1NT hit the table. South has already passed, "
        "West has not called yet.",
    ),
]


@pytest.mark.parametrize(("language", "told"), SLIPPED)
def test_the_next_players_pass_is_not_partners(service: Service, language: Language, told: str) -> None:
    """25A1, 25A6: he may change it, and so may South."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert (facts["partner_called"], facts["lho_called"]) == (False, True)
    assert "25A6" in document["answer"]


def test_partners_own_call_is_too_late(service: Service) -> None:
    """25A4."""
    told = (
        "North opened 2C, East meant 2NT but two cards stuck together and 1NT hit the table. South passed and West bid "
        "3C before East saw it."
    )
    assert ruled(service, told, "en")["procedure"]["facts"]["partner_called"] is True
