"""75A, 16B1a: the explainer's partner, who bid again, may not use what he heard; an alert is not missing."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

BID_ON: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak 1 szant nyitott, Dél alertálta és azt mondta, hogy 15-17, pedig 12-14 az egyezség. Nyugat passz, Dél 2 "
        "treff, Kelet passz, Észak erre rögtön 3 szant ugrott. Még tart a licit.",
    ),
    (
        "pl",
        "E otworzył 2 karo, W wyjaśnił, że to multi, a grają słabe kara (jest w karcie). Potem W 2 kier, a E "
        "zalicytował 3 kara. Licytacja trwa.",
    ),
    (
        "nb",
        "Nord åpnet 2 ruter, svakt etter systemkortet. Syd alertet og forklarte multi. Syd meldte 2 hjerter og Nord "
        "bød så 3 ruter. Meldingene er ikke ferdige.",
    ),
    (
        "en",
        "My partner opened two diamonds, which on our card is weak with diamonds. I alerted it and told them it was "
        "Multi. I bid two hearts, he then came back with two spades on three little ones. The auction is still on.",
    ),
]


@pytest.mark.parametrize(("language", "told"), BID_ON)
def test_the_partner_who_bid_on_may_not_use_it(service: Service, language: Language, told: str) -> None:
    """Both matters: the opponents' calls (21B), and his (16B)."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "misinformation"
    assert document["procedure"]["facts"].get("explanation_kind") != "missing_alert"
    assert "75A, 16B1a" in document["answer"]
    assert "21B" in document["answer"]


def test_a_partner_who_has_not_called_again_has_used_nothing(service: Service) -> None:
    """Nothing is said of him."""
    told = "North opened 1NT and South announced 15-17, but they play 12-14. East passed. North has not called again."
    assert "75A" not in service.ask(told, "en")["answer"]


WHEN_AND_WHETHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Nyugat 2 kárót mondott, a rendszerük szerint természetes. Kérdésre Kelet azt magyarázta: két major, majd 2 "
        "pikket mondott. Nyugat a magyarázat hallatán 3 kárót licitált. Szabad ezt? És mikor kell kijavítania?",
    ),
    (
        "pl",
        "W dał 2 karo, u nich w systemie naturalne. Na pytanie E wyjaśnił: oba starsze. E potem 2 piki, a W, jak to "
        "usłyszał, ratuje się 3 karo. Wolno mu? I kiedy W ma sprostować to wyjaśnienie partnera?",
    ),
    (
        "nb",
        "Vest meldte 2 ruter, naturlig etter avtalen deres. Nord spør og øst forklarer begge majorer. Nå skvetter "
        "vest, og når øst melder 2 spar gir han 3 ruter. Var det lov? Og når skal han si at forklaringen var gal?",
    ),
    (
        "en",
        "West bid two diamonds, natural by their agreement. East, asked, explained it as both majors and bid two "
        "spades. West, woken up by that, went back to three diamonds. Allowed? And when must West put it right?",
    ),
]
NOT_YET: list[tuple[Language, str]] = [
    ("hu", "Nyugat 2 kárót mondott. Kelet rosszul magyarázta: két major, majd 2 pikket mondott. Mikor javítsa Nyugat?"),
    ("pl", "W dał 2 karo. E źle wyjaśnił: oba starsze, i dał 2 piki. Kiedy W ma sprostować to wyjaśnienie?"),
    ("nb", "Vest meldte 2 ruter. Øst forklarte galt begge majorer og meldte 2 spar. Når skal vest rette forklaringen?"),
    (
        "en",
        "West bid two diamonds. East explained it wrongly as both majors and bid two spades. When must West correct?",
    ),
]


@pytest.mark.parametrize(("language", "told"), WHEN_AND_WHETHER)
def test_beside_when_it_has_to_be_put_right(service: Service, language: Language, told: str) -> None:
    assert "unauthorized_information" in [row["procedure"] for row in ruled(service, told, language)["also"]]


@pytest.mark.parametrize(("language", "told"), NOT_YET)
def test_who_has_not_bid_again_has_used_nothing(service: Service, language: Language, told: str) -> None:
    assert "unauthorized_information" not in [row["procedure"] for row in ruled(service, told, language)["also"]]
