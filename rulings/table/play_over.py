"""The tricks of a board from its play and from the claim that ended it (Laws 68-71, 78, 79)."""

from __future__ import annotations

from bridge.seats import SEATS, Side
from bridge.table.model import Event
from bridge.table.refusals import refused_leads
from bridge.table.replay import State
from bridge.table.trick_line import TrickLine

Tricks = dict[Side, int]
TRICKS = 13


def all_tricks(state: State) -> Tricks | None:
    """The thirteen tricks of both sides: played, or played up to a claim that nobody doubts; None while not known."""
    won = tricks_won(state)
    if won is None or sum(won.values()) == TRICKS:
        return won
    rest = awarded(state, TRICKS - sum(won.values()))
    return None if rest is None else {side: won[side] + rest[side] for side in won}


def tricks_won(state: State) -> Tricks | None:
    """The tricks each side has won from the opening lead on; None when a trick or its winner is not told."""
    done = complete_tricks(state)
    winners = [trick.winner for trick in done or ()]
    if done is None or None in winners:
        return None
    return {side: sum(seat is not None and seat.side is side for seat in winners) for side in Side}


def complete_tricks(state: State) -> list[TrickLine] | None:
    """The tricks of four cards, where every one from the opening lead on is told; a lead refused is none."""
    refused = refused_leads(state.play)
    tricks = [trick for trick in state.tricks if not (trick.played and trick.played[0].n in refused)]
    if tricks and len(tricks[-1].standing) < 4 and len(tricks) <= TRICKS:
        tricks = tricks[:-1]  # the trick under way counts with the rest
    if len(tricks) == TRICKS:
        return tricks
    told = [trick.number for trick in tricks]
    return tricks if told == list(range(1, len(tricks) + 1)) and tricks else None


def awarded(state: State, left: int) -> Tricks | None:
    """What a claim or concession that nobody doubts gives each side of the `left` tricks; None without such a one."""
    event = last_claim(state)
    seat = state.likely(event.who) if event is not None else None
    if event is None or seat is None or not _undoubted(state, event):
        return None
    count = event.what.count
    if count is None:
        count = left
    if not 0 <= count <= left:
        return None
    mine = count if event.act == "claim" else left - count
    return {seat.side: mine, seat.side.other: left - mine}


def is_over(state: State) -> bool:
    """Whether the play is over: told so, thirteen tricks, or a claim that nobody doubts (68D)."""
    if state.phase in ("after_play", "scored"):
        return True
    done = complete_tricks(state)
    if done is not None and len(done) == TRICKS:
        return len(done[-1].standing) >= len(SEATS) - 1
    event = last_claim(state)
    return event is not None and _undoubted(state, event)


def last_claim(state: State) -> Event | None:
    """The claim or concession that ended the play: nobody has led or played since."""
    done = [event for event in state.table.done if event.act in ("claim", "concede")]
    if not done or any(event.act in ("lead", "play") and event.n > done[-1].n for event in state.table.done):
        return None
    return done[-1]


def _undoubted(state: State, event: Event) -> bool:
    later = [one for one in state.table.done if one.n > event.n]
    if any(one.act == "object" for one in later) or state.table.so("disputed", "normal_line") is not None:
        return False
    return state.table.whole or any(one.act == "agree" for one in later)
