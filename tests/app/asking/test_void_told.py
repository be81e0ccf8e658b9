"""That he who gave no card to a trick is told to hold none of its suit (67B1b), or to hold one (67B1a)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

TOLD: list[tuple[Language, str, bool]] = [
    ("hu", "Nyugat a 6. ütéshez nem tett lapot, treffet hívtak. A 11. ütésnél derült ki. Treffje már nincs.", False),
    ("hu", "Nyugat a 6. ütéshez nem tett lapot, treffet hívtak. A 11. ütésnél derült ki. Van még treffje.", True),
    ("pl", "E zapomniał dołożyć do szóstej lewy, zagrano trefle. Widać to w lewie 11, trefli nie ma.", False),
    ("pl", "E zapomniał dołożyć do szóstej lewy, zagrano trefle. Widać to w lewie 11, ma jeszcze trefla.", True),
    (
        "nb",
        "I stikk 11 har Øst ett kort for mye. Han hadde glemt å legge på i stikk 6, der det ble spilt kløver. Han har "
        "ingen kløver igjen.",
        False,
    ),
    ("nb", "I stikk 11 har Øst ett kort for mye. Han la ikke på i stikk 6, kløver. Han har en kløver igjen.", True),
    (
        "pl",
        "Obrońca E w 5 lewie, pikowej, nie dołożył karty. Po 8 lewie ma o jedną za dużo, pików w ręku E nie ma.",
        False,
    ),
    ("nb", "I stikk fire la ikke Vest noe kort på hjerter. Nå er vi i stikk seks, og han sitter uten hjerter.", False),
    ("hu", "Az ötödik ütésbe Kelet nem tett lapot, káró volt a hívás. Azóta két ütés lement. Kárója egy sincs.", False),
    (
        "en",
        "I'm East, defending. Turns out I never put a card to trick five, spades were led, we are at trick nine. I've "
        "no spades at all in what's left.",
        False,
    ),
    ("en", "West never played a card to trick 5, a diamond lead. At trick 9 he hasn't got a diamond.", False),
    ("en", "West never played a card to trick 5, a diamond lead. At trick 9 he still has a diamond.", True),
]


@pytest.mark.parametrize(("language", "story", "holds"), TOLD)
def test_whether_he_holds_the_suit_led(service: Service, language: Language, story: str, holds: bool) -> None:
    document = ruled(service, story, language)
    assert document["procedure"]["name"] == "defective_trick"
    assert document["procedure"]["facts"]["holds_suit_led"] is holds
