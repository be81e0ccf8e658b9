"""61: the one card off suit is a defender's by his seat, whatever dummy's question about it sounds like."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

ASKED: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő, az asztal Észak. Dél kárót hívott, Nyugat treff hatost tett. Az asztal "
        "rákérdezett: káród nincs? Volt.",
    ),
    ("pl", "Rozgrywa S, gra karo, W dokłada szóstkę trefl. N, dziadek, pyta go: nie masz kara? Miał. Chce zamienić."),
    (
        "nb",
        "Syd er spillefører og spiller ruter, Vest legger kløver 6. Nord, blindemann, spør ham: ingen "
        "ruter? Han hadde.",
    ),
    (
        "en",
        "South declares and plays a diamond, West plays the club six. North, dummy, asks him: no diamonds? He had one.",
    ),
]
OF_DECLARER: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő, az asztal Észak. Nyugat kárót hívott, Dél treff hatost tett. Az asztal "
        "rákérdezett: káród nincs? Volt.",
    ),
    ("pl", "Rozgrywa S. W wychodzi w karo, S dokłada szóstkę trefl. N, dziadek, pyta go: nie masz kara? Miał."),
    (
        "nb",
        "Syd er spillefører. Vest spiller ruter, Syd legger kløver 6. Nord, blindemann, spør ham: ingen "
        "ruter? Han hadde.",
    ),
    (
        "en",
        "South declares. West leads a diamond, South plays the club six. North, dummy, asks him: no "
        "diamonds? He had one.",
    ),
]


@pytest.mark.parametrize(("language", "told"), ASKED)
def test_a_defender_revoked(service: Service, language: Language, told: str) -> None:
    """61B2b, 62B1."""
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert facts["offender_role"] == "defender"


@pytest.mark.parametrize(("language", "told"), OF_DECLARER)
def test_declarer_revoked(service: Service, language: Language, told: str) -> None:
    """43B2b, 62B2."""
    assert ruled(service, told, language)["procedure"]["facts"].get("offender_role") != "defender"
