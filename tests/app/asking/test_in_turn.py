"""An opening lead told to have been in turn stands, face up or not (41A)."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő. Nyugat sorban indult, de felfelé fordítva tette le a pik királyt. Van ennek következménye?",
    ),
    (
        "pl",
        "Gra S, wistuje W, prawidłowo w swojej kolejności. Ale W zagrał pierwszy wist kartą odkrytą zamiast "
        "zakrytą. Rozgrywający pyta, czy to jest jakieś przewinienie i czy karta zostaje.",
    ),
    (
        "nb",
        "Syd er spillefører. Vest spilte ut ruter fem i tur, men med billedsiden opp. Er det noe galt?",
    ),
    (
        "en",
        "South is declarer and it was West's lead. West led the king of clubs in turn, but face up instead "
        "of face down. South asks whether that is an offence and whether the card stands.",
    ),
]

OTHER: list[tuple[Language, str]] = [
    (
        "hu",
        "Dél a felvevő. Kelet soron kívül indult, felfelé fordítva tette le a pik királyt. Mi a teendő?",
    ),
    (
        "pl",
        "Gra S, wistuje W. Ale E zagrał pierwszy wist poza kolejnością, kartą odkrytą. Co teraz?",
    ),
    (
        "nb",
        "Syd er spillefører. Øst spilte ut ruter fem utenfor tur med billedsiden opp. Hva nå?",
    ),
    (
        "en",
        "South declares. East led the ace of clubs out of turn, face up; it was West's lead.",
    ),
]


@pytest.mark.parametrize(("language", "story"), TOLD)
def test_told(service: Service, language: Language, story: str) -> None:
    procedure = service.ask(story, language)["procedure"]
    assert procedure["name"] == "opening_lead_out_of_turn"
    assert procedure["facts"]["lead_by"] == "correct_leader"


@pytest.mark.parametrize(("language", "story"), OTHER)
def test_not_told(service: Service, language: Language, story: str) -> None:
    assert service.ask(story, language)["procedure"]["facts"].get("lead_by") != "correct_leader"
