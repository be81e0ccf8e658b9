"""41B, 41C, 20F2: a defender who tells that he defends asks as one, though declarer or dummy is named beside him."""

from __future__ import annotations

import pytest

from app.asking.steps.who_asks import by_purpose
from app.service import Service
from corpus.model import Language
from understanding.clauses import cut
from understanding.hear import hear
from understanding.times import says

DEFENDS: list[tuple[Language, str]] = [
    (
        "hu",
        "Védekezünk, a hetedik ütés megy, én jövök. Megkérdeztem a felvevőtől, mit jelentett az asztal 2 kárója. Azt \
mondja, már késő.",
    ),
    (
        "pl",
        "Bronimy, dziewiąta lewa, moja kolej. Spytałem rozgrywającego, co znaczyło 2 karo dziadka. Mówi, że za późno.",
    ),
    (
        "nb",
        "Vi er i motspill, niende stikk, min tur. Jeg spurte spilleføreren hva 2 ruter fra blindemann betydde. Hun \
sier det er for sent.",
    ),
    ("en", "Trick nine, we defend, it's my turn. I asked declarer what dummy's 2D bid meant. She says too late."),
]


@pytest.mark.parametrize(("language", "told"), DEFENDS)
def test_a_defender_asks_in_turn(service: Service, language: Language, told: str) -> None:
    document = service.ask(told, language)
    assert document["procedure"] is not None
    assert document["procedure"]["facts"]["player"] == "defender"
    assert "20F2" in document["answer"]


def test_dummy_who_lies_asks_nothing(service: Service) -> None:
    """41B: that dummy is down says nothing of who wants the review."""
    told = "dziadek leży, pierwsza lewa, W jeszcze nie dołożył do wistu. Chce powtórki licytacji. Może?"
    document = service.ask(told, "pl")
    assert document["procedure"] is not None
    assert "player" not in document["procedure"]["facts"]


def test_a_teller_who_declares_does_not_defend() -> None:
    text = cut("I am declarer and asked the defender on my right what his bid meant.", "en")
    assert not any(says(text, span, "askers", "defends") for span in text.sentences())


FOR_PARTNER: list[tuple[Language, str]] = [
    ("hu", "Megkérdezhetem a 3♣ jelentését csak azért, mert szerintem a partnerem félreértette?"),
    ("pl", "Moja kolej, dobrze wiem, co znaczy 2♦. Mogę zapytać tylko po to, żeby partner usłyszał?"),
    ("nb", "Kan jeg spørre hva 3♣ betyr bare fordi jeg tror makker har misforstått?"),
    ("en", "Can I ask what 3♣ means only because I think my partner has misunderstood it?"),
]
FOR_ONESELF: list[tuple[Language, str]] = [
    ("hu", "Én vagyok soron, a partnerem passzolt. Megkérdezhetem, mit mutat a 2♦?"),
    ("pl", "Moja kolej, partner spasował. Mogę zapytać, co znaczy 2♦?"),
    ("nb", "Det er min tur, makker har passet. Kan jeg spørre hva 2♦ viser?"),
    ("en", "It's my turn. May I ask what 2♦ shows? My partner has only just passed."),
]


@pytest.mark.parametrize(("language", "told"), FOR_PARTNER)
def test_nobody_asks_for_his_partner_alone(service: Service, language: Language, told: str) -> None:
    assert "20G1" in service.reply(told, None, None, None, language)["answer"]


@pytest.mark.parametrize(("language", "told"), FOR_ONESELF)
def test_who_asks_beside_a_partner_named_asks_for_himself(language: Language, told: str) -> None:
    assert by_purpose(hear(told, language), "right_to_ask_or_review", {}) == {}
