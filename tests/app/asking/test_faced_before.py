"""Whether a revoke card lay face up before is not asked of a hidden hand where nothing tells it (64B3)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

HIDDEN: list[tuple[Language, str]] = [
    (
        "hu",
        "Hívtam a kőr dámát, én vagyok a felvevő, Dél. Nyugat treff királyt dobott rá, asztalról kicsi, Kelet ászból "
        "ütötte. Nyugat rögtön észrevette, hogy van kőrje. Kelet jön, még nem hívott.",
    ),
    (
        "en",
        "Declarer South led QH, West pitched the king of clubs, low heart from dummy, East took the ace. West went "
        "oops and put the 4 of hearts down straight away. East is on lead, nothing led.",
    ),
]


@pytest.mark.parametrize(("language", "told"), HIDDEN)
def test_a_hidden_hands_card_did_not_lie_there(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "revoke_correction"
    assert all(row["sure"] for row in document["procedure"]["read"] if row["fact"] == "card_was_faced")
