"""A choice told of a seat to which the law gives none is not made: it is asked of the one who has it."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OTHERS: list[tuple[Language, str, str]] = [
    ("nb", "Øst åpnet 1 kløver, og før Sør rakk å melde sa Vest 1 hjerter. Sør ville ikke godta det.", "Nord"),
    ("en", "East opened 1C and West bid 1H before South could call. South doesn't accept it.", "North"),
    ("en", "North opened 1H, East bid 1D. West said she accepts it.", "South"),
    ("hu", "Észak 1 kőrt nyitott, Kelet 1 kárót mondott. Nyugat ezt elfogadja.", "Dél"),
]
OWN: list[tuple[Language, str, bool]] = [
    ("en", "East opened 1C and West bid 1H before South could call. North doesn't accept it.", False),
    ("en", "North opened 1H, East bid 1D. South accepts it.", True),
    ("hu", "Észak 1 kőrt nyitott, Kelet 1 kárót mondott. Dél elfogadja Kelet kárólicitjét.", True),
    ("pl", "N otworzył 1 kier, E dał 1 karo. S tego nie przyjmuje.", False),
]


@pytest.mark.parametrize(("language", "text", "chooser"), OTHERS)
def test_what_one_without_the_choice_says_is_asked_of_who_has_it(
    service: Service, language: Language, text: str, chooser: str
) -> None:
    """29A, 27A1: the offender's left-hand opponent alone accepts."""
    found = service.ask(text, language)
    assert found["procedure"] is not None
    assert "choice_accept" not in found["procedure"]["facts"]
    assert found["next_question"] is not None
    assert found["next_question"]["name"] == "choice_accept"
    assert chooser in found["headline"]["text"] + found["next_question"]["text"]


@pytest.mark.parametrize(("language", "text", "accepted"), OWN)
def test_what_the_chooser_says_is_his_choice(
    service: Service, language: Language, text: str, *, accepted: bool
) -> None:
    found = service.ask(text, language)
    assert found["procedure"] is not None
    assert found["procedure"]["facts"]["choice_accept"] is accepted
