"""Whether the offender's side declares in the end (Laws 24, 26, 39): from his seat and the side told to play the hand.

That the auction went on when the card was seen makes it open for no more: `in the end North and South play 3 hearts`
tells what East became. The sides are geometry that no word outweighs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.asking.facts import Read
from understanding.features import SEATS
from understanding.heard import Heard

OFFENDER = "offender"
FACTS: Mapping[tuple[str, str], tuple[Any, Any]] = {
    ("card_exposed_in_auction", "later_role"): ("declaring", "defending"),
    ("lead_restriction_26", "offender_defends"): (False, True),
    ("call_after_final_pass", "offending_side"): ("declaring", "defending"),
}
"""What is said where his side declares, and where it defends."""
WELL = 0.9
"""How probable is what follows from the seats."""
_ERRS_BY = {"card_exposed_in_auction": "expose", "call_after_final_pass": "call"}
"""What one does against each law."""
_PLAYS = ("declarer", "contract")
_SIDES = {"ns": 0, "ew": 1}


def by_declaring(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Whether the offender's side plays the hand, where his seat and that side are told; empty where they are not."""
    offender, sides = _offender(heard, procedure, rows.get(OFFENDER)), _declaring(heard)
    if offender not in SEATS or len(sides) != 1:
        return {}
    mine = _side(offender) in sides
    return {
        fact: Read(fact, ours if mine else theirs, heard.text, True, WELL)
        for (name, fact), (ours, theirs) in FACTS.items()
        if name == procedure
    }


def _offender(heard: Heard, procedure: str, told: Read | None) -> str:
    """Who erred, as told, or who did last what the procedure rules on; empty where it is nobody's."""
    if told is not None and told.sure:
        return str(told.value)
    acts = [one for one in heard.table["events"] if one["act"] == _ERRS_BY.get(procedure) and "status" not in one]
    return str(acts[-1].get("who")) if acts else ""


def _declaring(heard: Heard) -> set[int]:
    """The sides told to play a contract; two where it is told of both."""
    told = [str(one.get("who")) for one in heard.told(*_PLAYS)]
    return {side for who in told if (side := _side(who)) is not None}


def _side(who: str) -> int | None:
    return SEATS.index(who) % 2 if who in SEATS else _SIDES.get(who)
