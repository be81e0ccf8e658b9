"""Who names the denomination of the contract first for his side, and so declares (Definitions: declarer).

Told in so many words (`North bid hearts first`), or shown by the bids told with their players: a bid of one is the
first of its denomination, and of two partners who both bid what is played, the earlier one named it first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.asking.facts import Read
from bridge.calls import Bid, parse_call
from bridge.seats import Seat
from understanding.features import SEATS
from understanding.heard import Heard, call_of

CONTRACT, DECLARER, LEVEL, DENOMINATION = "contract", "declarer", "level", "denomination"
"""The fact of a contract, and its parts."""


def named_first(heard: Heard, asker: Heard, contract: Mapping[str, Any]) -> Read | None:
    """Declarer of a contract by who is told to have named its denomination first, with the words; None where nothing
    tells it. `asker` is what was
    heard of the whole case, of which `heard` may be a line: it tells where the teller sits.
    """
    denomination, side = contract.get(DENOMINATION), contract.get(DECLARER)
    of_whole = [one for one in asker.told(DECLARER) if one["words"] in heard.text]  # the contract is told before it
    for one in reversed([*of_whole, *heard.told(DECLARER)]):
        who = asker.by_seat(str(one.get("who")))
        if who in SEATS and isinstance(one.get("value"), Mapping) and one["value"].get("suit") == denomination:
            return _read(who, str(one["words"]))
    bids = [
        (seat, bid, words)
        for seat, bid, words in _bids(heard, asker)
        if bid.denomination == denomination and bid.level <= contract.get(LEVEL, 0)
    ]
    if side in SEATS:
        bids = [one for one in bids if one[0].side is Seat(str(side)).side]
    if not bids:
        return None
    seat, first, words = bids[0]
    _, last, _ = bids[-1]
    both = last.level == contract.get(LEVEL) and any(other is seat.partner for other, *_ in bids)
    opened = first.level == 1 and first.level < contract.get(LEVEL, 0)
    return _read(seat.value, words) if opened or both else None


def _read(who: str, words: str) -> Read:
    return Read(DECLARER, who, words, True, 1.0)


def _bids(heard: Heard, asker: Heard) -> list[tuple[Seat, Bid, str]]:
    """The bids that are told with their players, by their seats, in order."""
    found = []
    for one in heard.done("call"):
        who, call = asker.by_seat(str(one.get("who"))), call_of(one)
        bid = parse_call(call) if call else None
        if who in SEATS and isinstance(bid, Bid):
            found.append((Seat(who), bid, str(one["words"])))
    return found
