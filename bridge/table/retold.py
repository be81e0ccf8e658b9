"""A lead told first in general and then with its card is one lead: `a defender led out of turn … East led the ten`."""

from __future__ import annotations

from dataclasses import replace

from bridge.seats import Seat
from bridge.table.model import Event, Table
from bridge.table.trick_line import PlayLine

_ANOTHER = frozenset({"instead", "to_next_trick", "second_card"})


def retold(line: PlayLine, table: Table, event: Event, seat: Seat | None, number: int | None) -> bool:
    """Whether a card is the lead told before without one; then the lead gets its card, and its trick the number."""
    current = line.current
    if current is None or len(current.played) != 1 or seat is None or not event.what.names_card:
        return False
    first = current.played[0]
    before = table.event(first.n)
    general = before is not None and not before.what.names_card and before.who in (None, "defender", "offender")
    if not general or first.seat is not seat or event.how & _ANOTHER:
        return False
    current.played[0] = replace(first, what=event.what)
    current.number = current.number or number
    line.found = [replace(item, what_done=event.what) if item.n == first.n else item for item in line.found]
    return True
