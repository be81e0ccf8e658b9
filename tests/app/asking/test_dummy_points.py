"""43A1b: dummy says in the play that somebody revoked; both are ruled."""

from __future__ import annotations

import pytest

from app.asking.steps.dummy_spoke import dummy_spoke
from app.service import Service
from corpus.model import Language
from understanding.hear import hear
from understanding.rank import Choice

POINTS: list[tuple[Language, str]] = [
    (
        "en",
        "South is declarer. On a heart trick East threw a club, and North, who is dummy, spoke up: 'East has revoked, "
        "he has hearts.' East looked and found one. Nobody has led to the next trick yet.",
    ),
    (
        "hu",
        "Kelet a pikk hívásra kárót tett. Az asztal felkiáltott, hogy Kelet renonszolt, és igaza volt. A következő "
        "ütésre nem hívtak. Baj, hogy az asztal szólt?",
    ),
    (
        "pl",
        "Rozgrywa S. W nie dołożył do pika, zrzucił karo. Dziadek N od razu powiedział: W na pewno ma piki, to "
        "fałszywy renons! W znalazł pika. Do następnej lewy nikt nie zagrał.",
    ),
    (
        "nb",
        "Syd spiller. Vest saket en ruter på spar, og blindemann sa straks: der har vest revoket, han har spar! Vest "
        "fant en spar. Ingen har spilt til neste stikk.",
    ),
]
ASKS: list[tuple[Language, str]] = [
    ("en", "East, a defender, threw a club on a heart. Dummy asked East: no hearts? East found one. He had revoked."),
    ("hu", "Dél, a felvevő színt vétett, az asztal megkérdezte: nincs kőröd? Volt. Még nem hívtak."),
    ("pl", "Rozgrywający nie dodał do trefla, dziadek spytał: nie masz trefli? Miał. To renons?"),
    ("nb", "Blindemann spurte spilleføreren: ingen hjerter, makker? Han hadde en. Motparten sier at dette er revoke."),
]


@pytest.mark.parametrize(("language", "told"), POINTS)
def test_that_dummy_pointed_it_out_is_ruled_too(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "revoke_correction"
    assert "43A1b" in document["answer"]


@pytest.mark.parametrize(("language", "told"), ASKS)
def test_a_question_of_dummys_points_out_nothing(language: Language, told: str) -> None:
    assert dummy_spoke([Choice("revoke_correction", 0.9, {})], hear(told, language)) == (None, None)
