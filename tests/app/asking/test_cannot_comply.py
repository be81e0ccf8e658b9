"""Laws 50D2a, 59: another suit led by one who is told to have none of the suit required of him."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

PROCEDURE = "penalty_card_lead"
VOID: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak előtt nagy büntetőlapként fekszik a pikk ász. Dél van híváson, a felvevő pikkhívást írt elő. Délnek "
        "egyetlen pikkje sem volt, kárót hívott. Rendben van ez?",
    ),
    (
        "pl",
        "Przed N leży as trefl jako karta przygwożdżona. S ma wyjść, rozgrywający zażądał trefla. S trefli nie ma i "
        "wyszedł w pika. Czy to fałszywy renons?",
    ),
    (
        "nb",
        "Foran Vest ligger ruter dame som stort straffekort. Øst skal spille ut, spillefører ba om ruter. Øst har ikke "
        "en eneste ruter og spilte ut hjerter. Må han endre?",
    ),
    (
        "en",
        "West's jack of clubs is a major penalty card. East is in and I, declarer South, asked for a club. East hasn't "
        "a club to his name and led a diamond. And the jack?",
    ),
]
OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak előtt nagy büntetőlapként fekszik a pikk ász. Dél van híváson, a felvevőnek nincs pikkje. Mit kérhet?",
    ),
    (
        "pl",
        "Przed N leży as trefl jako duża karta przygwożdżona. S wyszedł w pika, bo trefli nie miał, zanim rozgrywający "
        "wybrał. Co teraz?",
    ),
    ("nb", "Foran Vest ligger ruter dame som stort straffekort. Øst skal spille ut, spillefører ba om ruter. Hva nå?"),
    (
        "en",
        "West's jack of clubs is a major penalty card. East is on lead and declarer has no clubs in his own hand. What "
        "may declarer ask?",
    ),
]


@pytest.mark.parametrize(("language", "told"), VOID)
def test_who_has_none_may_lead_anything(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == PROCEDURE
    assert document["procedure"]["facts"]["partner_can_comply"] is False
    assert "59" in document["answer"]


@pytest.mark.parametrize(("language", "told"), OTHER)
def test_another_s_void_or_an_open_choice_tells_nothing(service: Service, language: Language, told: str) -> None:
    assert "partner_can_comply" not in ruled(service, told, language)["procedure"]["facts"]
