"""36A, 27A1: who is told to call behind a double that is not allowed, or a bid too low, has called over it."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OVER: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat nyitott 1 treffet, észak passz, kelet véletlenül kontrázta a saját partnerét. Dél már bemondott \
1 kört, amikor rájöttünk.",
    ),
    (
        "pl",
        "W otworzył 1 trefl, N pas, E skontrował własnego partnera. S zdążył rzucić 1 kier, zanim się zorientowano.",
    ),
    ("nb", "Vest åpnet med 1 kløver, nord passet og øst doblet sin egen makker. Syd la 1 hjerter før noen så det."),
    (
        "en",
        "West opened 1C, North passed and East doubled his own partner. South put 1H on the table before we saw it.",
    ),
]
NOT_OVER: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat nyitott 1 treffet, észak passz, kelet véletlenül kontrázta a saját partnerét. Dél még nem licitált.",
    ),
    ("pl", "W otworzył 1 trefl, N pas, E skontrował własnego partnera. S jeszcze nic nie zalicytował."),
    ("nb", "Vest åpnet med 1 kløver, nord passet og øst doblet sin egen makker. Syd har ikke meldt ennå."),
    ("en", "West opened 1C, North passed and East doubled his own partner. South has not called yet."),
]


@pytest.mark.parametrize(("language", "told"), OVER)
def test_a_bid_over_an_inadmissible_double_cancels_both(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "36A" in answer
    assert "36B2" not in answer


@pytest.mark.parametrize(("language", "told"), NOT_OVER)
def test_without_one_his_partner_must_pass(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "36B2" in answer


OVER_A_BID: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél 2 szanzadut licitált 3 treffre. Nyugat szó nélkül 3 kőrt mondott, és most Észak szól, hogy kevés volt.",
    ),
    ("pl", "S zalicytował 2BA na 3♣. W bez słowa dał 3♥, a teraz N mówi, że 2BA to za mało. Sędzia!"),
    ("nb", "Syd meldte 2NT over 3♣. Vest meldte 3♥ uten å si noe, og nå sier Nord at 2NT ikke var nok."),
    ("en", "South bid 2NT over 3♣. West, without a word, bid 3♥ and now North says the 2NT wasn't enough."),
]
REFUSED: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél 2 szanzadut licitált 3 treffre. Nyugat nem fogadta el, Dél 3 szanzadura javította, Nyugat 4 kőrt mondott.",
    ),
    ("pl", "S zalicytował 2BA na 3♣. W nie zaakceptował, S zmienił na 3BA i W dał 4♥."),
    ("nb", "Syd meldte 2NT over 3♣. Vest godtok det ikke, Syd endret til 3NT og Vest meldte 4♥."),
    ("en", "South bid 2NT over 3♣. West refused it, South changed it to 3NT and West bid 4♥."),
]


@pytest.mark.parametrize(("language", "told"), OVER_A_BID)
def test_a_call_over_a_bid_too_low_accepts_it(service: Service, language: Language, told: str) -> None:
    reply = service.reply(told, None, None, None, language)
    assert reply["procedure"]["facts"]["lho_called"] is True
    assert "27A1" in reply["answer"]


@pytest.mark.parametrize(("language", "told"), REFUSED)
def test_a_call_behind_its_replacement_does_not(service: Service, language: Language, told: str) -> None:
    facts = service.reply(told, None, None, None, language)["procedure"]["facts"]
    assert not facts.get("lho_called")
