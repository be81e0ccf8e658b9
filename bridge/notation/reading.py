"""What one person wrote for one seat, side, call, suit or card, read in that language (codes are read too).

The tables `seat_words`, `call_words`, … map every written form (folded by `vocabulary.fold`) to its meaning. They are
what a reader of whole questions builds on; here only the single item is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import TypeVar

from bridge.calls import Bid, Call, Denomination, Word, parse_call
from bridge.cards import Card, Suit
from bridge.errors import BridgeError
from bridge.notation.vocabulary import Noun, fold, vocabulary, without_accents
from bridge.seats import Seat, Side, Vulnerability

T = TypeVar("T")


@cache
def seat_words(language: str) -> Mapping[str, Seat]:
    """Every written form of a seat."""
    return _table((seat, noun.written) for seat, noun in vocabulary(language).seats.items())


@cache
def side_words(language: str) -> Mapping[str, Side]:
    """Every written form of a side."""
    return _table((side, noun.written) for side, noun in vocabulary(language).sides.items())


@cache
def vulnerability_words(language: str) -> Mapping[str, Vulnerability]:
    """Every written form of a vulnerability."""
    return _table((state, noun.written) for state, noun in vocabulary(language).vulnerability.items())


@cache
def suit_words(language: str) -> Mapping[str, Suit]:
    """Every written form of a suit, symbols included."""
    return _table((suit, noun.written) for suit, noun in vocabulary(language).suits.items())


@cache
def denomination_words(language: str) -> Mapping[str, Denomination]:
    """Every written form of a denomination."""
    words = vocabulary(language)
    pairs: list[tuple[Denomination, tuple[str, ...]]] = [
        (Denomination(suit.value), noun.written) for suit, noun in words.suits.items()
    ]
    return _table([*pairs, (Denomination.N, words.notrump.written)])


@cache
def call_words(language: str) -> Mapping[str, Word]:
    """Every written form of pass, double and redouble, verbs included."""
    return _table((word, noun.written) for word, noun in vocabulary(language).calls.items())


@cache
def rank_words(language: str) -> Mapping[str, str]:
    """Every written form of a rank, to its code letter."""
    return _table((rank, noun.written) for rank, noun in vocabulary(language).ranks.items())


@cache
def level_words(language: str) -> Mapping[str, int]:
    """The level of a bid as a word or a figure."""
    return _table((level, (*words, str(level))) for level, words in vocabulary(language).levels.items())


def read_seat(text: str, language: str) -> Seat:
    """A seat in any form the language writes. Raises BridgeError."""
    return _look_up(seat_words(language), text, "seat", vocabulary(language).seats.values())


def read_side(text: str, language: str) -> Side:
    """A side in any form the language writes. Raises BridgeError."""
    return _look_up(side_words(language), text, "side", vocabulary(language).sides.values())


def read_vulnerability(text: str, language: str) -> Vulnerability:
    """A vulnerability in any form the language writes. Raises BridgeError."""
    return _look_up(vulnerability_words(language), text, "vulnerability", vocabulary(language).vulnerability.values())


def read_suit(text: str, language: str) -> Suit:
    """A suit, by symbol or word. Raises BridgeError."""
    return _look_up(suit_words(language), text, "suit", vocabulary(language).suits.values())


def read_denomination(text: str, language: str) -> Denomination:
    """A suit or notrump. Raises BridgeError."""
    return _look_up(denomination_words(language), text, "denomination", [vocabulary(language).notrump])


def read_call(text: str, language: str) -> Call:
    """A call: a code, level and symbol with or without a blank, or words. Raises BridgeError."""
    word = _find(call_words(language), text)
    if word is not None:
        return word
    level, name = _leading(level_words(language), text)
    denomination = _find(denomination_words(language), name) if level is not None else None
    if level is not None and denomination is not None:
        return Bid(level, denomination)
    return parse_call(text)


def read_card(text: str, language: str) -> Card:
    """A card: symbol and rank, or words in either order. Raises BridgeError."""
    suits, ranks = suit_words(language), rank_words(language)
    for words in (text.replace(" of ", " "), " ".join(text)):
        tokens = words.split()
        for cut in range(1, len(tokens)):
            head, tail = " ".join(tokens[:cut]), " ".join(tokens[cut:])
            for first, second in ((head, tail), (tail, head)):
                suit, rank = _find(suits, first), _find(ranks, second.replace(" ", "")) or _find(ranks, second)
                if suit is not None and rank is not None:
                    return Card(suit, rank)
    raise BridgeError(f"{text!r} is not a card: write its suit and its rank.")


def _table(pairs: Iterable[tuple[T, Iterable[str]]]) -> Mapping[str, T]:
    listed = [(form, value) for value, forms in pairs for form in forms]
    table: dict[str, T] = {}
    for spelling in (fold, without_accents):
        for form, value in listed:
            table.setdefault(spelling(form), value)
    return table


def _find(table: Mapping[str, T], text: str) -> T | None:
    found = table.get(fold(text))
    return table.get(without_accents(text)) if found is None else found


def _leading(table: Mapping[str, int], text: str) -> tuple[int | None, str]:
    """A level at the start of the text, joined to the rest when it is a figure, and the rest."""
    folded = fold(text)
    figures = folded[: len(folded) - len(folded.lstrip("0123456789"))]
    head, rest = (
        (figures, folded[len(figures) :]) if figures else folded.split(" ", 1) if " " in folded else (folded, "")
    )
    return _find(table, head), rest.strip()


def _look_up(table: Mapping[str, T], text: str, kind: str, nouns: Iterable[Noun]) -> T:
    found = _find(table, text)
    if found is None:
        examples = ", ".join(noun.form("nom", "") for noun in nouns)
        raise BridgeError(f"{text!r} is not a {kind}: write for example {examples}.")
    return found
