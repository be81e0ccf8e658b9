"""What was irregular at a table, in order of time: what the replay shows and what the story tells."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bridge.table.defects import defects
from bridge.table.exposures import exposures
from bridge.table.findings import Irregularity
from bridge.table.frames import frames
from bridge.table.model import NEVER, Table
from bridge.table.replay import State, replay
from bridge.table.revokes import revokes
from bridge.table.suspicions import suspicions
from bridge.table.trick_line import PlayLine
from bridge.table.wishes import subjects, tried


def irregularities(table: Table, state: State | None = None) -> tuple[Irregularity, ...]:
    """Every irregularity of the table, told or with no regular filling, in order of time.

    Where nothing that happened is irregular, what is asked about or supposed is tried on a copy (`detail["tried"]`).
    """
    state = state or replay(table)
    found = _found(table, state)
    if not found and (copy := tried(table)) is not None:
        found = [replace(item, detail={**item.detail, "tried": True}) for item in _found(copy, replay(copy))]
    found = found or list(suspicions(state))
    return by_time(found or subjects(state))


def by_time(found: Iterable[Irregularity]) -> tuple[Irregularity, ...]:
    """Irregularities in order of time; those of no event come last."""
    return tuple(sorted(found, key=lambda item: item.n if item.n is not None else NEVER))


def _found(table: Table, state: State) -> list[Irregularity]:
    found = [
        *state.calls.found,
        *state.play.found,
        *revokes(table, state.people, state.play),
        *defects(table, state.play),
        *exposures(state),
        *frames(state),
    ]
    return without_explained(found, state.play)


def without_explained(found: list[Irregularity], play: PlayLine) -> list[Irregularity]:
    """Each irregularity once, without what is only part of another one."""
    return _once([item for item in found if not _explained(item, found, play)])


def _once(found: list[Irregularity]) -> list[Irregularity]:
    seen: dict[tuple[str, int | None], Irregularity] = {}
    for item in found:
        seen.setdefault((item.what, item.n), item)
    return list(seen.values())


def _explained(item: Irregularity, found: list[Irregularity], play: PlayLine) -> bool:
    """A card taken back because of an irregularity is part of that one, not one of its own."""
    if item.what == "call_out_of_rotation":  # three passes over a player's head: Law 17D3 gives him his turn back
        return any(other.what == "auction_period" and other.seat is not None for other in found) and bool(
            item.what_done.is_pass
        )
    if item.what == "retracted_card" and any(_over_changed_card(item, other, play) for other in found):
        return True
    if item.what in ("retracted_card", "change_of_call"):
        return any(other.n == item.about and other is not item for other in found if item.about is not None)
    return False


def _over_changed_card(item: Irregularity, change: Irregularity, play: PlayLine) -> bool:
    """Whether a card taken back had been played on a card of dummy's that was then called otherwise (45C4b, 47D), or
    after a wrong one that dummy had put there (45D1): in the same trick.
    """
    first = change.detail.get("about")
    trick = play.trick_of(item.about)
    if trick is None or trick not in (play.trick_of(change.n), play.trick_of(first)):
        return False
    if change.what == "dummy_wrong_card" and change.n is not None and item.about is not None:  # 45D1
        return change.n < item.about < (item.n or 0)
    if change.what != "change_of_designation" or not isinstance(first, int) or item.about is None:
        return False
    return first < item.about < (change.n or 0) < (item.n or 0)
