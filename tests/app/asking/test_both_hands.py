"""57C1: declarer called dummy's card and put his own down before a defender played ahead of his partner."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

BOTH: list[tuple[Language, str]] = [
    (
        "hu",
        "Az asztalról kis kárót kértem, és türelmetlenül rögtön le is raktam rá a kézbeli dámát. A jobbomon "
        "ülő Kelet még semmit sem tett, de a balos rávágta az ászt. Jár most nekem valami büntetés, "
        "megszabhatom, mit tegyen Kelet?",
    ),
    (
        "pl",
        "zagralem ze stolu male karo i od razu dama z reki, bo myslalem ze E juz dolozyl. W bez namyslu as. "
        "a E sie budzi ze on jeszcze nic nie dal!! czy as jest przygwozdzony? moge kazac E dac najwyzsze? "
        "gram 3BA z S",
    ),
    (
        "nb",
        "Blindemann hadde inne, spillefører ba om liten ruter og la ruter dame hjemmefra med en gang uten å "
        "vente på makkeren min i øst. Jeg i vest la esset. Makker har altså ikke spilt ennå. Nå krever "
        "spillefører at esset blir straffekort, stemmer det?",
    ),
    (
        "en",
        "hi, table 5. small diamond called off dummy by South, who then whacked the queen from his own hand "
        "b4 East had played. West put the ace on also b4 East. now S wants to tell East which card to play. "
        "can he",
    ),
]
DUMMYS_ALONE: list[tuple[Language, str]] = [
    (
        "hu",
        "A felvevő az asztalról kis treffet kért. Nyugat betette az ászt, mielőtt Kelet, a társa vagy a "
        "felvevő adott volna lapot. Büntetőlap az ász?",
    ),
    (
        "pl",
        "Rozgrywający kazał zagrać ze stołu małego trefla. W położył asa, zanim jego partner E dołożył, "
        "rozgrywający jeszcze nie zagrał z ręki. Czy as jest karny?",
    ),
    (
        "nb",
        "Spilleføreren ba om liten kløver fra bordet. Vest la esset før makkeren øst hadde spilt. Er esset "
        "straffekort?",
    ),
    (
        "en",
        "Declarer called a small club from dummy. West put up the ace before his partner East had played. "
        "Is the ace a penalty card?",
    ),
]


@pytest.mark.parametrize(("language", "told"), BOTH)
def test_played_from_both_hands(service: Service, language: Language, told: str) -> None:
    """No rectification, though it sounds like a card called for or a lead from the wrong hand."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "premature_play"
    assert document["procedure"]["facts"]["declarer_played_both_hands"] is True
    assert "57C1" in document["answer"]


@pytest.mark.parametrize(("language", "told"), DUMMYS_ALONE)
def test_behind_dummys_card_alone_it_is_asked_or_not_so(service: Service, language: Language, told: str) -> None:
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert facts.get("declarer_played_both_hands") is not True
