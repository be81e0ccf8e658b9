"""Law 58A or Law 33: two cards at once where a card, dummy or the play is told and no call; calls stay calls."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled
from understanding.cards_at_once import of_the_play
from understanding.clauses import cut

CARDS: list[tuple[Language, str]] = [
    ("hu", "Az asztal és Kelet egyszerre tett, az asztal volt soron. Baj?"),
    ("pl", "N (dziadek) i E dołożyli jednocześnie, kolej była na dziadka."),
    ("nb", "Vest og Øst la på samtidig, det var Vests tur. Øst la spar konge."),
    ("en", "West and East put a card down simultaneously, West was in turn. East's was the king of spades."),
]
CALLS: list[tuple[Language, str]] = [
    ("en", "West and North called simultaneously: West passed, North bid 1S. It was West's turn."),
    ("hu", "Nyugat és Észak egyszerre licitált: Nyugat passzolt, Észak 1 pikket mondott."),
]


@pytest.mark.parametrize(("language", "told"), CARDS)
def test_cards_that_came_together(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "simultaneous"
    assert "58A" in document["answer"]


@pytest.mark.parametrize(("language", "told"), CALLS)
def test_calls_that_came_together(service: Service, language: Language, told: str) -> None:
    assert not of_the_play(cut(told, language))
    assert ruled(service, told, language)["procedure"]["name"] == "simultaneous_call"
