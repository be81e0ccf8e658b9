"""Two calls at once (Law 33): what was called before them is not the call in turn.

The call of the player in turn is one of the two; where each of them made the same call, as often happens, it is named
twice, or once of both players together. A bid that stood already was made by nobody a second time: it is not known then
what the player in turn called, and it is asked. What a player says of his own call makes it no legal one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from app.asking.facts import Read
from bridge.calls import PASS, Bid, parse_call
from understanding.clauses import Text
from understanding.heard import Heard

PROCEDURE = "simultaneous_call"
IN_TURN, OTHER, LEGAL, AUCTION = "call_in_turn", "withdrawn", "legal_after", "auction"
WELL = 0.8
"""How probable it is that both made the call that is named of both."""
_CALL, _TWO = "call", 2
_JOINED = 2
"""Two players joined by one word: `West and North`."""
_NEAR = 4
"""Words between two players and the call that both make, at most."""


def at_once(heard: Heard, name: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The rows on the two calls put right: the call in turn and whether the other is legal after it."""
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    if name != PROCEDURE or heard.read is None:
        return {}
    found: dict[str, Read] = {}
    other, first = told.get(OTHER), told.get(IN_TURN)
    if other is not None and _of_both(heard.read, str(other)) and first != other and not _higher(first, other):
        found[IN_TURN] = Read(IN_TURN, other, heard.text, True, WELL)
    elif first is not None and _stood(str(first), told.get(AUCTION, ())) and isinstance(parse_call(first), Bid):
        found[IN_TURN] = Read(IN_TURN, first, rows[IN_TURN].words, False, 0.0)
    if IN_TURN in found:
        return found | (_in_order(heard) or {LEGAL: Read(LEGAL, True, heard.text, False, 0.0)})
    return _in_order(heard) if LEGAL not in told else {}


def _in_order(heard: Heard) -> dict[str, Read]:
    """That the other call is legal behind the one in turn, where the two are told last and the bids say it whoever was
    in turn: one of them is a pass, and the other a bid above all bids before.
    """
    made = heard.done(_CALL)
    calls = [parse_call(str(one["what"]["call"])) for one in made if "call" in one.get("what", {})]
    if len(calls) != len(made) or len(calls) < _TWO:
        return {}
    *before, one, two = calls
    bids = [call for call in (one, two) if isinstance(call, Bid)]
    if PASS not in (one, two) or len(bids) != 1 or not all(bids[0] > bid for bid in before if isinstance(bid, Bid)):
        return {}
    words = heard.read.said(0, len(heard.read.words) - 1) if heard.read is not None else heard.text
    return {LEGAL: Read(LEGAL, True, words, True, WELL)}


def _stood(call: str, auction: Sequence[str]) -> bool:
    """Whether a call was made before the two at once, which an auction may list last."""
    return call in auction[:-_TWO] and auction.count(call) == 1


def _higher(first: object, other: object) -> bool:
    """Whether what is heard as the call in turn is a bid above the other one: then it was none before them."""
    if first is None:
        return False
    one, two = parse_call(str(first)), parse_call(str(other))
    return isinstance(one, Bid) and isinstance(two, Bid) and one > two


def _of_both(text: Text, call: str) -> bool:
    """Whether a call is told of two players: named twice, or once behind two players who are joined."""
    named = [one for one in text.mentions if one.kind == "call" and one.value == call]
    if len({one.first for one in named}) > 1:
        return True
    players = [one for one in text.mentions if one.kind == "who"]
    joined = [
        b.last
        for a, b in pairwise(players)
        if b.first - a.last == _JOINED and text.words[a.last + 1].text.isalpha() and a.value != b.value
    ]
    return any(0 < one.first - last <= _NEAR for one in named for last in joined)
