"""41A, 54: an opening lead out of turn that is told to lie face down was not faced."""

from __future__ import annotations

import pytest

from app.asking.facts import Read
from app.asking.steps.face_down import FACED, by_face_down
from app.asking.steps.opening_side import PROCEDURE
from corpus.model import Language
from understanding.hear import hear

DOWN: list[tuple[Language, str]] = [
    ("hu", "Kelet hátlappal felfelé indult, pedig Nyugat jött volna. Még senki nem fordította fel."),
    ("pl", "E położył kartę zakrytą, choć wistować miał W. Nikt jej nie odkrył."),
    ("nb", "Øst gjorde åpningsutspillet med billedsiden ned, men Vest skulle spille ut."),
    ("en", "South declares 4S. East made the opening lead face down out of turn and nobody has turned it over."),
]
UP: list[tuple[Language, str]] = [
    ("hu", "Nyugat lefordítva letett egy lapot, erre Kelet nyitva kitette a kőr dámát."),
    ("pl", "W położył kartę zakrytą, a E wyszedł odkrytym asem trefl."),
    ("nb", "Øst la ut med baksiden opp og snudde så kortet, men det var Vests tur."),
    ("en", "East led face down out of turn, then turned it over."),
]


@pytest.mark.parametrize(("language", "told"), DOWN)
def test_a_lead_face_down_was_not_faced(language: Language, told: str) -> None:
    assert by_face_down(hear(told, language), PROCEDURE, dict[str, Read]())[FACED].value is False


@pytest.mark.parametrize(("language", "told"), UP)
def test_one_that_was_turned_or_another_tells_nothing(language: Language, told: str) -> None:
    assert not by_face_down(hear(told, language), PROCEDURE, dict[str, Read]())
