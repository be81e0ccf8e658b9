"""A lead that lies on the table with either side up: how far the play was is open (Laws 21B1, 21B3).

A wrong explanation that comes out then may be in the clarification period or in the play, and either is asked about.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.facts import TOLD, chances_of
from understanding.heard import Heard
from understanding.times import says_somewhere

MISINFORMATION, NO_LEAD = "misinformation", "lead_face_down"
LIKELY = 0.5
"""The chance from which words tell that the play had begun, or was over."""
_FILE, _PHASE, _PLAYS = "begun", "phase", ("play", "after_play")
_LED, _SIDE = "led", ("side", "faced", "spread", "unspread")


def by_lead_lying(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it is not told how far a wrong explanation had gone, where the lead lies there with either side up."""
    text, row = heard.read, rows.get(_PHASE)
    if (
        procedure != MISINFORMATION
        or text is None
        or row is None
        or not says_somewhere(text, _FILE, _LED)
        or says_somewhere(text, _FILE, *_SIDE)
    ):
        return {}
    chances = chances_of(heard, procedure).get(_PHASE, {})
    if sum(chances.get(one, 0.0) for one in _PLAYS) >= LIKELY:
        return {}
    doubted = [rows[fact] for fact in (_PHASE, NO_LEAD) if fact in rows]
    return {one.fact: replace(one, sure=False, p=TOLD) for one in doubted}
