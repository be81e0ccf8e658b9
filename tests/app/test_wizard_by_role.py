"""A correction that tells by his role who revoked: dummy's revoke moves no trick (64B3)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

DUMMYS: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet játszik 2 szant. Az ötödik ütésben Észak pikket hívott, Kelet kört dobott, pedig volt pikkje. "
        "Az ütést ők vitték, később is.",
        "Bocsánat, nem Kelet, hanem az asztal dobta a kőrt, a pikkje ott volt kiterítve.",
    ),
    (
        "pl",
        "Rozgrywający S w 4 kier przebił pika, mając pika. Lewę wziął i potem jeszcze trzy.",
        "Pomyłka: przebito z dziadka, to w dziadku był pik.",
    ),
    (
        "nb",
        "Øst spiller 3 grand. I sjette stikk la syd ut hjerter konge, øst kastet en ruter enda han hadde hjerter. "
        "De fikk stikket og tok flere etterpå.",
        "Beklager, feil av meg. Det var ikke øst, det var blindemann som ikke bekjente.",
    ),
    (
        "en",
        "West plays 5 clubs. At trick five North led the king of spades, West ruffed with a spade in his hand. They "
        "won that trick and plenty later.",
        "Correction: the revoke was in dummy, not in West's hand; nobody saw the spade six lying there.",
    ),
    (
        "hu",
        "Kelet játszik 3 kőrt. A 4. ütésben Kelet treffre lopott, pedig volt treffje. Lejátszottuk.",
        "Javítok: nem Kelet kezéből ment, hanem az asztalról. Az ütést az asztal vitte, utána még kettőt.",
    ),
    (
        "pl",
        "Rozgrywający S w 4 kier przebił pika, mając pika. Rozdanie skończone.",
        "Poprawka: to dziadek przebił, pik leżał na stole. Tę lewę wziął dziadek.",
    ),
    (
        "nb",
        "Øst spiller 3 grand. I sjette stikk kastet øst en ruter på hjerter enda han hadde hjerter. Spillet er ferdig.",
        "Feil av meg, det var blindemann som kastet ruteren, hjerteren lå der. Bordet vant stikket.",
    ),
    (
        "en",
        "West plays 5 clubs. At trick five West ruffed the king of spades with a spade in his hand. Play is over.",
        "Not his hand at all, dummy ruffed, the spade six was lying there. Dummy won that trick and two more.",
    ),
]
PARTNER = {"hu": "W", "pl": "N", "nb": "W", "en": "E"}
OTHERS: list[tuple[Language, str]] = [
    ("hu", "Bocsánat, az ütést a dobogón vitték, nem kézben."),
    ("pl", "Pomyłka, lewę wzięto w dziadku, nie w ręce."),
    ("nb", "Beklager, stikket ble vunnet på bordet, ikke på hånden."),
    ("en", "No, the dummy asked him about it at once."),
]


@pytest.mark.parametrize(("language", "told", "further"), DUMMYS)
def test_dummy_revoked_and_not_declarer(service: Service, language: Language, told: str, further: str) -> None:
    document = service.reply(further, None, service.reply(told, None, None, None, language), None, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert (facts["offender_role"], facts["offender"]) == ("dummy", PARTNER[language])


@pytest.mark.parametrize(("language", "further"), OTHERS)
def test_dummy_named_otherwise_has_not_revoked(service: Service, language: Language, further: str) -> None:
    told = next(story for tongue, story, _ in DUMMYS if tongue == language)
    document = service.reply(further, None, service.reply(told, None, None, None, language), None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("offender_role") == "declarer"


def test_declarer_revoked_and_not_dummy(service: Service) -> None:
    told = "Blindemann revoket på hjerter i stikk 4, hjerter lå på bordet. De vant stikket og flere siden."
    before = service.reply(told, None, None, None, "nb")
    document = service.reply("Nei, jeg roter, det var spillefører selv som revoket.", None, before, None, "nb")
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert facts["offender_role"] == "declarer"
    assert facts.get("faced_card") is None
