"""A question for the difference of two things is looked up, whatever else it tells; no case is ruled."""

from __future__ import annotations

import pytest

from app.asking import ask
from app.looking_up.library import Library
from corpus.model import Language
from understanding.contrasts import asks_for_a_difference

library = Library()


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "What's the difference between a major and a minor penalty card? My mate says a ten is major."),
        ("hu", "Miben különbözik a nagy büntetőlap a kis büntetőlaptól?"),
        ("pl", "Czym się różni duża karta karna od małej? Kolega twierdzi, że dziesiątka to też duża, a ja że nie."),
        ("nb", "Hva skiller et lite straffekort fra et stort?"),
    ],
)
def test_major_and_minor_are_told_apart(lang: Language, text: str) -> None:
    """50B: one card below an honour shown inadvertently is minor; the ten is an honour (Definitions)."""
    document = ask(library, text, lang=lang)
    assert document["procedure"] is None
    assert "50B" in document["answer"]
    assert {"en": "ten upwards", "hu": "tízestől", "pl": "od dziesiątki", "nb": "10–ess"}[lang] in document["answer"]


@pytest.mark.parametrize(
    ("lang", "text", "asks"),
    [
        ("en", "How do laws 54 and 56 differ?", True),
        ("en", "East played a different card from the one he had shown.", False),
        ("hu", "Mi a különbség az asztal és a felvevő között?", True),
        ("hu", "Kelet más lapot adott, mint amit mutatott.", False),
        ("pl", "Jaka jest różnica między 54 a 56?", True),
        ("pl", "Zagrał różne karty.", False),
        ("nb", "Hva er forskjellen på 54 og 56?", True),
        ("nb", "De hadde forskjellige kort.", False),
    ],
)
def test_what_is_different_is_no_difference_asked_for(lang: Language, text: str, asks: bool) -> None:
    """Words of what happened are none of the question."""
    assert asks_for_a_difference(text, lang) is asks
