"""A defender ahead of his partner is no declarer, and plays before dummy has played where that is told (57A, 57C1)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from tests.telling import ruled

TOLD: list[tuple[Language, str, bool]] = [
    (
        "hu",
        "Káróhívás Déltől a kezéből, a sorban Nyugat jönne, de Kelet előbb rakta le a dámát; az asztalról még nem "
        "játszottak. Mit választhat Dél?",
        True,
    ),
    ("hu", "Dél kis treffet hív kézből, Nyugat gondolkodik, Kelet közben már kitette az ászt. Mi a teendő?", False),
    ("pl", "S wyszedł w trefla z ręki, W się zastanawia, a E wyrwał się z asem przed dziadkiem. Co dalej?", True),
    ("pl", "S wyszedł w trefla z ręki, W się zastanawia, a E wyrwał się z asem. Co dalej?", False),
    (
        "nb",
        "Syd spiller ruter fra hånden. Før Vest har lagt, legger Øst dama; fra blindemann er det ikke spilt noe "
        "ennå. Hva kan Syd velge?",
        True,
    ),
    ("nb", "Spillefører spilte kløver fra hånden, Vest tenkte, og Øst la esset. Hva nå?", False),
    (
        "en",
        "Declarer led a club from hand, West was thinking, and East put down the ace before dummy had played.",
        True,
    ),
    ("en", "Declarer led a club from hand, West was thinking, and East put down the ace.", False),
]


@pytest.mark.parametrize(("language", "story", "ahead"), TOLD)
def test_a_card_ahead_of_dummys(service: Service, language: Language, story: str, ahead: bool) -> None:
    procedure = ruled(service, story, language)["procedure"]
    assert procedure["name"] == "premature_play"
    assert procedure["facts"].get("offender", "E") == "E"
    assert (procedure["facts"].get("declarer_played_both_hands") is False) is ahead
