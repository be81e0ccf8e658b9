"""41B, 41C, 20F2: a defender who tells that he defends asks as one, though declarer or dummy is named beside him."""

from __future__ import annotations

import pytest

from app.service import Service
from corpus.model import Language
from understanding.clauses import cut
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
