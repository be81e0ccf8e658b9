"""Laws 13A, 13B: who called with a wrong number of cards is told by whose hand is wrong and who has called."""

from __future__ import annotations

import pytest

from app.asking.facts import Read
from app.asking.steps.counted_hands import CALLED, COUNTS, PROCEDURE, by_hands_counted
from corpus.model import Language
from understanding.hear import hear

NOBODY: list[tuple[Language, str, dict[str, int]]] = [
    ("hu", "Nyugat osztott és 1 pikket mondott, Észak passzolt, Kelet lapjai: 14, Délé 12.", {"E": 14, "S": 12}),
    ("pl", "W otworzył 1 karo, N spasował, a E mówi, że ma 12 kart, S ma 14.", {"E": 12, "S": 14}),
    ("nb", "Syd ga og åpnet 2 kløver, Vest passet. Nord har 12 kort, Øst har 14.", {"N": 12, "E": 14}),
    ("en", "South dealt and opened 1 spade, West passed. North finds he has 14 cards.", {"N": 14, "E": 12}),
]
SOMEBODY: list[tuple[Language, str, dict[str, int]]] = [
    ("hu", "Észak 1 kőrt nyitott, Kelet passz, Dél 2 kőr. Délnek 14 lapja van.", {"S": 14, "W": 12}),
    ("pl", "N otworzył 1 karo, E spasował. N ma 14 kart.", {"N": 14, "S": 12}),
    ("nb", "Nord åpnet 1 kløver, Øst passet. Øst har 14 kort.", {"E": 14, "W": 12}),
    ("en", "North opened 1NT with fourteen cards, East passed.", {"N": 14, "S": 12}),
]
OPEN: list[tuple[Language, str, dict[str, int]]] = [
    ("hu", "Észak 1 kőrt nyitott, Kelet passz. Délnek 14 lapja van.", {"S": 14}),
    ("pl", "Kontrakt 3 bez atu. N otworzył 1 karo, E spasował. S ma 14 kart.", {"S": 14, "W": 12}),
    ("nb", "Syd har 14 kort, Vest 12.", {"S": 14, "W": 12}),
    ("en", "North opened 1 heart, East passed. South has fourteen cards.", {"S": 14}),
]


def heard_of(told: str, language: Language, counts: dict[str, int]) -> object:
    row = by_hands_counted(hear(told, language), PROCEDURE, {COUNTS: Read(COUNTS, counts, told, True)}).get(CALLED)
    return None if row is None else row.value


@pytest.mark.parametrize(("language", "told", "counts"), NOBODY)
def test_whoever_has_a_wrong_hand_has_not_called(language: Language, told: str, counts: dict[str, int]) -> None:
    assert heard_of(told, language, counts) is False


@pytest.mark.parametrize(("language", "told", "counts"), SOMEBODY)
def test_one_with_a_wrong_hand_has_called(language: Language, told: str, counts: dict[str, int]) -> None:
    assert heard_of(told, language, counts) is True


@pytest.mark.parametrize(("language", "told", "counts"), OPEN)
def test_nothing_where_a_hand_or_a_call_is_untold(language: Language, told: str, counts: dict[str, int]) -> None:
    assert heard_of(told, language, counts) is None


def test_another_procedure_is_told_nothing() -> None:
    assert not by_hands_counted(hear(NOBODY[3][1], "en"), "missing_card", {})
