"""An opening lead told to have been in turn (Law 41A): it stands, though it was faced, or its player thinks again.

A lead that somebody calls the director for sounds like one out of turn. Where it is said that it was in turn, or its
player sits on declarer's left, and the table shows nobody lead but who was on lead, that is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import says_somewhere

FACE_DOWN = "opening_lead_face_down"
PROCEDURES = frozenset({"opening_lead_out_of_turn", FACE_DOWN})
LEAD_BY, CORRECT, FACED = "lead_by", "correct_leader", "faced"
WELL = 0.9
"""How probable is what is said of the turn."""
_FILE, _IN_TURN, _OUT, _DOWN = "turns", "in_turn", "out_of_turn", "face_down"


def by_led_in_turn(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the right player led, where it is said to have been his turn, and nobody else led; and that it is not told
    whether a lead made face down has been faced, where only its own words were heard so.
    """
    if procedure not in PROCEDURES or heard.read is None:
        return {}
    return _still_down(heard, rows) | _right_leader(heard, heard.read, procedure == FACE_DOWN)


def led_in_turn(heard: Heard) -> bool:
    """Whether the one opening lead told is said to have been in turn."""
    return heard.read is not None and bool(_right_leader(heard, heard.read))


def _still_down(heard: Heard, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a lead made face down was faced since is not told by the words that tell the lead."""
    faced = rows.get(FACED)
    down = [str(one["words"]) for one in heard.done("lead") if one.get("how") == [_DOWN]]
    if faced is None or faced.value is not True or not any(words in faced.words for words in down):
        return {}
    return {FACED: replace(faced, sure=False, p=TOLD)}


def _right_leader(heard: Heard, text: Text, by_seat: bool = False) -> dict[str, Read]:
    """The right leader, who is said to have led in turn, or (`by_seat`) sits on declarer's left, where no other lead is
    shown.
    """
    leads, due = heard.done("lead"), {str(one.get("who")) for one in heard.told("on_lead")}
    leaders = {str(one.get("who")) for one in leads}
    strayed = any(_OUT in one.get("how", ()) for one in leads)
    if not leads or strayed or len(leaders | due) != 1 or not leaders <= set(SEATS):
        return {}
    words = says_somewhere(text, _FILE, _IN_TURN)
    if not words and by_seat and leaders == _left_of_declarer(heard):
        words = str(leads[0]["words"])
    return {LEAD_BY: Read(LEAD_BY, CORRECT, words, True, WELL)} if words else {}


def _left_of_declarer(heard: Heard) -> set[str]:
    """The seat on the left of each one who is told to declare."""
    seats = {heard.by_seat(str(one.get("who"))) for one in heard.told("declarer", "contract")} & set(SEATS)
    return {SEATS[(SEATS.index(seat) + 1) % len(SEATS)] for seat in seats}
