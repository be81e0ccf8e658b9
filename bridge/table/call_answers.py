"""What an opponent says of an irregular or changed call: accepted or not (Laws 25B, 27A, 29A)."""

from __future__ import annotations

from dataclasses import replace

from bridge.table.call_line import AuctionLine, Spoken
from bridge.table.findings import Irregularity, Truth
from bridge.table.model import Event, Table
from bridge.table.people import People


def set_accepted(line: AuctionLine, n: int | None, accepted: Truth) -> None:
    """Note the answer to the irregularity of an event, unless it had one."""
    line.found = [
        replace(item, accepted=accepted) if item.n == n and item.accepted == "unknown" else item for item in line.found
    ]


def statement(line: AuctionLine, table: Table, people: People, event: Event) -> None:
    """An opponent says whether he accepts a call."""
    last = next((item for item in reversed(line.spoken) if item.faults), None)
    change = next((item for item in reversed(line.found) if item.what == "change_of_call"), None)
    later = change is not None and (last is None or (change.n or 0) > (last.n or 0))
    if later and change is not None and _of_change(line, change, table, people, event):
        return
    about = event.what.event
    if last is None or (about is not None and about != last.n):
        return
    seat = people.likely(event.who)
    if seat is not None and last.seat is not None and seat is not last.seat.lho:
        return
    set_accepted(line, last.n, "yes" if event.act == "agree" else "no")


def _of_change(line: AuctionLine, change: Irregularity, table: Table, people: People, event: Event) -> bool:
    """Whether the left-hand opponent says yes or no to a change of call: refused, the first call stands (25B2)."""
    if change.n is None or event.what.event not in (None, change.n):
        return False
    seat = people.likely(event.who)
    if seat is None or change.seat is None or seat is not change.seat.lho:
        return False
    set_accepted(line, change.n, "yes" if event.act == "agree" else "no")
    first = next((item for item in line.spoken if item.n == change.about), None)
    told = table.event(change.about)
    slip = told is not None and "by_accident" in told.how  # his to change whatever the opponents say (25A)
    if event.act == "object" and first is not None and not slip:
        _restore(line, first, change.n, event.n)
    return True


def _restore(line: AuctionLine, first: Spoken, changed: int, refused: int) -> None:
    """Put the first call back for the change of event `changed`, which may have been no more than taking it back."""
    back = replace(first, withdrawn=None)
    line.spoken = [
        back if item.n == first.n else replace(item, withdrawn=refused) if item.n == changed else item
        for item in line.spoken
    ]
    after = (i for i, item in enumerate(line.standing) if item.n is not None and item.n > (first.n or 0))
    at = next(after, len(line.standing))
    if at < len(line.standing) and line.standing[at].n == changed:
        line.standing[at] = back
    else:
        line.standing.insert(at, back)
