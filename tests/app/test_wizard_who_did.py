"""A correction that puts several persons right does so to all of them, and no seat of the old telling is left."""

from typing import Any

import pytest

from app.service import Service
from corpus.model import Language

LEAD_AND_DECLARER: list[tuple[Language, str, str]] = [
    ("en", "South declares 4S. East led a heart out of turn, face up.", "No, North was declarer and West led."),
    ("en", "South plays 4S. East leads face up out of turn.", "no, North plays it and West led"),
    ("en", "South declares 4S. East led out of turn, face up.", "not East, West led, and North is the declarer"),
    (
        "hu",
        "Dél játszik 4 pikket. Kelet soron kívül indult, nyíltan.",
        "bocsánat, Észak volt a felvevő, és Nyugat indult",
    ),
    ("pl", "S rozgrywa 4 pik. E zawistował poza kolejnością, odkrytą kartą.", "nie, rozgrywał N, a zawistował W"),
    ("nb", "Sør spiller 4 spar. Øst spilte ut åpent utenfor tur.", "nei, Nord var spillefører og Vest spilte ut"),
]
DEALER_AND_CALLER: list[tuple[Language, str, str]] = [
    ("en", "North opened 1H out of turn, dealer was East.", "no, South was dealer and West opened"),
    ("hu", "Észak 1 kőrt licitált soron kívül, Kelet volt az osztó.", "nem, Dél osztott, és Nyugat licitált"),
    ("pl", "N otworzył 1 kier poza kolejnością, rozdawał E.", "nie, rozdawał S, a otworzył W"),
    ("nb", "Nord åpnet 1 hjerter utenfor tur, Øst var giver.", "nei, Sør var giver og Vest åpnet"),
]
TWO_CALLERS: list[tuple[Language, str, str]] = [
    ("en", "North opened 1S, East bid 1H, insufficient.", "no, South opened and West bid it"),
    ("hu", "Észak 1 pikket nyitott, Kelet 1 kőrt licitált, ami kevés.", "nem, Dél nyitott, és Nyugat licitált 1 kőrt"),
    ("pl", "N otworzył 1 pik, E zalicytował 1 kier, za nisko.", "nie, otworzył S, a 1 kier zalicytował W"),
    (
        "nb",
        "Nord åpnet 1 spar, Øst meldte 1 hjerter, for lavt.",
        "nei, det var Syd som åpnet og Vest som meldte 1 hjerter",
    ),
]
REVOKES: list[tuple[Language, str, str]] = [
    (
        "en",
        "North revoked against 3NT by East. They played on.",
        "sorry, it was West who revoked, and North was declarer",
    ),
    (
        "hu",
        "Kelet színt vétett, Dél a felvevő, már játszottak a következő ütéshez.",
        "nem, Nyugat vétett színt, és Észak a felvevő",
    ),
    ("pl", "E zrobił renons, rozgrywa S, zagrali już do następnej lewy.", "nie, renons zrobił W, a rozgrywa N"),
    (
        "nb",
        "Øst revokerte, Syd er spillefører, de har spilt til neste stikk.",
        "nei, det var Vest som revokerte, og Nord var spillefører",
    ),
]

DENIED_FIRST: list[tuple[Language, str, str]] = [
    ("hu", "Kelet soron kívül bepasszolt, Észak osztott.", "jaj várj, nem Észak osztott, hanem Nyugat"),
    ("pl", "E spasował poza kolejnością, rozdawał N.", "sorry, nie N tylko W był rozdającym"),
    ("nb", "Øst passet utenfor tur, Nord var giver.", "ikke Nord men Vest var giver"),
    ("en", "East passed out of turn, North was dealer.", "it was not North but West who dealt"),
]
DECLARER_AND_DUMMY: list[tuple[Language, str, str]] = [
    ("hu", "Dél a felvevő, az asztalról hívott, pedig kézben volt.", "bocs, Észak játszotta és Dél volt az asztal"),
    ("pl", "S rozgrywał 3BA i zagrał ze stołu zamiast z ręki.", "pomyliłem się, to N rozgrywał a S leżał na stole"),
    (
        "nb",
        "Sør spilte 3 grand og spilte fra bordet da han var inne på handa.",
        "nei, Nord var spillefører og Sør var blindemann",
    ),
    ("en", "South was declarer and led from dummy instead of hand.", "wait, North was declarer, South was dummy"),
]


def _facts(service: Service, language: Language, told: str, corrected: str) -> dict[str, Any]:
    document = service.reply(told, None, None, None, language)
    facts: dict[str, Any] = service.reply(corrected, None, document, None, language)["procedure"]["facts"]
    return facts


@pytest.mark.parametrize(("language", "told", "corrected"), LEAD_AND_DECLARER)
def test_declarer_and_leader(service: Service, language: Language, told: str, corrected: str) -> None:
    facts = _facts(service, language, told, corrected)
    assert facts["contract"] == {"level": 4, "denomination": "S", "declarer": "N", "doubling": "none"}
    assert (facts["offender"], facts["lead_by"]) == ("W", "wrong_defender")  # East, declarer's left, was to lead


@pytest.mark.parametrize(("language", "told", "corrected"), DEALER_AND_CALLER)
def test_dealer_and_caller(service: Service, language: Language, told: str, corrected: str) -> None:
    facts = _facts(service, language, told, corrected)
    assert (facts["dealer"], facts["out_of_turn"]) == ("S", {"player": "W", "call": "1H"})
    assert facts["whose_turn"] == "rho"  # South, West's right-hand opponent


