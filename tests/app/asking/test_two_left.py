"""62D1: where each had two cards left the revoke was at trick twelve."""

from __future__ import annotations

import pytest

from app.asking.steps.led_behind import LAST_BUT_ONE, REVOKE_TRICK, TWELFTH
from app.asking.steps.two_left import by_two_left
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
