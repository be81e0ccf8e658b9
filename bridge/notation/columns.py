"""An auction as it is written: four columns, a call under its player, a new row where the round begins again."""

from __future__ import annotations

from collections.abc import Iterable

from bridge.seats import Seat

COLUMNS = (Seat.W, Seat.N, Seat.E, Seat.S)


def in_columns(calls: Iterable[tuple[Seat, str]]) -> list[list[str]]:
    """The rows of four, "" where nobody called; a call out of turn stands on the next free place of its player."""
    rows: list[list[str]] = []
    last = len(COLUMNS)
    for seat, words in calls:
        column = COLUMNS.index(seat)
        if column <= last:
            rows.append([""] * len(COLUMNS))
        rows[-1][column] = words
        last = column
    return rows
