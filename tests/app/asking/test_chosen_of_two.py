"""58B2: of two cards put down at once the one is played that the player says, told by its rank alone."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language
from tests.telling import ruled

TOLD: list[tuple[Language, str]] = [
    ("en", "I declare and called a low club. East put down both the C4 and the DK. 'Only the four', he says."),
    ("hu", "Felvevő vagyok. Kelet egyszerre tette le a treff 4 és káró király lapot. Azt mondja, csak a négyest adja."),
    ("pl", "Ja rozgrywam, poszła blotka trefl. E rzucił naraz 4 trefl i króla karo. Mówi, że gra czwórkę."),
    (
        "nb",
        "Jeg er spillefører og ba om liten kløver. Øst la ned både kløver 4 og ruter konge. «Bare fireren», sier han.",
    ),
]


@pytest.mark.parametrize(("language", "text"), TOLD)
def test_the_rank_alone_tells_the_card_chosen(service: Service, language: Language, text: str) -> None:
    case = case_of(service.reply(text, None, None, None, language))
    assert case["name"] == "simultaneous"
    assert case["facts"]["choice_card"] == "C4"
    assert case["facts"]["by_defender"]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "East put down the C4 and the DK together, both face up. Declarer looks at me."),
        ("nb", "Øst la ned både kløver 4 og ruter konge samtidig. Han sier ikke hvilket han spiller."),
    ],
)
def test_nothing_said_chooses_none(service: Service, language: Language, text: str) -> None:
    assert "choice_card" not in case_of(service.reply(text, None, None, None, language))["facts"]


ALONG: list[tuple[Language, str, str]] = [
    (
        "hu",
        "Kelet, védő, a pikk 7-est adta Dél hívására, de egy másik lap is kijött vele, azt rögtön visszahúzta.",
        "Kelet, védő, a pikk 7-est adta Dél hívására, aztán egy másik lapja leesett az asztalra.",
    ),
    (
        "pl",
        "E, obrońca, dał siódemkę pik do wyjścia S, ale wyszła z nią druga karta, zaraz ją cofnął.",
        "E, obrońca, dał siódemkę pik do wyjścia S, a potem upadła mu na stół inna karta.",
    ),
    (
        "nb",
        "Øst, motspiller, la spar 7 på Syds utspill, men et kort til fulgte med, det trakk han straks tilbake.",
        "Øst, motspiller, la spar 7 på Syds utspill, og siden mistet han et annet kort på bordet.",
    ),
    (
        "en",
        "East, a defender, played the spade 7 on South's lead, but another card came with it, he pulled that back.",
        "East, a defender, played the spade 7 on South's lead, and later he dropped another card on the table.",
    ),
]


@pytest.mark.parametrize(("language", "told", "later"), ALONG)
def test_another_card_that_came_with_it_is_two_at_once(
    service: Service, language: Language, told: str, later: str
) -> None:
    """58B: whether both could be seen decides."""
    document = ruled(service, told, language)
    assert document["procedure"]["name"] == "simultaneous"
    assert document["procedure"]["facts"]["by_two_players"] is False
    assert "58B1" in document["answer"]
    assert ruled(service, later, language)["procedure"]["name"] != "simultaneous"
