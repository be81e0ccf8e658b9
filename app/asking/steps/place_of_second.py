"""Of two calls at once, where the player not in turn sits, seen from who is (Law 33): the seats tell it.

`My partner and LHO called at the same moment, it was partner's turn`: my left-hand opponent is my partner's right-hand
one, so his call was out of turn. Read word by word he is heard as next in turn, which leaves nothing to rectify. The
passes that a turn alone puts in before the two are told by nobody, and make no double inadmissible. Where no turn is
told, and the dealer is one of the two who called first of all, it was his (17B): his call is the one in turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.asking.facts import Read
from app.asking.steps.at_once import AUCTION, IN_TURN, LEGAL, OTHER, PROCEDURE
from app.asking.steps.called_over import BESIDE
from bridge.seats import Seat
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard, call_of

PLACE, OFFENDER, STRAYED, DEALER = "caller_position", "offender", "out_of_turn", "dealer"
_CALL, _TWO, _PARTNER = "call", 2, "partner"
WELL = 0.9
"""How probable it is that the other player named is the one who called at once."""
_AROUND = ("", "lho", "partner", "rho")


def by_place(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Where the other of two players named sits, seen from the one whose turn is told; empty where it is not."""
    told = heard.told("on_turn", "on_lead")
    turns = {_named(heard, str(one.get("who"))) for one in told}
    if procedure != PROCEDURE or heard.read is None:
        return {}
    if not turns:
        return _from_the_deal(heard, rows)
    if len(turns) != 1:
        return {}
    turn = turns.pop()
    ring = next((one for one in (SEATS, BESIDE) if turn in one), ())
    players = {_named(heard, str(one.value)) for one in heard.read.mentions if one.kind == "who"} & set(ring)
    others = sorted(players - {turn})
    if len(others) != 1:
        return {}
    place = _AROUND[(ring.index(others[0]) - ring.index(turn)) % len(ring)]
    guessed = (AUCTION, LEGAL) if len(heard.done(_CALL)) <= _TWO and _made(rows) else ()
    found = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in guessed if fact in rows}
    return found | {PLACE: Read(PLACE, place, str(told[0]["words"]), True, WELL)}


def _from_the_deal(heard: Heard, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The two calls and where the second player sits, where the first two calls are the dealer's and another's."""
    calls = [one for one in heard.done(_CALL) if call_of(one)][:_TWO]
    who = [str(one.get("who") or ("" if at else DEALER)) for at, one in enumerate(calls)]
    dealt = {str(row.get("who")) for row in heard.told(DEALER) if row.get("holds", True)}
    deals = [one == DEALER or (len(dealt) == 1 and heard.by_seat(one) in dealt) for one in who]
    if len(calls) < _TWO or sum(deals) != 1:
        return {}
    (first, turn), (second, other) = sorted(
        zip(calls, who, strict=True), key=lambda row: not deals[calls.index(row[0])]
    )
    place, seat = _seen_from(heard, turn, other, dealt)
    if not place:
        return {}
    values: dict[str, Any] = {PLACE: place, IN_TURN: call_of(first), OTHER: call_of(second)}
    if seat:
        values |= {OFFENDER: seat, STRAYED: {"player": seat, _CALL: call_of(second)}}
    guessed = (AUCTION, LEGAL, *(() if seat else (DEALER, OFFENDER, STRAYED)))
    found = {fact: replace(rows[fact], sure=False, p=TOLD) for fact in guessed if fact in rows}
    return found | {fact: Read(fact, value, str(second["words"]), True, WELL) for fact, value in values.items()}


def _seen_from(heard: Heard, turn: str, other: str, dealt: set[str]) -> tuple[str, str]:
    """Where another player sits seen from the dealer, and his seat; empty where it is not told."""
    dealer, seat = heard.by_seat(turn), heard.by_seat(other)
    if dealer not in SEATS and len(dealt) == 1:
        dealer = next(iter(dealt))
    if other == f"{_PARTNER}:{turn}":
        return _PARTNER, Seat(dealer).partner.value if dealer in SEATS else ""
    if dealer in SEATS and seat in SEATS and dealer != seat:
        return Seat(dealer).relation_to(Seat(seat)), seat
    return "", ""


def _made(rows: Mapping[str, Read]) -> bool:
    """Whether calls are heard that were made before the two."""
    return AUCTION in rows and bool(rows[AUCTION].value)


def _named(heard: Heard, who: str) -> str:
    """A player by his seat, or by where he sits beside the asker."""
    beside = f"{who}:asker"
    return heard.by_seat(beside if beside in BESIDE else who)
