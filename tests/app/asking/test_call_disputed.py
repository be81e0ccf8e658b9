"""57C1, 85A1: whether declarer had called dummy's card is told by neither who says so nor who denies it."""

from __future__ import annotations

import pytest

from app.asking.steps.call_disputed import call_disputed
from app.service import Service
from corpus.model import Language
from understanding.clauses import cut

DISPUTED: list[tuple[Language, str]] = [
    (
        "en",
        "Declarer South plays a club from hand, East plays the king ahead of West. East is certain South had "
        "already named a card from dummy, South denies it.",
    ),
    (
        "hu",
        "Kis pikket hívtam kézből, Kelet, a felvevő. Észak előtt Dél kidobta a pikk dámát. Dél állítja, hogy "
        "már bemondtam az asztalról a királyt. Én biztosan nem mondtam be semmit.",
    ),
    (
        "pl",
        "Rozgrywający W zagrał trefla z ręki, S położył króla trefl przed N. Obrona twierdzi, że W kazał już "
        "dołożyć blotkę z dziadka, W zaprzecza.",
    ),
    (
        "nb",
        "Syd spiller kløver fra hånden, Øst legger kløver konge før Vest. Øst er sikker på at Syd hadde bedt "
        "om kort fra blindemann, Syd benekter det.",
    ),
]
AGREED: list[tuple[Language, str]] = [
    (
        "en",
        "South says he had called nothing from dummy when East played.",
    ),
    (
        "hu",
        "Dél azt mondja, hogy semmit nem kért még az asztalról, amikor Kelet rakott.",
    ),
    (
        "pl",
        "S mówi, że nic jeszcze nie zadysponował, kiedy E zagrał.",
    ),
    (
        "nb",
        "Syd sier at han ikke hadde bedt om noe kort da Øst la.",
    ),
]


@pytest.mark.parametrize(("language", "told"), DISPUTED)
def test_a_disputed_call_is_asked(service: Service, language: Language, told: str) -> None:
    assert call_disputed(cut(told, language))
    document = service.reply(told, None, None, None, language)
    assert document["procedure"]
    assert document["procedure"]["name"] == "premature_play"
    assert "declarer_played_both_hands" not in document["procedure"]["facts"]
    assert document["next_question"]
    assert document["next_question"]["name"] == "declarer_played_both_hands"


@pytest.mark.parametrize(("language", "told"), AGREED)
def test_what_one_says_and_nobody_denies_is_told(language: Language, told: str) -> None:
    assert not call_disputed(cut(told, language))
