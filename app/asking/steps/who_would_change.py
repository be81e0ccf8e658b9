"""Who was misinformed is he who would have made another call, or wants to take his back (Law 21B1a).

The seat is heard in words that name several, and the table reads a pass told of nobody as another's. Where one player
alone is told to want another call, and the explanation was not his side's, he is the one; of two partners, the one who
called last. Of his partner and of his left-hand opponent is then told who has called since.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.who_called_since import by_callers
from app.asking.steps.who_was_misinformed import MISINFORMED, OF_ANOTHER, OFFENDER, PROCEDURE
from bridge.seats import Seat
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.misinformed import receiver

SINCE = OF_ANOTHER[0]
WELL = 0.8
"""How probable it is that who wants another call was misinformed."""
_CALL, _WITHDRAW, _INTENDED, _WISHES = "call", "withdraw", "intended", ("intended", "supposed")
_BACK = ("replace", _WITHDRAW)


def by_wisher(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The misinformed player and who has called since; empty where nobody wants another call, or both sides do."""
    if procedure != PROCEDURE or heard.read is None or receiver(heard.read) is not None:
        return {}  # who was given the explanation is told
    wishers, erred = _wishers(heard), rows.get(OFFENDER)
    seat = _last_to_call(heard, wishers) if len(wishers) > 1 else next(iter(wishers), "")
    if not seat:
        return {}
    words = wishers[seat]
    own = erred is not None and erred.value in SEATS and Seat(str(erred.value)).side is Seat(seat).side
    told = rows.get(MISINFORMED)
    if own or (told is not None and told.sure and told.value == seat):
        return {}
    found = {MISINFORMED: Read(MISINFORMED, seat, words, True, WELL)}
    if len(wishers) > 1:
        found[SINCE] = Read(SINCE, False, words, True, WELL)
    others = {fact: row for fact, row in rows.items() if told is None or fact not in OF_ANOTHER}
    return by_callers(heard, procedure, {**others, **found}) | found


def _last_to_call(heard: Heard, wishers: Mapping[str, str]) -> str:
    """Of two partners who want another call, the one who called last: the other's stands, since he has called since."""
    if len({Seat(one).side for one in wishers}) > 1:
        return ""
    called = [heard.by_seat(str(one.get("who"))) for one in heard.done(_CALL)]
    return next((one for one in reversed(called) if one in wishers), "")


def _wishers(heard: Heard) -> dict[str, str]:
    """The seats of those who want another call, or theirs back, with the words."""
    rows = [
        one
        for one in heard.table["events"]
        if one["act"] in (_CALL, *_BACK) and (one.get("status") in _WISHES or one["act"] == _WITHDRAW)
    ]
    asked = [one for one in heard.table.get("asked", ()) if one.get("act") in _BACK]
    rows += [one for one in asked if heard.asker is not None and heard.by_seat(str(one.get("who"))) == heard.asker]
    rows += [one for one in heard.told(_INTENDED) if _CALL in (one.get("value") or {})]
    found = {heard.by_seat(str(one.get("who"))): str(one["words"]) for one in rows}
    return {who: words for who, words in found.items() if who in SEATS}
