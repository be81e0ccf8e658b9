"""Languages we do not read: a text in one of them is told from ours before anybody rules on it.

Each language has the words it uses most, with how often; a word speaks for the languages that have it. Our lists
hold what bridge players say too, Norwegian's also what they say in Nynorsk. The tables stand in
`data/other_languages.json`, written by `evals.other_languages_table`.
"""

from __future__ import annotations

import json
import math
import unicodedata
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from corpus.model import LANGUAGES
from retrieval.text import cached_fold, words

TABLES = Path(__file__).parent / "data" / "other_languages.json"
OTHERS = ("da", "sv", "de", "cs", "sk", "nl", "fr", "es", "it", "fi", "ro")
LEAD = 3.0
"""Nats by which another language must lead the likeliest of ours; of 1,921 tellings in ours none has any lead."""
LEAST = 3
"""Words that speak for any language, at least; fewer tell nothing."""
_NEVER = 2e-6
_MOST = 6.0
_LONGEST = 4000


@dataclass(frozen=True, slots=True)
class Foreign:
    """The likeliest language that we do not read, and by how much it leads the likeliest that we do."""

    language: str
    lead: float


@cache
def _tables() -> dict[str, dict[str, float]]:
    """Folded word -> language -> how often it is used."""
    found: dict[str, dict[str, float]] = {}
    for language, listed in json.loads(TABLES.read_text(encoding="utf-8")).items():
        for row in listed.splitlines():
            share, _, same = row.partition(" ")
            for word in same.split():
                found.setdefault(word, {})[language] = 10.0 ** -(int(share) / 10)
    return found


def foreign(text: str) -> Foreign | None:
    """The language of a text that is in none of ours; None when it is, or may be, in one that we read."""
    totals = dict.fromkeys((*LANGUAGES, *OTHERS), 0.0)
    telling = 0
    for word in words(unicodedata.normalize("NFC", text[:_LONGEST])):
        spoken = _spoken_for(cached_fold(word))
        if spoken is None:
            continue
        telling += 1
        for language, value in zip(totals, spoken, strict=True):
            totals[language] += value
    ours = max(totals[language] for language in LANGUAGES)
    likeliest = max(OTHERS, key=totals.__getitem__)
    lead = totals[likeliest] - ours
    return Foreign(likeliest, lead) if telling >= LEAST and lead >= LEAD else None


@lru_cache(maxsize=30_000)
def _spoken_for(word: str) -> tuple[float, ...] | None:
    """What a folded word says for each language, ours first; None for one that no table has."""
    row = _tables().get(word)
    if row is None:
        return None
    most = max(row.values()) + _NEVER
    return tuple(max(-_MOST, math.log((row.get(language, 0.0) + _NEVER) / most)) for language in (*LANGUAGES, *OTHERS))
