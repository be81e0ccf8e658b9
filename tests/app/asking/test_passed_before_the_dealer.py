"""30A: a refused pass before the dealer is what is ruled, whatever its player would like to call behind the dealer."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

PASSED: list[tuple[Language, str]] = [
    ("hu", "Soron kívüli passz Nyugattól: Dél volt az osztó, és még nem licitált. Észak nem fogadta el. Dél 1 kőrt \
nyitott, Nyugat kontrázni szeretne. Lehet?"),
    ("pl", "Pas poza kolejnością gracza W: rozdawał S i jeszcze nie licytował. N nie przyjął. S otworzył 1 kier, a W \
chciałby dać kontrę. Może?"),
    ("nb", "Vest dobler snart, jeg ser det på ham! Syd var giver, vest passet før syd hadde meldt, og nord godtok \
ikke. Så åpnet syd 1 hjerter, og Vest vil doble. Er det lov?"),
    ("en", "Pass out of turn by West: South was dealer and hadn't called. North didn't accept it. South has opened 1H \
and it's West's turn, wanting to double. May he?"),
]  # fmt: skip
BID: list[tuple[Language, str]] = [
    ("hu", "Dél volt az osztó, de Nyugat előbb 1 pikket licitált, Észak nem fogadta el. Dél 1 kőrt nyitott."),
    ("pl", "Rozdawał S, ale W otworzył przed nim 1 pik, N nie przyjął. S otworzył 1 kier. Co teraz W?"),
    ("nb", "Syd var giver, vest åpnet 1 spar før syd hadde meldt, og nord godtok ikke. Så åpnet syd 1 hjerter."),
    ("en", "South was dealer, West bid 1S before him, and North didn't accept it. South has opened 1H. West's turn."),
]


@pytest.mark.parametrize(("language", "told"), PASSED)
def test_the_pass_is_ruled(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "pass_out_of_rotation"
    assert "30A" in document["answer"]


@pytest.mark.parametrize(("language", "told"), BID)
def test_a_bid_is_ruled_as_one(service: Service, language: Language, told: str) -> None:
    assert ruled(service, told, language)["procedure"]["name"] == "bid_out_of_rotation"
