"""Several sessions with changing lines (MBSz annex 6.1 b) and the mixed method, a Howell within each line after them
(6.1 e).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from corpus.errors import BadInput
from rulings.scoring.movements.howell import howell
from rulings.scoring.movements.mitchell import Cure, line_sessions, mitchell
from rulings.scoring.movements.plan import Plan

LINES_CITE = "mbsz-hu:M6.1.b"
MIXED_CITE = "mbsz-hu:M6.1.e"
LINES = "ABCD"


@dataclass(frozen=True)
class RoomHalf:
    """One half of the room in one session: `name` says which lines sit there (`A-B`, or `A` alone in a Howell)."""

    session: int
    name: str
    plan: Plan


def changing_lines(size: int, set_size: int, cure: Cure = "none", rounds: int | None = None) -> tuple[RoomHalf, ...]:
    """Three sessions of four lines of `size` pairs: A-B and C-D, A-C and D-B, A-D and B-C, the first line NS.

    Pairs are numbered through: line A has 1 to `size`, B the next `size`, and so on. Both halves of a session play the
    same boards, so that every board has results of the whole field. Raises BadInput as `mitchell` does.
    """
    found = []
    for number, halves in enumerate(line_sessions(), 1):
        for ns, ew in halves:
            plan = mitchell(size, set_size, cure, rounds)
            found.append(
                RoomHalf(number, f"{ns}-{ew}", _renumbered(plan, [*_line(ns, size), *_line(ew, size)], LINES_CITE))
            )
    return tuple(found)


def mixed(size: int, set_size: int, cure: Cure = "none") -> tuple[RoomHalf, ...]:
    """The three sessions of `changing_lines` and a fourth, in which every line plays a Howell of its own: with a
    complete Mitchell a full round robin of the field (6.1 e).
    """
    if cure == "skip":
        raise BadInput(
            "With a skip the lines do not all meet: the mixed method of annex 6.1 e wants `relay` or odd lines."
        )
    found = list(changing_lines(size, set_size, cure))
    for line in LINES:
        plan = howell(size, set_size)
        numbers = [*_line(line, size), *([0] if plan.phantom else [])]
        found.append(RoomHalf(4, line, _renumbered(plan, numbers, MIXED_CITE)))
    return tuple(found)


def met(parts: Sequence[RoomHalf]) -> dict[frozenset[int], int]:
    """How often any two pairs meet in all sessions together; pairs that do not exist are left out."""
    found: dict[frozenset[int], int] = {}
    for part in parts:
        for _, s in part.plan.sittings():
            if not part.plan.absent(s.ns) and not part.plan.absent(s.ew):
                two = frozenset((s.ns, s.ew))
                found[two] = found.get(two, 0) + 1
    return found


def _line(name: str, size: int) -> range:
    first = LINES.index(name) * size + 1
    return range(first, first + size)


def _renumbered(plan: Plan, numbers: Sequence[int], cite: str) -> Plan:
    rounds = tuple(tuple(replace(s, ns=numbers[s.ns - 1], ew=numbers[s.ew - 1]) for s in row) for row in plan.rounds)
    phantom = None if plan.phantom is None else numbers[plan.phantom - 1]
    return replace(plan, cite=cite, rounds=rounds, phantom=phantom)
