"""45C1, 49, 50B: which card came out of a hand, and that partner saw it, as told by the one who asks."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

MINOR: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Ellenjátékban leverődött a kezemből a treff hatos, a partnerem is látta. Még nálam van a treff négyes és a "
        "treff dáma. Melyiket rakhatom, ha treffet hívnak?",
        "Kis büntetőlap",
    ),
    (
        "pl",
        "W broniący upuścił piątkę karo, wszyscy widzieli. Ma jeszcze asa karo i trójkę karo w ręce. Rozgrywający "
        "wychodzi w karo, co W może dołożyć?",
        "Podrzędna",
    ),
    (
        "nb",
        "Jeg mistet hjerter sju da jeg skulle sortere, makker så den. På hånda har jeg hjerter konge og hjerter to. "
        "Hjerter blir ledet, hva kan jeg legge?",
        "Lite straffekort",
    ),
    (
        "en",
        "East, a defender, dropped the heart eight during the play and everybody saw it. He has the heart king and "
        "the heart two left in his hand. What may he play to my heart?",
        "Minor penalty card",
    ),
]
SEEN: list[tuple[Language, str]] = [
    ("hu", "A partnerem kihúzta a kőr ász lapot és én láttam, aztán visszadugta. Ő jött."),
    ("pl", "Partner trzymał króla pik tak, że go zobaczyłem, potem schował. Była jego kolej."),
    ("nb", "Makker dro fram spar konge så jeg så den, og dyttet den inn igjen. Det var hans tur."),
    (
        "en",
        "My partner, defending, pulled a card half out of her hand and I caught the face of it, the ace of hearts, "
        "then she pushed it back. It was her turn to play, hearts led.",
    ),
]
UNTOLD: list[tuple[Language, str, str]] = [
    ("en", "West, defending, held the ace of hearts so that I, declarer, saw it. Is it played?", "?"),
    ("nb", "Makker dro fram spar konge og dyttet den inn igjen. Jeg så den ikke.", "?"),
]


@pytest.mark.parametrize(("language", "told", "says"), MINOR)
def test_a_card_still_held_has_not_come_out(service: Service, language: Language, told: str, says: str) -> None:
    assert says in service.reply(told, None, None, None, language)["answer"]


@pytest.mark.parametrize(("language", "told"), SEEN)
def test_the_partner_who_asks_saw_it(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "45C1" in answer
    assert "?" not in answer


@pytest.mark.parametrize(("language", "told", "says"), UNTOLD)
def test_who_else_saw_it_tells_nothing(service: Service, language: Language, told: str, says: str) -> None:
    assert says in service.reply(told, None, None, None, language)["answer"]
