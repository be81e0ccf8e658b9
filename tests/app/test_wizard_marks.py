"""Which words of a text say that it puts something right."""

from __future__ import annotations

import pytest

from app.wizard.marks import marked
from corpus.model import Language

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
