"""A card exposed in the auction, and who declares in the end: who sits where tells the side (Law 24D, 24E)."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

# Language, what the case is told in order, what the offender's side became.
DECLARED: list[tuple[Language, tuple[str, ...], str]] = [
    (
        "hu",
        (
            "licit kozben a keletinek kipottyant ket lapja az asztalra szinnel felfele",
            "azota lement a licit, del lett a felvevo harom szanban. a lapok treff kilences meg kor het",
        ),
        "defending",
    ),
    ("hu", ("licit közben Kelet elejtette a kőr dámát, színnel felfelé", "Kelet lett a felvevő"), "declaring"),
    (
        "pl",
        (
            "w trakcie licytacji E wypadła na stół dama kier, odkryta",
            "potem licytacja się skończyła, rozgrywa S, gra 4 pik",
        ),
        "defending",
    ),
    (
        "nb",
        (
            "Under meldingene mistet Øst hjerter dame på bordet med bildesida opp",
            "så gikk meldingene ferdig og Sør ble spillefører i 3 grand",
        ),
        "defending",
    ),
    (
        "en",
        (
            "A king and a four fell face up from East's hand during the auction.",
            "The auction finished, South became declarer in 3NT. The cards are the heart king and the club four.",
        ),
        "defending",
    ),
    ("en", ("The queen of hearts fell face up from East's hand in the auction; West became declarer.",), "declaring"),
]


@pytest.mark.parametrize(("language", "texts", "role"), DECLARED)
def test_who_declares_tells_what_became_of_the_card(
    service: Service, language: Language, texts: tuple[str, ...], role: str
) -> None:
    reply = service.ask(texts[0], language)
    for text in texts[1:]:
        reply = service.reply(text, None, reply)
    case = case_of(reply)
    assert case["name"] == "card_exposed_in_auction"
    assert case["facts"]["offender"] == "E"
    said = [provision for row in case["ruling"]["statements"] for provision in row["citations"]]
    assert any(one.startswith("24.E" if role == "defending" else "24.D") for one in said)
    assert not any(one.startswith("24.D" if role == "defending" else "24.E") for one in said)
