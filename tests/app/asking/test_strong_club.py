"""30C: a strong opening in clubs is artificial, whoever says so or not."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

STRONG: list[tuple[Language, str]] = [
    ("hu", "Észak 2 treffet nyitott, erős, játszmaforszot, Dél pedig passzolt, mielőtt Kelet szólt volna."),
    ("pl", "N otworzył 2 trefle, silne i forsujące, a S spasował, zanim E coś powiedział. W jeszcze nie licytował."),
    ("nb", "Nord åpnet 2 kløver, krav til utgang, og Syd passet før Øst hadde meldt. Vest har ikke meldt."),
    ("en", "North opens 2C, strong and forcing to game, and South passes before East has called. West hasn't called."),
]
OTHERWISE: list[tuple[Language, str]] = [
    ("hu", "Észak 2 pikket nyitott, gyenge, Dél pedig passzolt, mielőtt Kelet szólt volna."),
    ("pl", "N otworzył 1BA, silne, 15-17, a S spasował, zanim E coś powiedział."),
    ("nb", "Nord åpnet 1 grand, sterk, 15-17, og Syd passet før Øst hadde meldt."),
    ("en", "North opens 2C, a weak hand with clubs, and South passes before East has called."),
]


@pytest.mark.parametrize(("language", "told"), STRONG)
def test_a_strong_club_passed_out_of_turn_is_artificial(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "pass_out_of_rotation"
    assert {row["fact"]: row["value"] for row in document["procedure"]["read"]}["passes_artificial_call"] is True


@pytest.mark.parametrize(("language", "told"), OTHERWISE)
def test_another_bid_is_not_by_that(service: Service, language: Language, told: str) -> None:
    read = {row["fact"]: row["value"] for row in ruled(service, told, language)["procedure"]["read"] if row["sure"]}
    assert read.get("passes_artificial_call") is not True
