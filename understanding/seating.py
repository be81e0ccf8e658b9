"""Who erred and who declares in a text, as far as its table shows: what the reader of facts names persons by."""

from __future__ import annotations

from bridge.table.irregularities import irregularities
from rulings.table.focus import focus_for
from understanding.heard import Heard


def seating(heard: Heard, procedure: str) -> dict[str, str]:
    """The seats of the offender and of declarer, each where it is known; empty where nothing was replayed."""
    state = heard.state
    if state is None or not state.seated:
        return {}
    found = focus_for(procedure, state, irregularities(state.table, state))
    seats = {"offender": found.seat, "declarer": state.declarer}
    return {role: seat.value for role, seat in seats.items() if seat is not None}
