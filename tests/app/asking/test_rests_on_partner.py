"""70D2: no defender's claim is accepted that rests on his partner choosing one of several normal plays."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

RESTS: list[tuple[Language, str]] = [
    ("pl", 'Obronca powiedzial "biore reszte", liczac ze partner wyjdzie w kiera. Rozgrywajacy sie nie zgadza. Co \
teraz?'),
    ("nb", "En motspiller krevde resten, forutsatt at makker spiller hjerter. Spilleforer protesterer."),
    ("en", "A defender claimed the rest, relying on his partner leading a heart. Declarer objects."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), RESTS)
def test_a_claim_that_counts_on_partner(service: Service, language: Language, told: str) -> None:
    assert "70D2" in service.reply(told, None, None, None, language)["answer"]
