"""What dummy is told to hold, where declarer named a rank alone (Law 46B3): each card listed, and not none (46B4)."""

from __future__ import annotations

import pytest

from app.asking.told import may_be_told
from corpus.model import Language
from understanding.facts import Told
from understanding.hear import hear

LISTED: list[tuple[Language, str, set[str]]] = [
    ("en", "Declarer called for the queen, but dummy has the queen of hearts and the queen of spades.", {"HQ", "SQ"}),
    (
        "en",
        "Declarer said ten. Dummy had the ten of clubs, the ten of hearts and the ten of spades.",
        {"CT", "HT", "ST"},
    ),
    ("hu", "A felvevő dámát kért az asztalról, de az asztalnál van a kőr dáma és a pikk dáma.", {"HQ", "SQ"}),
    ("nb", "Spillefører ba om damen, men blindemann har både hjerter dame og spar dame.", {"HQ", "SQ"}),
    ("pl", "Rozgrywający poprosił o damę z dziadka, a dziadek ma damę kier i damę pik.", {"HQ", "SQ"}),
]


def _held(language: Language, told: str) -> set[str]:
    heard = hear(told, language)
    assert heard.state is not None
    return {str(one.part("card")) for one in heard.state.table.told("holds") if one.holds}


@pytest.mark.parametrize(("language", "told", "cards"), LISTED)
def test_each_card_listed_is_held(language: Language, told: str, cards: set[str]) -> None:
    assert _held(language, told) == cards


def test_a_card_played_after_and_is_not_held() -> None:
    assert _held("en", "West had the king of spades and East led the queen of hearts.") == {"SK"}


@pytest.mark.parametrize(
    ("language", "told", "may"),
    [
        (
            "en",
            "Declarer called for the queen from dummy, but dummy has the queen of hearts and the queen of spades.",
            False,
        ),
        ("en", "Declarer called for the jack from dummy, but dummy has the queen of hearts.", True),
        ("nb", "Spillefører ba om damen fra bordet, men blindemann har både hjerter dame og spar dame.", False),
        ("pl", "Rozgrywający poprosił o damę z dziadka, a dziadek ma damę kier i damę pik.", False),
    ],
)
def test_a_rank_that_dummy_holds_is_not_missing(language: Language, told: str, may: bool) -> None:
    heard = hear(told, language)
    missing = Told("designation", "not_in_dummy", told, 0.9)
    assert may_be_told(heard, "designation_from_dummy", missing) is may
