"""Whose turn it was after the first of two simultaneous cards is told by the seats (58A)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat vitte az ütést és kárót hívott, de pontosan ugyanabban a pillanatban Kelet is letett egy "
        "pikket. Dél a felvevő. Mi lesz Kelet lapjával?",
    ),
    (
        "pl",
        "Lewę wziął W i wyszedł karem, ale dokładnie w tej samej chwili położył kartę także E: pika. Gra S. "
        "Która karta jest wyjściem i co z pikiem E?",
    ),
    (
        "nb",
        "Vest vant stikket og spilte ruter, men akkurat samtidig la Øst en spar. Syd er spillefører. Hva "
        "skjer med Østs kort?",
    ),
    (
        "en",
        "West had won the trick and led a diamond, but exactly at the same moment East put down a spade. "
        "South is declarer. What about East's spade?",
    ),
]

OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat vitte az ütést és kárót hívott, de pontosan ugyanabban a pillanatban Észak is letett egy "
        "pikket. Kelet a felvevő. Mi lesz a lappal?",
    ),
    (
        "pl",
        "Lewę wziął W i wyszedł karem, ale dokładnie w tej samej chwili położył kartę także N: pika. Gra E. "
        "Która karta jest wyjściem?",
    ),
    (
        "nb",
        "Vest vant stikket og spilte ruter, men akkurat samtidig la Nord en spar. Øst er spillefører. Hva skjer?",
    ),
    (
        "en",
        "West had won the trick and led a diamond, but exactly at the same moment North put down a spade. "
        "East is declarer. What now?",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOLD)
def test_told(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "simultaneous"
    assert procedure["facts"]["turn_after_first"] == "his_rho"


@pytest.mark.parametrize(("language", "story"), OTHER)
def test_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("turn_after_first") != "his_rho"
