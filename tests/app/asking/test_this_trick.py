"""A player speaks of the trick in progress only (Law 68): no claim, no penalty card for a card named, play goes on."""

from __future__ import annotations

import pytest

from app.answering.documents import case_of
from app.service import Service
from corpus.model import Language

TOLD: list[tuple[Language, str, str]] = [
    ("en", "Declarer called a low spade. West thought, and North said: this one's mine, I have the king.", "N"),
    ("en", "Declarer led a heart. West thought, and East said 'it's mine, I have the ace of hearts'. Penalty?", "E"),
    ("hu", "A felvevő kárót hívott, Nyugat gondolkodott, mire Kelet: ezt én viszem, nálam a káró ász. Büntetés?", "E"),
    ("hu", "A felvevő pikket kért, Kelet még nem tett, és Nyugat: ez az enyém, nálam a király. Büntetőlap?", "W"),
    ("pl", "Rozgrywający zagrał kiera, W się namyśla, a E mówi: tę biorę, mam asa kier. Karta karna?", "E"),
    ("pl", "Rozgrywający zagrał karo, E jeszcze nie dołożył, a W: ta jest nasza, mam króla karo. Przygwożdżona?", "W"),
    (
        "nb",
        "Spillefører spilte ruter, Vest tenkte, og Øst sa: den er min, jeg har ruter ess. Blir det straffekort?",
        "E",
    ),
    (
        "nb",
        "Spillefører ba om spar, Øst har ikke lagt, Vest sier: det stikket tar jeg, jeg har kongen. Straffekort?",
        "W",
    ),
]


@pytest.mark.parametrize(("language", "text", "claimer"), TOLD)
def test_the_trick_in_progress_is_no_claim(service: Service, language: Language, text: str, claimer: str) -> None:
    case = case_of(service.reply(text, None, None, None, language))
    assert case["name"] == "claim_or_concession"
    assert case["facts"]["claimer"] == claimer
    assert case["facts"]["claimer_defends"]
    assert case["ruling"]["outcome"]["result"] == "no_claim"
    assert case["ruling"]["outcome"]["penalty_cards"] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "West dropped the king of hearts on the table; it is the second time. East's turn to lead."),
        ("hu", "Nyugat elejtette a kőr királyt, az asztalon fekszik, a partnere látta."),
        ("pl", "Obrońca W upuścił króla kier, leży odkryty, partner go widział."),
        ("nb", "Vest mistet hjerter konge på bordet, makker så det. Det var min tur."),
    ],
)
def test_a_card_exposed_without_such_words_stays_one(service: Service, language: Language, text: str) -> None:
    assert case_of(service.reply(text, None, None, None, language))["name"] != "claim_or_concession"


@pytest.mark.parametrize("language", ["hu", "pl", "nb", "en"])
def test_partner_may_not_use_what_was_said(service: Service, language: Language) -> None:
    named = {"hu": "Nyugat", "pl": "W", "nb": "Vest", "en": "West"}
    facts = {"claimer": "E", "claimer_defends": True, "current_trick_only": True}
    text = service.rule("claim_or_concession", facts, "2017", language)["statements"][0]["text"]
    assert named[language] in text
    assert "16" in text
