"""Defective tricks (Law 67) that a table told whole shows: three cards, and the next trick was played to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from bridge.seats import SEATS
from bridge.table.findings import Irregularity
from bridge.table.model import Table
from bridge.table.refusals import refused_leads
from bridge.table.trick_line import PlayLine, TrickLine
from bridge.table.trick_winners import strength


def short_tricks(table: Table, line: PlayLine) -> list[TrickLine]:
    """The tricks of three cards that another trick followed; none unless all is told."""
    if not table.whole:
        return []
    open_yet = {item.n for item in line.found if item.what.startswith("lead_out") and item.accepted != "yes"}
    tricks = [trick for trick in line.tricks if trick.played and trick.played[0].n not in refused_leads(line)]
    early = {item.n for item in line.found if item.what == "premature_play"}  # 57A: the trick before goes on
    return [
        trick
        for trick, after in pairwise(tricks)
        if _short(trick) and trick.played[0].n not in open_yet and after.played[0].n not in early
    ]


def _short(trick: TrickLine) -> bool:
    seats = {item.seat for item in trick.standing}
    return trick.leader is not None and len(trick.standing) == len(SEATS) - 1 == len(seats - {None})


def defects(table: Table, line: PlayLine) -> Iterator[Irregularity]:
    """Each such trick, by the player who gave no card to it; `n` is the last card of the trick."""
    for trick in short_tricks(table, line):
        missing = next(seat for seat in SEATS if trick.of(seat) is None)
        number, last = line.tricks.index(trick), trick.standing[-1].n
        detail = {"card_missing": True, "trick": number, "led": trick.led}
        yield Irregularity("defective_trick", missing.value, missing, last, detail=detail)


def settle_short(table: Table, line: PlayLine) -> None:
    """Such a trick belongs to whoever won it with the cards that lie there (67B1)."""
    for trick in short_tricks(table, line):
        cards = [(item.seat, card) for item in trick.standing if (card := item.what.exact_card) is not None]
        if trick.winner is None and len(cards) == len(trick.standing) and (line.trump is not None or line.notrump):
            trick.winner = max(cards, key=lambda one: strength(line, trick, one[1]))[0]
