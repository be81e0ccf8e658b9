"""What a linear model sees of a text: hashed pieces of words, and the same signs in every language.

Seats, suits, calls, cards and numbers are masked, so turning the table or swapping suits changes nothing; the
acts, circumstances and irregularities that were read are signs of their own, shared by the languages.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Mention
from understanding.senses import WIDTH

SIZE = 1 << 16
"""Places of the hashed features; behind them stands the sense of the words (`understanding.senses`)."""
SENSE_PLACES = np.arange(SIZE, SIZE + WIDTH)
MASKS = {"call": "Call", "card": "Card", "suit": "Suit", "number": "Num", "ordinal": "Ord", "rank": "Rank"}
SEATS = ("N", "E", "S", "W")
_PIECES = (3, 4, 5)


def places(heard: Heard, text: Text, irregular: Iterable[str]) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """The hashed places of a text's features and their weights, each list of unit length together."""
    return _hashed([*_pieces(masked(text)), *_signs(heard, irregular)])


def _hashed(signs: Iterable[tuple[str, float]]) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    counts: dict[int, float] = {}
    for sign, weight in signs:
        at = zlib.crc32(sign.encode()) & (SIZE - 1)
        counts[at] = counts.get(at, 0.0) + weight
    if not counts:
        return np.zeros(0, np.int64), np.zeros(0, np.float32)
    rows = np.fromiter(counts, np.int64, len(counts))
    values = np.log1p(np.fromiter(counts.values(), np.float32, len(counts)))
    return rows, (values / np.linalg.norm(values)).astype(np.float32)


def mask_of(one: Mention) -> str | None:
    """The word that stands for a mention in signs, without its seat, suit or level; None for a verb."""
    if one.kind == "who":
        return "Seat" if one.value in SEATS else f"@{one.value}"
    if one.kind not in MASKS:
        return None
    return MASKS[one.kind] + (str(one.value) if one.value in ("P", "X", "XX") else "")


def plain_words(text: Text) -> list[str]:
    """The words, folded, by place; empty where a seat, suit, call, card or number is named."""
    named = {
        place
        for one in text.mentions
        if one.kind in MASKS or (one.kind == "who" and one.value in SEATS)
        for place in range(one.first, one.last + 1)
    }
    return ["" if place in named else word.folded for place, word in enumerate(text.words)]


def matrix(rows: Sequence[tuple[NDArray[np.int64], NDArray[np.float32]]]) -> Any:
    """Rows as one sparse matrix of `SIZE` columns and those of the sense."""
    from scipy.sparse import csr_matrix

    ends = np.cumsum([0, *(len(row[0]) for row in rows)])
    at = np.concatenate([np.zeros(0, np.int64), *(row[0] for row in rows)])
    values = np.concatenate([np.zeros(0, np.float32), *(row[1] for row in rows)])
    return csr_matrix((values, at, ends), shape=(len(rows), SIZE + WIDTH))


def masked(text: Text) -> list[str]:
    """The words, folded; what names a seat, suit, call, card or number replaced by its kind; no idle sentences."""
    kept, words = told_sentences(text), masks(text)
    return [
        words[place]
        for clause in text.clauses
        if clause.sentence in kept
        for place in range(clause.first, clause.last + 1)
        if words[place]
    ]


def masks(text: Text) -> list[str]:
    """What stands for each word of a text, by place: as in `masked`; nothing for signs and inside a name."""
    covered: dict[int, str] = {}
    for one in text.mentions:
        if one.kind == "who":
            sign = "Seat" if one.value in SEATS else f"Who{one.value}"
        elif one.kind in MASKS:
            sign = MASKS[one.kind]
        else:
            continue
        covered.setdefault(one.first, sign)
        for place in range(one.first + 1, one.last + 1):
            covered.setdefault(place, "")
    words = [covered.get(place, word.folded) for place, word in enumerate(text.words)]
    return [word if word.isalnum() or word == "?" else "" for word in words]


def pieces(words: Sequence[str]) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """The hashed places of some masked words and pieces of words alone, with their weights, of unit length together."""
    return _hashed(_pieces(words))


def told_sentences(text: Text) -> set[int]:
    """The sentences in which something is done, called or played; all of them where none is such."""
    kinds = {"call", "card", "verb"}
    busy = {
        clause.sentence
        for clause in text.clauses
        if any(one.kind in kinds for one in text.mentions if clause.first <= one.first <= clause.last)
    }
    return busy or {clause.sentence for clause in text.clauses}


def _pieces(words: Sequence[str]) -> Iterator[tuple[str, float]]:
    for at, word in enumerate(words):
        yield f"w {word}", 1.0
        if at:
            yield f"b {words[at - 1]} {word}", 0.7
        if word[0].isupper():
            continue
        padded = f" {word} "
        for length in _PIECES:
            for start in range(len(padded) - length + 1):
                yield padded[start : start + length], 0.5


def _signs(heard: Heard, irregular: Iterable[str]) -> Iterator[tuple[str, float]]:
    acts: list[str] = []
    for event in heard.table["events"]:
        act = f"{event['act']} {event.get('status', '')}"
        acts.append(act)
        yield f"act {act}", 1.0
        for how in event.get("how", ()):
            yield f"how {event['act']} {how}", 1.5
        kind = event.get("what", {}).get("kind") or next(iter(event.get("what", {})), "")
        yield f"what {act} {kind}", 0.7
    for one, two in pairwise(acts):
        yield f"acts {one} {two}", 1.0
    for row in heard.table.get("circumstances", ()):
        value = row.get("value")
        inner = value.get("act") or value.get("kind") or "" if isinstance(value, dict) else value
        yield f"is {row['is']} {inner if isinstance(inner, str | bool) else ''}", 1.5
    for row in heard.table.get("asked", ()):
        yield f"asked {row['form']} {row.get('act', '')}", 1.0
    for name in irregular:
        yield f"irregular {name}", 4.0
    yield f"kind {heard.kind}", 1.0
