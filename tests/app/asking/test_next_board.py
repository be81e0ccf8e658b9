"""64B4 ends with the innocent side's call on the next board: one of the offender's own side there decides nothing."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

LATE, WHEN = "raised_late", "attention_first_drawn"
OWN_CALL: list[tuple[Language, str]] = [
    (
        "hu",
        "Kelet ellenjátékosként színt vétett, az ütést ő vitte, később is vittek. A következő leosztásban vettük "
        "észre, amikor Kelet már passzolt. Jár ütés?",
    ),
    (
        "nb",
        "Sør var spillefører, Øst revokerte og tok stikket, senere tok de ett til. Vi oppdaget det først i neste "
        "spill, da Øst hadde åpnet med 1 spar. Hvor mange stikk får vi?",
    ),
    (
        "en",
        "South was declarer. East revoked in spades, won that trick with a ruff and his side took another one later. "
        "Nobody said anything until the next board, when East had passed as dealer. Same round. How many tricks?",
    ),
    (
        "en",
        "Declarer revoked in trumps and made ten tricks. The defenders only noticed on the next board after dummy had "
        "opened 1 spade. Do they get a trick?",
    ),
]
FURTHER: list[tuple[Language, str, str]] = [
    (
        "pl",
        "Rozdanie 7, rozgrywal S. Obronca W przebil karo i wzial te lewe, a mial karo w rece. Potem EW wzieli jeszcze "
        "jedna lewe. Rozdanie skonczone. Ile lew przechodzi na NS?",
        "zwrocono uwage dopiero przy rozdaniu 8, ta sama runda, W jako rozdajacy otworzyl juz 1 trefl",
    ),
    (
        "en",
        "Board 7, South declaring. West trumped a diamond, taking the trick, with a diamond still in hand. E/W made "
        "one more trick later. Hand was played out. How many tricks are we owed?",
        "It first came up on board 8, same round. By then West, who was dealer, had opened 1 club.",
    ),
]
INNOCENT: list[tuple[Language, str]] = [
    (
        "nb",
        "Sør var spillefører, Øst revokerte og tok stikket, senere tok de ett til. Vi oppdaget det først i neste "
        "spill, da Nord hadde åpnet med 1 spar. Hvor mange stikk får vi?",
    ),
    (
        "en",
        "South was declarer and East revoked, winning that trick, with one more trick for them later. Nobody noticed "
        "until the next board, when West had opened 1 club and North had doubled. Tricks?",
    ),
]
UNDER_WAY: list[tuple[Language, str]] = [
    (
        "hu",
        "Az előző partiban a 4. ütésben kőrt hívtak, kelet (védő) eldobott egy pikket, pedig volt kőrje. Az ütést az "
        "asztal vitte, később a védők még kettőt ütöttek. Csak most szólt a felvevő először, a következő leosztás "
        "licitje közben, a menet még tart. Jár ütés?",
    ),
    (
        "nb",
        "I forrige spill satt jeg i motspill og kastet i fjerde stikk da det ble spilt hjerter, enda jeg hadde en. "
        "Blindemann vant det stikket, men vi fikk to til senere. Ble nevnt først nå, meldingene i neste spill er i "
        "gang, runden er ikke ferdig. Mister vi stikk?",
    ),
    (
        "en",
        "Last board, trick four, heart led, East in defence pitched a spade with a heart in his hand. Trick went to "
        "dummy, defenders scored two more after. First mention came with the next board's auction under way, still "
        "same round. Trick or no trick?",
    ),
]


@pytest.mark.parametrize(("language", "told"), [*OWN_CALL, *UNDER_WAY])
def test_who_called_there_is_told_of_no_innocent(service: Service, language: Language, told: str) -> None:
    """Of the offender's side alone, or of nobody: both ways are said, and whether the innocent had called is asked."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert facts.get(LATE) is True
    assert WHEN not in facts
    assert document["procedure"]["need"][0]["name"] == "raised_in_time"
    assert "64B4" in document["answer"]


@pytest.mark.parametrize(("language", "told", "further"), FURTHER)
def test_so_does_one_told_afterwards(service: Service, language: Language, told: str, further: str) -> None:
    """What a further text tells by itself is of the offender's side as the case was told it."""
    document = service.reply(further, None, service.reply(told, None, None, None, language), None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get(LATE) is True
    assert document["procedure"]["facts"].get(WHEN) is None
    assert document["procedure"]["need"][0]["name"] == "raised_in_time"


@pytest.mark.parametrize(("language", "told"), INNOCENT)
def test_a_call_of_the_innocent_side_is_too_late(service: Service, language: Language, told: str) -> None:
    """64B4: no automatic trick."""
    document = ruled(service, told, language)
    assert document["procedure"]["ruling"]["outcome"]["result"] == "no_automatic_transfer"


def test_told_to_be_late_and_doubted_is_said_both_ways(service: Service) -> None:
    """64B4: what is told of a call on the next board never ends as raised in time by presumption."""
    told = "Vest revoka i hjerter i femte stikk, vant stikket, og de fikk to stikk til. Vi la først merke til det etter"
    document = service.reply(f"{told} at jeg hadde meldt på neste spill. Hvor mange stikk?", None, None, None, "nb")
    assert "64B4" in document["answer"]
