"""17B, 28B, 29A: whose turn it was follows from who dealt, wherever he sits; a dealer on the left made his own call."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

OWN_CALL: list[tuple[Language, str]] = [
    ("hu", "Észak az osztó, de Nyugat előreugrott egy 1 treffel. Észak nem szólt, bemondta a saját licitjét, 1 kőrt."),
    ("pl", "Rozdawał N, ale W wyrwał się i otworzył 1 karo. N nikogo nie wołał, zalicytował po prostu swoje 1 pik."),
    ("nb", "Øst var giver. Nord åpnet 1 ruter utenfor tur, og Øst meldte bare sitt, 1 hjerter. Må Syd passe?"),
    ("en", "West was the dealer, but South jumped in with 1 spade. West simply made his own bid, 2 clubs."),
]
OPEN: list[tuple[Language, str]] = [
    ("hu", "Észak az osztó, de Nyugat előreugrott egy 1 treffel. Észak erre 1 kőrt licitált."),
    ("pl", "Rozdawał N, ale W wyrwał się i otworzył 1 karo. N zalicytował 1 pik."),
    ("nb", "Øst var giver. Nord åpnet 1 ruter utenfor tur, og Øst meldte 1 hjerter."),
    ("en", "West was the dealer, but South jumped in with 1 spade. West then bid 2 clubs."),
]


@pytest.mark.parametrize(("language", "told"), OWN_CALL)
def test_a_dealer_on_the_left_who_made_his_own_call(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    read = {row["fact"]: row["value"] for row in document["procedure"]["read"]}
    assert read["whose_turn"] == "lho"
    assert "28B" in document["answer"]
    assert "29A" not in document["answer"]


@pytest.mark.parametrize(("language", "told"), OPEN)
def test_whether_he_called_over_it_is_asked_else(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert {row["fact"]: row["value"] for row in document["procedure"]["read"]}["whose_turn"] == "lho"
    assert "29A" in document["answer"]


def test_a_dealer_who_has_called_leaves_the_turn_to_the_next(service: Service) -> None:
    told = "Vest er giver og åpnet 1 kløver, og så meldte Øst 1 hjerter før Nord hadde meldt. Syd har ikke meldt."
    read = {row["fact"]: row["value"] for row in ruled(service, told, "nb")["procedure"]["read"]}
    assert read["whose_turn"] == "rho"
