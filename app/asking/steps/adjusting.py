"""What is asked about an adjusted score: none for a rectification too severe (Law 12B2), and how results are weighted.

The story of the irregularity before it is told louder, and its law was ruled once more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

TOLD: Mapping[str, tuple[str, Mapping[str, Any]]] = {
    "severe": ("director_duties", {"unduly_severe": True}),
    "weighs": (
        "assigned_score",
        {"ground": "law_gives_power", "finding_damage": True, "finding_outcomes": "several"},
    ),
}
"""Which procedure each kind of words is about, and what it tells that."""
WELL = 0.9
"""How probable it then is."""
_FILE = "adjusting"


def adjusting_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the adjusted score, where something of it is asked."""
    kind = _asked(heard) if choices else ""
    return put_first(choices, TOLD[kind][0]) if kind else list(choices)


def by_adjusting(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What is asked of the adjusted score."""
    kind = next((name for name, (law, _) in TOLD.items() if law == procedure), "")
    if not kind or kind != _asked(heard):
        return {}
    return {fact: Read(fact, value, heard.text, True, WELL) for fact, value in TOLD[kind][1].items()}


def _asked(heard: Heard) -> str:
    """The kind of words that stand in the text; empty where none do."""
    text = heard.read
    return "" if text is None else next((kind for kind in TOLD if says_somewhere(text, _FILE, kind)), "")
