"""Whether the offender's side declares in the end (Laws 24, 26, 39): by his seat and who plays, or leads.

That the auction went on when the card was seen makes it open for no more: `in the end North and South play 3 hearts`
tells what East became. The sides are geometry that no word outweighs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from understanding.features import SEATS
from understanding.heard import Heard

OFFENDER, CONTRACT, _DECLARER = "offender", "contract", "declarer"
LATER_ROLE, NOT_YET = "later_role", "not_yet_known"
"""What the offender's side becomes, and that the auction goes on."""
EXPOSED = "card_exposed_in_auction"
FACTS: Mapping[tuple[str, str], tuple[Any, Any]] = {
    (EXPOSED, LATER_ROLE): ("declaring", "defending"),
    ("lead_restriction_26", "offender_defends"): (False, True),
    ("call_after_final_pass", "offending_side"): ("declaring", "defending"),
}
"""What is said where his side declares, and where it defends."""
WELL = 0.9
"""How probable is what follows from the seats."""
_ERRS_BY = {EXPOSED: "expose", "call_after_final_pass": "call"}
"""What one does against each law."""
LED_AFTER = frozenset({EXPOSED, "lead_restriction_26"})
"""Procedures for which a lead told is the one that the auction ended with."""
_DUE, _OUT_OF_TURN = "intended", "out_of_turn"
_PLAYS = ("declarer", "contract")
_SIDES = {"ns": 0, "ew": 1}


def by_declaring(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Whether the offender's side plays the hand, where his seat and that side are told; empty where they are not."""
    offender = _offender(heard, procedure, rows.get(OFFENDER))
    due, made = _not_leading(heard, offender) if procedure in LED_AFTER else (set(), set())
    declaring, role = _declaring(heard), rows.get(LATER_ROLE)
    if procedure == EXPOSED and role is None and not (declaring or due or made) and (words := _bidding(heard)):
        return {LATER_ROLE: Read(LATER_ROLE, NOT_YET, words, True, WELL)}
    bidding = role is not None and role.value == NOT_YET and not declaring
    if bidding and not (due and _bid_since(heard)):
        return {}  # they are still bidding: a card put down is no opening lead, and whose turn it is, is to call
    sides = due or declaring or made  # `they're in 3NT and East is on lead`
    if offender not in SEATS or len(sides) != 1:
        return {}
    mine = _side(offender) in sides
    contract = rows.get(CONTRACT)
    told = contract.value if contract is not None and contract.sure and isinstance(contract.value, dict) else {}
    wrong = due and _side(str(told.get(_DECLARER))) in {1 - side for side in sides}  # `they are in 3NT`
    found = {CONTRACT: replace(contract, value=_of_nobody(told))} if wrong and contract is not None else {}
    return found | {
        fact: Read(fact, ours if mine else theirs, heard.text, True, WELL)
        for (name, fact), (ours, theirs) in FACTS.items()
        if name == procedure
    }


def _of_nobody(contract: Mapping[str, Any]) -> dict[str, Any]:
    """A contract of which nobody tells who declares."""
    return {part: value for part, value in contract.items() if part != _DECLARER}


def _offender(heard: Heard, procedure: str, told: Read | None) -> str:
    """Who erred, as told, or who did last what the procedure rules on; empty where it is nobody's."""
    if told is not None and told.sure:
        return str(told.value)
    acts = heard.done(_ERRS_BY.get(procedure, ""))
    return str(acts[-1].get("who")) if acts else ""


def _declaring(heard: Heard) -> set[int]:
    """The sides told to play a contract; two where it is told of both."""
    told = [str(one.get("who")) for one in heard.told(*_PLAYS)]
    return {side for who in told if (side := _side(who)) is not None}


def _not_leading(heard: Heard, offender: str) -> tuple[set[int], set[int]]:
    """The sides that do not lead, where another player than the offender is told to be on lead, or to have led."""
    led = [one for one in heard.table["events"] if one["act"] == "lead" and _OUT_OF_TURN not in one.get("how", ())]
    due = [str(one.get("who")) for one in led if one.get("status") == _DUE]
    due += [str(one.get("who")) for one in heard.told("on_lead")]
    made = [str(one.get("who")) for one in led if "status" not in one]
    return _others(due, offender), _others(made, offender)


def _bidding(heard: Heard) -> str:
    """The words that tell whose turn it is to call, where all was in the auction; else empty."""
    phases, turns = {one.get("value") for one in heard.told("phase")}, heard.told("on_turn")
    return str(turns[-1]["words"]) if phases == {"auction"} and turns and not _bid_since(heard) else ""


def _bid_since(heard: Heard) -> bool:
    """Whether a bid is told behind the card that came out (`it became 3NT`)."""
    acts = [str(one["act"]) for one in heard.table["events"]]
    return "expose" in acts and "call" in acts[acts.index("expose") :]


def _others(leaders: Sequence[str], offender: str) -> set[int]:
    """The other sides than those of some leaders, the offender not counted."""
    return {1 - side for who in leaders if who in SEATS and who != offender and (side := _side(who)) is not None}


def _side(who: str) -> int | None:
    return SEATS.index(who) % 2 if who in SEATS else _SIDES.get(who)
