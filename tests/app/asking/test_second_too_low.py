"""27A1: a bid too low that was called over stands, and a later one is ruled."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

TWO: list[tuple[Language, str, str]] = [
    (
        "en",
        "South 1NT, West 2H, North 2D insufficient, East just bid 2S over it. South now bids 2H. Is that also "
        "insufficient and what do we do about both?",
        "2H",
    ),
    (
        "pl",
        "S 1BA, W 2 kier, N 2 karo (za mało), E nie protestował tylko dał 2 pik. A teraz S licytuje 2 kier! Co z "
        "pierwszą i co z drugą odzywką?",
        "2H",
    ),
    (
        "hu",
        "Nyugat 1 szan, észak 2 pikk, kelet 2 kőr, ami kevés, dél 3 kárót mondott rá. Most nyugat 3 treffet licitál! "
        "Mi van a két kevés licittel?",
        "3C",
    ),
    (
        "nb",
        "Øst åpner 1NT, syd 2 spar, vest 2 ruter som er for lavt, nord melder bare 3 kløver over. Så melder øst 2 "
        "hjerter! Hva med de to for lave?",
        "2H",
    ),
]
ONE: list[tuple[Language, str]] = [
    ("en", "South 1NT, West 2H, North 2D, which is too low. East bid 2S over it and South passed. What now?"),
    ("pl", "S 1BA, W 2 kier, N 2 karo (za mało), E dał 2 pik, S pas. Co teraz?"),
    ("hu", "Nyugat 1 szan, észak 2 pikk, kelet 2 kőr, ami kevés, dél 3 kárót mondott rá, nyugat passz. Mi a teendő?"),
    ("nb", "Øst åpner 1NT, syd 2 spar, vest 2 ruter som er for lavt, nord melder 3 kløver over, øst pass. Hva nå?"),
]


@pytest.mark.parametrize(("language", "told", "last"), TWO)
def test_the_later_one_is_ruled(service: Service, language: Language, told: str, last: str) -> None:
    """Whether it is accepted is asked: that the first was tells nothing of it."""
    facts = ruled(service, told, language)["procedure"]["facts"]
    assert facts["auction"][-1] == last
    assert facts.get("lho_called") is not True
    assert "choice_accept" not in facts


@pytest.mark.parametrize(("language", "told"), ONE)
def test_one_that_was_called_over_stands(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    assert document["procedure"]["facts"]["lho_called"] is True
    assert "27A1" in document["answer"]
