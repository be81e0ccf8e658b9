"""Today's shared facts (dealer, auction, out_of_turn, contract, hands, tricks) told as a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bridge.auction import auction_of
from bridge.board_record import BoardRecord
from bridge.hands import deal_of
from bridge.seats import Seat, Vulnerability
from bridge.table.model import Event, Table, What
from bridge.table.records import table_of_record
from bridge.tricks import trick_of
from rulings.engine.values import CALL, CONTRACT


def table_of_facts(facts: Mapping[str, Any]) -> Table:
    """The board that facts in JSON describe, as a table; without a dealer North stands in for him.

    Raises BridgeError for values that are no calls, cards or seats.
    """
    calls, dealer = facts.get("auction"), facts.get("dealer")
    contract, hands = facts.get("contract"), facts.get("hands")
    tricks = facts.get("tricks") or ()
    record = BoardRecord(
        board=facts.get("board"),
        dealer=Seat(dealer) if dealer else None,
        vulnerability=Vulnerability(facts["vulnerability"]) if facts.get("vulnerability") else None,
        deal=deal_of(hands) if hands else None,
        auction=auction_of(dealer or Seat.N, calls) if calls else None,
        named=CONTRACT.read(contract) if contract else None,
        tricks=tuple(trick_of(Seat(trick["leader"]), trick["cards"]) for trick in tricks),
        accepted=frozenset(number for number, trick in enumerate(tricks, start=1) if trick.get("out_of_turn")),
    )
    table = table_of_record(record)
    late = facts.get("out_of_turn")
    if late:
        n = len(table.events) + 1
        call = Event(
            n, "call", late["player"], What(call=CALL.read(late["call"])), frozenset({"out_of_turn"}),
            after=n - 1 if table.events else None,
        )  # fmt: skip
        table = replace(table, events=(*table.events, call))
    return table
