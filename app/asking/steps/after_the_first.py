"""Two players at once (Law 58A): whose turn it was after the card of the one in turn, by where the other sits.

Who led is told, and that another card fell with his; between them sit as many hands as the seats tell.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from bridge.seats import Seat
from understanding.features import SEATS
from understanding.heard import Heard

PROCEDURE, TWO, TURN = "simultaneous", "by_two_players", "turn_after_first"
WELL = 0.9
"""How probable is what follows from the seats."""
_NEXT = {1: "simultaneous_player", 2: "his_rho", 3: "his_partner"}
"""How many places clockwise from the one in turn the other sits -> whose turn it was behind his card."""
_CARDS = ("lead", "play")


def by_turn_after(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Whose turn it was, where one is told to have been on lead, and one other defender or declarer is named."""
    two, text = rows.get(TWO), heard.read
    if procedure != PROCEDURE or text is None or two is None or two.value is not True:
        return {}
    due = {str(one.get("who")) for one in heard.told("on_lead", "won_trick")} & set(SEATS)
    made = [one for one in heard.done(*_CARDS) if one.get("who") in due]
    if len(due) != 1 or len(made) != 1:
        return {}
    first = Seat(due.pop())
    beside = {
        text.sentence_at(one.first) for here in text.where(str(made[0]["words"])) for one in text.within(here, "verb")
    }
    named = [str(one.value) for one in text.mentions if one.kind == "who" and text.sentence_at(one.first) in beside]
    others = {one for one in named if one in SEATS} - {first.value}
    if len(others) != 1:
        return {}
    behind = _NEXT[first.steps_to(Seat(others.pop()))]
    return {TURN: Read(TURN, behind, str(made[0]["words"]), True, WELL)}
