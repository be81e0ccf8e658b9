"""Who called with a wrong number of cards, by seats (Laws 13A, 13B): counts are told of hands, calls of players.

`A call was made` sounds as though a player with a wrong number had called, whichever of the four called. Where one hand
has as many too many as another lacks, the other two are right, told or not; and whoever of the two is not among those
told to have called has not. Where only one hand is told, the other may be a caller's: that is asked. Nothing is said
where the auction is over or somebody calls who is not told by his seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard

PROCEDURE, COUNTS, CALLED = "wrong_count_extra", "counts", "called_with_wrong_count"
FULL = 13
WELL = 0.95
"""How probable is what seats and counts tell."""
_CALL, _OVER = "call", ("contract", "auction_over")


def by_hands_counted(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Whether a player whose hand is told to have a wrong number of cards has called."""
    told, calls = rows.get(COUNTS), heard.done(_CALL)
    if procedure != PROCEDURE or told is None or not isinstance(told.value, dict) or not calls:
        return {}
    wrong = {seat: int(count) - FULL for seat, count in told.value.items() if count != FULL}
    callers = {heard.by_seat(str(one.get("who"))) for one in calls}
    if callers & wrong.keys():
        return {CALLED: Read(CALLED, True, told.words, True, WELL)}
    closed = heard.done("lead") or any(row.get("value") is not False for row in heard.told(*_OVER))
    if not wrong or closed or not callers <= set(SEATS):
        return {}
    silent = {heard.by_seat(str(one.get("who"))) for one in heard.not_done(_CALL)}
    if sum(wrong.values()) and not (wrong.keys() < silent and not callers & silent):
        heard_so = rows.get(CALLED)  # which other hand is wrong too is not told
        return {} if heard_so is None else {CALLED: replace(heard_so, sure=False, p=TOLD)}
    return {CALLED: Read(CALLED, False, told.words, True, WELL)}
