"""81C5: the director may waive a rectification at the innocent side's request, not at the offenders'."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

INNOCENT, OFFENDERS = "non_offending_side", "offending_side"
ASKED: list[tuple[Language, str, str]] = [
    ("hu", "Keletnek leesett egy lapja, büntetőlap lett. Dél, a felvevő azt kéri, engedjék el a büntetést.", INNOCENT),
    ("pl", "E upuścił kartę. Rozgrywający prosi sędziego, żeby darował karę, bo E jest chory. Czy może?", INNOCENT),
    ("nb", "Øst mistet et kort. Spillefører i sør ber TL om å se bort fra straffen. Kan TL frafalle det?", INNOCENT),
    ("en", "West led out of turn. Declarer asks the director to waive the penalty. May he?", INNOCENT),
    ("hu", "Nyugat színt vétett, a partnere kéri, hogy a versenybíró engedje el a büntetést. Lehet?", OFFENDERS),
    ("pl", "W zrobił renons i prosi sędziego o darowanie kary. Czy można?", OFFENDERS),
    ("nb", "Vest gjorde revoke. Øst ber TL frafalle straffen. Kan han det?", OFFENDERS),
    ("en", "West revoked and asks the director to let him off. Can the director waive the penalty?", OFFENDERS),
]
NOT_ASKED: list[tuple[Language, str]] = [
    ("hu", "Keletnek leesett egy lapja. Van büntetés?"),
    ("pl", "E upuścił kartę, czy jest kara?"),
    ("nb", "Øst mistet et kort. Blir det straffekort?"),
    ("en", "West led out of turn. Is there a penalty?"),
]


@pytest.mark.parametrize(("language", "told", "who"), ASKED)
def test_who_asks_for_it_decides(service: Service, language: Language, told: str, who: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["waiver_requested_by"] == who
    assert "81C5" in document["answer"]


@pytest.mark.parametrize(("language", "told"), NOT_ASKED)
def test_a_penalty_alone_asks_for_none(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] != "director_duties"
