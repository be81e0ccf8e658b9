"""What Hungarian looks like, for the repair of the MBSz regulations: known words, and costs of words and of pairs.

Counts come from the undamaged Hungarian sources and from those lines of the regulations that kept an o or u with a
double accent; general frequencies from wordfreq; validity from Debian's hunspell dictionary. Costs are in nats.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from functools import cache
from itertools import pairwise
from typing import Any

from corpus import manifest
from corpus.errors import LawbridgeError

CLEAN_SOURCES = ("laws-2017-hu", "ulti-hu")
DAMAGED_SOURCE = "mbsz-hu"
LOST = "\u0151\u0171"  # the two letters the scan lost, each as often as not a blank afterwards
WORD = re.compile(r"[^\W\d_]+")
UNKNOWN = 24.0  # cost of a word nobody knows
RARE = 2e-9  # probability of a word that only the dictionary knows
SEEN_OFTEN = 3
ENDING = 8  # letters of case and possession behind a stem
_DICTIONARY = "/usr/share/hunspell"
_OWN_WEIGHT = 0.6  # of the documents' own counts; the rest is general Hungarian
_PAIR_WEIGHT = 0.7


class MissingDictionary(LawbridgeError):
    """The Hungarian dictionary or one of the repair packages is not installed."""


@cache
def _speller() -> Any:
    try:
        import hunspell
    except ImportError as error:
        raise MissingDictionary(
            "Repairing mbsz-hu needs the package chunspell, which is not installed; `pip install -e .[repair]` adds it."
        ) from error
    try:
        return hunspell.Hunspell("hu_HU", hunspell_data_dir=_DICTIONARY)
    except Exception as error:  # the binding raises its own classes for a missing dictionary
        raise MissingDictionary(
            f"Repairing mbsz-hu needs the dictionary hu_HU in {_DICTIONARY}, which is missing; "
            "`apt-get install hunspell-hu` adds it."
        ) from error


@cache
def in_dictionary(word: str) -> bool:
    """Whether hunspell accepts the word."""
    return bool(_speller().spell(word))


@cache
def stems(word: str) -> tuple[str, ...]:
    """The dictionary forms of a word, as hunspell takes it apart."""
    return tuple(str(stem) for stem in _speller().stem(word))


def clean_lines(text: str) -> list[str]:
    """The lines that kept one of the lost letters."""
    return [line for line in text.split("\n") if any(letter in line for letter in LOST)]


class WordCosts:
    """Word and pair costs, learned once from the sources."""

    def __init__(self, raw: str) -> None:
        texts = [manifest.raw_text(manifest.source(name)).split("\n") for name in CLEAN_SOURCES]
        lines = [line for text in texts for line in text] + clean_lines(raw)
        counts: Counter[str] = Counter()
        pairs: Counter[tuple[str, str]] = Counter()
        for line in lines:
            words = [word.lower() for word in WORD.findall(line)]
            counts.update(words)
            pairs.update(pairwise(words))
        good = {
            word
            for word, count in counts.items()
            if len(word) > 1
            and (in_dictionary(word) or (count >= SEEN_OFTEN and any(letter in word for letter in LOST)))
        }
        self._counts = {word: counts[word] for word in good}
        self._pairs = {pair: count for pair, count in pairs.items() if pair[0] in good and pair[1] in good}
        self._total = sum(self._counts.values())
        self._general: dict[str, float] = {}
        self._known: dict[str, bool] = {}
        self._chances: dict[str, float] = {}

    def knows(self, word: str) -> bool:
        """Whether the word is Hungarian: in the dictionary, or often seen with one of the lost letters."""
        if word not in self._known:
            lower = word.lower()
            self._known[word] = lower in self._counts or in_dictionary(word) or in_dictionary(lower)
        return self._known[word]

    def seen(self, word: str) -> bool:
        """Whether the word, or general Hungarian, was ever seen, and not only allowed by the dictionary's rules."""
        return word.lower() in self._counts or self._frequency(word.lower()) > 0

    def seen_stem(self, word: str) -> bool:
        """Whether the word was seen, or a stem of it that lacks no more than an ending."""
        if self.seen(word):
            return True
        return any(len(stem) + ENDING >= len(word) and self.seen(stem) for stem in stems(word.lower()))

    def _frequency(self, word: str) -> float:
        if word not in self._general:
            from wordfreq import word_frequency

            self._general[word] = word_frequency(word, "hu")
        return self._general[word]

    def _chance(self, word: str) -> float:
        """Probability of a word in lower case, 0 for no word."""
        if word not in self._chances:
            own = self._counts.get(word, 0) / self._total
            chance = _OWN_WEIGHT * own + (1 - _OWN_WEIGHT) * self._frequency(word)
            self._chances[word] = max(chance, RARE) if self.knows(word) else 0.0
        return self._chances[word]

    def cost(self, word: str, before: str = "") -> float:
        """Minus the logarithm of the word's probability after the word `before`, in nats; UNKNOWN for no word."""
        word, before = word.lower(), before.lower()
        chance = self._chance(word)
        if not chance:
            return UNKNOWN
        if before in self._counts:
            after = self._pairs.get((before, word), 0) / self._counts[before]
            chance = _PAIR_WEIGHT * after + (1 - _PAIR_WEIGHT) * chance
        return -math.log(chance)
