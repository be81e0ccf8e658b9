"""20F1: who asks while it is another's turn to call may not."""

from __future__ import annotations

import pytest

from app.asking.steps.who_asks import PROCEDURE, TURN, by_turn
from corpus.model import Language
from understanding.hear import hear

OUT_OF_TURN: list[tuple[Language, str]] = [
    ("hu", "A licitben Észak jön, de Kelet kérdezi meg, mit jelentett Dél 2 kárója, pedig nem ő következik."),
    (
        "pl",
        "W licytacji kolej na N, a E, jego przeciwnik, pyta, co znaczyło 2 karo S. Może, gdy nie jego kolej?",
    ),
    ("nb", "Det er nords tur til å melde, men øst spør hva syds 2 ruter betydde. Kan han det?"),
    ("en", "It's North's turn to call but East asks what South's 2D meant. May he?"),
]
IN_TURN: list[tuple[Language, str]] = [
    ("hu", "Kelet a maga sorában megkérdezte, mit jelentett Dél 2 kárója, aztán passzolt. Szabad?"),
    ("pl", "E, gdy przyszła jego kolej, zapytał o znaczenie 2 karo S i spasował. Wolno?"),
    ("nb", "Øst spurte i tur hva syds 2 ruter betydde, og passet. Er det lov?"),
    ("en", "East asks at his turn what South's 2D meant, then passes. North objects. May he?"),
]


@pytest.mark.parametrize(("language", "told"), OUT_OF_TURN)
def test_it_was_anothers_turn(language: Language, told: str) -> None:
    assert by_turn(hear(told, language), PROCEDURE, {})[TURN].value is False


@pytest.mark.parametrize(("language", "told"), IN_TURN)
def test_it_was_his_turn(language: Language, told: str) -> None:
    assert not by_turn(hear(told, language), PROCEDURE, {})
