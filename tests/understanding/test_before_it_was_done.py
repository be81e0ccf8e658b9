"""What is told behind *before* was not done yet, in all four languages; Norwegian *for* is no *før*."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

BEFORE: list[tuple[Language, str]] = [
    ("hu", "Mielőtt Nyugat hívott volna, Kelet talált egy pikket."),
    ("pl", "Zanim W wyszedł do następnej lewy, E znalazł pika."),
    ("nb", "Før Vest spilte ut til neste stikk, fant Øst en spar."),
    ("en", "Before West led to the next trick, East found a spade."),
]
DONE: list[tuple[Language, str]] = [
    ("hu", "Nyugat hívott, azután Kelet talált egy pikket."),
    ("pl", "W wyszedł do następnej lewy, potem E znalazł pika."),
    ("nb", "Vest spilte ut hjerter, for Vest hadde vunnet stikket."),
    ("en", "West led to the next trick, then East found a spade."),
]


@pytest.mark.parametrize(("language", "told"), BEFORE)
def test_before_he_led_he_has_not_led(language: Language, told: str) -> None:
    heard = hear(told, language)
    assert not heard.done("lead")
    assert [row.get("who") for row in heard.not_done("lead")] == ["W"]
    assert not [row for row in heard.told("played_to_next") if row.get("value") is not False]


@pytest.mark.parametrize(("language", "told"), DONE)
def test_what_was_led_was_led(language: Language, told: str) -> None:
    assert [row.get("who") for row in hear(told, language).done("lead")] == ["W"]


THOUGHT: list[tuple[Language, str]] = [
    ("hu", "Dél 1 pikk, Nyugat sokáig gondolkodott, mielőtt passzolt."),
    ("pl", "S otworzył 1 pik, W długo myślał, zanim spasował."),
    ("nb", "Syd åpnet 1 spar, Vest tenkte en halv minutt før han passet."),
    ("en", "South opened 1 spade, West thought for a minute before he passed."),
]


@pytest.mark.parametrize(("language", "told"), THOUGHT)
def test_who_thought_before_he_passed_passed(language: Language, told: str) -> None:
    assert [row.get("who") for row in hear(told, language).done("call")] == ["S", "W"]
