"""A trick short of a card, or with one too many, that comes out when the play is over: both sides have played on (67B).

What came out `after the last trick` came out after the next one to any trick but the last, whatever trick is named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.asking.facts import Read
from understanding.heard import Heard

MISDEALT, BEFORE = "irregular_deal", "before_auction"
OVER: Mapping[str, tuple[str, bool]] = {
    "wrong_count_extra": ("play_ended", True),
    "penalty_card_information": ("play_over", True),
    MISDEALT: (BEFORE, False),
}
"""What the end of the play tells a procedure: that a wrong count came out then (13D), or that what somebody knew of a
penalty card is looked at (50E4); that the auction had begun on a misdealt board (6D1).
"""
PROCEDURE, PLAYED_ON, TRICK = "defective_trick", "both_sides_played_on", "defective_trick"
LAST = 13
WELL = 0.9
"""How probable what the end of the play tells is."""
_PHASE, _OVER = "phase", "after_play"


def by_phase(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the play has ended, and that both sides have played on, where no card but the last is in question."""
    words = over(heard)
    if words and procedure in OVER:
        fact, value = OVER[procedure]
        return {fact: Read(fact, value, words, True, WELL)}
    ends = _ends(heard)
    trick = rows.get(TRICK)
    if procedure != PROCEDURE or not ends or (trick is not None and trick.sure and trick.value == LAST):
        return {}
    return {PLAYED_ON: Read(PLAYED_ON, True, str(ends[0]["words"]), True, WELL)}


def over(heard: Heard) -> str:
    """The words that tell that the play is over; empty where an earlier time is told too."""
    ends = _ends(heard)
    return str(ends[0]["words"]) if ends and len(ends) == len(heard.told(_PHASE)) else ""


def _ends(heard: Heard) -> list[Mapping[str, Any]]:
    return [one for one in heard.told(_PHASE) if one.get("value") == _OVER]
