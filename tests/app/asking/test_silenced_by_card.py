"""A player who had to pass for a card shown in the auction called: that is ruled, the card spoken of (24, 37)."""

import pytest

from app.service import Service
from corpus.model import Language

SILENCED: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél 1 kőrrel nyitott, Nyugat leejtette a pikk ászt, Észak passzolt. Keletnek passzolnia kell, mondta a bíró. "
        "Kelet mégis 2 treffet licitált.",
    ),
    (
        "pl",
        "S otworzył 1 kier, W upuścił asa pik na stół, N spasował. Sędzia: E musi spasować. E zalicytował 2 trefle.",
    ),
    (
        "nb",
        "Syd åpnet 1 hjerter, vest mistet spar ess åpent, nord passet. Øst ble pålagt å passe, sa TL. Øst meldte "
        "likevel 2 kløver.",
    ),
    (
        "en",
        "Partner dropped the heart king face up after North's 1S, then passed. I am West and was told by the director "
        "that I had to pass once. South went 2S and I bid 3H.",
    ),
]
OTHERS: list[tuple[Language, str]] = [
    ("hu", "Nyugat 1 kőrje kevés volt, ezért Kelet passzolni köteles volt. Kelet mégis 2 treffet licitált."),
    ("pl", "1 kier W było za niskie i E musi pasować do końca. E zalicytował 2 trefle."),
    ("nb", "Vests 1 hjerter var utilstrekkelig og øst ble pålagt å passe resten. Øst meldte likevel 2 kløver."),
    ("en", "West's 1H was insufficient and East was silenced, he must pass throughout. East bid 2C all the same."),
]


@pytest.mark.parametrize(("language", "told"), SILENCED)
def test_the_call_is_ruled_and_the_card_stays(service: Service, language: Language, told: str) -> None:
    """What was called before his call is not called over it: that is asked (37A, 37B)."""
    document = service.ask(told, language)
    assert document["procedure"]["name"] == "required_pass_violated"
    assert "lho_called" not in document["procedure"]["facts"]
    assert document["next_question"]["name"] == "lho_called"
    assert "24E" in document["answer"]
    assert language == "en" or "auction ends" not in document["procedure"]["understood"]


@pytest.mark.parametrize(("language", "told"), OTHERS)
def test_without_a_card_none_is_spoken_of(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"]["name"] == "required_pass_violated"
    assert "24E" not in document["answer"]
