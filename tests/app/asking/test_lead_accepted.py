"""53A, 55A: a defender's card accepts declarer's lead out of turn, a revoke too; the revoke is then corrected (62)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

ACCEPTED: list[tuple[Language, str]] = [
    (
        "nb",
        "Syd var inne på bordet men spilte hjerter 4 fra hånda. Vest la på en hjerter uten å si noe, bordet la lavt, "
        "øst kastet spar 10. Så finner øst en hjerter på hånda. Ingen har spilt til neste. Hva nå?",
    ),
    (
        "hu",
        "Észak a felvevő. Az asztalon volt az ütés, ő mégis kézből hívott egy pikket. Kelet kárót tett rá, pedig volt "
        "pikkje, rögtön észrevette. Dél és Nyugat még nem játszott. Észak visszavenné a hívást.",
    ),
    (
        "pl",
        "Rozgrywający S był w ręce, ale wyszedł karem ze stołu. E dołożył pika, a po chwili znalazł karo. Nikt inny "
        "jeszcze nie dołożył. S chce cofnąć wyjście. Co orzec?",
    ),
    (
        "nb",
        "Spillefører Syd var inne på hånda, men spilte ruter fra bordet. Øst la spar, men oppdaget at han hadde en "
        "ruter. Syd og Vest har ikke lagt. Kan Syd ta utspillet tilbake?",
    ),
    (
        "en",
        "South, declarer, was in hand but led a diamond from dummy. East put a spade on it and then found a diamond. "
        "Nobody else had played. South wants the lead back. Well?",
    ),
]
TAKEN_BACK = (
    "South, declarer, was in hand but led a diamond from dummy. West said no, lead from your hand. Nobody had played."
)


@pytest.mark.parametrize(("language", "told"), ACCEPTED)
def test_the_lead_stands_and_the_revoke_is_corrected(service: Service, language: Language, told: str) -> None:
    """62A, 62B1: the card becomes a major penalty card; neither acceptance nor who has played since is asked."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "revoke_correction"
    assert {"53A", "62B"} <= set(document["answer"].replace("(", " ").replace(")", " ").replace(",", " ").split())
    assert document["procedure"]["facts"]["offender_role"] == "defender"
    assert document["procedure"]["facts"]["innocent_side_played_after"] is False


def test_a_lead_that_nobody_played_to_is_not_accepted(service: Service) -> None:
    """55B: it is taken back."""
    document = ruled(service, TAKEN_BACK, "en")
    assert document["procedure"]["name"] == "lead_out_of_turn_declarer"
    assert "a defender has played" not in document["answer"]


BY_CARDS: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő, kézben volt, mégis az asztalról hívta a pikk királyt. Kelet rátett egy treff 6-ost, pedig van "
        "pikkje, észre is vette, Dél és Nyugat még nem játszott. Vissza kell hívni a királyt?",
    ),
    (
        "pl",
        "S był w ręce, a zagrał króla pik ze stołu. Ja na E dałem 6 trefl, a pika mam! Zauważyłem od razu, S i W "
        "jeszcze nic nie dołożyli. Żądamy, żeby S cofnął to wyjście. Dobrze mówię?",
    ),
    (
        "nb",
        "Syd er spillefører og inne på hånda, men tok spar konge fra bordet. Øst la kløver 6 på enda Øst har spar. "
        "Syd og Vest hadde ikke lagt på. Skal utspillet tilbake?",
    ),
    (
        "en",
        "I'm South, declarer, should have led from hand but called dummy's king of spades. East stuck the six of clubs "
        "on it, holding spades. West and I hadn't played. Does my lead go back?",
    ),
]


@pytest.mark.parametrize(("language", "told"), BY_CARDS)
def test_a_card_off_suit_by_one_who_has_the_suit_accepts_and_revokes(
    service: Service, language: Language, told: str
) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "53A" in answer
    assert "62A" in answer


NOT_SHOWN: list[tuple[Language, str]] = [
    (
        "en",
        "Declarer (South) was in dummy but led a small spade from his own hand. West followed with a diamond, then "
        "realised he had spades. Nobody else has played. Defenders want the lead withdrawn.",
    ),
    (
        "pl",
        "Rozgrywający S był na stole, a zagrał pika z ręki. W dołożył karo, po chwili mówi że ma pika. Nikt więcej nie "
        "dołożył. Obrońcy chcą, żeby S zabrał tego pika bo zła ręka. Co robimy?",
    ),
    (
        "hu",
        "Az ütést az asztal vitte, de a felvevő kézből játszott ki egy pikket. A balján ülő nyugat egy kárót tett rá, "
        "majd észrevette, hogy van pikkje. Senki más nem adott lapot. Visszavehető a hívás?",
    ),
    (
        "nb",
        "Spillefører Nord var inne på bordet, men spilte en kløver fra egen hånd. Øst kastet en ruter og så straks at "
        "han hadde kløver. Vest mener utspillet må tas tilbake fordi det var fra feil hånd.",
    ),
]
NO_REVOKE: list[tuple[Language, str]] = [
    (
        "en",
        "Declarer South was in dummy but led a small spade from his own hand. West followed with the six of spades. "
        "East now wants the lead withdrawn.",
    ),
    (
        "hu",
        "Dél, a felvevő az asztalon volt, de kézből hívott egy pikket. Nyugat kárót adott rá, nincs pikkje. Kelet "
        "vissza akarja vetetni a hívást.",
    ),
    (
        "pl",
        "Rozgrywający S był na stole, a zagrał pika z ręki. W dołożył karo, bo nie ma pików. E chce cofnąć to wyjście.",
    ),
    (
        "nb",
        "Spillefører Nord var inne på bordet, men spilte en kløver fra egen hånd. Øst la kløver seks. Vest mener "
        "utspillet må tas tilbake.",
    ),
]


@pytest.mark.parametrize(("language", "told"), NOT_SHOWN)
def test_a_lead_heard_out_of_turn_that_its_table_does_not_show(service: Service, language: Language, told: str) -> None:
    """53A, 62B1: who has the suit led and played another one has accepted the lead by his revoke."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "revoke_correction"
    assert "53A" in document["answer"]


@pytest.mark.parametrize(("language", "told"), NO_REVOKE)
def test_a_card_of_the_suit_or_a_void_is_no_revoke(service: Service, language: Language, told: str) -> None:
    """53A: only the lead is ruled."""
    assert ruled(service, told, language)["procedure"]["name"] == "lead_out_of_turn_declarer"
