"""67B: a trick short of a card that comes out after the last trick is past adding one to; which trick is no matter."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

AFTER: list[tuple[Language, str]] = [
    ("hu", "Az utolsó ütés után derült ki, hogy a felvevő kezében maradt egy lap, a hatodikba nem tett. Mit kapunk?"),
    ("pl", "Po zakończeniu rozgrywki partner ma o jedną kartę za dużo, widocznie do którejś lewy nie dołożył. Co robi \
sędzia?"),
    ("nb", "Etter siste stikk hadde vest ett kort igjen mens vi andre var tomme. Han hadde visst ikke lagt på i stikk \
fem, ingen så det. Vi spilte sans. Hva nå?"),
    ("en", "After play we found East with one card left, nobody else had any. He had not played to trick eight. So?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), AFTER)
def test_after_the_play_both_sides_have_played_on(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "67B1" in answer
    assert "67A1" not in answer
