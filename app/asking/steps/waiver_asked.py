"""A rectification that is to be waived (Law 81C5): whether it may be is asked, not what the rectification is.

At the innocent side's request the director may, at the offenders' he may not. So who asks for it decides: the one first
named where it is asked, beside him who is first told to have done something, or else is named first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from understanding.heard import Heard
from understanding.model import Mention
from understanding.rank import Choice, put_first
from understanding.times import says, says_somewhere

PROCEDURE, BY = "director_duties", "waiver_requested_by"
OURS, THEIRS = "offending_side", "non_offending_side"
WELL = 0.9
"""How probable it is that a waiver is the matter."""
_FILE, _WAIVE = "duties", "waive"
_OTHERS = frozenset({"director", "nobody", "everybody", "he"})


def waiver_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; the director's duties first where a waiver is asked for."""
    if not choices or heard.read is None or not says_somewhere(heard.read, _FILE, _WAIVE):
        return list(choices)
    return put_first(choices, PROCEDURE, WELL)


def by_waiver(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Which side asks for it: the offenders', where their player or his partner does."""
    text = heard.read
    if procedure != PROCEDURE or text is None:
        return {}
    spans = [span for span in text.sentences() if says(text, span, _FILE, _WAIVE)]
    named = [str(one.value) for span in spans for one in text.mentions if one.kind == "who" and _in(one, span)]
    first = next((str(one.value) for one in text.mentions if one.kind == "who"), None)
    erred = next((str(one["who"]) for one in heard.done() if one.get("who")), first)
    asks = next((one for one in named if one not in _OTHERS), erred)
    if not spans or asks is None:
        return {}
    own = erred is not None and (asks == erred or partners(asks, erred))
    return {BY: Read(BY, OURS if own else THEIRS, text.said(*spans[0]), True, WELL)}


def _in(one: Mention, span: tuple[int, int]) -> bool:
    return span[0] <= one.first <= span[1]
