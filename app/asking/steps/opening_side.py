"""Which side led first: the defenders, or declarer's own, to whom Law 24 applies (54E); and which declares (24D, E).

That a lead came `out of turn` sounds like a defender's, whoever made it. Where the table shows who put the card down,
and who declares or was on lead, the sides are geometry that no word outweighs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.dummys import took_himself_for_dummy
from understanding.features import SEATS
from understanding.heard import Heard

PROCEDURE = "opening_lead_out_of_turn"
EXPOSED, LATER_ROLE, OFFENDER = "card_exposed_in_auction", "later_role", "offender"
LEAD_BY, CARD = "lead_by", "card"
SPREAD, SAW = "declarer_began_spreading", "declarer_saw_dummy_card"
DECLARING = "declaring_side"
WELL = 0.9
"""How probable is what follows from the seats."""
_PLAYED, _DUE = ("lead", "play"), ("intended", "supposed")
_DUMMY, _SPREAD, _PARTNER, _APPOSED = "dummy", "dummy_spread", "partner:", ","


def by_side(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That declarer's side led first, where the table shows it; empty where it does not."""
    if procedure != PROCEDURE or heard.read is None:
        return {}
    made = _led(heard, rows.get(CARD))
    if made is None:
        return {}
    who, sides = _leader(heard.read, made), _declaring(heard)
    dummys = who == _DUMMY and not _told(heard, _SPREAD)
    if not dummys and not (who in SEATS and sides == {_side(who)}):
        return {}
    words = str(made["words"])
    found = {LEAD_BY: Read(LEAD_BY, DECLARING, words, True, WELL)}
    return found | ({OFFENDER: Read(OFFENDER, who, words, True, WELL)} if who in SEATS else {})


def by_own_spread(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That declarer put cards down, where he is told to have taken himself for dummy (54A): dummy's he has not seen."""
    words = took_himself_for_dummy(heard.read) if procedure == PROCEDURE and heard.read is not None else ""
    if not words:
        return {}
    found = {SPREAD: Read(SPREAD, True, words, True, WELL)}
    if (row := rows.get(SAW)) is not None:
        found[SAW] = replace(row, sure=False)
    return found


def by_declarer(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What the side that exposed a card in the auction became, where it is told who declares and who exposed it: that
    it happened in the auction sounds like an auction that goes on.
    """
    offender = rows.get(OFFENDER)
    declarers = {one for one in _told(heard, "declarer") if one in SEATS}
    if procedure != EXPOSED or offender is None or not offender.sure or len(declarers) != 1:
        return {}
    if offender.value not in SEATS:
        return {}
    declarer = declarers.pop()
    role = "declaring" if _side(declarer) == _side(offender.value) else "defending"
    return {LATER_ROLE: Read(LATER_ROLE, role, heard.text, True, WELL)}


def _led(heard: Heard, card: Read | None) -> Mapping[str, Any] | None:
    """The one act that happened in which a card was put down, where it is the card told."""
    acts = heard.done(*_PLAYED)
    alone = len(acts) == 1 and card is not None and (acts[0].get("what") or {}).get("card") == card.value
    return acts[0] if alone else None


def _leader(text: Text, made: Mapping[str, Any]) -> str:
    """Who led, as he is named; by his seat where that stands right before what he is to another (`North, declarer's
    partner, led`).
    """
    who = str(made.get("who"))
    at = text.source.find(str(made["words"])) if who.startswith(_PARTNER) else -1
    named = [one for one in text.mentions if one.kind == "who" and text.words[one.first].start < at]
    seats = [one for one in named if one.value in SEATS and text.words[one.last + 1].text == _APPOSED]
    here = at >= 0 and seats and text.sentence_at(seats[-1].first) == text.sentence_at(named[-1].first)
    return str(seats[-1].value) if here else who


def _told(heard: Heard, *what: str) -> list[str]:
    """Of whom circumstances are told, each as it is named."""
    return [str(one.get("who")) for one in heard.told(*what)]


def _declaring(heard: Heard) -> set[int]:
    """The sides told to declare: that of declarer, and the one that does not hold the lead; two where they differ."""
    declare = {_side(one) for one in _told(heard, "declarer", "contract") if one in SEATS}
    return declare | {1 - _side(one) for one in due_to_lead(heard)}


def due_to_lead(heard: Heard) -> set[str]:
    """The seats told to be on lead, or to have had to lead."""
    acts = [one for one in heard.table["events"] if one["act"] == "lead" and one.get("status") in _DUE]
    return {heard.by_seat(str(one.get("who"))) for one in (*heard.told("on_lead"), *acts)} & set(SEATS)


def _side(seat: str) -> int:
    return SEATS.index(seat) % 2
