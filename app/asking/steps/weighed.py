"""What is to replace an insufficient bid is not told while its player weighs it (Law 27B): no call is put in its place,
and two are spoken of (`may he pass, and what if he bids 3 hearts?`), or none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from app.asking.steps.replaced_by import REPLACEMENT
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard, call_of

PROCEDURE = "insufficient_bid"
_CALL, _REPLACE = "call", "replace"
_TWO = 2


def by_weighing(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the replacement is not sure, where none was made and two calls are weighed."""
    told = rows.get(REPLACEMENT)
    if procedure != PROCEDURE or told is None or not told.sure or len(spoken_of(heard) or ()) < _TWO:
        return {}
    return {REPLACEMENT: replace(told, sure=False, p=TOLD)}


def spoken_of(heard: Heard) -> set[str] | None:
    """The calls that are wanted, supposed or asked about in the place of a bid too low; None where one was made, or no
    bid is shown to be too low.
    """
    bid = next((item for item, name in heard.shown if name == PROCEDURE and item.n), None)
    if bid is None or bid.n is None:
        return None
    who = next((str(one.get("who")) for one in heard.table["events"] if one["n"] == bid.n), "")
    behind = [one for one in heard.table["events"] if one["act"] in (_CALL, _REPLACE) and one["n"] > bid.n]
    own = [one for one in behind if _may_be_his(heard, who, str(one.get("who") or ""))]
    if any("status" not in one and one.get("who") for one in own if call_of(one) or one["act"] == _REPLACE):
        return None
    named = {call_of(one) for one in own} | {call_of(row, "value") for row in heard.told("intended")}
    return {call for call in named if call}


def _may_be_his(heard: Heard, who: str, other: str) -> bool:
    """Whether a call told of somebody may be the player's: not where both are known by their seats and differ."""
    one, other = heard.by_seat(who), heard.by_seat(other)
    return one == other or (not {one, other} <= set(SEATS) and not partners(one, other))
