"""Which of the four languages a question is in: letters, letter trigrams and function words, in a fraction of a ms.

A naive Bayes sum over folded letter trigrams (Cavnar and Trenkle's n-grams, with probabilities), so that text typed
without diacritics is read too; a function word or a letter that only some languages have counts more. The tables
stand in `data/language.json`, written by `retrieval.language_table` from the dictionaries of simplemma.
"""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from corpus.model import LANGUAGES, Language
from retrieval.text import cached_fold, letter_ngrams, words

TABLES = Path(__file__).parent / "data" / "language.json"
_LONGEST = 4000


@dataclass(frozen=True, slots=True)
class Guess:
    """The likeliest language, and by how many nats it leads the next; no lead at all when nothing spoke for any."""

    language: Language
    lead: float

    @property
    def sure(self) -> bool:
        """Whether the lead is more than chance gives on short texts."""
        return self.lead >= 2.0


@cache
def _tables() -> dict[str, Any]:
    tables: dict[str, Any] = json.loads(TABLES.read_text(encoding="utf-8"))
    return tables


def detect(text: str, default: Language = "hu") -> Language:
    """The language of a text; `default` when it has no letters to judge by."""
    return guess(text, default).language


def guess(text: str, default: Language = "hu") -> Guess:
    """The language of a text and how clearly; only its first 4,000 characters are read."""
    scores = language_scores(text[:_LONGEST])
    order = sorted(LANGUAGES, key=lambda language: -scores[language])
    lead = scores[order[0]] - scores[order[1]]
    return Guess(order[0], lead) if lead > 0 else Guess(default, 0.0)


def language_scores(text: str) -> dict[Language, float]:
    """A log-likelihood for each language, comparable within one text only."""
    totals = [0.0] * len(LANGUAGES)
    for word in words(unicodedata.normalize("NFC", text)):
        for place, value in enumerate(_spoken_for(word)):
            totals[place] += value
    return dict(zip(LANGUAGES, totals, strict=True))


@lru_cache(maxsize=30_000)
def _spoken_for(word: str) -> tuple[float, ...]:
    """What a word says for each language; nothing without a letter."""
    if not any(sign.isalpha() for sign in word):
        return ()
    tables = _tables()
    trigrams, listed, letters = tables["trigrams"], tables["words"], tables["letters"]
    totals = [0.0] * len(LANGUAGES)
    for sign in word:
        for place, value in enumerate(letters.get(sign, ())):
            totals[place] += value
    folded = cached_fold(word)
    for place, value in enumerate(listed.get(word) or listed.get(folded) or ()):
        totals[place] += value
    for gram in letter_ngrams(folded, 3, 3):
        for place, value in enumerate(trigrams.get(gram, ())):
            totals[place] += value / 100.0
    return tuple(totals)
