"""41A from the auction: who first named the denomination declares, though another was said to."""

from __future__ import annotations

import pytest

from app.answering.documents import RuledCase, case_of
from app.service import Service
from corpus.model import Language

LINES: list[tuple[Language, str, str]] = [
    (
        "hu",
        "4 pikket Dél játssza, és Kelet indult el Nyugat helyett, színével felfelé.",
        "Elnézést, a licit: Észak 1 pikk, Dél 4 pikk.",
    ),
    (
        "pl",
        "Gra S 4 piki, zawistował E zamiast W, karta odkryta.",
        "Sprostowanie: N otworzył 1 pik, S podniósł na 4 piki.",
    ),
    (
        "nb",
        "Syd er spillefører i 4 spar, øst spilte ut i stedet for vest, med bildesiden opp.",
        "Beklager, meldingene var nord 1 spar, syd 4 spar.",
    ),
    (
        "en",
        "South plays 4 spades, and East led instead of West, face up.",
        "Sorry, the auction was 1S by North and 4S by South.",
    ),
]


def _after(service: Service, language: Language, *turns: str) -> RuledCase:
    document = None
    for one in turns:
        document = service.reply(one, None, document, None, language)
    assert document is not None
    return case_of(document)


@pytest.mark.parametrize(("language", "first", "then"), LINES)
def test_the_lead_was_in_turn_after_all(service: Service, language: Language, first: str, then: str) -> None:
    case = _after(service, language, first, then)
    assert case["facts"]["contract"]["declarer"] == "N"
    assert case["ruling"]["outcome"]["lead_stands"] is True


def test_a_call_of_one_side_alone_changes_nothing(service: Service) -> None:
    """Who overcalled does not declare, and one bid tells no auction."""
    first = "South plays 4 spades, and East led instead of West, face up."
    case = _after(service, "en", first, "West had overcalled 2 hearts, by the way.")
    assert case["facts"]["contract"]["declarer"] == "S"
