"""A trick short of a card, or with one too many, that comes out when the play is over: both sides have played on (67B).

What came out `after the last trick` came out after the next one to any trick but the last, whatever trick is named.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard

PLAY_ENDED = "play_ended"
COUNTED = "wrong_count_extra"
"""That a wrong count came out when the board was over (13D)."""
PROCEDURE, PLAYED_ON, TRICK = "defective_trick", "both_sides_played_on", "defective_trick"
LAST = 13
WELL = 0.9
"""How probable what the end of the play tells is."""
_PHASE, _OVER = "phase", "after_play"


def by_phase(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the play has ended, and that both sides have played on, where no card but the last is in question."""
    told = [one for one in heard.table.get("circumstances", ()) if one["is"] == _PHASE]
    over = [one for one in told if one.get("value") == _OVER]
    if over and len(over) == len(told) and procedure == COUNTED:
        return {PLAY_ENDED: Read(PLAY_ENDED, True, str(over[0]["words"]), True, WELL)}
    trick = rows.get(TRICK)
    if procedure != PROCEDURE or not over or (trick is not None and trick.sure and trick.value == LAST):
        return {}
    return {PLAYED_ON: Read(PLAYED_ON, True, str(over[0]["words"]), True, WELL)}
