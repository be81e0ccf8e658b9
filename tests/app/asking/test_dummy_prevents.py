"""Dummy may keep a defender from leading out of turn (42B2)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat már nyúlt a lapjáért, hogy hívjon, de Kelet vitte az ütést. Az asztal megszólalt: nem te "
        "jössz. Nyugat semmit sem mutatott. Szabad ezt az asztalnak?",
    ),
    (
        "pl",
        "W sięgał już po kartę do wyjścia, ale lewę wziął E. Dziadek powiedział: to nie ty wychodzisz. W nie "
        "pokazał żadnej karty. W twierdzi, że dziadkowi nie wolno. Jak jest?",
    ),
    (
        "nb",
        "Vest var i ferd med å spille ut, men det var Øst som vant stikket. Blindemann sa: det er ikke din "
        "tur. Vest hadde ikke vist noe kort. Har blindemann lov til å si det?",
    ),
    (
        "en",
        "West was about to lead, but East had won the trick. Dummy said: it's not your lead. West had shown "
        "no card. Was dummy allowed to say so?",
    ),
]

OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő a keze felé nyúlt, még nem hívott. Az asztal szólt neki, hogy az asztalról jön. Szabad ezt?",
    ),
    (
        "pl",
        "Rozgrywający sięgał po kartę z ręki. Dziadek powiedział, że jest w dziadku. Nic nie zagrano. Wolno mu?",
    ),
    (
        "nb",
        "Spillefører skulle til å spille fra hånden. Blindemann sa at han var inne på bordet. Ingen kort var "
        "spilt. Er det lov?",
    ),
    (
        "en",
        "Declarer was about to lead from hand. Dummy said: you're in dummy, partner. Nothing had been "
        "played. Was that allowed?",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOLD)
def test_told(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "dummy_rights"
    assert procedure["facts"]["dummy_act"] == "tried_to_prevent_irregularity"


@pytest.mark.parametrize(("language", "story"), OTHER)
def test_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("dummy_act") != "tried_to_prevent_irregularity"
