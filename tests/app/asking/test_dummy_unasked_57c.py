"""Law 57C2: dummy's card played of his own accord, and a defender's behind it ahead of his partner's: no rectification.

Dummy's singleton is not played until it is called (57C1), so declarer has not played from both hands either.
"""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from rulings import registry
from tests.telling import ruled

UNASKED: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő kézből kis treffet hívott. Az asztal kéretlenül betette a szingli ászát, Nyugat rögtön adta a "
        "hetest, pedig a partnere, Kelet még nem tett. Most a felvevő Kelet lapjáról akar dönteni.",
    ),
    (
        "pl",
        "Rozgrywający wyszedł z ręki w pika. Dziadek sam z siebie dołożył singlową damę, a W od razu położył króla, "
        "chociaż jego partner E jeszcze nie dał karty. Rozgrywający chce kary.",
    ),
    (
        "nb",
        "Spillefører spilte en liten hjerter fra hånden. Blindemann la damen uoppfordret, og Vest la kongen før "
        "makkeren Øst hadde lagt på. Kan spillefører bestemme hva Øst skal legge?",
    ),
    (
        "en",
        "Declarer led a small spade from hand. Dummy put the stiff queen on it unasked, and West covered with the king "
        "before his partner East had played. Can declarer tell East what to play?",
    ),
]
AT_HIS_BACK: list[tuple[Language, str]] = [
    ("pl", "Gram kara z ręki, a obrońca za dziadkiem kładzie asa, zanim jego partner cokolwiek dołożył."),
    ("en", "I lead a heart from hand. The defender behind dummy plays the king before his partner had said a word."),
]


@pytest.mark.parametrize(("language", "told"), UNASKED)
def test_no_rectification_behind_dummys_own_card(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert document["procedure"]["name"] == "premature_play"
    assert facts["dummy_played_unasked"] is True
    assert "declarer_played_both_hands" not in facts or facts["declarer_played_both_hands"] is False
    assert "57C2" in document["answer"]
    assert document["next_question"] is None


@pytest.mark.parametrize(("language", "told"), AT_HIS_BACK)
def test_who_sits_behind_dummy_is_no_dummy(service: Service, language: Language, told: str) -> None:
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert "dummy_played_unasked" not in facts


def test_dummys_own_act_is_said_whatever_declarer_is_told_to_have_done() -> None:
    facts = {"premature": "before_partner", "by_declaring_side": False, "dummy_played_unasked": True}
    for both in ({}, {"declarer_played_both_hands": True}):
        ruling = registry.rule("premature_play", {**facts, **both}, "2017", "en")
        assert ruling["statements"][0]["citations"][0].endswith("57.C.2")
        assert ruling["outcome"]["result"] == "no_rectification"
