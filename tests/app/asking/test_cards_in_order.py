"""79B: the tricks are disputed, and the cards played still lie in order: nobody mixed any, and it is in time."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

IN_ORDER: list[tuple[Language, str]] = [
    ("hu", "Nem értünk egyet, hogy kilenc vagy tíz ütés lett. Terítés nem volt, a lapok még sorban fekszenek. Mi van?"),
    ("pl", "Nie zgadzamy się, czy S wziął dziewięć czy dziesięć lew. Nikt nie zgłaszał. Karty leżą uporządkowane."),
    ("nb", "Vi er uenige om sør tok ni eller ti stikk. Ingen krav, kortene ligger fortsatt i rekkefølge. Hva gjør vi?"),
    (
        "en",
        "We disagree whether South took nine or ten tricks. No claim. The cards are still lying in order.",
    ),
]
MIXED: list[tuple[Language, str]] = [
    (
        "hu",
        "Vita van, kilenc vagy tíz ütés lett. Kelet a vita alatt összekeverte a lapjait, a többié sorban van.",
    ),
    ("pl", "Spór, czy było dziewięć czy dziesięć lew. W trakcie sporu E pomieszał karty, inne leżą uporządkowane."),
    ("nb", "Uenighet om ni eller ti stikk. Etter at vi var uenige, blandet øst kortene sine, de andre ligger i orden."),
    ("en", "Nine or ten tricks is disputed. During the dispute East shuffled his cards, the others lie in order."),
]


@pytest.mark.parametrize(("language", "told"), IN_ORDER)
def test_they_lie_in_order(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert (facts["cards_mixed"], facts["called_before_round_end"]) == ("no", True)
    assert document["next_question"] is None


@pytest.mark.parametrize(("language", "told"), MIXED)
def test_one_mixed_his(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("cards_mixed") != "no"
