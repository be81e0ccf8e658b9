"""Who asks for a review, an explanation or the contract during the play (Laws 20 and 41): a defender who tells so.

That declarer answers, or dummy is down, names them and not the one who asks. So a role heard faintly is not taken, and
where the teller says that he defends, he is a defender, whoever else is named; what a defender may ask during the play
is the same for both (20F2, 41B and 41C). And that he asks only because of his partner, where he says so (20G1).
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from bridge.seats import Seat
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import says_somewhere

PROCEDURE = "right_to_ask_or_review"
PLAYER, PHASE, DEFENDER, PLAY = "player", "phase", "defender", "play"
FAINT, WELL = 0.6, 0.9
"""Below which a role is not taken; how probable is what the teller says of himself."""
_PLAYS = ("declarer", "contract")
_ROLES = {"self": "declarer", "partner": "dummy", "lho": "opening_leader", "rho": "leaders_partner"}
"""What somebody is in the play, by where declarer sees him."""
PURPOSE, TURN = "purpose", "own_turn"
_FILE, _DEFENDS, _FOR_PARTNER, _NOT_HIS = "askers", "defends", "for_partner", "not_his_turn"
_ASK, _OTHERS, _OURS = "ask", ("declarer", "dummy"), ("asker", "partner")


def by_purpose(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a question is for the partner's benefit alone, where that is said of it."""
    if procedure != PROCEDURE or heard.read is None or PURPOSE in rows:
        return {}
    words = says_somewhere(heard.read, _FILE, _FOR_PARTNER)
    return {PURPOSE: Read(PURPOSE, "partners_benefit", words, True, WELL)} if words else {}


def by_turn(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it was not the turn of the one who asks: another seat's is told to have come, or it is said of him."""
    if procedure != PROCEDURE or heard.read is None:
        return {}
    turn = {str(one.get("who")) for one in heard.told("on_turn")}
    asks = {heard.by_seat(str(one.get("who"))) for one in heard.done(_ASK)}
    seats = bool(turn) and bool(asks) and turn | asks <= set(SEATS) and not turn & asks
    words = heard.text if seats else says_somewhere(heard.read, _FILE, _NOT_HIS)
    return {TURN: Read(TURN, False, words, True, WELL)} if words else {}


def by_asker(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """What the one who asks is in the play, from his seat and declarer's; that he defends, where he says so; that his
    role is not told, where it is faintly heard.
    """
    if procedure != PROCEDURE or heard.read is None:
        return {}
    told, phase, who = rows.get(PLAYER), rows.get(PHASE), _asked_by(heard)
    declares = _declarer(heard)
    if declares is not None and who in SEATS:
        return {PLAYER: Read(PLAYER, _ROLES[declares.relation_to(Seat(str(who)))], heard.text, True, WELL)}
    faint = told is None or told.p < FAINT
    words = says_somewhere(heard.read, _FILE, _DEFENDS) if faint or who in (None, *_OURS) else ""
    if words and phase is not None and phase.value == PLAY:
        return {PLAYER: Read(PLAYER, DEFENDER, words, True, WELL)}
    if told is not None and faint and told.value in _OTHERS and who not in (told.value, *_OURS):
        return {PLAYER: Read(PLAYER, told.value, told.words, False, told.p)}
    return {}


def _declarer(heard: Heard) -> Seat | None:
    """The one seat that is told to declare."""
    told = {str(one.get("who")) for one in heard.told(*_PLAYS)}
    seats = sorted(told & set(SEATS))
    return Seat(seats[0]) if len(seats) == 1 else None


def _asked_by(heard: Heard) -> str | None:
    """Who is told to have asked, first of all."""
    return next((str(one.get("who")) for one in heard.table["events"] if one["act"] == _ASK), None)
