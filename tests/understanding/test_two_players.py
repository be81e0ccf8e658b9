"""Two players joined by a word (`West and declarer had played`) are two: it tells of neither that he declares."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

TWO: list[tuple[Language, str]] = [
    ("hu", "Kelet rátette a treff ászt. Nyugat és az asztal még nem játszott."),
    ("pl", "Zauważono to dopiero, gdy w następnej lewie W i rozgrywający już zagrali."),
    ("nb", "Det ble oppdaget da Vest og spilleføreren alt hadde spilt til neste stikk."),
    ("en", "It was noticed when West and declarer had already played to the next trick."),
]
ONE: list[tuple[Language, str]] = [
    ("hu", "Nyugat a felvevő, és a treff ászt hívta."),
    ("pl", "Rozgrywający W wyszedł asem trefl."),
    ("nb", "Spillefører Vest spilte kløver ess."),
    ("en", "Declarer West led the ace of clubs."),
]


@pytest.mark.parametrize(("language", "text"), TWO)
def test_two_players_joined_are_two(language: Language, text: str) -> None:
    assert not {str(one.get("who")) for one in hear(text, language).told("declarer")} & {"E", "W"}


@pytest.mark.parametrize(("language", "text"), ONE)
def test_one_player_named_by_his_role_declares(language: Language, text: str) -> None:
    assert {str(one.get("who")) for one in hear(text, language).told("declarer")} == {"W"}
