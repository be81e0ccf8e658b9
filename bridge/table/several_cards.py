"""Two cards of one hand put down at once, and cards of dummy's called in place of another (Laws 45C4b, 58B)."""

from __future__ import annotations

from dataclasses import replace

from bridge.table.model import Event, Table, What
from bridge.table.trick_line import Played, PlayLine, PlayStart, TrickLine


def choose_one(line: PlayLine, setting: PlayStart, event: Event) -> bool:
    """Whether a player says which of the cards he put down at once he plays (58B2); it is in the trick then."""
    seat = setting.people.likely(event.who)
    for item in reversed(line.found):
        trick = line.trick_of(item.n)
        if item.what != "simultaneous_cards" or trick is None or event.what.card not in item.what_done.cards:
            continue
        if item.seat is seat and seat is not None and trick.of(seat) is None:
            played = Played(seat, What(card=event.what.card), event.n, sure=True)
            lain = next(index for index, one in enumerate(trick.played) if one.n == item.n)
            trick.played.insert(lain + 1, played)
            return True
    return False


def called_instead(trick: TrickLine, table: Table, event: Event) -> bool:
    """Whether a card is called from dummy in place of another.

    It is played if that was a slip of the tongue and declarer has not played from either hand since (Law 45C4b).
    """
    for index, old in enumerate(trick.played):
        first = table.event(old.n)
        if first is None or first.act != "designate" or old.withdrawn is not None:
            continue
        told = any(
            item.truth and item.when in (None, old.n, event.n) for item in table.told("unintended")
        ) or "by_accident" in (first.how | event.how)
        own = {old.seat, old.seat.partner} if old.seat is not None else {None}
        if told and not any(item.seat in own for item in trick.played[index + 1 :]):
            trick.played[index] = replace(old, withdrawn=event.n)
            trick.played.insert(index + 1, replace(old, what=event.what, n=event.n, how=event.how))
        return True
    return False
