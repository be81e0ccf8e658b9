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
SOUNDS = (PROCEDURE, "duty_to_correct")
"""What such a story sounds like: the opponents' side of it, or when the explanation has to be put right."""
KIND, MISSING, WRONG = "explanation_kind", "missing_alert", "wrong"
UNREQUIRED, MAY_BE = "unrequired_alert", 0.3
"""An alert that was not due, and how probably that may be told."""
WELL = 0.8
"""How probable it is that what was said was wrong, where an alert and an explanation are told."""
_EXPLAINS, _CALL, _PASS, _ALERT, _NOBODY, _HE = ("explain", "alert"), "call", "P", "alert", "None", "he"


def woken_partner(choices: Sequence[Choice], heard: Heard) -> tuple[str | None, Aside | None]:
    """The ruling, and what his partner may not use, where he bids again behind it; else None twice."""
    best = choices[0] if choices else None
    if best is None or best.name not in SOUNDS:
        return None, None
    events = heard.done()
    said = [at for at, one in enumerate(events) if one["act"] in _EXPLAINS and one.get("who")]
    return (best.name, asides()[MATTER]) if any(_bid_on(heard, events, at) for at in said) else (None, None)


def _bid_on(heard: Heard, events: Sequence[Mapping[str, Any]], said: int) -> bool:
    """Whether the partner of him who explained had bid before that, and does so again behind it."""
    explained = str(events[said]["who"])
    before = any(partners(_caller(one), explained) for one in events[:said] if _bids(one))
    behind = any(partners(_caller(one), explained) for one in events[said + 1 :] if _bids(one))
    return before and (behind or _answered(events, said, explained) or _named_beside(heard, explained))


def _named_beside(heard: Heard, explained: str) -> bool:
    """Whether behind the explainer's own bid another one stands, and between them, or by a pronoun in the sentence of
    that bid, his partner is named: `E then two spades, and W goes back to three diamonds`.
    """
    own = [one for one in heard.done(_CALL) if _bids(one) and _caller(one) == explained]
    text = heard.read
    if text is None or not own:
        return False
    bids = [one for one in text.mentions if one.kind == _CALL and str(one.value) != _PASS]
    at = next((one for one in bids if one.value == own[0]["what"]["call"]), None)
    behind = [one for one in bids if at is not None and one.first > at.last]
    if at is None or not behind:
        return False
    named = [one for one in text.mentions if one.kind == "who" and one.first < behind[0].first]
    last = named[-1] if named else None
    if last is not None and last.first > at.last and last.value == _HE:  # who has just called is not he
        there = [one for one in named if text.sentence_at(one.first) == text.sentence_at(last.first)]
        last = next((one for one in there if partners(str(one.value), explained)), None)
        return last is not None
    return last is not None and last.first > at.last and partners(str(last.value), explained)


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
