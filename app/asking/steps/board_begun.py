"""Whether a board was begun, by words of the board: heard of before it was played (16D2), misdealt and played (6D1)."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.after_the_play import over
from understanding.heard import Heard
from understanding.times import says_somewhere

HEARD_OF, FIRST_CALL = "extraneous_info", "first_call_made"
MISDEALT, BEFORE = "irregular_deal", "before_auction"
WELL = 0.9
"""How probable it then is."""
_FILE = "boards"


def by_board(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That nobody has called yet on a board that is told to be unplayed; that the auction began on one played out."""
    text = heard.read
    if text is None:
        return {}
    if procedure == HEARD_OF and (words := says_somewhere(text, _FILE, "unplayed")):
        return {FIRST_CALL: Read(FIRST_CALL, False, words, True, WELL)}
    if procedure == MISDEALT and (words := over(heard) or says_somewhere(text, _FILE, "played_out")):
        return {BEFORE: Read(BEFORE, False, words, True, WELL)}
    return {}
