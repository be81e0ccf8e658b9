"""Boards as other programs and people write them, told as tables, and back: PBN, LIN, typed lines, `BoardRecord`."""

from __future__ import annotations

from dataclasses import replace

from bridge.auction import Auction
from bridge.board_record import BoardRecord
from bridge.board_text import read_board
from bridge.contract import Contract
from bridge.hands import Deal, hand_of
from bridge.seats import SEATS, Seat
from bridge.table.model import Circumstance, Event, Table, What
from bridge.table.replay import State
from bridge.tricks import Trick


def table_of_text(text: str) -> Table:
    """A board as PBN, LIN or typed lines, as a table; raises BridgeError for what is none of them."""
    return table_of_record(read_board(text))


def table_of_record(record: BoardRecord) -> Table:
    """A recorded board as a table: every call and card in order, each following directly on the one before."""
    events: list[Event] = []

    def add(act: str, who: Seat, what: What, how: frozenset[str] = frozenset()) -> None:
        n = len(events) + 1
        events.append(Event(n, act, who.value, what, how, after=n - 1 if events else None))

    for made in record.auction.made if record.auction else ():
        add("call", made.player, What(call=made.call))
    for number, trick in enumerate(record.tricks, start=1):
        how = frozenset({"out_of_turn"}) if number in record.accepted else frozenset[str]()
        for seat, card in trick.played:
            lead = seat is trick.leader
            add("lead" if lead else "play", seat, What(card=str(card)), how if lead else frozenset())
    return Table(tuple(events), tuple(_circumstances(record)))


def _circumstances(record: BoardRecord) -> list[Circumstance]:
    told: list[Circumstance] = []
    if record.board is not None:
        told.append(Circumstance("board", value=record.board))
    dealer = record.dealer or (record.auction.dealer if record.auction else None)
    if dealer is not None:
        told.append(Circumstance("dealer", dealer.value))
    if record.vulnerability is not None:
        told.append(Circumstance("vulnerability", value=record.vulnerability.value))
    if record.named is not None:
        told.append(_contract(record.named))
    for seat in SEATS:
        if record.deal is not None and len(record.deal[seat]):
            told.append(Circumstance("holds", seat.value, {"cards": [str(c) for c in record.deal[seat].sorted()]}))
    if record.result is not None:
        told.append(Circumstance("result", value={"tricks": record.result}))
    return told


def _contract(contract: Contract) -> Circumstance:
    denomination = "NT" if contract.trump is None else contract.denomination.value
    value = {"level": contract.level, "denomination": denomination, "doubling": contract.doubling.value}
    return Circumstance("contract", contract.declarer.value, value)


def record_of(state: State) -> BoardRecord:
    """What of a table fits a board record: whole calls from the dealer on, whole tricks from the first on."""
    auction: Auction | None = state.auction if state.seated else None
    tricks: list[Trick] = []
    accepted: set[int] = set()
    for number, trick in enumerate(state.tricks, start=1):
        cards = [item.what.exact_card for item in trick.standing]
        fits = trick.leader is not None and all(
            item.seat is trick.leader.turned(step) for step, item in enumerate(trick.standing) if trick.leader
        )
        if not fits or not all(cards) or trick.leader is None or trick.number not in (None, number):
            break
        tricks.append(Trick(trick.leader, tuple(card for card in cards if card)))
        if any(item.n == trick.played[0].n and item.accepted == "yes" for item in state.play.found):
            accepted.add(number)
        if len(cards) < 4:
            break
    if tricks and not state.tricks[0].opening and state.tricks[0].number != 1:
        tricks, accepted = [], set()
    result = state.table.first("result")
    made = result.part("tricks") if result is not None else None
    return BoardRecord(
        board=state.board(),
        dealer=state.dealer if state.seated else None,
        vulnerability=state.vulnerability(),
        deal=_deal(state.table),
        auction=auction,
        named=None if auction is not None and auction.contract else state.contract.whole,
        tricks=tuple(tricks),
        accepted=frozenset(accepted),
        result=made if isinstance(made, int) else None,
    )


def _deal(table: Table) -> Deal | None:
    hands = {
        Seat(item.who): hand_of(item.part("cards"))
        for item in table.told("holds")
        if item.who in SEATS and isinstance(item.part("cards"), list)
    }
    return Deal(hands) if hands else None


def with_call(table: Table, who: str | None, what: What) -> Table:
    """The table after one more call, as from a bidding box."""
    n = max((event.n for event in table.events), default=0)
    last = next((event.n for event in reversed(table.events) if event.act == "call"), None)
    event = Event(n + 1, "call", who, what, after=last if last == n else None)
    return replace(table, events=(*table.events, event))
