"""73E2 asks for a bridge reason: who had something to think about had one, who had nothing had none."""

from __future__ import annotations

import pytest

from app.asking.steps.by_few_words import by_few_words
from corpus.model import Language
from understanding.hear import hear

PROCEDURE, REASON = "deception", "finding_bridge_reason"

HAD: list[tuple[Language, str]] = [
    ("hu", "Kelet gondolkodott a dámám után, aztán kicsit tett. Volt min gondolkodnia. Kapok módosítást?"),
    ("pl", "E długo myślał, zanim dołożył blotkę. Miał nad czym myśleć. Należy mi się zmiana wyniku?"),
    ("nb", "Øst tenkte lenge før han la lavt. Han hadde noe å tenke på. Får jeg justert?"),
    ("en", "East thought for a while before playing low. He had plenty to think about. Do I get an adjustment?"),
]
HAD_NOT: list[tuple[Language, str]] = [
    ("hu", "Kelet sokat gondolkodott, majd kicsit tett. Nem volt min gondolkodnia. Mi jár?"),
    ("pl", "E długo myślał i dołożył blotkę. Nie miał nad czym myśleć. Co mi się należy?"),
    ("nb", "Øst tenkte lenge. Han hadde ingenting å tenke på. Får jeg justert?"),
    ("en", "East thought for ages with a singleton. Do I get an adjustment?"),
]
UNTOLD: list[tuple[Language, str]] = [
    ("hu", "Kelet sokat gondolkodott, és rosszul impasszoltam."),
    ("pl", "E długo myślał i źle zagrałem."),
    ("nb", "Øst tenkte lenge, og jeg tok feil finesse."),
    ("en", "East thought for a while and I misguessed the queen."),
]


@pytest.mark.parametrize(
    ("language", "told", "reason"),
    [(*one, True) for one in HAD] + [(*one, False) for one in HAD_NOT] + [(*one, None) for one in UNTOLD],
)
def test_what_he_had_to_think_about_tells_it(language: Language, told: str, reason: bool | None) -> None:
    found = by_few_words(hear(told, language), PROCEDURE, {}).get(REASON)
    assert (found.value if found else None) is reason


WONDERED: list[tuple[Language, str]] = [
    ("hu", "Nyugat sokat gondolkodott, a 3 pikken tűnődött, majd passzolt."),
    ("pl", "W długo myślał, wahał się z 3 pik i spasował."),
    ("nb", "Vest satt lenge og vurderte 3 spar, men passet."),
    ("en", "West tanked, he was wondering about 3S, and passed."),
]


@pytest.mark.parametrize(("language", "told"), WONDERED)
def test_a_bid_thought_of_is_a_reason(language: Language, told: str) -> None:
    found = by_few_words(hear(told, language), PROCEDURE, {})
    assert found[REASON].value is True
