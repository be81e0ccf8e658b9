"""What was irregular at a table, in order of time: what the replay shows and what the story tells."""

from __future__ import annotations

from bridge.table.exposures import exposures
from bridge.table.findings import Irregularity
from bridge.table.frames import frames
from bridge.table.model import Table
from bridge.table.replay import State, replay
from bridge.table.revokes import revokes

_LAST = 10_000


def irregularities(table: Table, state: State | None = None) -> tuple[Irregularity, ...]:
    """Every irregularity of the table, told or with no regular filling, in order of time."""
    state = state or replay(table)
    found = [
        *state.calls.found,
        *state.play.found,
        *revokes(table, state.people, state.play),
        *exposures(state),
        *frames(state),
    ]
    found = [item for item in found if not _explained(item, found)]
    return tuple(sorted(_once(found), key=lambda item: item.n if item.n is not None else _LAST))


def _once(found: list[Irregularity]) -> list[Irregularity]:
    seen: dict[tuple[str, int | None], Irregularity] = {}
    for item in found:
        seen.setdefault((item.what, item.n), item)
    return list(seen.values())


def _explained(item: Irregularity, found: list[Irregularity]) -> bool:
    """A card taken back because of an irregularity is part of that one, not one of its own."""
    if item.what in ("retracted_card", "change_of_call"):
        return any(other.n == item.about and other is not item for other in found if item.about is not None)
    return False
