"""What a replay of the calls starts from: who deals, whose turn it is told to be, who has to pass by a ruling."""

from __future__ import annotations

from bridge.seats import dealer_of_board
from bridge.table.call_line import AuctionLine
from bridge.table.model import Table
from bridge.table.people import People


def find_dealer(line: AuctionLine, table: Table, people: People, *, by_board: bool) -> None:
    """Who dealt: told, or by the number of the board."""
    told = table.first("dealer")
    deal = next(table.acts("deal"), None)
    board = table.first("board")
    if told is not None or (deal is not None and deal.who):
        path = told.who if told is not None else deal.who if deal else None
        value = told.value if told is not None and isinstance(told.value, str) else None
        line.dealer = people.likely(path) or (people.likely(value) if value else None)
        line.dealer_told = line.dealer is not None
    elif people.likely("dealer") is not None:
        line.dealer, line.dealer_told = people.likely("dealer"), True
    elif by_board and board is not None and isinstance(board.value, int) and board.value > 0 and people.seated:
        line.dealer = dealer_of_board(board.value)


def against_turn(line: AuctionLine, table: Table, people: People) -> None:
    """The first call told, where another player is told to have been in turn who follows none of those who called."""
    told = table.first("on_turn")
    turn = people.likely(told.who) if told is not None else None
    calls = [event for event in table.acts("call") if not event.what.names_card]
    if turn is None or not calls or line.irregular is not None or line.dealer_told:
        return
    callers = [people.likely(event.who) for event in calls]
    if callers[0] not in (None, turn) and not any(seat is not None and seat.lho is turn for seat in callers):
        line.irregular, line.dealer, line.dealer_told = calls[0].n, turn, True


def find_obliged(line: AuctionLine, table: Table, people: People) -> None:
    """Who has to pass by an earlier ruling: told so, or ruled after a card was exposed in the auction (24B, 24C)."""
    for item in table.told("other", "regulation"):
        seat = people.likely(item.who)
        if seat is not None and "pass" in str(item.part("text") or "").lower():
            line.obliged[seat] = item.when if isinstance(item.when, int) else 0
    for event in table.acts("rule"):
        exposed = [e for e in table.acts("expose", "lead") if e.n < event.n and table.last_call > event.n]
        for card in exposed:
            seat = people.likely(card.who)
            grave = card.what.honour or card.act == "lead" or len(card.what.cards) > 1
            if seat is not None and grave:
                line.obliged[seat.partner] = event.n
