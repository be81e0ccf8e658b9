"""The calls of an auction in which somebody was left out (Law 17D3): of him no call is put in that nobody told.

Where the calls told leave a player out, a table takes it that he passed, untold. Where it is told that somebody was
missed, he did not: the calls are those told, each by who made it, and who is missed is the one who made none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from app.asking.facts import Read
from understanding.features import SEATS
from understanding.heard import Heard, call_of
from understanding.rank import Choice, put_first

PROCEDURE = "auction_period"
MISSED, CALLERS, AUCTION, STATE = "missed_player", "callers", "auction", "auction_state"
SKIPPED = "player_missed"
"""The state of an auction in which somebody was left out."""
WELL = 0.9
"""How probable it is that calls told of all but one player are all that were made."""
_CALL, _PASSED = "call", "P"
_OTHERS = 3


def by_missed(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The auction as told, who made its calls and who was missed; empty where nobody is told to have been."""
    missed, state = rows.get(MISSED), rows.get(STATE)
    told = (missed is not None and missed.sure) or (state is not None and state.sure and state.value == SKIPPED)
    passed_over = _left_out(heard)
    if procedure != PROCEDURE or not (told or passed_over):
        return {}
    calls = heard.done(_CALL)
    made = [(str(one.get("who")), call_of(one)) for one in calls]
    left_out = set(SEATS) - {who for who, _ in made}
    whole = all(who in SEATS and call for who, call in made) and len(left_out) == len(SEATS) - _OTHERS
    if not whole or (missed is not None and missed.sure and missed.value not in left_out):
        return {}
    values = {
        CALLERS: [who for who, _ in made],
        AUCTION: [call for _, call in made],
        MISSED: left_out.pop(),
        **({STATE: SKIPPED} if passed_over else {}),
    }
    return {fact: Read(fact, value, heard.text, True, WELL) for fact, value in values.items()}


def missed_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the auction period, where behind the last bid three passes are told, all of others than one
    who has not called since: it has not ended, whoever passed out of turn (17D3), by a slip or while he was thinking.
    """
    if not choices or _left_out(heard) is None:
        return list(choices)
    return put_first(choices, PROCEDURE)


def _left_out(heard: Heard) -> str | None:
    """The seat that has not called since the last bid, where three passes since are told, no two calls in a row by one
    player (the second tells the first once more, or the bid was thought of only).
    """
    calls = heard.done(_CALL)
    named = [call_of(one) for one in calls]
    bids = [at for at, call in enumerate(named) if call != _PASSED]
    bidder = str(calls[bids[-1]].get("who")) if bids else ""
    if not bids or bidder not in SEATS or not named[bids[-1]]:
        return None
    since = [str(one.get("who")) for one in calls[bids[-1] + 1 :]]
    left = set(SEATS) - {bidder, *since}
    in_turn = len(since) >= _OTHERS and all(one != two for one, two in pairwise((bidder, *since)))
    return left.pop() if in_turn and set(since) <= set(SEATS) and len(left) == 1 else None
