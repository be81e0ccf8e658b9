"""37A, 37B: whether the next player has called over the call of one who had to pass is asked where no word tells it."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OPEN: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél osztó volt, Nyugat előbb passzolt nála. Észak nem fogadta el, megmondtam Nyugatnak: a következő "
        "alkalommal passzolnod kell. Dél nyit 1 kőrt, erre Nyugat bemond 1 pikket. Most mit csináljak vele?",
    ),
    (
        "pl",
        "E dał 1 kier na 1 pik od N, ja na S nie przyjąłem, więc zamienił na pas. Sędzia powiedział, że W ma pasować "
        "do końca. Ja 2 pik, a W jak gdyby nigdy nic 3 trefl! Co teraz z tym 3 trefl?",
    ),
    (
        "nb",
        "Vest passet før giver Syd, Nord godtok ikke, og Vest fikk beskjed om å passe neste gang. Så åpner Syd 1 "
        "hjerter og Vest melder 1 spar likevel. Hva nå?",
    ),
    (
        "en",
        "West jumped in with a pass when dealer South hadn't called. North declined it, and I told West he's got to "
        "pass next turn. South opens 1 heart, West bids 1 spade. What now?",
    ),
]
CALLED: list[tuple[Language, str]] = [
    (
        "nb",
        "Øst meldte 1 ruter over Nords 1 hjerter, ikke godtatt, byttet til pass, så Vest skulle passe resten. Syd sa 2 "
        "hjerter, Vest meldte 3 ruter likevel og Nord 3 hjerter. Står 3 ruter?",
    ),
    (
        "en",
        "East's one heart over North's one spade was refused and he passed instead; West was told to pass throughout. "
        "South bid two spades, West three clubs and North four spades. Does three clubs stand?",
    ),
]


@pytest.mark.parametrize(("language", "told"), OPEN)
def test_it_is_asked_where_the_broken_call_is_the_last(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"]["name"] == "required_pass_violated"
    assert "lho_called" not in document["procedure"]["facts"]
    assert "37A" in document["answer"]
    assert "37B1" in document["answer"]


@pytest.mark.parametrize(("language", "told"), CALLED)
def test_a_call_told_over_it_is_told(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"]["name"] == "required_pass_violated"
    assert document["procedure"]["facts"].get("lho_called") is True
