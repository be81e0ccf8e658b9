"""66D: who mixed his cards in a dispute has doubt against him: which side that is, is told by who tells it."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

MIXED: list[tuple[Language, str]] = [
    ("hu", "Mi védekeztünk. A játék után vita volt az ütések számán, közben az ellenfél összekeverte a lapjait."),
    ("nb", "Vi var i motspill. Etter spillet var vi uenige om stikkene, og imens stokket motstanderen kortene sine."),
    ("pl", "Po rozdaniu spór o lewy, wołamy sędziego, a w tym czasie przeciwnik przetasował swoje karty. Jesteśmy "
     "obrońcami."),
    ("en", "We were defending. At the end we accused declarer of a revoke, and while arguing our opponent shuffled his "
     "cards, so the director can't tell any more."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), MIXED)
def test_the_side_that_mixed(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("mixed_by") == "declaring"
