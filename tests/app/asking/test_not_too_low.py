"""18C: a bid above the last one is sufficient, whoever says that it is not."""

from __future__ import annotations

import pytest

from app.asking.steps.not_too_low import LEGAL
from app.asking.steps.too_low import PROCEDURE as TOO_LOW
from app.service import Service
from corpus.model import Language
from tests.telling import ruled

ENOUGH: list[tuple[Language, str]] = [
    (
        "hu",
        "Az ellenfél 2 pikket nyitott, a partnerem kontrázott, erre a nyitó partnere 2 szant mond. Szerintem "
        "elégtelen, kontra után már hármas szint kellene!",
    ),
    (
        "pl",
        "Było 2 kier od Zachodu, kontra z Północy, Wschód położył 2 pik. Południe krzyczy, że to niewystarczające. "
        "Ma rację?",
    ),
    ("nb", "Syd åpnet 3 kløver, vest meldte 3 ruter, og nord påstår at det er for lavt, en må opp på 4-trinnet."),
    ("en", "RHO bid 1NT over my partner's 1S and my partner swears that isn't enough. Is it?"),
]
TOO_LOW_INDEED: list[tuple[Language, str]] = [
    ("hu", "Kelet 1 pikket nyitott, Dél 1 kőrt mondott. Nyugat szerint ez kevés."),
    ("pl", "E otworzył 1 pik, S dał 1 kier. W twierdzi, że za nisko."),
    ("nb", "Øst åpnet 1 spar, syd meldte 1 hjerter. Vest påstår at det er for lavt."),
    ("en", "East opened 1S, South bid 1H. West says that's too low."),
]

TOLD_AFTER: list[tuple[Language, str]] = [
    ("en", "East bid 2C after 2S, and South says it is too low."),
    ("en", "East bid 2C after South had bid 2S, and West says it is too low."),
    ("en", "West bid 1H when there was already 1S on the table, South says that is insufficient."),
    ("nb", "Øst meldte 2 kløver etter 2 spar, og Syd sier det er for lavt."),
    ("nb", "Vest meldte 1 hjerter etter 1 spar, og Nord sier at det er utilstrekkelig."),
    ("hu", "Kelet 2 treffet mondott 2 pikk után, Dél szerint elégtelen."),
    ("hu", "Kelet 2 treffet mondott, miután Dél 2 pikket mondott, Nyugat szerint elégtelen."),
    ("pl", "W zalicytował 1 kier po 1 pik, N twierdzi, że to za nisko."),
]
"""The bid that was made first is told second."""


@pytest.mark.parametrize(("language", "told"), ENOUGH)
def test_a_bid_only_said_to_be_too_low_is_sufficient(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == LEGAL
    assert document["procedure"]["facts"].get("fault", "none") == "none"
    assert "18C" in document["answer"]


@pytest.mark.parametrize(("language", "told"), [*TOO_LOW_INDEED, *TOLD_AFTER])
def test_one_that_is_too_low_stays_so(service: Service, language: Language, told: str) -> None:
    assert ruled(service, told, language)["procedure"]["name"] == TOO_LOW


def test_a_bid_that_is_not_told_in_turn_shows_nothing(service: Service) -> None:
    """What was called between is not told: the bid behind it may be too low."""
    told = "North opened 1S, South bid 1NT and says that it is too low, he missed East's bid. West has not called."
    assert ruled(service, told, "en")["procedure"]["name"] != LEGAL
