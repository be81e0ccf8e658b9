"""An opening lead told to have been in turn (Law 41A): it stands, though it was faced, or its player thinks again.

A lead that somebody calls the director for sounds like one out of turn. Where it is said that it was in turn, and the
table shows nobody lead but who was on lead, that is told; so it is where he who led sits at the left of the player who
named the suit of the contract first and so is declarer, whoever bid it last (Definitions: declarer).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.named_first import CONTRACT, DECLARER, named_first
from bridge.seats import Seat
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import says_somewhere

PROCEDURES = frozenset({"opening_lead_out_of_turn", "opening_lead_face_down"})
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
    return _still_down(heard, rows) | _right_leader(heard, heard.read) | _left_of_declarer(heard, rows)


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


def _right_leader(heard: Heard, text: Text) -> dict[str, Read]:
    """The right leader, who is said to have led in turn, where the table shows no other lead."""
    leads, due = heard.done("lead"), {str(one.get("who")) for one in heard.told("on_lead")}
    leaders = {str(one.get("who")) for one in leads}
    strayed = any(_OUT in one.get("how", ()) for one in leads)
    if not leads or strayed or len(leaders | due) != 1 or not leaders <= set(SEATS):
        return {}
    words = says_somewhere(text, _FILE, _IN_TURN)
    return {LEAD_BY: Read(LEAD_BY, CORRECT, words, True, WELL)} if words else {}


def _left_of_declarer(heard: Heard, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The right leader and declarer, where one player led and his right-hand opponent is told to declare: to have named
    the suit of the contract first, whoever else was said to play it, or in so many words, where nobody else was due.
    """
    told, leads = heard.told(DECLARER) or [one for one in heard.told(CONTRACT) if "who" in one], heard.done("lead")
    contract = rows.get(CONTRACT)
    value = dict(contract.value) if contract is not None and isinstance(contract.value, Mapping) else {}
    named = named_first(heard, heard, value)
    strayed = any(_OUT in one.get("how", ()) for one in leads) or bool(heard.told("on_lead"))
    leaders = {heard.by_seat(str(one.get("who"))) for one in leads}
    if (named is None and (strayed or not told)) or len(leaders) != 1 or not leaders <= set(SEATS):
        return {}
    declarer, words = _last(heard, told) if named is None else (named.value, named.words)
    if declarer != Seat(leaders.pop()).rho.value:
        return {}
    return {
        LEAD_BY: Read(LEAD_BY, CORRECT, words, True, WELL),
        CONTRACT: Read(CONTRACT, {**value, DECLARER: declarer}, words, True, WELL),
    }


def _last(heard: Heard, told: Sequence[Mapping[str, Any]]) -> tuple[str, str]:
    """Who is told last to declare, by his seat, and the words."""
    return heard.by_seat(str(told[-1].get("who"))), str(told[-1]["words"])
