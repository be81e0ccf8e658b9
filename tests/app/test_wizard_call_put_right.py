"""A call denied is the one put right, wherever in the auction it stands: what is irregular is found anew."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OPENINGS: list[tuple[Language, str, str, list[str]]] = [
    (
        "hu",
        "Kelet 1 káróval nyitott, Dél 1 treffet mondott.",
        "Elírtam: a nyitás 2 káró volt, nem 1 káró.",
        ["2D", "1C"],
    ),
    (
        "pl",
        "W otworzył 1 kier, N spasował, E zalicytował 1 karo.",
        "Pomyłka, otwarcie było 2 kier, nie 1 kier.",
        ["2H", "P", "1D"],
    ),
    (
        "nb",
        "Øst åpnet 1 ruter, syd meldte 1 kløver.",
        "Rettelse: åpningen var 1 grand, ikke 1 ruter.",
        ["1N", "1C"],
    ),
    (
        "en",
        "South opened 1H, West passed, North bid 1C.",
        "The opening was 3H, not 1H.",
        ["3H", "P", "1C"],
    ),
]
LAST: list[tuple[Language, str, str, list[str]]] = [
    ("hu", "Kelet 1 pikkel nyitott, Dél 1 kőrt mondott.", "Bocs, Dél 1 kárót mondott, nem 1 kőrt.", ["1S", "1D"]),
    ("en", "South opened 1H, West passed, North bid 1C.", "Sorry, North bid 1D, not 1C.", ["1H", "P", "1D"]),
]


@pytest.mark.parametrize(("language", "told", "put_right", "auction"), [*OPENINGS, *LAST])
def test_the_call_denied_is_put_right(
    service: Service, language: Language, told: str, put_right: str, auction: list[str]
) -> None:
    before = service.reply(told, None, None, None, language)
    document = service.reply(put_right, None, before, None, language)
    assert before["procedure"] is not None
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "insufficient_bid"
    facts = document["procedure"]["facts"]
    assert facts["auction"] == auction
    assert facts["offender"] == before["procedure"]["facts"]["offender"]


def test_a_replacement_is_of_another_kind_then(service: Service) -> None:
    document = service.reply("North opened 1S, East passed, South bid 1H.", None, None, None, "en")
    for text in ("Sorry, the opening was 2S, not 1S.", "South makes it 3H"):
        document = service.reply(text, None, document, None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["replacement_kind"] == "lowest_same_denomination"
