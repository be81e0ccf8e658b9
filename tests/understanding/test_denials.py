"""One denial denies all verbs that *or* joins to it, and *neither* what two did not do."""

from __future__ import annotations

import pytest

from corpus.model import Language
from understanding.hear import hear

DENIED: list[tuple[Language, str, str]] = [
    ("hu", "Kelet nem tett lapot, nem hívott vagy terített.", "claim"),
    ("pl", "W nie dołożył karty ani nie spasował.", "play"),
    ("nb", "Verken Øst eller Vest har lagt kort til det, nevnt noe kort eller krevd.", "claim"),
    ("en", "East and West haven't put a card on it, called one or claimed.", "claim"),
]
DONE: list[tuple[Language, str, str]] = [
    ("hu", "Kelet nem passzolt, vagyis Dél kontrázott.", "call"),
    ("pl", "E nie spasował, tylko W skontrował.", "call"),
    ("nb", "Verken Øst eller Vest har meldt, men Syd meldte 2 spar.", "call"),
    ("en", "West did not pass but doubled.", "call"),
]


@pytest.mark.parametrize(("language", "text", "act"), DENIED)
def test_or_joins_what_is_denied(language: Language, text: str, act: str) -> None:
    """Nobody has done what is joined to a denial."""
    heard = hear(text, language)
    assert not heard.done(act)
    assert heard.not_done(act)


@pytest.mark.parametrize(("language", "text", "act"), DONE)
def test_what_is_told_instead_is_done(language: Language, text: str, act: str) -> None:
    """A verb without an *or*, or of another person, happened."""
    assert hear(text, language).done(act)
