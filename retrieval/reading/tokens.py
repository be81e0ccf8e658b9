"""A question as tokens: words, single figures and suit symbols, each with its folded form."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bridge.notation import without_accents
from retrieval.reading.model import Token

_TOKEN = re.compile(r"\d+|[^\W\d_]+|[^\w\s]")


def tokens(text: str) -> list[Token]:
    """The tokens of a text, in order.

    >>> [token.text for token in tokens("1NT, majd 1 pikk")]
    ['1', 'NT', ',', 'majd', '1', 'pikk']
    """
    return [Token(found[0], without_accents(found[0]), found.start(), found.end()) for found in _TOKEN.finditer(text)]


def joined(first: Token, second: Token) -> bool:
    """Whether no blank stands between two tokens."""
    return first.end == second.start


def sentences(words: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """The sentences: cut at full stops and marks that end one, not at the stop of an ordinal."""
    start = 0
    for at, token in enumerate(words):
        stop = token.text in "!?;" or (token.text == "." and not (at and words[at - 1].text.isdigit()))
        if stop:
            if at > start:
                yield words[start : at + 1]
            start = at + 1
    if start < len(words):
        yield words[start:]
