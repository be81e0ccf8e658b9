"""What a piece of a text looks like to the reader of facts: clauses, sentences, and hashed signs of each.

Seats, suits, calls and numbers are masked; where it is known who erred and who declares, a person is also named by what
he is to them, so that `West has not called` and `her left-hand opponent has not called` look alike.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from understanding.clauses import Text
from understanding.features import MASKS, SEATS, SENSE_PLACES, SIZE
from understanding.senses import Sense

Span = tuple[int, int]
Row = tuple[NDArray[np.int64], NDArray[np.float32]]
_STEM = 5
_SENSE = 0.7
"""How much the sense of a piece counts beside its signs."""
_LENGTH = 4


def pieces(text: Text) -> list[Span]:
    """The spans in which a fact may be told: clauses, two in a row, and sentences."""
    found = [(one.first, one.last) for one in text.clauses]
    found += [
        (one.first, two.last)
        for one, two in zip(text.clauses, text.clauses[1:], strict=False)
        if one.sentence == two.sentence
    ]
    ends: dict[int, Span] = {}
    for one in text.clauses:
        first, last = ends.get(one.sentence, (one.first, one.last))
        ends[one.sentence] = (min(first, one.first), max(last, one.last))
    whole = (text.clauses[0].first, text.clauses[-1].last) if text.clauses else (0, len(text.words) - 1)  # signs alone
    return list(dict.fromkeys([*found, *ends.values(), whole]))


def roles(seats: Mapping[str, str]) -> dict[str, list[str]]:
    """What each seat is to the offender and to declarer: `{"offender": "S"}` makes West `@lho`."""
    found: dict[str, list[str]] = {seat: [] for seat in SEATS}
    offender, declarer = seats.get("offender"), seats.get("declarer")
    if offender in SEATS:
        at = SEATS.index(offender)
        for step, name in enumerate(("offender", "lho", "partner", "rho")):
            found[SEATS[(at + step) % 4]].append(f"@{name}")
    if declarer in SEATS:
        at = SEATS.index(declarer)
        for step, name in enumerate(("declarer", "defender", "dummy", "defender")):
            found[SEATS[(at + step) % 4]].append(f"@{name}")
    return found


def signs(text: Text, span: Span, seats: Mapping[str, Sequence[str]], sense: Sense) -> Row:
    """The hashed places of a piece's signs and their weights, of unit length together; its sense behind them."""
    counts: dict[int, float] = {}
    for sign, weight in _signs(text, span, seats):
        at = zlib.crc32(sign.encode()) & (SIZE - 1)
        counts[at] = max(counts.get(at, 0.0), weight)
    rows = np.fromiter(counts, np.int64, len(counts))
    values = np.fromiter(counts.values(), np.float32, len(counts))
    values /= max(float(np.linalg.norm(values)), 1e-9)
    meant = _SENSE * sense.span(*span)
    return np.concatenate([rows, SENSE_PLACES]), np.concatenate([values, meant]).astype(np.float32)


def _signs(text: Text, span: Span, seats: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, float]]:
    words = list(words_of(text, span, seats))
    negated = any(token.folded in text.book.words["not"] for token in text.words[span[0] : span[1] + 1])
    for at, word in enumerate(words):
        yield f"w {word}", 1.0
        stem = word[:_STEM]
        if stem != word:
            yield f"s {stem}", 0.8
        if at:
            yield f"b {words[at - 1][:_STEM]} {stem}", 0.7
        if at > 1:
            yield f"t {words[at - 2][:_STEM]} {stem}", 0.4
        if negated:
            yield f"n {stem}", 0.5
        if word[0].isupper() or word[0] == "@":
            continue
        padded = f" {word} "
        for start in range(len(padded) - _LENGTH + 1):
            yield padded[start : start + _LENGTH], 0.4
    if negated:
        yield "not", 1.0
    question = any(one.question for one in text.clauses if span[0] <= one.first <= span[1])
    if question:
        yield "asked", 1.0
    if any(one.supposed for one in text.clauses if span[0] <= one.first <= span[1]):
        yield "supposed", 1.0


def words_of(text: Text, span: Span, seats: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The words of a span, folded; seats, suits, calls and numbers masked, persons by what they are (`@lho`)."""
    covered: dict[int, list[str]] = {}
    for one in text.mentions:
        if one.kind == "who":
            known = list(seats.get(str(one.value), ()))
            names = [*known, *(() if known else ("Seat",))] if one.value in SEATS else [f"@{one.value}"]
        elif one.kind in MASKS:
            names = [MASKS[one.kind], *([str(one.value)] if one.value in ("P", "X", "XX") else [])]
        else:
            continue
        if one.first in covered:
            continue
        covered[one.first] = names
        for place in range(one.first + 1, one.last + 1):
            covered[place] = []
    for place in range(span[0], span[1] + 1):
        if place in covered:
            yield from covered[place]
        else:
            token = text.words[place]
            if token.folded.isalnum():
                yield f"@{token.folded}" if place and text.words[place - 1].text == "@" else token.folded
            elif token.text == "?":
                yield "?"
