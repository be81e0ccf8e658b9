"""A follow-up that plainly tells otherwise what the case was told turns it where the whole bears it out."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

FACT = "forfeited_rights"
FIRST: dict[Language, str] = {
    "hu": "Az asztal rám szólt, hogy kézben vagyok, mert onnan akartam hívni. Lap még nem ment ki. Ugye szabad neki?",
    "pl": "Dziadek powiedział do mnie 'jesteś w ręce', jak już miałem wychodzić ze stołu. Nic jeszcze nie zagrane. \
Chyba mu wolno?",
    "nb": "Blindemann sa «du er på hånda» da jeg skulle til å spille fra bordet. Ingen kort er spilt. Det er vel lov?",
    "en": "Dummy stopped me just in time: wrong hand, partner, you won it in yours. I was going to lead from the table \
but hadn't named or touched a card yet. The lady on my left is cross. He's allowed, isn't he?",
}
PEEKED: dict[Language, str] = {
    "hu": "Hát igen, pár ütéssel előbb belenézett Kelet lapjaiba. Elismeri.",
    "pl": "No tak, parę lew wcześniej zajrzał w karty E. Przyznaje się.",
    "nb": "Jo da, han kikket i østs kort noen stikk tidligere. Han innrømmer det.",
    "en": "Well yes, he did have a peek at East's cards a few tricks back. He admits it.",
}
BESIDE: dict[Language, str] = {
    "hu": "Hozzáteszem, hogy a bal ellenfelem nagyon mérges volt.",
    "pl": "Dodam, że przeciwnik z lewej był bardzo zły.",
    "nb": "Venstre motstander var forresten veldig sur.",
    "en": "The lady on my left was very cross, by the way.",
}


@pytest.mark.parametrize("language", FIRST)
def test_what_is_told_plainly_turns_it(service: Service, language: Language) -> None:
    before = service.reply(FIRST[language], None, None, None, language)
    after = service.reply(PEEKED[language], None, before, None, language)["procedure"]
    assert after is not None
    assert (after["name"], after["facts"].get(FACT)) == ("dummy_rights", True)


@pytest.mark.parametrize("language", FIRST)
def test_what_is_told_beside_turns_nothing(service: Service, language: Language) -> None:
    before = service.reply(FIRST[language], None, None, None, language)
    after = service.reply(BESIDE[language], None, before, None, language)["procedure"]
    assert after is not None
    assert after["facts"].get(FACT) is not True
