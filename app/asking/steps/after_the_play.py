"""A trick short of a card, or with one too many, that comes out when the play is over: both sides have played on (67B).

What came out `after the last trick` came out after the next one to any trick but the last, whatever trick is named.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.asking.facts import Read
from understanding.heard import Heard

PLAY_ENDED = "play_ended"
COUNTED = "wrong_count_extra"
"""That a wrong count came out when the board was over (13D)."""
OF_A_CARD, PLAY_OVER = "penalty_card_information", "play_over"
"""What somebody knew of a penalty card, looked at when the play is over (50E4)."""
PROCEDURE, PLAYED_ON, TRICK = "defective_trick", "both_sides_played_on", "defective_trick"
LAST = 13
WELL = 0.9
"""How probable what the end of the play tells is."""
_PHASE, _OVER = "phase", "after_play"


def by_phase(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the play has ended, and that both sides have played on, where no card but the last is in question."""
    words = over(heard)
    if words and procedure == COUNTED:
        return {PLAY_ENDED: Read(PLAY_ENDED, True, words, True, WELL)}
    if words and procedure == OF_A_CARD:
        return {PLAY_OVER: Read(PLAY_OVER, True, words, True, WELL)}
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
