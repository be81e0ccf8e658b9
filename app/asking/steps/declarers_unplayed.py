"""That declarer's side has not played to the next trick, so dummy's wrong card may still go back (Law 45D1).

`Have both sides played to the next trick?` is answered by either of the two: where a defender has led to it and of
nobody, declarer or dummy is told to have played, one side has not.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from bridge.seats import Seat
from understanding.claimers import DECLARING
from understanding.features import SEATS
from understanding.heard import Heard

PROCEDURE, BOTH = "dummy_wrong_card", "both_sides_played_to_next"
WELL = 0.9
"""How probable it then is."""
_PLAY, _NOBODY = "play", ("nobody", "everybody")


def by_unplayed(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That not both sides have played to the next trick; empty where nobody of declarer's side is told not to have."""
    told = rows.get(BOTH)
    if procedure != PROCEDURE or (told is not None and told.sure and told.p >= WELL):
        return {}
    seats = _declaring(heard, rows)
    for row in heard.not_done(_PLAY):
        who = str(row.get("who"))
        if who in (*_NOBODY, *DECLARING) or heard.by_seat(who) in seats:
            return {BOTH: Read(BOTH, False, str(row["words"]), True, WELL)}
    return {}


def _declaring(heard: Heard, rows: Mapping[str, Read]) -> frozenset[str]:
    """The seats of declarer and dummy, where one of them is told."""
    contract = rows.get("contract")
    declarer = contract.value.get("declarer") if contract is not None and isinstance(contract.value, dict) else None
    named = [declarer, *(str(row.get("who")) for row in heard.told(*DECLARING))]
    seats = {Seat(one) for one in named if one in SEATS}
    return frozenset(seat.value for one in seats for seat in (one, one.partner))
