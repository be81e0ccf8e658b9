"""That he who called out of turn had called before, by what he is told to have called earlier (Laws 30B, 31B)."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.by_silence import OUT_OF_TURN
from app.asking.steps.dealer_called import CALLED_BEFORE, WELL
from understanding.heard import Heard

_CALL = "call"


def by_earlier_call(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the offender had called before: one of two calls of one player is told with a word for earlier."""
    text, told = heard.read, rows.get(CALLED_BEFORE)
    if procedure not in {"call_out_of_rotation"} | OUT_OF_TURN or text is None:
        return {}
    if told is not None and told.sure and told.value is True:
        return {}
    calls = [one for one in heard.done(_CALL) if "who" in one]
    for at, row in enumerate(calls):
        behind = any(one["who"] == row["who"] for one in calls[at + 1 :])
        there = text.where(str(row["words"]))
        if behind and len(there) == 1 and text.has(there[0], "earlier"):
            return {CALLED_BEFORE: Read(CALLED_BEFORE, True, str(row["words"]), True, WELL)}
    return {}
