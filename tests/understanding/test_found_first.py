"""A card found outside the tricks was missing (14B); that a trick is defective (67) is then not asked about."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

FOUND: list[tuple[Language, str]] = [
    (
        "en",
        "Trick five just quitted. East, a defender, has seven cards and everybody else eight, though he's played to "
        "each trick. South's declarer. Found it: four of hearts, face down, still in East's slot of the board.",
    ),
    (
        "nb",
        "Etter fem stikk har Øst 7 kort og vi andre 8. Syd spiller kontrakten. Øst la på i alle stikk. Hjerter 4 lå "
        "igjen i mappa i lomma til Øst, bildesida ned.",
    ),
]
DEFECTIVE = (
    "After nine tricks East, defending, has five cards and everybody else four. He never played to trick six, a club "
    "that dummy won, and he still has the club."
)


@pytest.mark.parametrize(("language", "told"), FOUND)
def test_a_card_found_in_the_board_was_missing(service: Service, language: Language, told: str) -> None:
    """14B4: it goes back to the hand and counts as always held."""
    assert ruled(service, told, language)["procedure"]["name"] == "missing_card"


def test_a_trick_never_played_to_is_defective(service: Service) -> None:
    """67B1."""
    assert ruled(service, DEFECTIVE, "en")["procedure"]["name"] == "defective_trick"
