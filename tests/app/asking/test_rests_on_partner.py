"""70D2: no defender's claim is accepted that rests on his partner choosing one of several normal plays."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

RESTS: list[tuple[Language, str]] = [
    ("pl", 'Obronca powiedzial "biore reszte", liczac ze partner wyjdzie w kiera. Rozgrywajacy sie nie zgadza. Co \
teraz?'),
    ("nb", "En motspiller krevde resten, forutsatt at makker spiller hjerter. Spilleforer protesterer."),
    ("hu", "Nyugat ellenjátékos terített: egyet viszek, aztán a partnerem pikket hív és ütök. De Kelet kőrt is \
hívhatott volna. A felvevő vitatja. Hogy döntsek?"),
    ("nb", "Vest, motspiller, krevde to stikk: makker spiller spar og jeg stjeler. Men øst kunne like gjerne spilt \
hjerter. Spillefører protesterer. Hvordan dømmer jeg?"),
    ("en", "A defender claimed the rest, relying on his partner leading a heart. Declarer objects."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), RESTS)
def test_a_claim_that_counts_on_partner(service: Service, language: Language, told: str) -> None:
    assert "70D2" in service.reply(told, None, None, None, language)["answer"]


OWN: list[tuple[Language, str]] = [
    ("hu", "Nyugat ellenjátékos terített, két adu ütésem van. A felvevő szerint ő másképp is játszhatott volna."),
    ("en", "West, a defender, claimed two tricks with the ace and king of trumps. Declarer could have led otherwise."),
]


@pytest.mark.parametrize(("language", "told"), OWN)
def test_what_declarer_could_have_played_is_no_partner_s(service: Service, language: Language, told: str) -> None:
    assert "70D2" not in service.reply(told, None, None, None, language)["answer"]
