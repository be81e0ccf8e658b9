"""An insufficient bid, and its player's partner calls before the player between them has: that is out of turn too.

No replay shows it, since what follows an insufficient bid depends on who accepts; by its seats it is plain. The bid
rules (27), the partner's call is said behind it: his right-hand opponent was to call (30A, 31A).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from app.asking.steps.told_apart import place, told_by_sentence
from app.asking.steps.too_low import ACCEPTS, BY_LHO, EARLY, NEW, WELL
from understanding.asides import Aside, asides
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.out_of_turn import THREE
from understanding.rank import Choice

OUT_OF_TURN = (*THREE, "call_out_of_rotation")
SOUNDS = 0.4
"""How loudly a sentence tells a call out of turn; that the player between them passed is often left out."""
RULES, LEGAL = "insufficient_bid", "call_legality"
PASSED, BID = "partner-passed-before-left", "partner-bid-before-left"
_CALL, _PASS, _CHANGED = "call", "P", ("replace", "withdraw")


def partner_called(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The insufficient bid's procedure and the call behind it, where its player's partner made that; else two None."""
    best = choices[0].name if choices else ""
    if best not in {RULES, LEGAL, *OUT_OF_TURN}:
        return None, None
    call = _behind(heard)
    if call is None:
        return None, None
    return RULES, asides()[PASSED if call.get("what", {}).get("call") == _PASS else BID]


def by_partner_called(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the left-hand opponent has not called, where partner called before him; nor is that the bid put in place of
    the insufficient one.
    """
    call = _behind(heard) if procedure == RULES else None
    if call is None:
        return {}
    loose = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in (*NEW, EARLY) if fact in rows}
    accepts = rows.get(ACCEPTS)
    if accepts is not None and accepts.value is True:
        loose[ACCEPTS] = replace(accepts, sure=False, p=TOLD)
    return loose | {BY_LHO: Read(BY_LHO, False, str(call["words"]), True, WELL)}


def _behind(heard: Heard) -> Mapping[str, Any] | None:
    """The call behind an insufficient bid that its player's partner made out of turn; None where none is told."""
    low = next((item.n for item, _ in heard.shown if item.what == RULES), None)
    calls = heard.done(_CALL)
    offender = next((str(one.get("who")) for one in calls if one["n"] == low), "")
    behind = [one for one in calls if low is not None and one["n"] > low]
    own = bool(behind) and partners(str(behind[0].get("who")), offender)
    return behind[0] if own and _out_of_turn(heard) else None


def _out_of_turn(heard: Heard) -> bool:
    """Whether a call out of turn is told in a sentence of its own, or shown, and nothing was accepted or replaced."""
    if heard.done(*_CHANGED) or any(one.get("value") is True for one in heard.told("accepted")):
        return False
    shown = any(name in OUT_OF_TURN for _, name in heard.shown)
    return shown or place(told_by_sentence(heard), OUT_OF_TURN, (RULES,), SOUNDS) is not None
