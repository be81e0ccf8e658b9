"""Numbers in running text: figures, counting words and ordinals, and how many cards each hand held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.model import Language
from corpus.stems import matches
from retrieval.reading.model import Item, Token

_DATA = Path(__file__).with_name("numbers.yaml")
FEWEST, MOST = 10, 17
"""What a hand that was miscounted may hold at first: other numbers of cards are those of a later moment."""
_REACH = 40
"""Characters between a seat and the number of his cards, at most."""


@cache
def number_words() -> Mapping[str, Any]:
    """Counting words, ordinals, words of cards."""
    found: Mapping[str, Any] = strict_yaml.load(_DATA)
    return found


@cache
def _counting(language: Language) -> Mapping[str, int]:
    return {word: int(value) for value, words in number_words()["counting"][language].items() for word in words}


@cache
def _ordinals(language: Language) -> tuple[tuple[str, int], ...]:
    """Stems, the longest first: *tizedik* is not the ordinal inside *tizenegyedik*."""
    rows = [(stem, int(value)) for value, stems in number_words()["ordinal"][language].items() for stem in stems]
    return tuple(sorted(rows, key=lambda row: -len(row[0])))


def number(token: Token, language: Language) -> int | None:
    """The number a token is, in figures or words; None when it is none.

    >>> number(Token("Tre", "tre", 0, 3), "nb")
    3
    """
    if token.text.isdecimal() and len(token.text) < 4:
        return int(token.text)
    return _counting(language).get(token.folded)


def ordinal(token: Token, language: Language) -> int | None:
    """The ordinal a token is: *negyedik*, *czwartej*, *fjerde*, or figures (`4.`).

    >>> ordinal(Token("czwartej", "czwartej", 0, 8), "pl")
    4
    """
    if token.text.isdecimal() and len(token.text) < 4:
        return int(token.text)
    return next((value for stem, value in _ordinals(language) if matches(stem, token.folded)), None)


def find_counts(words: Sequence[Token], language: Language, seats: Sequence[Item]) -> list[Item]:
    """How many cards each hand named held at first, as a fact `counts`: *West has 14 cards and East 12*.

    The word for cards has to stand behind one of the numbers; a number counts for the seat nearest before it.
    """
    nouns = number_words()["cards"][language]
    rows = [(at, value) for at, token in enumerate(words) if (value := number(token, language)) is not None]
    near = [
        at for at, _ in rows if any(matches(stem, word.folded) for stem in nouns for word in words[at + 1 : at + 3])
    ]
    if not near:
        return []
    counts: dict[str, int] = {}
    used: list[int] = []
    for at, value in rows:
        before = [seat for seat in seats if seat.kind == "seat" and 0 <= words[at].start - seat.end <= _REACH]
        if FEWEST <= value <= MOST and before:
            seat = before[-1]
            if seat.value.value not in counts and seat.start not in used:
                counts[seat.value.value] = value
                used += [seat.start, words[at].end]
    if not counts or all(value == 13 for value in counts.values()):
        return []
    start, end = min(used), max(used)
    text = " ".join(token.text for token in words if start <= token.start < end)
    return [Item("fact", ("counts", counts), text, start, end)]
