"""26B: the next call of who took one back is what he replaced it with, and is not asked."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TAKEN_BACK: list[tuple[Language, str]] = [
    ("en", "West took back an insufficient 2 hearts and passed instead. South plays 3NT and East is to lead. May South \
forbid anything?"),
    ("hu", "Nyugat visszavette a tul alacsony 2 kort es passzolt. Del jatssza a 3 szant, kelet hiv. Megtilthat valamit \
del?"),
    ("pl", "W wycofal niewystarczajace 2 kier i spasowal. S gra 3BA, wistuje E. Czy S moze czegos zabronic?"),
    ("nb", "Vest trakk tilbake 2 hjerter for lavt bud og passet. Syd spiller naa 3 grand. Oest skal spille ut. Kan Syd \
forby noe?"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "told"), TAKEN_BACK)
def test_the_pass_behind_it_replaced_it(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    assert reply["procedure"]["facts"]["replacement"] == "P"
    assert reply["next_question"] is None


def test_what_another_player_calls_next_replaced_nothing(service: Service) -> None:
    told = (
        "West took back an insufficient 2 hearts. North bid 3NT, South declares and East is to lead. What may South do?"
    )
    assert "replacement" not in service.reply(told, None, None, None, "en")["procedure"]["facts"]
