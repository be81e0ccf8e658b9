"""Who passed behind his partner's pause and pass chose nothing that it suggested: thinking suggests an action (16B1a).

*East thought for half a minute and passed, South and West passed too. South wants a penalty* was asked for logical
alternatives, though a pass stands whatever there was, and thinking by itself is no infraction (73D1).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from app.asking.steps.partner_led import card_of, partners
from app.asking.steps.paused_too import INFORMATION, is_a_pause
from understanding.heard import Heard

SUGGESTED = "finding_demonstrably_suggested"
WELL = 0.9
"""How probable it is that a pass was not suggested."""
_CALL, _PASS, _PLAYS = "call", "P", ("lead", "play")
_NATURAL = ("A", "K")
"""Leads of an honour that has its suit's next one beside it, as a rule."""


def by_only_passed(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That what partner did was not suggested, where he passed, as the one who had thought did, and led a high honour
    or nothing.
    """
    events = heard.done()
    made = [at for at, one in enumerate(events) if one["act"] == _CALL]
    pauses = [at for at, one in enumerate(events) if is_a_pause(one) and made and at <= made[-1]]  # else spoken of
    if procedure != INFORMATION or not pauses or not all(_passed(events, at) for at in pauses):
        return {}
    bid = _call(events[made[-1]]) != _PASS  # else `he never bid` leaves no call out
    silent = {str(row.get("who")) for row in heard.not_done(_CALL) if bid}
    if any(partners(one, str(events[at].get("who"))) for one in silent for at in pauses):
        return {}
    words = str(events[pauses[0]]["words"])
    return {SUGGESTED: Read(SUGGESTED, False, words, True, WELL)}


def _passed(events: Sequence[Mapping[str, Any]], at: int) -> bool:
    """Whether he who paused passed then, and his partner has only passed since."""
    who = str(events[at].get("who"))
    made = [(place, one) for place, one in enumerate(events) if one["act"] == _CALL]
    first = {_call(one): place for place, one in reversed(made)}  # a bid named again is spoken of
    since = [one for place, one in made if place >= at and (_call(one) == _PASS or first[_call(one)] == place)]
    own = [one for one in since if one.get("who") == who]
    mates = [one for one in events[at:] if partners(str(one.get("who")), who)]
    theirs = [one for one in since if one in mates]
    played = [one for one in mates if one["act"] in _PLAYS]
    in_turn = bool(theirs) and since[0] is not theirs[0]  # another one calls first
    passes = in_turn and all(_call(one) == _PASS for one in [*own, *theirs])
    return passes and all(_rank(one) in _NATURAL for one in played)


def _call(one: Mapping[str, Any]) -> str:
    return str((one.get("what") or {}).get("call"))


def _rank(one: Mapping[str, Any]) -> str:
    return str((one.get("what") or {}).get("rank") or str(card_of(one))[1:])
