"""References, quotation marks and other signs of the Polish text: rules of their own, never the word repair."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ingest.lines import Edit

_WORD = re.compile(r"[0-9A-Za-z]+")
_REFERENCE = re.compile(r"(?:[1-9]|[1-8]\d|9[0-3])[A-M](?:\d(?:[a-l])?)?")
_DAMAGED = re.compile(r"(\d{1,3})([A-M])([0-9lI]{0,2})([a-l]?)")
_LOCAL = re.compile(r"([A-F])([l1I]{1,2})([a-d]?)")
_POINT = re.compile(r"\bpunk\w*(?: [A-M]\d? (?:oraz|lub|i))?\s*$")
_OPENING = re.compile(r"(?<![^\s(])[,\u00bb\"]{1,2}(?=[^\W\d])")
_CLOSING = re.compile(r"(?<=[^\W\d])\"(?=[\s.,;:)]|$)")


def references(number: int, text: str, before: str) -> Iterator[Edit]:
    """Damaged references of a line: `16Ala` is 16A1a, `860C` is 86C, `punkcie Bl` is B1. `before` is the line above."""
    for found in _WORD.finditer(text):
        mended = _mend(found[0]) or _mend_local(found[0], text[: found.start()].strip() or before)
        if mended and mended != found[0]:
            yield Edit(number, found.start(), found.end(), found[0], mended)


def _mend(word: str) -> str | None:
    damaged = _DAMAGED.fullmatch(word)
    if not damaged or _REFERENCE.fullmatch(word):
        return None
    law, letter, figure, small = damaged.groups()
    if int(law) > 93 and len(law) == 3:
        law = law.replace("0", "")  # O of the next letter read twice, once as 0
    if "l" in figure or "I" in figure:
        figure = "1"  # `l`, `1l` and `l1` are one and the same 1
    mended = f"{law}{letter}{figure}{small}"
    return mended if _REFERENCE.fullmatch(mended) else None


def _mend_local(word: str, before: str) -> str | None:
    damaged = _LOCAL.fullmatch(word)
    if not damaged or not set(damaged[2]) & set("lI") or not _POINT.search(before):
        return None
    return f"{damaged[1]}1{damaged[3]}"


def quotes(number: int, text: str) -> Iterator[Edit]:
    """A comma stuck before a word is the low opening quotation mark; a straight mark behind a word closes."""
    for found in _OPENING.finditer(text):
        yield Edit(number, found.start(), found.end(), found[0], "\u201e")
    for found in _CLOSING.finditer(text):
        yield Edit(number, found.start(), found.end(), found[0], "\u201d")
