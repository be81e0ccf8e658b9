"""A slow pass behind which the partner only passed (Law 73D1): his pass takes no advantage of it, nothing is done.

A slow pass suggests acting, if anything. Told by the acts: who hesitated passed, his partner has called nothing but a
pass, and neither led or called anything later.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from understanding.heard import Heard

PROCEDURE, PASSED = "unauthorized_information", "passed_too"
WELL = 0.9
"""How probable it then is."""
_HESITATE, _CALL, _PASS = "hesitate", "call", "P"
_PLAYS = frozenset({"lead", "play", "call"})


def by_passes(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That both only passed, where the acts behind the hesitation say so of both, and of nothing else."""
    if procedure != PROCEDURE:
        return {}
    events = heard.done()
    at = next((place for place, one in enumerate(events) if one["act"] == _HESITATE and one.get("who")), None)
    if at is None:
        return {}
    slow = str(events[at]["who"])
    mine, theirs = [], []
    for one in events[at:]:
        if one["act"] not in _PLAYS:
            continue
        who, passed = str(one.get("who")), one["act"] == _CALL and one.get("what", {}).get("call") == _PASS
        if who == slow:
            mine.append(passed)
        elif partners(who, slow):
            theirs.append(passed)
        elif one["act"] != _CALL:
            return {}
    if not mine or not theirs or not all((*mine, *theirs)):
        return {}
    return {PASSED: Read(PASSED, True, heard.text, True, WELL)}
