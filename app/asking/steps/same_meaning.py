"""A call that is told to mean what the cancelled one meant is comparable (Law 23A1)."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.times import says

COMPARABLE = "finding_comparable"
WELL = 0.9
"""How probable is what the words say."""


def by_meaning(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the new call is comparable; empty where nothing says what it means, or it is only asked."""
    from rulings import registry

    text = heard.read
    if text is None or COMPARABLE not in registry.get(procedure).fields:
        return {}
    for span in text.sentences():
        asks = text.said(*span).rstrip().endswith("?")
        if not asks and says(text, span, "same_meaning", "same"):
            return {COMPARABLE: Read(COMPARABLE, True, text.said(*span), True, WELL)}
    return {}
