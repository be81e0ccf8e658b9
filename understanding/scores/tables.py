"""A board at two tables where one contract is named: the other table's is a level alone, the same, or only tricks down.

`3NT made at one table, four went one down at the other`: the denomination is the one that was named, and a contract
that fails scores the same in any.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from understanding.model import Mention
from understanding.scores.line import HIGHEST, ScoreLine
from understanding.scores.results import Placed, ResultTold, played, told

_BEFORE, _BEHIND = 2, 3
"""Words between a level and what makes it one, and between it and its result."""
_BOTH = 2
"""So often one contract is named that two tables played."""
_FAILED = f"{HIGHEST}N"
"""Stands for a contract that failed and is not named: from the seven level every number of tricks down is possible."""


def both_tables(line: ScoreLine, board: int | None) -> list[Placed]:
    """The contracts of both tables, what the second leaves out taken from the first."""
    first = played(line, board)
    names = {str(one.value) for one in line.calls}
    if len(names) > 1:
        return first
    for calls in _others(line, names):
        taken = {one.first for one in calls if str(one.value)[0] == str(line.numbers.get(one.first, ""))}
        numbers = {place: value for place, value in line.numbers.items() if place not in taken}
        found = played(replace(line, numbers=numbers), board, calls)
        finished = [one for one in found if one.contract.over is not None and not one.disputed]
        if len(finished) == len(found) == len(names) + len(calls):
            return found
    return first


def _others(line: ScoreLine, names: set[str]) -> Iterator[tuple[Mention, ...]]:
    """What may stand for the contract that is not named; the same one named once more, where it is, goes first."""
    rows = list(told(line))
    for name in names:
        again = [one for one in line.calls if str(one.value) == name]
        if len(again) == _BOTH:
            yield (again[1],)
        yield from ((Mention("call", f"{line.numbers[at]}{name[1]}", at, at),) for at in _levels(line, rows))
        call = next(one for one in line.calls if str(one.value) == name)
        away = sorted(rows, key=lambda row: (line.apart(row.place, call.first), row.place))
        if len(away) > 1 and not _one_result(line, call, away[0], away[-1]):
            yield (Mention("call", name, away[-1].place, away[-1].place),)
    if not names:
        yield from ((Mention("call", _FAILED, row.place, row.place),) for row in rows if row.kind == "down")


def _one_result(line: ScoreLine, call: Mention, one: ResultTold, other: ResultTold) -> bool:
    """Whether two words tell one result of a call (`made 4S plus one`): neither is of tricks down, and no table stands
    between, nor a side behind the call.
    """
    low, high = sorted((one.place, other.place))
    parts = {first for name in ("other_table", "home", "table") for first, _ in line.at[name]}
    named = {place for place, _ in line.sides}  # `lagkameratene` is no table
    parts = parts - named | {place for place in named if place > call.last}
    return "down" not in (one.kind, other.kind) and line.together(low, high) and parts.isdisjoint(range(low, high))


def _levels(line: ScoreLine, rows: list[ResultTold]) -> Iterator[int]:
    """Where a number is the level of a contract: behind a word of bidding or before one of its end, with a result."""
    counted = {row.place for row in rows if row.kind in ("down", "over", "tricks")}
    for place, value in sorted(line.numbers.items()):
        result = any(0 < row.place - place <= _BEHIND + 1 and line.together(place, row.place, ".;?!") for row in rows)
        led = any(0 < place - last <= _BEFORE for _, last in line.at["level"])
        gone = any(first == place + 1 for first, _ in line.at["gone"])
        beside = any(place in (first - 1, last + 1) for first, last in line.at["table"])
        if (
            1 <= value <= HIGHEST
            and place not in counted | line.signed
            and not beside
            and (led or gone)
            and (result or gone)
        ):
            yield place
