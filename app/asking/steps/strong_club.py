"""An opening bid in clubs that is told to be strong shows no clubs: it is artificial, and 31 rules its pass (30C).

Of `North opens 2C, our big strong thing, and South passes before East` nobody says *artificial*: to those who play it
so that goes without saying. A strong bid in another denomination may well be natural; a club told to be natural is.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.by_silence import OUT_OF_TURN
from app.asking.steps.out_of_order import bids_of
from app.asking.steps.partner_led import partners
from bridge.calls import Bid, parse_call
from understanding.heard import Heard, call_of
from understanding.times import says

PASSES = "passes_artificial_call"
ARTIFICIAL = "artificial"
OPENINGS = ("1C", "2C")
"""The bids that open strong hands of any shape."""
WELL = 0.9
"""How probable it is that a strong club shows no clubs."""
_CALL, _PASS, _FILE, _STRONG, _MEANING = "call", "P", "same_meaning", "strong", "meaning"


def by_strength(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That partner's call which is passed out of turn is artificial, where it is a strong club and the last bid."""
    text, told = heard.read, rows.get(PASSES)
    if text is None or procedure not in OUT_OF_TURN or (told is not None and told.sure and told.p >= WELL):
        return {}
    if any((row.get("value") or {}).get(ARTIFICIAL) is False for row in heard.told(_MEANING)):
        return {}
    calls = [one for one in heard.done(_CALL) if call_of(one)]
    bids = [one for one in calls if isinstance(parse_call(call_of(one)), Bid)]
    passed = calls and call_of(calls[-1]) == _PASS and len(bids_of(calls)) == 1
    if not passed or call_of(bids[0]) not in OPENINGS:
        return {}
    opener, passer = (heard.by_seat(str(one.get("who"))) for one in (bids[0], calls[-1]))
    if not partners(opener, passer):
        return {}
    there = {clause.sentence for clause in text.where(str(bids[0]["words"]))}
    for span in text.sentences():
        if text.sentence_at(span[0]) in there and says(text, span, _FILE, _STRONG):
            return {PASSES: Read(PASSES, True, text.said(*span), True, WELL)}
    return {}
