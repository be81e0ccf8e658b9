"""Declarer put right by the auction: a further line tells who bid what, and so who named the denomination first.

`South plays 3NT` - `Sorry: North opened 1NT, I only raised`: North declares, and who led in whose turn follows anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.answering.documents import AnswerDocument, case_of
from app.wizard.together import joined, texts
from bridge.calls import Bid, parse_call
from bridge.seats import Seat
from corpus.model import Language
from rulings import registry
from understanding.features import SEATS
from understanding.hear import hear

CONTRACT, DECLARER, LEVEL, DENOMINATION = "contract", "declarer", "level", "denomination"
BY_SEAT = ("lead_by", "dealer", "auction")
"""Facts that hang on who declares, or tell an auction in which somebody else did."""
_CALL = "call"


def bid_by(text: str, language: Language, previous: AnswerDocument) -> dict[str, Any]:
    """The contract with declarer as the bids told in the text have it, and without what was told of another one; empty
    where the text tells no auction of two partners that ends in the case's contract, or the same declarer.
    """
    case = case_of(previous)
    contract = case["facts"].get(CONTRACT)
    if not isinstance(contract, Mapping) or CONTRACT not in registry.get(case["name"]).fields:
        return {}
    bids = _bids(text, language, previous)
    last, final = bids[-1] if bids else (None, None)
    side = [(seat, bid) for seat, bid in bids if last is not None and seat.side is last.side]
    if final is None or len({seat for seat, _ in side}) < 2:
        return {}
    if (final.level, final.denomination) != (contract.get(LEVEL), contract.get(DENOMINATION)):
        return {}
    first = next(seat for seat, bid in side if bid.denomination is final.denomination)
    if first.value == contract.get(DECLARER):
        return {}
    gone = {fact: None for fact in BY_SEAT if case["facts"].get(fact) is not None}
    return {CONTRACT: {**contract, DECLARER: first.value}, **gone}


def _bids(text: str, language: Language, previous: AnswerDocument) -> list[tuple[Seat, Bid]]:
    """The bids that a text tells with their players, by their seats, in order; the asker's seat as his case told it."""
    heard = hear(text, language)
    asker = heard if heard.asker else hear(joined([*texts(previous), text]), language)
    found = []
    for one in heard.done(_CALL):
        who, call = asker.by_seat(str(one.get("who"))), (one.get("what") or {}).get(_CALL)
        bid = parse_call(str(call)) if call else None
        if who in SEATS and isinstance(bid, Bid):
            found.append((Seat(who), bid))
    return found
