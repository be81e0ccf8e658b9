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
