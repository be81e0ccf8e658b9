"""70C: no trump is out at notrumps, nor where the card that is out is of another suit: then none decides a contested
claim, whatever the claim sounds like.
"""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

AT_NO_TRUMP: list[tuple[Language, str]] = [
    (
        "hu",
        "Szanzadu, három lap van hátra. Kelet ellenjátékos: a többi a miénk, jók a káróim. Észak, a felvevő \
tiltakozik, mert Nyugat hív, és van treffje is.",
    ),
    (
        "pl",
        "Kontrakt bezatutowy, zostały trzy karty. Obrońca E mówi: reszta nasza, mam dobre kara. Rozgrywający N się \
nie zgadza, bo na wyjściu jest W i ma też trefla.",
    ),
    (
        "nb",
        "Grand, tre kort igjen. Øst i motspill krever resten på gode ruter. Spillefører i nord protesterer, for \
vest skal spille ut og har en kløver også.",
    ),
    (
        "en",
        "No trumps, three cards left. East, defending, claims the rest with good diamonds. North, declarer, \
objects: West is on lead and has a club too.",
    ),
]


@pytest.mark.parametrize(("language", "told"), AT_NO_TRUMP)
def test_no_trump_decides_at_notrumps(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "70C" not in answer


SIDE_CARD: list[tuple[Language, str]] = [
    ("hu", "4 kört játszom, három lapnál beadtam, hogy mind az enyém. Nyugat szerint kint van még a treff király."),
    ("pl", "Gram 4 kiery, przy trzech kartach zgłosiłem resztę. W mówi, że w grze jest jeszcze król trefl."),
    ("nb", "Jeg spiller 4 hjerter og krevde de tre siste stikkene. Vest sier at kløver konge fortsatt er ute."),
    ("en", "I was in 4 hearts and claimed the last three. West says the king of clubs is still out."),
]
TRUMP: list[tuple[Language, str]] = [
    ("hu", "4 kört játszom, három lapnál beadtam, hogy mind az enyém. Nyugat szerint kint van még a kör tízes."),
    ("pl", "Gram 4 kiery, przy trzech kartach zgłosiłem resztę. W mówi, że w grze jest jeszcze dziesiątka kier."),
    ("nb", "Jeg spiller 4 hjerter og krevde de tre siste stikkene. Vest sier at hjerter ti fortsatt er ute."),
    ("en", "I was in 4 hearts and claimed the last three. West says the ten of hearts is still out."),
]


@pytest.mark.parametrize(("language", "told"), SIDE_CARD)
def test_a_card_of_another_suit_is_no_trump(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "70C" not in answer
    assert "70D1" in answer


@pytest.mark.parametrize(("language", "told"), TRUMP)
def test_a_card_of_the_trump_suit_is_one(service: Service, language: Language, told: str) -> None:
    assert "70C" in service.reply(told, None, None, None, language)["answer"]
