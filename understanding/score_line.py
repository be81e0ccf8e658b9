"""The words of a question for a score: its numbers with their signs, its bids, and where each class of words stands."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from bridge.notation import level_words
from bridge.seats import SEATS, Seat
from corpus import strict_yaml
from corpus.model import Language
from corpus.stems import matches
from understanding.lexicon import LEXICON, lexicon
from understanding.mentions import find, respelt, tokens
from understanding.model import Mention, Token

Phrase = tuple[str, ...]
_GLUED = re.compile(r"([1-7](?:[^\W\d_]{1,2}|[^\w\s]))(x{1,2})(?![^\W\d_])", re.IGNORECASE)
MINUS = ("-", "\N{EN DASH}", "\N{MINUS SIGN}")
_TABLES = ("numbers", "denominations")
_SEATS = {seat.value: seat for seat in SEATS}
FAR = 100
"""What a stop between two words adds to their distance."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """The words of a question with its numbers and the places of every class of words."""

    words: tuple[Token, ...]
    numbers: Mapping[int, int]
    """Place of each number and its value, with the sign told before it."""
    signed: frozenset[int]
    at: Mapping[str, tuple[tuple[int, int], ...]]
    calls: tuple[Mention, ...]
    seats: frozenset[Seat]
    """The seats named."""

    def has(self, name: str) -> bool:
        """Whether a word of the class stands anywhere."""
        return bool(self.at.get(name))

    def ends(self, place: int) -> bool:
        """Whether a stop, or nothing, follows a place."""
        return place + 1 == len(self.words) or self.words[place + 1].text in ".,;?!)"

    def apart(self, one: int, two: int) -> int:
        """The distance of two places; a stop between them puts them far apart."""
        low, high = min(one, two), max(one, two)
        stops = sum(token.text in ".,;?!:" for token in self.words[low:high])
        return high - low + FAR * stops


def score_line(text: str, language: Language) -> ScoreLine:
    """The words of a question, read."""
    spaced = _GLUED.sub(r"\1 \2", text)
    words = tuple(respelt(tokens(spaced), language))
    book = _book()[language]
    calls = list(_calls(words, language))
    used = {place for one in calls for place in range(one.first, one.last + 1)}
    numbers: dict[int, int] = {}
    signed: set[int] = set()
    for place, word in enumerate(words):
        value = int(word.text) if word.text.isdecimal() and len(word.text) < 9 else book["numbers"].get(word.folded)
        if value is None or place in used:
            continue
        before = words[place - 1] if place else None
        sign = before and before.text
        if before and ((sign in MINUS and not _hyphen(words, place - 1, used)) or before.folded in book["minus"]):
            numbers[place] = -value
            signed.add(place)
        else:
            numbers[place] = value
            if before and (sign == "+" or before.folded in book["plus"]):
                signed.add(place)
    spelt = _Spelt.of(words)
    at = {name: tuple(_places(spelt, rows, used)) for name, rows in phrases(language).items()}
    seats = {_SEATS[one.value] for one in find(words, language) if one.kind == "who" and one.value in _SEATS}
    return ScoreLine(words, numbers, frozenset(signed), at, tuple(calls), frozenset(seats))


def _hyphen(words: tuple[Token, ...], place: int, used: set[int]) -> bool:
    """Whether a dash joins a word to what follows: no minus, unless a call or its doubling stands before."""
    before = words[place - 1] if place else None
    if before is None or place - 1 in used or before.end != words[place].start:
        return False
    return before.text.isalnum() and before.folded not in ("x", "xx")


def _calls(words: tuple[Token, ...], language: Language) -> Iterator[Mention]:
    """The bids named, also in case forms that no other mention needs (`4 pikken`)."""
    found = [one for one in find(words, language) if one.kind == "call" and str(one.value)[0].isdigit() and one.sure]
    used = {place for one in found for place in range(one.first, one.last + 1)}
    yield from found
    stems, levels = _book()[language]["denominations"], level_words(language)
    articles = lexicon(language).words["article"]
    for place, (one, two) in enumerate(pairwise(words)):
        level = levels.get(one.folded)
        name = next((name for stem, name in stems.items() if matches(stem, two.folded)), None)
        if place not in used and level is not None and name is not None and one.folded not in articles:
            yield Mention("call", f"{level}{name}", place, place + 1)


@dataclass(frozen=True, slots=True)
class _Spelt:
    """Words by what of a data file they match: each word as it may be spelt, and the places of each stem."""

    length: int
    stems: Mapping[str, frozenset[int]]
    """A word, or its beginning with a star, and where it stands."""

    @classmethod
    def of(cls, words: tuple[Token, ...]) -> _Spelt:
        """The stems of some words."""
        stems: dict[str, set[int]] = {}
        for place, word in enumerate(words):
            for spelling in word.spellings:
                for stem in (spelling, *(f"{spelling[:end]}*" for end in range(1, len(spelling) + 1))):
                    stems.setdefault(stem, set()).add(place)
        return cls(len(words), {stem: frozenset(places) for stem, places in stems.items()})


def _places(spelt: _Spelt, phrases: Sequence[Phrase], used: set[int]) -> Iterator[tuple[int, int]]:
    """Where phrases stand: the first and last place of each, words of a call left out."""
    for first, *others in phrases:
        for place in sorted(spelt.stems.get(first, frozenset()) - used):
            if all(place + step in spelt.stems.get(stem, ()) for step, stem in enumerate(others, 1)):
                yield place, place + len(others)


@cache
def phrases(language: Language) -> Mapping[str, tuple[Phrase, ...]]:
    """The classes of words of a language: each phrase as the stems that stand side by side."""
    rows = _book()[language].items()
    return {
        name: tuple(tuple(row.replace("'", " ").split()) for row in found)
        for name, found in rows
        if name not in _TABLES
    }


@cache
def _book() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = strict_yaml.load(LEXICON / "scores.yaml")
    return found
