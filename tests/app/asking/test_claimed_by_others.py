"""63A4: the other side's claim, agreed to, leaves a revoke open until the next board; the own side's establishes it."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OTHERS: list[tuple[Language, str]] = [
    (
        "hu",
        "Kőr ütés, Kelet utolsóként dobott, pedig volt kőrje. Felvevő vitte, hívás helyett mindjárt igényelte az "
        "összes többit, mi Nyugattal rábólintottunk. Utána jövök rá én, Kelet, hogy volt kőröm. Most mi a teendő?",
    ),
    (
        "pl",
        "Obrońca E, ostatni w lewie, nie dołożył do kiera choć kiera miał. Rozgrywający wziął lewę i nie wychodząc do "
        "następnej zażądał reszty. E i W się zgodzili. Potem E: o rany, miałem kiera!",
    ),
    (
        "nb",
        "Vest kastet en ruter på hjerteresset mitt i ellevte stikk, og jeg spillefører krevde resten rett etter. De "
        "nikket begge to. Da sier Vest at han faktisk hadde en hjerter. Er det for sent å rette?",
    ),
    (
        "en",
        "Trick ten, I led the heart ace, West threw a diamond. I claimed the rest there and then, East-West said fine. "
        "West then shows a little heart he'd had all along. Is it too late?",
    ),
]
OWN: list[tuple[Language, str]] = [
    (
        "hu",
        "Adu pikk, tizedik ütés, felvevő treff királyt hív és viszi, Kelet kőrt dobott rá. Mielőtt bárki a "
        "következőhöz hívna, Kelet kiteszi a pikk ászt: ez az enyém, a többi "
        "a tiéd. Felvevő oké. Aztán Kelet meglátja, hogy van egy treff hetese.",
    ),
    (
        "pl",
        "Atu pik. E zrzuca kiera na króla trefl rozgrywającego, choć miał trefla. Zanim ktoś zagrał dalej, E mówi: ta "
        "moja, reszta twoja. Rozgrywający się zgodził. Potem E pokazuje trefla.",
    ),
    (
        "nb",
        "Spar trumf, stikk 10, spillefører spilte kløver konge og vant, Øst kastet en hjerter. Øst la fram spar ess og "
        "sa den er min, resten er dine, og hun var enig. Så oppdaget Øst kløver sju på hånda.",
    ),
    (
        "en",
        "Spades trumps. Declarer wins trick ten with the club king, East pitching a heart. East shows the ace of "
        "spades, 'I make this, you have the rest', declarer nods. East then finds the seven of clubs.",
    ),
]


@pytest.mark.parametrize(("language", "told"), OTHERS)
def test_an_agreed_claim_of_the_other_side_leaves_it_open(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    facts = document["procedure"]["facts"]
    assert facts["opponents_claimed"] is True
    assert facts["since_revoke"] == "nothing"
    assert "63A4" in document["answer"]


@pytest.mark.parametrize(("language", "told"), OWN)
def test_the_own_sides_claim_establishes_it(service: Service, language: Language, told: str) -> None:
    """63A3: tricks shared out in so many words are claimed, by who is quoted."""
    document = service.ask(told, language)
    assert document["procedure"]["facts"]["since_revoke"] == "claim_or_concession"
    assert "63A3" in document["answer"]
