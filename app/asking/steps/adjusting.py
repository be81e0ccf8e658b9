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

PROCEDURE = "assigned_score"
TOLD: Mapping[str, Mapping[str, Any]] = {
    "severe": {"ground": "rectification_too_harsh_or_mild"},
    "weighs": {"ground": "law_gives_power", "finding_damage": True, "finding_outcomes": "several"},
}
"""What each kind of words tells."""
WELL = 0.9
"""How probable it then is."""
_FILE = "adjusting"


def adjusting_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the adjusted score, where something of it is asked."""
    return put_first(choices, PROCEDURE) if choices and _asked(heard) else list(choices)


def by_adjusting(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What is asked of the adjusted score."""
    kind = _asked(heard) if procedure == PROCEDURE else ""
    return {fact: Read(fact, value, heard.text, True, WELL) for fact, value in TOLD[kind].items()} if kind else {}


def _asked(heard: Heard) -> str:
    """The kind of words that stand in the text; empty where none do."""
    text = heard.read
    return "" if text is None else next((kind for kind in TOLD if says_somewhere(text, _FILE, kind)), "")
