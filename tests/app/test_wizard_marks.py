"""Which words of a text say that it puts something right."""

from __future__ import annotations

import pytest

from app.wizard.marks import marked
from app.wizard.put_right import beside, firmly
from corpus.model import Language
from understanding.hear import hear

MARKED: list[tuple[Language, str]] = [
    ("hu", "Jaj bocs, Kelet volt az."),
    ("hu", "Pontosítok, csak egy ütésről."),
    ("pl", "Oj pomyłka, rozdawał S."),
    ("pl", "Sorki, to był E."),
    ("nb", "Retter meg: det var Vest."),
    ("nb", "Eh, vent. Det var Nord."),
    ("en", "Ah no, correction: it was East."),
    ("en", "Oh no, it was East."),
    ("en", "OK my mistake, dummy led a heart."),
]
PLAIN: list[tuple[Language, str]] = [
    ("hu", "Ja, a lap még lefelé van."),
    ("pl", "Aha, nikt jeszcze nie zagrał."),
    ("nb", "Ja, kortet ligger der ennå."),
    ("en", "North would rather not accept it."),
    ("en", "Oh, and no one has played since."),
]


@pytest.mark.parametrize(("language", "text"), MARKED)
def test_put_right(language: Language, text: str) -> None:
    assert marked(text, language)


@pytest.mark.parametrize(("language", "text"), PLAIN)
def test_only_told(language: Language, text: str) -> None:
    assert not marked(text, language)


LOOKED_AGAIN: list[tuple[Language, str]] = [
    ("hu", "Bocsánat, megnéztem újra, a pikk kilences az, nem a tízes."),
    ("pl", "Poprawka, spojrzałem jeszcze raz, to dziewiątka pik, nie dziesiątka."),
    ("nb", "Retting, kikket en gang til, det var spar ni, ikke ti."),
    ("en", "Correction - just looked again, it's the nine of spades, not the ten."),
]


@pytest.mark.parametrize(("language", "text"), LOOKED_AGAIN)
def test_who_tells_looked_again(language: Language, text: str) -> None:
    assert not firmly(hear(beside(text, language) or "-", language), "card_exposed_in_auction", frozenset())


def test_a_player_looked_again() -> None:
    assert "looked" in beside("Correction: West looked at it again.", "en")
