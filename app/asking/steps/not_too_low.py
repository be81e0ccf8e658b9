"""A bid that supersedes the last one is sufficient, whoever says that it is too low (Law 18C): nothing is irregular.

`2S, double, 2NT, and the next player says that over a double one has to bid higher` sounds like an insufficient bid.
The bids told, each above the last, in turn where their players are told, show that none was; what says that one was
is somebody's opinion.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from app.asking.facts import Read
from app.asking.steps.out_of_order import bids_of, calls_told
from app.asking.steps.too_low import PROCEDURE as TOO_LOW
from bridge.calls import Bid, parse_call
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard, call_of
from understanding.rank import Choice, swapped
from understanding.times import says_somewhere

LEGAL, FAULT, NONE, CALL = "call_legality", "fault", "none", "call"
OF_THE_CALL = ("auction", CALL, "player", "offender", "out_of_turn", "dealer", "doubles")
MISNAMED = "misnamed_bid"
"""What else would say whether a call is legal: which one it is about is not told apart."""
WELL = 0.9
"""How probable it is that a bid above the last one is all that is disputed."""
_CALL, _REPLACE, _CLAIMED, _TWO = "call", "replace", "claimed", 2
_FILE, _CLAIMS, _MINE = "disputed", "claims", "mine"


def enough_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first whether a call is legal, where a bid is only said to be too low."""
    if not choices or choices[0].name != TOO_LOW or not _rising(heard):
        return list(choices)
    return swapped(choices, LEGAL)


def by_sufficient(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That nothing is wrong with a bid that is only said to be too low, and which it is where two are told."""
    bids = _rising(heard) if procedure == LEGAL and dict(heard.ranked).get(TOO_LOW, 0.0) >= TOLD else []
    if not bids:
        return {}
    found = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in OF_THE_CALL if fact in rows}
    values: dict[str, object] = {FAULT: NONE, MISNAMED: False}
    if len(bids) == _TWO:
        values[CALL] = str(bids[-1])
    return found | {fact: Read(fact, value, heard.text, True, WELL) for fact, value in values.items()}


def _rising(heard: Heard) -> list[Bid]:
    """The bids told where each supersedes the last, and somebody says or thinks otherwise; else none."""
    if heard.read is None or heard.done(_REPLACE):
        return []
    events = [one for one in heard.table["events"] if one["act"] == _CALL and one.get("status") in (None, _CLAIMED)]
    made = [one for one in events if call_of(one)]
    bids = bids_of(made)
    rising = [bid for at, bid in enumerate(bids) if not at or bid != bids[at - 1]]
    if len(rising) < _TWO or not all(two.supersedes(one) for one, two in pairwise(rising)):
        return []
    calls = calls_told(heard)
    seated = any(one.get("who") in SEATS for one in made)
    turned = len(calls) > 1 and all(two[0] is one[0].lho for one, two in pairwise(calls))
    if seated and not (turned and isinstance(parse_call(calls[-1][1]), Bid)):
        return []
    named = any(row.get("who") for row in made)
    if not all(_in_order(heard.read, one, two, named) for one, two in pairwise(rising)):
        return []
    said = any(says_somewhere(heard.read, _FILE, key) for key in (_CLAIMS, _MINE))
    return rising if said else []


def _in_order(text: Text, one: Bid, two: Bid, named: bool) -> bool:
    """Whether the words show that a bid was made behind another: told first, it was read so (`2NT over 2S`); told
    second, it is in a clause of its own, that follows and is not told of an earlier time, behind whoever made
    it, or behind a sign where nobody is named.

    `2C after 2S` tells the two in the order in which they were not made.
    """
    places = {row.value: row for row in reversed(text.mentions) if row.kind == "call"}
    first, second = (places.get(str(bid).replace("N", "NT")) or places.get(str(bid)) for bid in (one, two))
    if first is None or second is None or second.first < first.first:
        return first is not None and second is not None
    between = range(first.last + 1, second.first)
    if not named:
        return any(not text.words[at].text.isalnum() for at in between)
    who = any(row.kind == "who" and row.first in between for row in text.mentions)
    clause, groups = text.clause_at(second.first), text.book.words
    if not who or clause is None:
        return False
    if clause == text.clause_at(first.first):  # `South bid 3NT and I in West 4C`
        return any(text.words[at].folded in groups["joint"] for at in between)
    opens = text.words[clause.first].folded
    return opens not in groups["clause"] or opens in groups["follows"]
