"""A question for the difference of two things: the provision of each, to be told side by side."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from corpus import strict_yaml
from corpus.concepts import provisions_of
from corpus.store import Store
from retrieval.reading import Reading
from retrieval.text import cached_fold


def compared(store: Store, reading: Reading, named: list[str]) -> list[str]:
    """The two provisions whose difference is asked for, in the order told; none where that is not the question."""
    folded = " ".join(reading.text.split())
    folded = "".join(cached_fold(word) + " " for word in folded.split())
    if not any(word in folded for word in _words()[reading.language]):
        return []
    told = sorted((item for item in reading.concepts.values() if item.sure), key=lambda item: item.start)
    places = list(named) or [place for item in told for place in provisions_of(item.value)[:1]]
    own = [place for place in dict.fromkeys(places) if place in store]
    return own[:2] if len(own) > 1 else []


@cache
def _words() -> dict[str, Any]:
    found: dict[str, Any] = strict_yaml.load(Path(__file__).with_name("differences.yaml"))
    return found
