"""Who a person is besides parts nobody from what is told of him: `North, my partner, was dealer`."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

TOLD: list[tuple[Language, str]] = [
    ("en", "East passed first although North, my partner, was dealer."),
    ("nb", "Øst passet først, men nord (makkeren min) var giver."),
    ("pl", "E spasował, a N, mój partner, był rozdającym."),
    ("hu", "Kelet passzolt, pedig Észak, a partnerem, volt az osztó."),
]
OTHERS: list[tuple[Language, str]] = [
    ("en", "East passed before North, and West was dealer."),
    ("nb", "Øst passet før nord, og vest var giver."),
    ("pl", "E spasował przed N, a rozdającym był W."),
    ("hu", "Kelet Észak előtt passzolt, és Nyugat volt az osztó."),
]


def _dealers(language: Language, told: str) -> set[str | None]:
    return {one.get("who") for one in hear(told, language).table.get("circumstances", ()) if one["is"] == "dealer"}


@pytest.mark.parametrize(("language", "told"), TOLD)
def test_what_stands_between_two_commas_is_the_same_person(language: Language, told: str) -> None:
    assert _dealers(language, told) == {"N"}


@pytest.mark.parametrize(("language", "told"), OTHERS)
def test_another_named_behind_is_another(language: Language, told: str) -> None:
    assert _dealers(language, told) == {"W"}
