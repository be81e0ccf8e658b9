"""A call out of turn made again in turn, with nothing but passes since, is comparable: it means the same (23A1, 31A2a).

Told as what happened next it sounds like any replacement, of which it is asked what it shows.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard, call_of

PROCEDURES = frozenset({"bid_out_of_rotation", "call_out_of_rotation"})
OUT_OF_TURN, COMPARABLE = "out_of_turn", "finding_comparable"
WELL = 0.8
"""How probable it is that it means the same."""
_CALL, _PASS = "call", "P"


def by_same_call(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the new call is comparable, where it is the call made out of turn; not where that was heard otherwise."""
    told, row = rows.get(COMPARABLE), rows.get(OUT_OF_TURN)
    if procedure not in PROCEDURES or row is None or (told is not None and told.sure and told.value is False):
        return {}
    made = [one for one in heard.done(_CALL) if call_of(one)]
    called = [(one.get("who"), call_of(one)) for one in made]
    out = (row.value.get("player"), row.value.get("call"))
    if called.count(out) < 2 or out[1] == _PASS:
        return {}
    first = called.index(out)
    again = called.index(out, first + 1)
    since = [call for _, call in called[first + 1 : again]]
    if not since or any(call != _PASS for call in since):
        return {}
    return {COMPARABLE: Read(COMPARABLE, True, str(made[again]["words"]), True, WELL)}
