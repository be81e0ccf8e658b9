"""The explainer's partner bids on after a wrong explanation: it is unauthorized information for him (Laws 16B1a, 75A).

Told with what the explanation was, such a story sounds like the opponents' side of it alone (21B). That he whose call
was explained called again is told by who explained and who called; that there was an alert denies that one was missing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from understanding.asides import Aside, asides
from understanding.facts import chances_of
from understanding.heard import Heard
from understanding.rank import Choice

MATTER, PROCEDURE = "woken-up", "misinformation"
KIND, MISSING, WRONG = "explanation_kind", "missing_alert", "wrong"
UNREQUIRED, MAY_BE = "unrequired_alert", 0.3
"""An alert that was not due, and how probably that may be told."""
WELL = 0.8
"""How probable it is that what was said was wrong, where an alert and an explanation are told."""
_EXPLAINS, _CALL, _PASS, _ALERT, _NOBODY = ("explain", "alert"), "call", "P", "alert", "None"


def woken_partner(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The misinformation, and what his partner may not use, where he bids again behind it; else None twice."""
    best = choices[0] if choices else None
    if best is None or best.name != PROCEDURE:
        return None, None
    events = heard.done()
    said = next((at for at, one in enumerate(events) if one["act"] in _EXPLAINS and one.get("who")), None)
    if said is None:
        return None, None
    explained = str(events[said]["who"])
    before = any(partners(_caller(one), explained) for one in events[:said] if _bids(one))
    behind = any(partners(_caller(one), explained) for one in events[said + 1 :] if _bids(one))
    behind = behind or _answered(events, said, explained)
    return (PROCEDURE, asides()[MATTER]) if before and behind else (None, None)


def _answered(events: Sequence[Mapping[str, Any]], said: int, explained: str) -> bool:
    """Whether nobody but those two is told to have bid, and behind the explainer's own bid somebody does who is not
    named: `I bid two hearts, he came back with two spades`.
    """
    bids = [(at, _caller(one)) for at, one in enumerate(events) if _bids(one)]
    named = [who for _, who in bids if who != _NOBODY]
    own = [at for at, who in bids if at > said and who == explained]
    return (
        bool(own)
        and all(who == explained or partners(who, explained) for who in named)
        and any(who == _NOBODY and at > own[0] for at, who in bids)
    )


def by_alert(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That no alert was missing where somebody is told to have alerted: what was said was wrong."""
    if procedure != PROCEDURE or not heard.done(_ALERT):
        return {}
    row, kinds = rows.get(KIND), chances_of(heard, PROCEDURE).get(KIND, {})
    missing = kinds.get(MISSING, 0.0) >= MAY_BE if row is None else row.value == MISSING
    if not missing or kinds.get(UNREQUIRED, 0.0) >= MAY_BE:
        return {}
    return {KIND: Read(KIND, WRONG, heard.text if row is None else row.words, True, WELL)}


def _caller(one: Mapping[str, Any]) -> str:
    return str(one.get("who"))


def _bids(one: Mapping[str, Any]) -> bool:
    return bool(one["act"] == _CALL and one.get("what", {}).get("call") not in (None, _PASS))
