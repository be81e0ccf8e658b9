"""A question for the difference of two things: the provision of each, to be told side by side."""

from __future__ import annotations

from corpus.concepts import provisions_of
from corpus.store import Store
from retrieval.reading import Reading
from understanding.contrasts import asks_for_a_difference


def compared(store: Store, reading: Reading, named: list[str]) -> list[str]:
    """The two provisions whose difference is asked for, in the order told; none where that is not the question."""
    if not asks_for_a_difference(reading.text, reading.language):
        return []
    told = sorted((item for item in reading.concepts.values() if item.sure), key=lambda item: item.start)
    places = list(named) or [place for item in told for place in provisions_of(item.value)[:1]]
    own = [place for place in dict.fromkeys(places) if place in store]
    return own[:2] if len(own) > 1 else []
