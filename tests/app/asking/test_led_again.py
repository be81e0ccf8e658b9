"""Declarer chooses over each lead while the penalty card lies there (50D2b): the second may be too soon, too."""

import pytest

from app.service import Service
from corpus.model import Language

AGAIN: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet soron kívül pikk dámával indult, Dél visszavetette, a dáma ott fekszik büntetőlapnak. Azt mondta "
        "Nyugatnak hívjon amit akar. Nyugat treff ász, vitte, és már csapta is a káró 8-at hogy ő szabad. Arra a "
        "káróra senki nem tett még.",
    ),
    (
        "pl",
        "E zawistował poza kolejnością damą pik, S nie przyjął, dama leży jako karna. S powiedział W: wychodź czym "
        "chcesz. W zagrał asa trefl, wziął i od razu pyk ósemka karo. Do tej ósemki nikt nie dołożył.",
    ),
    (
        "nb",
        "Øst har spar dame liggende som stort straffekort. Vest fikk spille fritt ut, tok for kløver ess og la ruter 8 "
        "på bordet med en gang. Ingen har lagt på ruteren. Syd, spillefører, mener han skulle få velge igjen.",
    ),
    (
        "en",
        "East's queen of spades is lying there as a major penalty card. West was told to lead anything, cashed the ace "
        "of clubs and bang, out came the eight of diamonds straight away. Nobody has played to the diamond. South, "
        "declarer, says he gets to choose again.",
    ),
]
FIRST: list[tuple[Language, str]] = [
    ("hu", "Kelet pikk dámája nagy büntetőlap. Dél azt mondta Nyugatnak, hívjon amit akar. Nyugat még nem hívott."),
    ("pl", "Dama pik E leży jako duża karna karta. S powiedział W, żeby wychodził czym chce. W jeszcze nie wyszedł."),
    ("nb", "Øst har spar dame liggende som stort straffekort. Vest fikk spille fritt ut, han har ikke spilt ut."),
    ("en", "East's queen of spades is a major penalty card. South told West to lead anything. West has not led yet."),
]


@pytest.mark.parametrize(("language", "story"), AGAIN)
def test_the_second_lead_came_before_a_choice(service: Service, language: Language, story: str) -> None:
    facts = service.ask(story, language)["procedure"]["facts"]
    assert facts.get("led_before_choice") is True
    assert facts.get("led_card") == "D8"


@pytest.mark.parametrize(("language", "story"), FIRST)
def test_no_card_led(service: Service, language: Language, story: str) -> None:
    facts = service.ask(story, language)["procedure"]["facts"]
    assert not (facts.get("led_before_choice") and facts.get("led_card"))
