"""A row that begins with a person takes the one next to what is said; a contract without a person is nobody's."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told

DEALT: list[tuple[Language, str, str]] = [
    ("hu", "Az én hibám: Dél az osztó.", "S"),
    ("pl", "Moja pomyłka: S rozdawał.", "S"),
    ("nb", "Feil av meg: Syd ga.", "S"),
    ("en", "My mistake, sorry: South dealer.", "S"),
]


@pytest.mark.parametrize(("language", "text", "seat"), DEALT)
def test_the_nearest_person_is_taken(language: Language, text: str, seat: str) -> None:
    assert [row["who"] for row in told(cut(text, language)).told("dealer")] == [seat]


def test_a_contract_asked_about_is_nobodys() -> None:
    """`Kelet` of the sentence before has not led, and does not declare."""
    heard = told(cut("Kelet még nem indult. Most mi van, kontrázott a 3 szan?", "hu"))
    assert [row.get("who") for row in heard.told("contract")] == [None]
    own = told(cut("Dél játszotta, 4 pikk kontrázva.", "hu"))
    assert "S" in {row.get("who") for row in own.told("contract")}


@pytest.mark.parametrize("text", ["Usiadłam na E i spasowałam poza kolejką.", "Siedziałem na E. Dałem pas."])
def test_the_teller_sits_where_he_says(text: str) -> None:
    assert told(cut(text, "pl")).asker == "E"
