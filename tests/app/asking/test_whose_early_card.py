"""Declarer's own card put down too soon is played; only a defender's costs anything (57C3)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat treffet hívott, az asztal tett egy kicsit. Mielőtt Kelet adott volna, a felvevő már letette "
        "a kezéből a treff királyt. Visszaveheti?",
    ),
    (
        "pl",
        "W wyszedł pikiem, dziadek dołożył małego. Zanim E zagrał, rozgrywający położył już waleta pik. "
        "Teraz chce go cofnąć.",
    ),
    (
        "nb",
        "Vest spilte ut kløver, og blindemann la en liten. Før Øst hadde lagt på, hadde spillefører alt lagt "
        "kløver konge fra hånden. Kan kongen tas tilbake?",
    ),
    (
        "en",
        "West led a club and dummy played low. Before East had played, declarer put the king of clubs down "
        "from hand. East then produces the ace and declarer wants the king back.",
    ),
]

OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a kezéből treffet hívott. Nyugat még nem tett, amikor Kelet már letette a treff királyt. Mi a teendő?",
    ),
    (
        "pl",
        "Rozgrywający wyszedł pikiem z ręki. Zanim W zagrał, E położył już waleta pik. Co teraz?",
    ),
    (
        "nb",
        "Spillefører spilte kløver fra hånden. Før Vest hadde lagt på, la Øst kløver konge. Hva nå?",
    ),
    (
        "en",
        "Declarer led a club from hand. Before West had played, his partner East put the king of clubs down. What now?",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOLD)
def test_told(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "premature_play"
    assert procedure["facts"]["by_declaring_side"] is True


@pytest.mark.parametrize(("language", "story"), OTHER)
def test_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("by_declaring_side") is not True