@pytest.mark.parametrize(("language", "told", "corrected"), TWO_CALLERS)
def test_opener_and_who_bid_over_him(service: Service, language: Language, told: str, corrected: str) -> None:
    facts = _facts(service, language, told, corrected)
    assert (facts["dealer"], facts["auction"], facts["offender"]) == ("S", ["1S", "1H"], "W")


@pytest.mark.parametrize(("language", "told", "corrected"), REVOKES)
def test_who_revoked_and_who_declares(service: Service, language: Language, told: str, corrected: str) -> None:
    facts = _facts(service, language, told, corrected)
    assert (facts["offender"], facts["contract"]["declarer"]) == ("W", "N")


@pytest.mark.parametrize(
    ("language", "told", "corrected"),
    [
        ("en", "West revoked, South is declarer in 4H, found before the next trick.", "no, North declared"),
        ("pl", "W zrobił renons, rozgrywa S 4 kier.", "nie, rozgrywał N"),
    ],
)
def test_declarer_alone_leaves_who_erred(service: Service, language: Language, told: str, corrected: str) -> None:
    facts = _facts(service, language, told, corrected)
    assert (facts["offender"], facts["contract"]["declarer"]) == ("W", "N")


def test_one_who_did_not_gives_way_to_one_who_did(service: Service) -> None:
    facts = _facts(service, "en", "East led out of turn against South's 3NT.", "no, East did not lead, West did")
    assert facts["offender"] == "W"


def test_what_another_did_beside_puts_nothing_right(service: Service) -> None:
    """West's pass is told of nobody on the table: East stays the opener."""
    facts = _facts(service, "en", "North opened 1H out of turn, dealer was East.", "no, it was South, and West passed")
    assert facts["out_of_turn"] == {"player": "S", "call": "1H"}


@pytest.mark.parametrize(
    ("language", "told", "corrected"),
    [
        (
            "en",
            "South holds 14 cards, North 12, nobody has bid. Nobody has seen another's card.",
            "wait, wrong: North did see one of them",
        ),
        (
            "hu",
            "Nyugatnak 14 lapja van, Keletnek 12. Senki sem licitált. Senki nem látta más lapját.",
            "bocsánat, mégis: Kelet meglátta az egyiket",
        ),
    ],
)
def test_what_somebody_did_besides_does_not_make_him_the_one_who_erred(
    service: Service, language: Language, told: str, corrected: str
) -> None:
    document = service.reply(told, None, None, None, language)
    before = document["procedure"]["facts"].get("offender")
    assert service.reply(corrected, None, document, None, language)["procedure"]["facts"].get("offender") == before


@pytest.mark.parametrize(("language", "told", "corrected"), DENIED_FIRST)
def test_a_dealer_denied_first_is_no_dealer(service: Service, language: Language, told: str, corrected: str) -> None:
    facts = _facts(service, language, told, corrected)
    assert (facts["dealer"], facts["whose_turn"], facts["offender"]) == ("W", "partner", "E")


@pytest.mark.parametrize(("language", "told", "corrected"), DECLARER_AND_DUMMY)
def test_declarer_is_not_the_seat_told_behind_him(
    service: Service, language: Language, told: str, corrected: str
) -> None:
    facts = _facts(service, language, told, corrected)
    assert facts["contract"]["declarer"] == "N"
    assert facts["led_from"] == "dummy"


@pytest.mark.parametrize(
    ("language", "told", "corrected"),
    [
        (
            "hu",
            "A felvevő kárót hívott, Kelet treffet dobott, aztán talált egy kárót. Javíthatja?",
            "bocs, nem Kelet volt, hanem Nyugat. Már pikket hívott a következő ütéshez",
        ),
        (
            "pl",
            "Rozgrywający gra karo, a E dorzuca trefla, potem znalazł karo w ręce. co teraz",
            "sorry, to nie E tylko W. on to przebił i zaraz wyszedł w pika do następnej lewy",
        ),
        (
            "nb",
            "Spillefører spilte ruter og øst kastet kløver, siden fant han en ruter.",
            "unnskyld, det var vest og ikke øst. Han stjal stikket og spilte spar i neste",
        ),
        (
            "en",
            "Declarer led a diamond and East revoked with a club. Can he correct it?",
            "sorry, that was West, not East. He has led a spade to the next trick",
        ),
    ],
)
def test_who_is_put_right_and_what_he_played_behind_it(
    service: Service, language: Language, told: str, corrected: str
) -> None:
    facts = _facts(service, language, told, corrected)
    assert (facts["offender"], facts["since_revoke"]) == ("W", "played_to_next_trick")


@pytest.mark.parametrize(
    ("language", "told", "dummy"),
    [
        ("hu", "A felvevő az asztalról hívott, pedig kézben volt.", "Észak az asztal"),
        ("pl", "Rozgrywający zagrał ze stołu zamiast z ręki.", "dziadkiem był N"),
        ("nb", "Spillefører spilte fra bordet da han var inne på handa.", "Nord var blindemann"),
        ("en", "Declarer led from dummy instead of hand.", "North was dummy"),
    ],
)
def test_dummys_partner_declares(service: Service, language: Language, told: str, dummy: str) -> None:
    """Who dummy is says nothing of the hand that was to lead."""
    facts = _facts(service, language, told, dummy)
    assert facts["contract"] == {"declarer": "S"}
    assert facts.get("turn_to_lead") != "dummy"
