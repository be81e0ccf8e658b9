"""A card that slid, flew or dropped out of somebody's hand was exposed by accident; a call that `goes fast` was not."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told

SLID: list[tuple[Language, str]] = [
    ("hu", "Felvevő vagyok, kirepült a kezemből a treff dáma az asztalra."),
    ("pl", "Rozgrywałem, sięgam po kawę i leci mi z ręki dama trefl, prosto na stół."),
    ("nb", "Jeg er spillefører, og kløver dame glapp ut av hånda og rett på bordet."),
    ("en", "I'm declarer, and the club queen slid out of my hand onto the table."),
]
NO_CARD: list[tuple[Language, str]] = [
    ("hu", "Kicsusszant a számon, hogy 1 pikk."),
    ("pl", "Licytacja leciała tak: N 1 kier, E pas. Czas leci."),
    ("nb", "Spar dame ble spilt ut av Vest."),
    ("en", "The bidding slid to 3NT. I slid the pass card out of the box."),
]


@pytest.mark.parametrize(("language", "text"), SLID)
def test_it_was_exposed_by_accident(language: Language, text: str) -> None:
    (event,) = told(cut(text, language)).done("expose")
    assert event["what"] == {"card": "CQ"}
    assert "by_accident" in event["how"]


@pytest.mark.parametrize(("language", "text"), NO_CARD)
def test_nothing_was_exposed(language: Language, text: str) -> None:
    assert not told(cut(text, language)).done("expose")
