"""A question for the difference of two things: the provision of each, to be told side by side."""

from __future__ import annotations

import re

from corpus.citations import cited
from corpus.concepts import provisions_of
from corpus.model import Language
from corpus.store import Store
from retrieval.reading import Reading
from understanding.contrasts import asks_for_a_difference

_CODE, _BARE = r"(?P<code>\d{1,2}[A-F]\w{0,3})", r"(?P<bare>\d{1,2})"
_BEHIND = re.compile(rf"\b{_CODE}\W+(?:[^\W\d]+\W+){{1,2}}{_BARE}\b(?!\w)")
_BEFORE = re.compile(rf"\b{_BARE}\W+(?:[^\W\d]+\W+){{1,2}}{_CODE}\b")
"""A law by its letter, and another by its number alone, with one or two words between them."""


def compared(store: Store, reading: Reading, named: list[str]) -> list[str]:
    """The two provisions whose difference is asked for, in the order told; none where that is not the question."""
    if not asks_for_a_difference(reading.text, reading.language):
        return []
    told = sorted((item for item in reading.concepts.values() if item.sure), key=lambda item: item.start)
    places = list(named) or [place for item in told for place in provisions_of(item.value)[:1]]
    own = [place for place in dict.fromkeys(places) if place in store]
    return own[:2] if len(own) > 1 else []


def named_both(store: Store, text: str, language: Language, named: list[str]) -> list[str]:
    """The laws named; where one is and the difference is asked for, a bare number beside it too (`69B and 71`)."""
    if len(named) != 1 or not asks_for_a_difference(text, language):
        return named
    for pattern, first in ((_BEHIND, False), (_BEFORE, True)):
        for found in pattern.finditer(text):
            if cited(store, found["code"]) == named and (other := cited(store, f"law {found['bare']}")):
                return [*other, *named] if first else [*named, *other]
    return named
