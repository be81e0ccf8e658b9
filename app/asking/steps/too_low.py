"""Which bid told was insufficient, and what was called behind it, from the bids and their players (Law 27).

Of calls told in rotation, each by its player, the one bid that does not supersede the last is the insufficient one.
Who called next is its left-hand opponent, who so accepted it (27A1); the double he made is no call put in its place.
A low bid that alone breaks the rotation was out of turn, too (27A2).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from app.asking.facts import Read
from app.asking.steps.out_of_order import Made, calls_told
from bridge.calls import Bid, parse_call
from bridge.seats import Seat
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard

PROCEDURE = "insufficient_bid"
OFFENDER, DEALER, AUCTION, BY_LHO = "offender", "dealer", "auction", "lho_called"
STRAYED = "out_of_rotation"
EARLY, NEW = "replaced_early", ("replacement", "replacement_kind")
"""That he replaced it too soon, and with what: he did not, whose bid was called over before he called again."""
ACCEPTS = "choice_accept"
_REPLACE, _CALL = "replace", "call"
WELL = 0.9
"""How probable is what follows from the order of the calls."""


def by_level(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who bid too low, in which auction, and that it was called over; empty where the calls told do not show it."""
    replaced = bool(heard.done(_REPLACE))
    if procedure != PROCEDURE:
        return {}
    if replaced:
        return _called_over_the_new(heard)
    calls = calls_told(heard)
    at = too_low(calls)
    if at is None:
        return {}
    broken = [place for place, (one, two) in enumerate(pairwise(calls), start=1) if two[0] is not one[0].lho]
    if broken == [at]:
        return {STRAYED: Read(STRAYED, True, calls[at][2], True, WELL)}
    if broken or at == len(calls) - 1:
        return {}
    words, over = calls[at][2], [call for who, call, _ in calls[at + 1 :] if who is not calls[at][0]]
    values = {
        OFFENDER: calls[at][0].value,
        DEALER: calls[0][0].value,
        AUCTION: [*(call for _, call, _ in calls[: at + 1]), *over],
        BY_LHO: True,
    }
    found = {fact: Read(fact, value, words, True, WELL) for fact, value in values.items()}
    if EARLY in rows:
        found[EARLY] = Read(EARLY, False, words, True, WELL)
    return found | {fact: replace(rows[fact], sure=False, p=TOLD) for fact in NEW if fact in rows}


def _called_over_the_new(heard: Heard) -> dict[str, Read]:
    """That the next player has called over what replaced the bid, and so never over the bid itself (27A1, 27C)."""
    events = [one for one in heard.done() if one.get("who") in SEATS]
    at = next((place for place, one in enumerate(events) if one["act"] == _REPLACE), None)
    if at is None:
        return {}
    who, words = str(events[at]["who"]), str(events[at]["words"])
    called = [place for place, one in enumerate(events) if one["act"] == _CALL and one["who"] == Seat(who).lho.value]
    own = [place for place, one in enumerate(events[:at]) if one["act"] == _CALL and one["who"] == who]
    if not own or not any(place > at for place in called) or any(own[-1] < place < at for place in called):
        return {}
    return {fact: Read(fact, False, words, True, WELL) for fact in (BY_LHO, ACCEPTS)}


def too_low(calls: list[Made]) -> int | None:
    """The place of the one bid that does not supersede the last before it."""
    last: Bid | None = None
    low: list[int] = []
    for at, (_, written, _) in enumerate(calls):
        call = parse_call(written)
        if isinstance(call, Bid):
            if last is not None and not call.supersedes(last):
                low.append(at)
            last = call
    return low[0] if len(low) == 1 else None
