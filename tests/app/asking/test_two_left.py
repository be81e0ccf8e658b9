"""62D1: where each had two cards left the revoke was at trick twelve."""

from __future__ import annotations

import pytest

from app.asking.steps.led_behind import LAST_BUT_ONE, REVOKE_TRICK, TWELFTH
from app.asking.steps.two_left import by_two_left
from app.service import Service
from corpus.model import Language
from understanding.hear import hear

PROCEDURE = "revoke_correction"
TWO_LEFT: list[tuple[Language, str]] = [
    ("hu", "Két lapunk maradt. Dél treff ászt hívott, Kelet aduval ütötte, pedig volt még treffje."),
    ("pl", "Ostatnie dwie lewy: S zagrał asa trefl, E przebił, a miał jeszcze trefla."),
    ("nb", "Vi hadde to kort igjen. Syd spilte kløver ess, Øst stjal og hadde kløver."),
    ("en", "With two cards left South led the ace of clubs, East ruffed and had a club."),
]
ANOTHER_TRICK: list[tuple[Language, str]] = [
    ("hu", "Kelet aduval ütötte a treffet. Két lapunk maradt, amikor előkerült a treffje."),
    ("pl", "W piątej lewie E przebił trefla. Zostały dwie karty, gdy pokazał trefla."),
    ("nb", "Øst stjal kløveren i femte stikk. Vi hadde to kort igjen da han la en kløver."),
    ("en", "East ruffed the club. There were two cards left when we noticed that he had a club."),
]


@pytest.mark.parametrize(("language", "told"), TWO_LEFT)
def test_with_two_cards_left_it_is_trick_twelve(language: Language, told: str) -> None:
    found = by_two_left(hear(told, language), PROCEDURE, {})
    assert {fact: row.value for fact, row in found.items()} == {REVOKE_TRICK: LAST_BUT_ONE, TWELFTH: True}


@pytest.mark.parametrize(("language", "told"), ANOTHER_TRICK)
def test_two_cards_left_when_it_came_out_tell_no_trick(language: Language, told: str) -> None:
    assert not by_two_left(hear(told, language), PROCEDURE, {})


HANDS_OUT: list[tuple[Language, str]] = [
    (
        "hu",
        "Két lap maradt mindenkinél. Asztalról káró jött, Kelet ellopta, pedig volt kárója, az is ütött a végén. Tokba "
        "még nem tettük a lapokat. Jár nekem ütés?",
    ),
    (
        "pl",
        "Dziadek wyszedł karem w 12 lewie, E przebił, a karo miał, i wziął nim ostatnią lewę. Karty leżą jeszcze na "
        "stole, nie w pudełku. Ile lew?",
    ),
    (
        "nb",
        "To kort igjen. Ruter fra bordet, Øst stjal med trumf og tok så siste stikk med en ruter. Kortene er ikke "
        "lagt i mappa. Straffestikk?",
    ),
    (
        "en",
        "Trick twelve: dummy led a diamond, East ruffed and took the last trick with a diamond. The cards are still "
        "out of the board. Declarer wants a penalty trick.",
    ),
]


@pytest.mark.parametrize(("language", "told"), HANDS_OUT)
def test_hands_that_are_not_back_are_not_asked_about(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("hands_returned") is False
    assert "64B6" in document["answer"]
