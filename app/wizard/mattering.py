"""A text that asks whether something matters tells it: `does it matter that dummy had looked at my hand?`.

What stands behind such a question is told (`that`) or supposed (`if`); the question itself asks for the ruling, which
is given with it.
"""

from __future__ import annotations

from app.wizard.wording_match import follow_up_words
from corpus.model import Language
from corpus.stems import matches
from retrieval.reading.tokens import tokens

TELLS = 3
"""Words that what is told has at least."""


def stated(text: str, language: Language) -> str:
    """A text without the words that only ask whether what it tells or supposes matters."""
    book = {key: rows[language] for key, rows in follow_up_words()["matters"].items()}
    words = [one for one in tokens(text) if one.folded.isalnum()]
    asks = False
    for at, word in enumerate(words[:-TELLS]):
        if asks and word.folded in book["that"]:
            return text[words[at + 1].start :].rstrip(" ?!.") + "."
        if asks and word.folded in book["if"]:
            return text[word.start :]
        if any(matches(stem, word.folded) for stem in book["words"]):
            asks = True
        elif word.folded not in book["small"]:
            return text
    return text


__all__ = ["stated"]
