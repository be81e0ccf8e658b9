"""Of two calls at once, where the player not in turn sits, seen from who is (Law 33): the seats tell it.

`My partner and LHO called at the same moment, it was partner's turn`: my left-hand opponent is my partner's right-hand
one, so his call was out of turn. Read word by word he is heard as next in turn, which leaves nothing to rectify. The
passes that a turn alone puts in before the two are told by nobody, and make no double inadmissible.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.at_once import AUCTION, LEGAL, PROCEDURE
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard

PLACE, _CALL, _TWO = "caller_position", "call", 2
WELL = 0.9
"""How probable it is that the other player named is the one who called at once."""
_BESIDE = ("asker", "lho:asker", "partner:asker", "rho:asker")
"""Who sits where from the asker on, clockwise, as `SEATS` do from North."""
_AROUND = ("", "lho", "partner", "rho")


def by_place(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Where the other of two players named sits, seen from the one whose turn is told; empty where it is not."""
    told = heard.told("on_turn", "on_lead")
    turns = {_named(heard, str(one.get("who"))) for one in told}
    if procedure != PROCEDURE or heard.read is None or len(turns) != 1:
        return {}
    turn = turns.pop()
    ring = next((one for one in (SEATS, _BESIDE) if turn in one), ())
    players = {_named(heard, str(one.value)) for one in heard.read.mentions if one.kind == "who"} & set(ring)
    others = sorted(players - {turn})
    if len(others) != 1:
        return {}
    place = _AROUND[(ring.index(others[0]) - ring.index(turn)) % len(ring)]
    guessed = (AUCTION, LEGAL) if len(heard.done(_CALL)) <= _TWO and _made(rows) else ()
    found = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in guessed if fact in rows}
    return found | {PLACE: Read(PLACE, place, str(told[0]["words"]), True, WELL)}


def _made(rows: Mapping[str, Read]) -> bool:
    """Whether calls are heard that were made before the two."""
    return AUCTION in rows and bool(rows[AUCTION].value)


def _named(heard: Heard, who: str) -> str:
    """A player by his seat, or by where he sits beside the asker."""
    beside = f"{who}:asker"
    return heard.by_seat(beside if beside in _BESIDE else who)
