"""54E from the seats: a lead by declarer's side goes back under Law 24, though it sounds like a wrong defender's."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

OWN_SIDE: list[tuple[Language, str]] = [
    (
        "hu",
        "Észak játszik 4 pikket, Kelet indulna, de Dél, a leendő asztal kitette színnel felfelé a káró ászt, azt \
hitte, ő indul. Büntetőlap?",
    ),
    (
        "pl",
        "4 piki, rozgrywa N, wistować miał E. Tymczasem S zawistował asem karo, odkrytym, myślał, że to on. \
Przygwożdżona?",
    ),
    (
        "nb",
        "Nord er spillefører i 4 spar, øst har utspillet. Sør spilte ut ruter ess med bildesiden opp, han trodde \
det var hans tur. Straffekort?",
    ),
    (
        "en",
        "North is declarer in four spades and East is on lead. South led the ace of diamonds face up, he thought it \
was his lead. Is it a penalty card?",
    ),
]


@pytest.mark.parametrize(("language", "told"), OWN_SIDE)
def test_declarers_side_takes_its_card_back(service: Service, language: Language, told: str) -> None:
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "54E" in answer
    assert "54D" not in answer


def test_a_defenders_lead_stays_one(service: Service) -> None:
    """54: North leads instead of South; declarer has the five options."""
    told = "East is declarer in four spades. South is on lead, but North led the ace of diamonds face up."
    answer = service.reply(told, None, None, None, "en")["answer"]
    assert "54D" in answer
    assert "54E" not in answer


SPREAD: list[tuple[Language, str]] = [
    ("hu", "Dél a felvevő, Kelet rosszul indult nyitva, Dél azt hitte, ő az asztal, és két lapot letett. Mi van most?"),
    ("pl", "Wist miał dać W, a E wyszedł odkrytą damą. Rozgrywający myślał, że jest dziadkiem, i wyłożył trzy karty."),
    (
        "nb",
        "Øst la ut feil med billedsida opp, det var vest sin tur. Jeg trodde jeg var blindemann og la ned to-tre kort "
        "før jeg stoppet.",
    ),
    ("en", "West should have led, East led face up instead. Declarer thought she was dummy and put down her spades."),
]


@pytest.mark.parametrize(("language", "told"), SPREAD)
def test_declarer_who_took_himself_for_dummy_becomes_it(service: Service, language: Language, told: str) -> None:
    """54A, not 54C: it is declarer's hand that was begun to be spread."""
    answer = service.reply(told, None, None, None, language)["answer"]
    assert "54A" in answer
    assert "54C" not in answer
