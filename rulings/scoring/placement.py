"""Who gets which place of the provisional start list: MBSz annex 4.5 (pairs) and 4.6 (teams).

Places are the numbers of the start list, divisions one after another (M4.4). An entry is made for one place; who is
displaced goes to the waiting list and may get a free place of no higher division.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Step
from rulings.scoring.championship import INDEX_FIRST

Kind = Literal["pairs", "teams"]
CITE: dict[Kind, str] = {"pairs": "mbsz-hu:M4.5", "teams": "mbsz-hu:M4.6"}
CONTESTED: dict[Kind, str] = {"pairs": "place_contested_pairs", "teams": "place_contested_teams"}
OLD_MEMBERS = 3  # the least that count when several teams enter for one place


@dataclass(frozen=True)
class PlacementEntry:
    """An entry for a place: `index` is the sum of the best two (pairs) or six (teams) placement indices.

    `as_third`: entered by right of a player named third, or displaced from a pair of three (pairs). `old_members` and
    `old_captain` (teams) are those who belonged to the team before.
    """

    name: str
    place: int
    index: int
    unchanged: bool = False
    two_of_three: bool = False
    as_third: bool = False
    old_members: int = 0
    old_captain: bool = False


@dataclass(frozen=True)
class Placement:
    """Place -> entry; the waiting list as it is left; places still free; places the text cannot settle."""

    given: tuple[tuple[int, str], ...]
    waiting: tuple[str, ...]
    free: tuple[int, ...]
    undecided: tuple[int, ...]


def division_of(kind: Kind, place: int) -> str:
    """The division in which a number of the start list stands; beyond the list the lowest."""
    found = [name for name, first in INDEX_FIRST[kind].items() if place >= first]
    return found[-1]


def placement(kind: Kind, places: Sequence[int], entries: Sequence[PlacementEntry]) -> Calculation[Placement]:
    """Settle each place among its own entries, then the free places from the waiting list, then the third-named.

    Raises BadInput for an entry named twice or made for a place that is not in question.
    """
    _checked(places, entries)
    given: dict[int, str] = {}
    waiting: list[PlacementEntry] = []
    undecided: list[int] = []
    steps: list[Step] = []
    notes: list[Step] = []
    for place in sorted(places):
        rivals = [entry for entry in entries if entry.place == place and not entry.as_third]
        if not rivals:
            continue
        winner = _winner(kind, rivals)
        names = ", ".join(_shown(kind, entry, len(rivals)) for entry in rivals)
        if winner is None:
            undecided.append(place)
            notes.append(Step("note_place_undecided", CITE[kind], f"{place}: {names}"))
            continue
        given[place] = winner.name
        says = "place_single" if len(rivals) == 1 else CONTESTED[kind]
        steps.append(Step(says, CITE[kind], f"{place}: {names} -> {winner.name}"))
        waiting += [entry for entry in rivals if entry is not winner]
    free = [place for place in sorted(places) if place not in given and place not in undecided]
    waiting = _fill(kind, waiting, free, given, steps, "place_from_waiting")
    thirds = _fill(kind, [entry for entry in entries if entry.as_third], free, given, steps, "place_from_third")
    if free:
        says = "place_left_pairs" if kind == "pairs" else "place_left_teams"
        steps.append(Step(says, CITE[kind], ", ".join(str(place) for place in free)))
    value = Placement(
        tuple(sorted(given.items())), tuple(e.name for e in (*waiting, *thirds)), tuple(free), tuple(undecided)
    )
    return Calculation(value, tuple(steps), tuple(notes))


def filling_order(not_promoted: Sequence[str], relegated: Sequence[str]) -> Calculation[tuple[str, ...]]:
    """Pairs that fill empty places from below: the best not promoted, the best relegated, the second best and so on
    (M4.5). Both lists are best first.
    """
    longest = max(len(not_promoted), len(relegated), 0)
    value = tuple(name for i in range(longest) for row in (not_promoted, relegated) for name in row[i : i + 1])
    return Calculation(value, (Step("place_filling", CITE["pairs"], ", ".join(value)),))


def _checked(places: Sequence[int], entries: Sequence[PlacementEntry]) -> None:
    names = [entry.name for entry in entries]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadInput(f"The entry {twice!r} is named twice: every player and unit may enter only once (M4.2).")
    stray = next((entry for entry in entries if entry.place not in places), None)
    if stray is not None:
        raise BadInput(f"The entry {stray.name!r} is for place {stray.place}, which is not among the places given.")


def _winner(kind: Kind, rivals: Sequence[PlacementEntry]) -> PlacementEntry | None:
    if len(rivals) == 1:
        return rivals[0]
    unchanged = [entry for entry in rivals if entry.unchanged]
    two_of_three = [entry for entry in rivals if kind == "pairs" and entry.two_of_three]
    for found in (unchanged, two_of_three):
        if len(found) == 1:
            return found[0]
    if kind == "pairs":
        ranked = sorted(rivals, key=lambda e: e.index)
        return ranked[0] if ranked[0].index < ranked[1].index else None
    valid = [entry for entry in rivals if entry.old_members >= OLD_MEMBERS]
    keyed = sorted(((-e.old_members, not e.old_captain, e.index), n) for n, e in enumerate(valid))
    if not keyed or (len(keyed) > 1 and keyed[0][0] == keyed[1][0]):
        return None
    return valid[keyed[0][1]]


def _fill(
    kind: Kind, entries: Sequence[PlacementEntry], free: list[int], given: dict[int, str], steps: list[Step], says: str
) -> list[PlacementEntry]:
    """Give free places in the order of the index, each the best of no higher division; those left come back."""
    left = []
    for entry in sorted(entries, key=lambda e: e.index):
        lowest = INDEX_FIRST[kind][division_of(kind, entry.place)]
        place = next((one for one in free if one >= lowest), None)
        if place is None:
            left.append(entry)
            continue
        free.remove(place)
        given[place] = entry.name
        steps.append(Step(says, CITE[kind], f"{entry.name} ({entry.index}) -> {place}"))
    return left


def _shown(kind: Kind, entry: PlacementEntry, rivals: int) -> str:
    if rivals == 1:
        return entry.name
    if entry.unchanged:
        return f"{entry.name} (=)"
    if kind == "pairs":
        return f"{entry.name} (2/3)" if entry.two_of_three else f"{entry.name} ({entry.index})"
    return f"{entry.name} ({entry.old_members}{', c' if entry.old_captain else ''}, {entry.index})"
