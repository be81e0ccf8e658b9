"""68B2 behind a revoke: a concession to which partner objected at once establishes nothing (63A3)."""

from __future__ import annotations

import pytest

from app.answering.spoken import words
from app.service import Service
from corpus.model import Language
from tests.telling import ruled

OBJECTED: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat a kőrre treffet dobott, aztán letette a lapjait, hogy a többi a tiétek. Kelet rögtön tiltakozott, ő "
        "még visz egyet. Ekkor láttuk, hogy Nyugatnál van egy kőr. Dél a felvevő, senki nem hívott tovább.",
    ),
    (
        "pl",
        "Jedenasta lewa, trefle. W nie dołożył, rzucił karo i zaraz pokazał karty: reszta wasza. E natychmiast: żadna "
        "reszta, ja biorę damą! Wtedy widać, że W ma jeszcze trefla. Nikt nie zagrał do dwunastej.",
    ),
    (
        "nb",
        "Vest kastet en kløver på hjerter og ga bort resten, men Øst protesterte straks. Så viser det seg at Vest har "
        "en hjerter. Ingen har spilt til neste stikk.",
    ),
    (
        "en",
        "Defender West threw a club on a heart and conceded the rest, but East objected at once: he still had a trick. "
        "Now we see a heart among West's cards. Nobody has led to the next trick.",
    ),
]
AGREED = (
    "South declares. Defender West threw a club on a heart, had a heart, and conceded the rest, and East agreed. Can "
    "he put it right?"
)


@pytest.mark.parametrize(("language", "told"), OBJECTED)
def test_what_was_no_concession_establishes_nothing(service: Service, language: Language, told: str) -> None:
    """62A: the card is a penalty card, those shown are none."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert (document["procedure"]["name"], facts["since_revoke"]) == ("revoke_correction", "nothing")
    assert "68B2" in document["answer"]
    assert "62A" in document["answer"]
    assert "63A3" not in document["answer"]
    assert words(document["answer"].replace("[", " [").split(" [")[0]) <= 60


def test_agreed_to_it_establishes_the_revoke(service: Service) -> None:
    """63A3."""
    document = ruled(service, AGREED, "en")
    assert document["procedure"]["facts"]["since_revoke"] == "claim_or_concession"
    assert "68B2" not in document["answer"]
