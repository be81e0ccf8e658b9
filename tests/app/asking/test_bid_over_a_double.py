"""36A: who is told to bid behind a double that is not allowed has called over it, whatever verb says so."""

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
