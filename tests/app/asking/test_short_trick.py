"""Law 67A1: one gave no card to a trick and only the other side has played to the next: he adds one, and no more.

A lead by his own side ahead of his card is Law 57A, a suit not followed a revoke (Law 62).
"""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

MISSING: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak a felvevő, a kőr királyt hívta, Kelet nem tett rá semmit, mert a szemüvegét törölte. Észak már hívta a "
        "kőr tízest is, arra még senki sem tett, amikor Nyugat észrevette.",
    ),
    (
        "pl",
        "Rozgrywający zagrał króla kier z ręki, dziadek i ja dołożyliśmy, partner zagadał się i nie dołożył. "
        "Rozgrywający wyszedł dziesiątką kier, nikt do niej jeszcze nie dołożył. Co robimy?",
    ),
    (
        "nb",
        "Nord spilte hjerter konge, men Øst glemte å legge på, for han pusset brillene. Nord fortsatte med hjerter "
        "dame, ingen har lagt på den ennå. Hva nå?",
    ),
    (
        "en",
        "North led the king of hearts, South and West followed, but East was cleaning his glasses and never played. "
        "North then led the ten of hearts; nobody has played to that yet.",
    ),
]
PLAYED_ON: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a káró királyt hívta, Nyugat nem adott lapot, csak bámult. Dél hívta a pikk tízest, Nyugat tett rá egy "
        "kettest, ekkor szólt Kelet.",
    ),
    (
        "nb",
        "Jeg er spillefører og spilte spar ess fra hånden, Vest glemte å legge på. Nå har jeg spilt spar konge og Øst "
        "har lagt på den. Hva nå?",
    ),
    (
        "en",
        "South led the king of diamonds, North and East followed and West, chatting, never played. South led the ten "
        "of spades, West played the four on it and then East noticed.",
    ),
]
OWN_SIDE = (
    "West led the king of hearts, dummy and declarer played, East had not yet played when West led the ten of hearts."
)
A_SUIT = (
    "South led the ace of clubs, West did not follow suit. South then led the spade queen, nobody has played to it."
)


@pytest.mark.parametrize(("language", "told"), MISSING)
def test_he_adds_a_card_and_no_trick_goes_over(service: Service, language: Language, told: str) -> None:
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert document["procedure"]["name"] == "defective_trick"
    assert (facts["defect"], facts["both_sides_played_on"]) == ("card_missing", False)
    assert facts.get("offender", "E") == "E"
    assert "67A1" in document["answer"]


@pytest.mark.parametrize(("language", "told"), PLAYED_ON)
def test_who_plays_to_the_lead_has_played_on(service: Service, language: Language, told: str) -> None:
    """Then both sides have, and it counts as a revoke (67B1)."""
    document = ruled(service, told, language)
    facts = document["procedure"]["facts"]
    assert (document["procedure"]["name"], facts["defect"]) == ("defective_trick", "card_missing")
    assert facts["both_sides_played_on"] is True
    assert "67B1" in document["answer"]


@pytest.mark.parametrize("told", [OWN_SIDE, A_SUIT])
def test_a_lead_of_ones_own_side_and_a_suit_not_followed_are_others(service: Service, told: str) -> None:
    assert ruled(service, told, "en")["procedure"]["name"] != "defective_trick"
