"""Which of the calls told was out of rotation, from who made them (Laws 28 to 32), and what was called behind it.

A table takes it that players who are not named passed, untold. Where somebody is told to have called out of turn, and
one call alone breaks the rotation of those told, that is the call: whose turn it was, who had called before and who
called behind it follow. Of two that break it, it is the one behind which it is told whose turn it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from app.asking.facts import Read
from app.asking.steps.by_silence import OUT_OF_TURN
from app.asking.steps.dealer_called import AFTER_A_RULING, ruled_between
from bridge.calls import Bid, parse_call
from bridge.seats import Seat
from retrieval.reading.read import kind_out_of_turn
from understanding.clauses import Text
from understanding.facts import TOLD, chances_of
from understanding.features import SEATS
from understanding.heard import Heard, call_of
from understanding.rank import Choice, swapped

_ANY = "call_out_of_rotation"
PROCEDURES = OUT_OF_TURN | {_ANY}
DEALER, OFFENDER, TURN, BEFORE = "dealer", "offender", "whose_turn", "called_before"
BY_LHO, IN_TURN, WITHDRAWN = "lho_called", "proper_player_called", "withdrawn"
WELL = 0.9
"""How probable is what follows from who called, and in which order."""
_CALL, _TURN, _DEALT, _NOT_DONE, _THINKS = "call", "on_turn", "dealer", "not_done", "hesitate"
_BID, _LOW, MAY_BE = "bid_out_of_rotation", "insufficient_bid", 0.05
"""The two that rule a bid too low and out of rotation, and from which share on the second may be told."""
Made = tuple[Seat, str, str]
"""Who called, what, and in which words."""


def by_order(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The call out of rotation and what the calls around it tell; empty where their order does not show it."""
    if procedure not in PROCEDURES or heard.read is None:
        return {}
    calls = calls_told(heard)
    at = _strayed(calls, heard)
    if not at or not _from_the_dealer(calls, heard, rows.get(DEALER)):
        return {}
    who, call, words = calls[at]
    erred = rows.get(OFFENDER)
    kind = kind_out_of_turn(parse_call(call))
    if (erred is not None and erred.sure and erred.value != who.value) or procedure not in (kind, _ANY):
        return {}
    turn = calls[at - 1][0].lho
    values = {
        OFFENDER: who.value,
        "out_of_turn": {"player": who.value, "call": call},
        "dealer": calls[0][0].value,
        "auction": [call for _, call, _ in calls[:at]],
        TURN: who.relation_to(turn),
        BEFORE: any(seat is who for seat, _, _ in calls[:at]),
    }
    found = {fact: Read(fact, value, words, True, WELL) for fact, value in values.items()}
    if WITHDRAWN in rows:
        found[WITHDRAWN] = replace(rows[WITHDRAWN], sure=False, p=TOLD)
    return found | _behind(heard, heard.read, procedure, rows, calls[at:], turn)


def skipped_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; a bid too low that was made before a player who is told not to have called is ruled as one out
    of rotation (27A2): what sounds louder is that it was too low.
    """
    best = choices[0] if choices else None
    stray = next((one for one in choices if one.name == _BID), None)
    if best is None or stray is None or best.name != _LOW or dict(heard.ranked).get(_BID, 0.0) < MAY_BE:
        return list(choices)
    calls = calls_told(heard)
    at = _strayed(calls, heard)
    if not at or not isinstance(parse_call(calls[at][1]), Bid) or not _waited(heard, calls[at - 1][0].lho.value):
        return list(choices)
    return swapped(choices, _BID)


def _waited(heard: Heard, seat: str) -> bool:
    """Whether a player is told to have thought, or to have been on turn, and not to have called."""
    events = [one for one in heard.table["events"] if one.get("who") == seat]
    if any(one["act"] == _CALL and "status" not in one for one in events):
        return False
    told = any(one.get("who") == seat for one in heard.told(_TURN, _NOT_DONE))
    return told or any(one["act"] == _THINKS for one in events)


def _behind(
    heard: Heard, text: Text, procedure: str, rows: Mapping[str, Read], calls: Sequence[Made], turn: Seat
) -> dict[str, Read]:
    """What the next call tells: that who was in turn made it, or the offender's left-hand opponent."""
    who, _, words = calls[0]
    if len(calls) == 1:
        told = max(chances_of(heard, procedure).get(BY_LHO, {}).values(), default=0.0)
        unheard = BY_LHO in rows and told < TOLD  # it follows from passes that nobody told
        return {BY_LHO: replace(rows[BY_LHO], sure=False, p=TOLD)} if unheard else {}
    seat, call, later = calls[1]
    first, second = text.source.find(words), text.source.find(later)
    if not 0 <= first < second:
        return {}
    ruled = ruled_between(text, first, second)
    if seat is turn and seat is who.rho:
        found = {IN_TURN: Read(IN_TURN, not ruled, later, True, WELL), BY_LHO: Read(BY_LHO, False, later, True, WELL)}
        after = () if ruled else AFTER_A_RULING
        if ruled:
            found["rho_call"] = Read("rho_call", call, later, True, WELL)
        return found | {fact: replace(rows[fact], sure=False, p=TOLD) for fact in after if fact in rows}
    return {BY_LHO: Read(BY_LHO, True, later, True, WELL)} if seat is who.lho is not turn and not ruled else {}


def _from_the_dealer(calls: Sequence[Made], heard: Heard, told: Read | None) -> bool:
    """Whether the first call may be the dealer's: nobody else is told to have dealt."""
    dealt = {str(one.get("who")) for one in heard.told(_DEALT)}
    if told is not None and told.sure:
        dealt.add(str(told.value))
    return dealt <= {calls[0][0].value}


def calls_told(heard: Heard) -> list[Made]:
    """The calls told, in order, each once; none where somebody who called is not named by his seat (the first call is
    the dealer's).
    """
    found: list[Made] = []
    dealt = {str(one.get("who")) for one in heard.told(_DEALT)}
    for event in heard.table["events"]:
        call = call_of(event)
        if event["act"] != _CALL or "status" in event or not call:
            continue
        who = event.get("who") or (dealt.pop() if not found and len(dealt) == 1 else None)
        if who not in SEATS:
            return []
        one = Seat(str(who)), call, str(event["words"])
        if not found or one[:2] != found[-1][:2]:
            found.append(one)
    return found


def bids_of(rows: Sequence[Mapping[str, Any]]) -> list[Bid]:
    """The bids among some acts, in the order they are told."""
    return [bid for one in rows if (call := call_of(one)) and isinstance(bid := parse_call(call), Bid)]


def _strayed(calls: Sequence[Made], heard: Heard) -> int | None:
    """The place of the one call that breaks the rotation; of several, that of the one whose turn is told.

    Behind it whose turn it was may call, or the offender's left-hand opponent.
    """
    broken: list[int] = []
    for at, (one, two) in enumerate(pairwise(calls), start=1):
        back = broken[-1:] == [at - 1] and two[0] is calls[at - 2][0].lho
        if two[0] is not one[0].lho and not back:
            broken.append(at)
    if len(broken) > 1:
        due = {str(one.get("who")) for one in heard.told(_TURN)}
        broken = [at for at in broken if calls[at - 1][0].lho.value in due]
    return broken[0] if len(broken) == 1 else None
