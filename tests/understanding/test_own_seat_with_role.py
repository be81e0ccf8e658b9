"""`I am declarer on South` tells where the teller sits; a role told before another's seat does not."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

OWN: list[tuple[Language, str]] = [
    ("hu", "Délen vagyok a felvevő. Kőrt hívtam, Nyugat félig kihúzott egy lapot, visszatette, mást adott."),
    (
        "pl",
        "Jestem rozgrywającym na S. Zagrałem kiera, W wyciągnął kartę do połowy z ręki, cofnął i dołożył innego \
kiera! Przyznaję, obrazek był cały czas w jego stronę i partner E jej widzieć nie mógł.",
    ),
    ("nb", "Jeg er spillefører i syd. Jeg spilte hjerter, vest dro ut et kort halvveis og la det tilbake."),
    ("en", "I'm declarer as South. I led a heart, West half pulled a card out and put it back."),
]
OTHER: list[tuple[Language, str]] = [
    ("hu", "Én vagyok a felvevő. Kelet kihívott egy pikket."),
    ("pl", "Jestem rozgrywającym, E wyszedł w pika."),
    ("nb", "Jeg er spillefører, og øst spilte ut spar."),
    ("en", "I am declarer and East led a spade."),
]


@pytest.mark.parametrize(("language", "told"), OWN)
def test_the_seat_behind_the_role_is_his(language: Language, told: str) -> None:
    heard = hear(told, language)
    assert heard.asker == "S" or heard.declares("S")
    assert not heard.declares("W")


@pytest.mark.parametrize(("language", "told"), OTHER)
def test_another_seat_is_not(language: Language, told: str) -> None:
    assert hear(told, language).asker is None
