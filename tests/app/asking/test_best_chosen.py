"""10C3: the option that is best for one's own side may be chosen."""

from __future__ import annotations

import pytest

from app.asking.steps.best_chosen import by_best_chosen
from app.service import Service
from corpus.model import Language
from understanding.hear import hear

CHOSEN: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet soron kívül indított, Dél, a felvevő elfogadta, mert ez volt neki a legjobb. KNY szerint sportszerűtlen "
        "a legelőnyösebb lehetőséget választani. Igazuk van?",
    ),
    (
        "pl",
        "W wyszedł poza kolejnością, a rozgrywający wybrał to, co mu najbardziej pasowało. Obrońcy twierdzą, że "
        "niesportowo jest wybierać najkorzystniejszą opcję. Mają rację?",
    ),
    (
        "nb",
        "Øst spilte ut i tur som ikke var hans. Spillefører syd valgte å godta utspillet fordi det var best for ham. "
        "Øst-vest sier at det er usportslig å velge det som lønner seg mest. Har de rett?",
    ),
    (
        "en",
        "West led out of turn and declarer, given five options, picked the one that was best for him. The defenders "
        "say it is unsporting to take the one that gains most. Are they right?",
    ),
]
WORST_FOR_US: list[tuple[Language, str]] = [
    ("hu", "A partnerem soron kívül hívott, jött a tv. A felvevő pont azt választotta, ami nekünk a legrosszabb!"),
    ("pl", "Partner wyszedł poza kolejnością, a rozgrywający wybrał opcję, która nas najbardziej zabolała."),
    ("nb", "Makker spilte ut utenfor tur, og spillefører valgte det som kostet oss mest. Det er usportslig."),
    ("en", "Partner led out of turn, and declarer cherry picked the option that hurt us most."),
]
NOT_CHOSEN: list[tuple[Language, str]] = [
    ("en", "Partner led out of turn. Declarer has said nothing. What can he choose that hurts us most?"),
    ("hu", "Kelet soron kívül indított. Dél melyik lehetőséget választhatja, és melyik mire jó?"),
    ("pl", "W wyszedł poza kolejnością. Co może wybrać rozgrywający?"),
    ("nb", "Øst spilte ut utenfor tur. Hva kan spilleføreren velge?"),
    ("en", "West led out of turn. What may declarer choose, and can he forbid the suit?"),
]


WORST: list[tuple[Language, str]] = [
    ("hu", "A partnerem soron kívül hívott, a felvevő pont azt választotta, ami nekünk a legrosszabb! Nem sportszerű."),
    ("pl", "Partner wyszedł poza kolejnością, a rozgrywający wybrał akurat to, co dla nas najgorsze. To nie fair!"),
    ("nb", "Makker spilte ut utenfor tur, og spillefører valgte det som var verst for oss. Usportslig, spør du meg."),
    (
        "en",
        "Partner led out of turn, and declarer cherry picked the one that hurt us most. Is that fair play?",
    ),
]


@pytest.mark.parametrize(("language", "told"), WORST)
def test_what_hurts_the_offenders_most_may_be_chosen(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["facts"].get("issue") == "chose_best"


@pytest.mark.parametrize(("language", "told"), [*CHOSEN, *WORST_FOR_US])
def test_the_best_option_may_be_chosen(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "waivers_and_forfeiture"
    assert document["procedure"]["facts"]["issue"] == "chose_best"
    assert document["next_question"] is None


@pytest.mark.parametrize(("language", "told"), NOT_CHOSEN)
def test_options_asked_for_are_none_chosen(language: Language, told: str) -> None:
    assert not by_best_chosen(hear(told, language), "waivers_and_forfeiture", {})
