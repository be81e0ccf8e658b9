"""A question whether something matters tells what it asks about, or supposes it: Laws 43B2b, 54C and 27A1."""

from __future__ import annotations

from typing import Any

import pytest

from app.answering.documents import case_of
from app.service import Service
from app.wizard.mattering import stated
from corpus.model import Language

FORFEITED: dict[str, Any] = {"forfeited_rights": True}
SEEN: dict[str, Any] = {"declarer_saw_dummy_card": True}
CALLED: dict[str, Any] = {"lho_called": True}
# Language, what the case was told, the question, what it tells.
ASKED: list[tuple[Language, str, str, dict[str, Any]]] = [
    (
        "hu",
        "Az asztal megkérdezte a felvevőt, hogy nincs-e több kőre.",
        "szamit, hogy elotte mar belenezett az egyik vedo lapjaba?",
        FORFEITED,
    ),
    (
        "pl",
        "Dziadek spytał rozgrywającego, czy nie ma więcej kierów.",
        "czy ma znaczenie, że wcześniej zajrzał w karty obrońcy?",
        FORFEITED,
    ),
    (
        "nb",
        "Blindemann spurte spillefører om han ikke hadde flere hjerter.",
        "betyr det noe at han hadde kikka i korta til en motspiller før det?",
        FORFEITED,
    ),
    (
        "en",
        "Dummy asked 'having no more hearts?' when declarer threw a club on my heart lead.",
        "does it matter that dummy had peeked at a defender's cards before?",
        FORFEITED,
    ),
    (
        "hu",
        "Nyugat soron kívül indult, színnel felfelé.",
        "változtat ezen, ha a felvevő már látta az asztal egy lapját?",
        SEEN,
    ),
    (
        "pl",
        "W zawistował odkrytą kartą poza kolejnością.",
        "czy to coś zmienia, jeśli rozgrywający widział już kartę dziadka?",
        SEEN,
    ),
    (
        "nb",
        "Vest spilte ut utenfor tur med bildesida opp.",
        "endrer det noe hvis spillefører alt har sett et av korta til blindemann?",
        SEEN,
    ),
    (
        "en",
        "West led out of turn, face up. Declarer hasn't decided.",
        "does it change anything if he had already seen one of dummy's cards?",
        SEEN,
    ),
    (
        "pl",
        "po 1 pik przeciwnika zalicytowałem 1 kier",
        "czy to robi różnicę, że przeciwnik po lewej już spasował?",
        CALLED,
    ),
    ("en", "I bid 1H over RHO's 1S", "is it relevant that LHO has passed already?", CALLED),
]
LEFT: list[tuple[Language, str]] = [
    ("en", "does he have to change it?"),
    ("hu", "baj van, kelet azt mondja, hogy ő nem passzolt"),
    ("nb", "hun sier at det ikke betyr noe"),
    ("pl", "to znaczy, że pas obowiązuje?"),
]


@pytest.mark.parametrize(("language", "story", "question", "told"), ASKED)
def test_what_is_asked_to_matter_is_told(
    service: Service, language: Language, story: str, question: str, told: dict[str, Any]
) -> None:
    first = service.ask(story, language)
    reply = service.reply(question, None, first)
    case = case_of(reply)
    assert case["name"] == case_of(first)["name"]
    assert {fact: case["facts"].get(fact) for fact in told} == told
    assert reply["course"]["kind"] == "continued"


@pytest.mark.parametrize(("language", "text"), LEFT)
def test_other_texts_are_left_as_they_are(language: Language, text: str) -> None:
    assert stated(text, language) == text


def test_what_stands_behind_the_question_is_kept() -> None:
    assert stated("But does it matter that he looked at a card?", "en") == "he looked at a card."
    assert stated("Har det noe å si om Vest har passet?", "nb") == "om Vest har passet?"
