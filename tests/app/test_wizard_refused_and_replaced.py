"""27B1a: that one does not accept and the other bids again is told of two players in one line."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

BOTH: list[tuple[Language, str, str]] = [
    ("hu", "Észak 1 szannal nyitott, Kelet 1 pikket mondott.", "Dél nem kéri, így Kelet kijavítja 2 pikkre. Így jó?"),
    ("pl", "N otworzył 1BA, E zalicytował 1 pik.", "S tego nie akceptuje, więc E poprawia na 2 piki. Tak może być?"),
    ("nb", "Nord åpnet 1 grand og øst meldte 1 spar.", "Sør godtar ikke, og øst retter til 2 spar"),
    ("nb", "Nord åpnet 1 grand og min makker i øst meldte 1 spar.", "sør vil ikke ha den, så øst retter til 2 spar"),
    ("en", "North opened 1NT and East bid 1 spade.", "South doesn't accept, so East makes it 2 spades. Is it fine?"),
]


@pytest.mark.parametrize(("language", "told", "further"), BOTH)
def test_not_accepted_and_replaced(service: Service, language: Language, told: str, further: str) -> None:
    document = service.reply(further, None, service.reply(told, None, None, None, language), None, language)
    assert document["procedure"] is not None
    facts = document["procedure"]["facts"]
    assert (facts["choice_accept"], facts["replacement"]) == (False, "2S")
    assert "27B1a" in document["answer"]
    assert not document["answer"].rstrip().endswith("?")


def test_who_has_no_choice_makes_none(service: Service) -> None:
    """27A1: West is not the one to accept East's bid."""
    document = service.reply("North opened 1NT and East bid 1 spade.", None, None, None, "en")
    document = service.reply("West does not accept it", None, document, None, "en")
    assert document["procedure"] is not None
    assert document["procedure"]["facts"].get("choice_accept") is None


@pytest.mark.parametrize(
    ("language", "told", "further"),
    [
        (
            "hu",
            "Kelet soron kívül bepasszolt, Nyugat osztott.",
            "Dél nem fogadta el, Nyugat nyitott egy pikket. És Kelet?",
        ),
        ("pl", "E spasował poza kolejnością, rozdawał W.", "S nie przyjął pasa, W otworzył 1 pik. Co może teraz E?"),
        ("nb", "Øst passet utenfor tur, Vest var giver.", "Sør godtok ikke, så Vest åpnet 1 spar. Hva kan øst melde?"),
        ("en", "East passed out of turn, West was dealer.", "South did not accept, West opened 1 spade. And East now?"),
    ],
)
def test_a_pass_out_of_turn_remains_one(service: Service, language: Language, told: str, further: str) -> None:
    """30B1: that his partner bids in turn then makes no bid out of turn of it."""
    document = service.reply(further, None, service.reply(told, None, None, None, language), None, language)
    assert document["procedure"] is not None
    assert document["procedure"]["name"] == "pass_out_of_rotation"
    assert "30B1" in document["answer"]
