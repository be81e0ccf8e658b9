"""What a call that was taken back was replaced with (Law 26): the next call of its player, nobody else's between.

A player calls once in a turn. Of `West took back 2 hearts and passed` the pass is the call that stands, whatever word
stands beside it: it is told, and not asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard, call_of

PROCEDURES = ("lead_restriction_26", "comparable_call")
OFFENDER, WITHDRAWN, REPLACEMENT = "offender", "withdrawn", "replacement"
WELL = 0.9
"""How probable is what follows from who called, and in which order."""
_CALL, _BACK = "call", "withdraw"


def by_next_call(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The call that its player made instead; empty where it is told, or nobody took one back."""
    if procedure not in PROCEDURES or REPLACEMENT in rows:
        return {}
    taken, erred = rows.get(WITHDRAWN), rows.get(OFFENDER)
    if taken is None or not taken.sure or (erred is not None and not erred.sure):
        return {}
    who, back = "" if erred is None else str(erred.value), False
    for one in heard.table["events"]:
        seat, call = str(one.get("who") or ""), call_of(one)
        if "status" in one or one["act"] not in (_CALL, _BACK):
            continue
        if not back:
            back = (one["act"] == _BACK or call == taken.value) and (not who or seat in (who, ""))
            who = who or seat
        elif call and call != taken.value:
            made = bool(who) and seat == who
            return {REPLACEMENT: Read(REPLACEMENT, call, str(one["words"]), True, WELL)} if made else {}
    return {}
