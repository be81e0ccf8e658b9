"""The text of a board as the shared facts of any procedure: `lawbridge rule NAME --deal FILE`."""

from __future__ import annotations

from typing import Any

from bridge.board_record import BoardRecord, check
from bridge.board_text import read_board
from bridge.errors import BridgeError
from corpus.errors import BadFacts
from rulings.engine import CONTRACT
from rulings.registry import get


def shared_facts(record: BoardRecord) -> dict[str, Any]:
    """Design section 9's facts of a board, as JSON values; what is unknown is left out."""
    found: dict[str, Any] = {
        "board": record.board,
        "dealer": record.dealer and record.dealer.value,
        "vulnerability": record.vulnerability and record.vulnerability.value,
        "auction": [str(call) for call in record.auction.calls] if record.auction else None,
        "contract": CONTRACT.write(record.contract) if record.contract else None,
        "hands": {seat.value: [str(card) for card in hand] for seat, hand in record.deal.hands.items() if len(hand)}
        if record.deal
        else None,
        "tricks": [
            {
                "leader": trick.leader.value,
                "cards": [str(card) for card in trick.cards],
                **({"out_of_turn": True} if number in record.accepted else {}),
            }
            for number, trick in enumerate(record.tricks, start=1)
        ]
        or None,
        "declarer_tricks": record.result,
    }
    return {name: value for name, value in found.items() if value is not None}


def facts_of_board(procedure: str, text: str) -> dict[str, Any]:
    """The facts of `procedure` that a board's text gives; raises BadFacts when it cannot be read or cannot be."""
    fields = get(procedure).fields
    try:
        record = read_board(text)
        check(record)
    except BridgeError as error:
        raise BadFacts(
            f"The board cannot be used: {str(error).rstrip('.')}; `lawbridge rule --help` says which forms are read."
        ) from error
    if "deal" in fields:
        return {"deal": text}
    return {name: value for name, value in shared_facts(record).items() if name in fields}
