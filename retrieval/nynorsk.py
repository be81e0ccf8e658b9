"""Nynorsk read: where a text is in it, its words are put as Bokmaal has them, so that everything below reads it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from retrieval.text import cached_fold

TABLE = Path(__file__).parent / "data" / "nynorsk.txt"
LEAST = 2
"""Words that only Nynorsk has, at least, before a text is taken for it; dialect has one now and then."""
_WORD = re.compile(r"[^\W\d_]+")


@cache
def _table() -> tuple[dict[tuple[str, ...], str], frozenset[str]]:
    """Words, as written and folded, -> Bokmaal; and those, as written, that only Nynorsk has."""
    pairs: dict[tuple[str, ...], str] = {}
    own = set()
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if "=" not in line or line.startswith("#"):
            continue
        given, _, instead = (part.strip() for part in line.partition("="))
        word = given.rstrip("*")
        for spelt in {word, cached_fold(word)}:
            pairs[tuple(spelt.split())] = instead
        if given.endswith("*"):  # as written: without its sign `frå` is `fra`, and `lågt` is `lagt`, both Bokmaal
            own.add(word)
    return pairs, frozenset(own)


def as_bokmaal(text: str) -> str:
    """The text in Bokmaal words, or as it is where it is not Nynorsk.

    >>> as_bokmaal("Eg veit ikkje kva makker gjer.")
    'Jeg vet ikke hva makker gj\\xf8r.'
    """
    pairs, own = _table()
    found = list(_WORD.finditer(text))
    words = [one[0].lower() for one in found]
    if len(own.intersection(words)) < LEAST:
        return text
    made, end, at = [], 0, 0
    while at < len(found):
        length = 2 if at + 1 < len(words) and (words[at], words[at + 1]) in pairs else 1
        instead = pairs.get(tuple(words[at : at + length]))
        if instead is not None:
            first, last = found[at], found[at + length - 1]
            capital = first[0][0].isupper()
            made += [text[end : first.start()], instead[0].upper() + instead[1:] if capital else instead]
            end = last.end()
        at += length
    return "".join([*made, text[end:]])
