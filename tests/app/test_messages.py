"""Interface texts: every language has every key, with the same parameters."""

import string

import pytest

from app.messages import messages
from corpus.model import LANGUAGES, Language

REFERENCE = messages("en")


def _parameters(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


WITH_ARTICLE = {"the": "label"}
"""Parameters that hold another one with the Hungarian article that its sound asks for."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_parameters(language: Language) -> None:
    texts = messages(language)
    assert set(texts) == set(REFERENCE)
    for key, text in texts.items():
        assert {WITH_ARTICLE.get(name, name) for name in _parameters(text)} == _parameters(REFERENCE[key]), key
        assert text.strip(), key


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])
def test_texts_are_translated(language: Language) -> None:
    same = [key for key, text in messages(language).items() if text == REFERENCE[key] and " " in text]
    assert same == []
