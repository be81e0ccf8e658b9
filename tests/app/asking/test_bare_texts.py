"""Texts of few words tell one matter and little of it; nothing is made up beside them."""

import pytest

from app.service import Service
from corpus.model import Language

EXPLAINED: list[tuple[Language, str]] = [
    ("en", "North explained 2D as weak, but the agreement is Flannery."),
    ("en", "South explained 1NT as 15-17, but they play 12-14."),
    ("pl", "Północ wyjaśnił 2 karo jako słabe, a w systemie jest silne."),
]
LOWER: list[tuple[Language, str]] = [
    ("en", "South bid 3H after 3S by East"),
    ("nb", "Sør meldte 2 hjerter etter 3 kløver fra øst"),
]
ONE_CARD: list[tuple[Language, str]] = [
    ("en", "A defender dropped the 7 of hearts on the table face up."),
    ("hu", "Kelet leejtett egy lapot, a treff kettest, játék közben."),
]


@pytest.mark.parametrize(("language", "text"), EXPLAINED)
def test_an_explanation_told_as_wrong_is_not_found_right(service: Service, language: Language, text: str) -> None:
    found = service.ask(text, language)["procedure"]
    assert found["name"] == "misinformation"
    assert found["facts"].get("finding_explanation_correct") is not True


@pytest.mark.parametrize(("language", "text"), LOWER)
def test_a_bid_told_after_a_higher_one_is_insufficient(service: Service, language: Language, text: str) -> None:
    """27A1: nobody has called over it yet, so its left-hand opponent may still accept it."""
    found = service.ask(text, language)["procedure"]
    assert found["name"] == "insufficient_bid"
    assert found["facts"].get("lho_called") is not True


@pytest.mark.parametrize(("language", "text"), ONE_CARD)
def test_one_card_is_no_second_penalty_card(service: Service, language: Language, text: str) -> None:
    """51 wants two; one small card dropped is a minor one (50B)."""
    document = service.ask(text, language)
    assert "51" not in document["headline"]["text"]
    assert not [row for row in document["also"] if row["what"] == "second"]


def test_who_was_to_call_has_not_called(service: Service) -> None:
    """29A: South, whose turn it was (LHO of the doubler), may still accept the double."""
    found = service.ask("Wschód skontrował poza kolejnością, licytować miał Południe.", "pl")["procedure"]
    assert found["name"] == "double_out_of_rotation"
    assert found["facts"].get("lho_called") is not True


def test_a_supposition_undoes_nothing_that_happened(service: Service) -> None:
    first = service.ask("West made the opening lead but it was East's turn. Dummy has not been spread.", "en")
    then = service.reply("and if he passes?", None, first)
    assert then["procedure"]["facts"]["lead_by"] == "wrong_defender"
