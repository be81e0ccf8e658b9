"""What earlier rulings left in force on the board, as later rulings read it from the `in_force` fact."""

from __future__ import annotations

from typing import Any, Literal

from bridge.seats import Seat
from rulings.engine.values import Record

Silence = Literal["none", "next_turn", "throughout"]
_SILENCES: dict[str, Silence] = {"silenced_throughout": "throughout", "silenced_once": "next_turn"}


def items(known: Any, kind: str, player: Seat | None = None) -> tuple[Record, ...]:
    """Items of one kind in force, for one player if given: an item without a player binds nobody."""
    found = known.in_force or ()
    return tuple(
        item for item in found if item["kind"] == kind and (player is None or player in (item.get("players") or ()))
    )


def silence(known: Any, player: Seat | None) -> Silence:
    """Whether a player must pass: throughout, at his next turn, or not at all; an unknown player is not silenced."""
    if player is None:
        return "none"
    return next((how for kind, how in _SILENCES.items() if items(known, kind, player)), "none")


def silenced_players(known: Any) -> frozenset[Seat]:
    """Everyone who must pass now: `obliged_to_pass` of `bridge.legality`."""
    return frozenset(seat for seat in Seat if silence(known, seat) != "none")
