"""15B1: a board is told to have been played before by one of the four, whatever words of before say it."""

from __future__ import annotations

import pytest

from app.asking.steps.already_played import PLAYED, PROCEDURE, by_earlier_play
from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import told as heard

PLAYED_BEFORE: list[tuple[Language, str]] = [
    ("hu", "Szól Kelet-Nyugat, hogy ezt már játszották korábban másokkal."),
    ("pl", "EW nagle: my to graliśmy dwie rundy temu z kimś innym!"),
    ("nb", "Mappe 7 hadde vi spilt før mot andre!"),
    ("en", "Dummy down, then East says they had played it earlier against another pair."),
]
NOT_TOLD: list[tuple[Language, str]] = [
    ("hu", "Senki nem játszotta még közülünk, már játszottuk volna a nyolcast."),
    ("hu", "Játszotta már valaki korábban?"),
    ("pl", "Nikt z nas tego wcześniej nie grał."),
    ("pl", "Czy ktoś już to rozdanie grał?"),
    ("nb", "Ingen av oss har spilt den før."),
    ("nb", "Har noen spilt det før?"),
    ("en", "None of the four had played it before."),
    ("en", "They have played it already at another table, I think."),
]


@pytest.mark.parametrize(("language", "told"), PLAYED_BEFORE)
def test_one_of_the_four_has_played_it(language: Language, told: str) -> None:
    assert by_earlier_play(heard(cut(told, language)), PROCEDURE, {})[PLAYED].value is True


@pytest.mark.parametrize(("language", "told"), NOT_TOLD)
def test_denied_asked_or_of_another_table(language: Language, told: str) -> None:
    assert not by_earlier_play(heard(cut(told, language)), PROCEDURE, {})
