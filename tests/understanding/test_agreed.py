"""69B: a claim that was agreed to and is contested afterwards is no contested claim (70), whatever trump was out."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

AGREED: list[tuple[Language, str]] = [
    (
        "hu",
        "5 karó, a felvevő a maradék kettőt bemondta, az adukról nem szólt. Beleegyeztünk, beírtuk. Most látom, hogy \
nálam volt az utolsó adu, a káró kilenc.",
    ),
    (
        "pl",
        "Rozgrywający w 5 karo wziął dwie ostatnie, o atutach ani słowa. Zgodziliśmy się i zapisaliśmy. Teraz widzę, \
że miałem ostatni atut, dziewiątkę karo.",
    ),
    (
        "nb",
        "Spillefører i 5 ruter krevde de to siste uten å nevne trumf. Vi godtok, og det ble ført. Nå ser jeg at jeg \
hadde siste trumf, ruter 9.",
    ),
    (
        "en",
        "Declarer in 5 diamonds claimed the last two, never mentioning trumps. We agreed and scored it. Now I see I \
had the last trump, the nine of diamonds.",
    ),
]
NOT_AGREED: list[tuple[Language, str]] = [
    (
        "hu",
        "5 karó, a felvevő a maradék kettőt bemondta, az adukról nem szólt. Nem fogadtuk el: nálam volt az utolsó \
adu, a káró kilenc.",
    ),
    (
        "pl",
        "Rozgrywający w 5 karo wziął dwie ostatnie, o atutach ani słowa. Nie zgodziliśmy się: miałem ostatni atut, \
dziewiątkę karo.",
    ),
    (
        "nb",
        "Spillefører i 5 ruter krevde de to siste uten å nevne trumf. Vi protesterte: jeg hadde siste trumf, ruter 9.",
    ),
    (
        "en",
        "Declarer in 5 diamonds claimed the last two, never mentioning trumps. We objected: I had the last trump, the \
nine of diamonds.",
    ),
]


@pytest.mark.parametrize(("language", "told"), AGREED)
def test_an_agreed_claim_is_withdrawn_under_69(service: Service, language: Language, told: str) -> None:
    assert "69B" in service.reply(told, None, None, None, language)["answer"]


@pytest.mark.parametrize(("language", "told"), NOT_AGREED)
def test_one_objected_to_is_contested(service: Service, language: Language, told: str) -> None:
    assert "70C" in service.reply(told, None, None, None, language)["answer"]
