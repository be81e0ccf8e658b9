"""45D1: who has played since dummy put out the wrong card, by the order of play."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

BOTH_PLAYED: list[tuple[Language, str]] = [
    ("hu", "A felvevő a pikk dámát kérte, az asztal a bubit tette. Nyugat ászt, a felvevő kicsit. Még senki nem hívott \
a következő ütéshez."),
    ("pl", "Rozgrywajacy kazal dame pik, dziadek polozyl waleta, W dolozyl króla, rozgrywający blotkę. Nikt jeszcze \
nie zagrał do następnej lewy."),
    ("nb", "Syd ba om spar dame, men blindemann la knekten. Øst la kongen og spilleføreren toeren. Ingen har spilt til \
neste stikk ennå."),
    ("en", "Declarer called for the king of hearts, dummy put up the nine, East stuck in the ten, declarer the deuce. \
Nothing has been led to the next trick."),
]  # fmt: skip
NOBODY: list[tuple[Language, str]] = [
    ("hu", "A felvevő a pikk dámát kérte, az asztal a bubit tette. Utána még senki nem tett lapot."),
    ("pl", "Rozgrywajacy kazal dame pik, dziadek polozyl waleta. Nikt jeszcze potem nie zagrał."),
    ("nb", "Syd ba om spar dame, men blindemann la knekten. Ingen har spilt etterpå."),
    ("en", "South called for the queen of clubs but dummy put up the jack. Nobody has played since."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "text"), BOTH_PLAYED)
def test_the_second_behind_dummy_is_declarer(service: Service, language: Language, text: str) -> None:
    """A defender may take his card back, declarer only if his right-hand opponent does (45D1)."""
    told = ruled(service, text, language)["procedure"]["facts"]
    assert (told["defender_played_after"], told["declarer_played_after"]) == (True, True)


@pytest.mark.parametrize(("language", "text"), NOBODY)
def test_where_nobody_played_nothing_is_made_up(service: Service, language: Language, text: str) -> None:
    """Then the card goes back and nobody else has a card to change."""
    told = ruled(service, text, language)["procedure"]["facts"]
    assert told.get("defender_played_after") is not True
    assert told.get("declarer_played_after") is not True
