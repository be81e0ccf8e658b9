"""Who declares and who led out of turn, where it is told whose opening lead it was (Laws 41A, 54).

`East led instead of West` and `West was to lead` name a seat: declarer sits on its right, and the wrong defender is its
partner. A card led `from the hand` sounds like declarer's, and a contract with no other seat beside it like the
leader's own.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.opening_side import LEAD_BY, OFFENDER, PROCEDURE, WELL, due_to_lead
from app.asking.steps.who_played_on import SHOWN
from bridge.seats import Seat
from understanding.clauses import Text
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Clause
from understanding.times import says

PROCEDURES = (PROCEDURE, "opening_lead_face_down")
CONTRACT, DECLARER, WRONG = "contract", "declarer", "wrong_defender"
_FILE, _LONG = "turns", 3
"""Where the words are that say `instead of`, and how many they are at most."""


def by_whose_lead(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Declarer's seat, and the wrong defender's; empty where no one seat is told whose lead it was, or another one is
    told to declare whose left-hand opponent may have led.
    """
    wrong = rows.get(LEAD_BY)
    other = wrong is not None and wrong.value != WRONG
    if procedure not in PROCEDURES or heard.read is None or (other and wrong is not None and wrong.p < SHOWN):
        return {}
    led = {one.get("who") for one in heard.done("lead")}
    due = _due(heard) - led
    if len(due) != 1:
        return {}
    leader = Seat(due.pop())
    if {str(one.get("who")) for one in heard.done("lead", "play")} & set(SEATS) - {leader.partner.value}:
        return {}
    told = {str(one.get("who")) for one in heard.told(DECLARER, CONTRACT)} & set(SEATS)
    if told - {leader.value, leader.partner.value, leader.rho.value}:
        return {}
    if wrong is None or other:
        if led != {leader.partner.value} or told - {leader.rho.value}:
            return {}
        wrong = Read(LEAD_BY, WRONG, heard.text, True, WELL)
    found = {LEAD_BY: wrong, OFFENDER: Read(OFFENDER, leader.partner.value, wrong.words, True, WELL)}
    contract = rows.get(CONTRACT)
    if contract is not None and isinstance(contract.value, Mapping):
        value = {**contract.value, DECLARER: leader.rho.value}
        found[CONTRACT] = Read(CONTRACT, value, contract.words, contract.sure, contract.p)
    return found


def _due(heard: Heard) -> set[str]:
    """The seats told to have been on lead, to have had to lead, or to be those instead of whom another one led."""
    text = heard.read
    assert text is not None
    return due_to_lead(heard) | {seat for clause in text.clauses if (seat := _instead(text, clause))}


def _instead(text: Text, clause: Clause) -> str:
    """The seat instead of whom somebody did something in a clause: the words that say so stand right beside it."""
    for one in text.within(clause, "who"):
        before, behind = (one.first - _LONG, one.first - 1), (one.last + 1, one.last + 1)
        if one.value in SEATS and (says(text, before, _FILE, "instead") or says(text, behind, _FILE, "in_place")):
            return str(one.value)
    return ""
