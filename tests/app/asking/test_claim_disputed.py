"""70C: a claim silent of a trump is contested, and that he was silent is told."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

SILENT: list[tuple[Language, str]] = [
    ("hu", "Dél igényelte a maradékot, Nyugat tiltakozott. Az aduról nem szólt."),
    ("pl", "S zgłosił resztę, W zaprotestował. Nic nie mówił o atucie."),
    ("nb", "Sør krevde resten, Vest protesterte. Han sa ikke noe om trumfen."),
    ("en", "South claimed the rest, West objected. He had not said anything about the last trump."),
]
PLAYED_ON: list[tuple[Language, str]] = [
    ("hu", "aztán tovább játszottak, mind a négyen beleegyeztek"),
    ("pl", "potem grali dalej, wszyscy czterej się zgodzili"),
    ("nb", "de spilte videre, alle fire var enige"),
    ("en", "then they played on, all four agreed to it"),
]


@pytest.mark.parametrize(("language", "told"), SILENT)
def test_a_claim_silent_of_a_trump_is_contested(service: Service, language: Language, told: str) -> None:
    document = service.reply(told, None, None, None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "contested_claim"
    assert document["procedure"]["facts"]["trump_mentioned"] is False
    assert "70C" in document["answer"]


@pytest.mark.parametrize(("language", "further"), PLAYED_ON)
def test_what_all_four_agree_to_stands(service: Service, language: Language, further: str) -> None:
    """68D2b: the claim is void, whatever was not said of the trump."""
    first = service.reply(dict(SILENT)[language], None, None, None, language)
    assert "68D2b" in service.reply(further, None, first, None, language)["answer"]
