"""Who won the trick of a revoke, by who led to the next one (Laws 44G, 64A): it is he who won it.

`East led a spade to the next trick` tells it as plainly as words for it; a lead out of turn tells nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.asking.facts import Read
from app.asking.steps.who_played_on import ROLE, WELL, side_of, two_revokes
from app.asking.steps.who_won import HIMSELF, OTHER, REVOKES, WINNER
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.times import says

PARTNER = "partner"
_NEXT, _LED, _OUT_OF_TURN, _NOT_FOLLOWING = "played_to_next", "lead", "out_of_turn", "not_following"
_NEXT_TRICK = "to_next_trick"


def by_next_leader(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who won the trick of one revoke, where he who led to the next trick is told; empty where he is not, or words tell
    who won.
    """
    role = rows.get(ROLE)
    if procedure not in REVOKES or heard.read is None or role is None or not role.sure or two_revokes(rows):
        return {}
    told = rows.get(WINNER)
    if told is not None and told.sure:
        return {}
    events = heard.done()
    erred = [at for at, one in enumerate(events) if _NOT_FOLLOWING in one.get("how", ())]
    if len(erred) != 1:
        return {}
    offender = str(events[erred[0]].get("who"))
    led = [one for one in events[erred[0] + 1 :] if one["act"] == _LED]
    if not led or not _next(heard, heard.read, led[0]) or _OUT_OF_TURN in led[0].get("how", ()):
        return {}
    who, declares = str(led[0].get("who")), role.value in DECLARING
    if who == offender:
        won = HIMSELF
    else:
        side = side_of(heard.read, heard, who, offender, declares)
        won = "" if side is None else PARTNER if side is declares else OTHER
    return {WINNER: Read(WINNER, won, str(led[0]["words"]), True, WELL)} if won else {}


def _next(heard: Heard, text: Text, lead: Mapping[str, Any]) -> bool:
    """Whether a lead is told as made to the next trick: who only played to it may have followed."""
    there = text.where(str(lead["words"]))
    if not any(says(text, (one.first, one.last), "won", "leads") for one in there):
        return False
    return _NEXT_TRICK in lead.get("how", ()) or any(
        str(lead["words"]) in str(one["words"]) or str(one["words"]) in str(lead["words"]) for one in heard.told(_NEXT)
    )
