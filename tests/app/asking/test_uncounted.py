"""Laws 13 and 14: a hand is short, and whether another has one too many nobody has counted."""

from __future__ import annotations

import pytest

from app.asking.steps.counted_hands import PROCEDURE
from app.asking.steps.uncounted import SHORT, SURPLUS, by_uncounted
from app.service import Service
from corpus.model import Language
from understanding.hear import hear

UNCOUNTED: list[tuple[Language, str]] = [
    ("hu", "Dél passzolt, Nyugat 1 szan, Észak 12 lapot talál a kezében. A többiek még nem számoltak."),
    ("pl", "W 1 pik, N pas, E 2 pik. E nagle widzi, że ma 12 kart. Pozostali nie liczyli jeszcze swoich kart."),
    ("nb", "Øst åpnet 1 grand, syd passet, og vest har bare 12 kort. De andre har ikke telt sine ennå."),
    ("en", "North opened 1 heart, East passed and South has only 12 cards. Nobody else has counted theirs."),
]
COUNTED: list[tuple[Language, str]] = [
    ("nb", "Vest, motspiller, har bare 12 kort. Ingen av oss andre har for mange, det er telt."),
    ("en", "West has only 12 cards. We've counted round the table and no one else has an extra."),
    ("hu", "Dél passzolt, Nyugat 1 szan, Észak 12 lapot talál a kezében. Nem számolta meg őket a licit előtt."),
    ("pl", "W 1 pik, N pas, E 2 pik. E ma 12 kart. Nie liczył przed licytacją, pozostali mają po 13."),
    ("nb", "Øst åpnet 1 grand, syd passet, og vest har bare 12 kort. Alle de andre har talt 13."),
    ("en", "North opened 1 heart, East passed and South has only 12 cards. He had not counted. The others have 13."),
]


@pytest.mark.parametrize(("language", "told"), UNCOUNTED)
def test_another_hand_may_hold_too_many(language: Language, told: str) -> None:
    rows = by_uncounted(hear(told, language), PROCEDURE, {})
    assert (rows[SHORT].value, rows[SHORT].sure, rows[SURPLUS].sure) == (True, True, False)


@pytest.mark.parametrize(("language", "told"), COUNTED)
def test_a_hand_not_counted_by_its_own_player_tells_nothing(language: Language, told: str) -> None:
    assert not by_uncounted(hear(told, language), PROCEDURE, {})


@pytest.mark.parametrize(("language", "told"), UNCOUNTED)
def test_whether_another_has_too_many_is_asked(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    case, question = document["procedure"], document["next_question"]
    assert case is not None
    assert case["name"] == PROCEDURE
    assert question is not None
    assert question["name"] == SURPLUS
