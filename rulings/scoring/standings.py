"""Places and ties by the system of the event (MBSz 37; annex 4.15-4.18; annex 6 for Mitchell)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number, Step, shown, signed

System = Literal["danish", "round_robin", "team_championship", "cup", "mitchell_championship", "butler_championship"]
BEST = 6
CUP = "mbsz-hu:M4.18/lebonyolitas"
TIES = "mbsz-hu:M6/parosversenyek"


@dataclass(frozen=True)
class Meeting:
    """What two contestants got against each other: main points (VP or matchpoints) and IMPs, the IMPs from the
    first's view.
    """

    first: str
    second: str
    points_first: Fraction
    points_second: Fraction
    imps: Fraction = Fraction(0)


# Criteria after the main points, in the order of the text.
CRITERIA: dict[System, tuple[str, tuple[str, ...]]] = {
    "danish": ("mbsz-hu:37/dan", ("field", "imps", "mutual", "mutual_imps")),
    "round_robin": ("mbsz-hu:37/kormerkozeses", ("mutual", "best_six", "imps", "mutual_imps")),
    "team_championship": ("mbsz-hu:M4.15/holtversenyt", ("mutual", "best_six", "imps", "mutual_imps")),
    "cup": (CUP, ("field", "imps", "mutual")),
    "mitchell_championship": ("mbsz-hu:M4.16/holtversenyt", ("mutual", "best_six", "sit_outs")),
    "butler_championship": ("mbsz-hu:M4.17/holtversenyt", ("reserve", "mutual", "best_six", "sit_outs")),
}


TIE_STEP = {
    "field": "tie_field",
    "imps": "tie_imps",
    "mutual": "tie_mutual",
    "mutual_imps": "tie_mutual_imps",
    "best_six": "tie_best_six",
    "reserve": "tie_reserve",
    "sit_outs": "tie_sit_outs",
}


@dataclass(frozen=True)
class Place:
    """A contestant's place (shared when nothing separates), its points, and the criterion that put it there."""

    contestant: str
    place: int
    points: Fraction
    decided_by: str


def standings(
    system: System,
    meetings: Sequence[Meeting],
    adjustments: Mapping[str, Number] | None = None,
    reserve: Mapping[str, Number] | None = None,
    sit_outs: Mapping[str, int] | None = None,
) -> Calculation[tuple[Place, ...]]:
    """Places by main points, then by the criteria of the system in their order, each among those still equal.

    `adjustments` are points outside the meetings (byes, penalties). The mutual criteria look at the meetings within
    the tied group, and decide only when all of it have met equally often; "the best six" are the first six by main
    points and whoever is level with the sixth, a contestant's meetings with the others of them count. The text says
    neither: notes.
    """
    names = list(dict.fromkeys(name for m in meetings for name in (m.first, m.second)))
    names += [name for name in adjustments or {} if name not in names]
    if not names:
        raise BadInput("No meetings were given: standings need at least one result.")
    points = {name: Fraction((adjustments or {}).get(name, 0)) + _won(name, meetings) for name in names}
    cite, criteria = CRITERIA[system]
    best = _best_six(names, points)
    tests: dict[str, Callable[[str, Sequence[str]], Fraction]] = {
        "field": lambda n, _: sum((points[o] for o in _opponents(n, meetings)), Fraction(0)),
        "imps": lambda n, _: _imps(n, meetings),
        "mutual": lambda n, group: _won(n, _among(meetings, group)) if _all_met(meetings, group) else Fraction(0),
        "mutual_imps": lambda n, group: _imps(n, _among(meetings, group)) if _all_met(meetings, group) else Fraction(0),
        "best_six": lambda n, _: _won(n, [m for m in meetings if ({m.first, m.second} - {n}) <= best]),
        "reserve": lambda n, _: Fraction((reserve or {}).get(n, 0)),
        "sit_outs": lambda n, _: -Fraction((sit_outs or {}).get(n, 0)),
    }
    places: list[Place] = []
    steps: list[Step] = []
    for group in _split(names, lambda n: points[n]):
        _order(group, criteria, tests, points, places, steps, cite, "points")
    notes = [Step("note_best_six", cite)] if "best_six" in criteria else []
    if "best_six" in criteria and len(best) > BEST:
        notes.append(Step("note_best_six_level", cite, ", ".join(n for n in names if n in best)))
    tied = [group for group in _split(names, lambda n: points[n]) if len(group) > 1]
    notes += [Step("note_mutual_incomplete", cite, ", ".join(g)) for g in tied if not _all_met(meetings, g)]
    return Calculation(tuple(places), tuple(steps), tuple(notes))


def _best_six(names: Sequence[str], points: Mapping[str, Fraction]) -> set[str]:
    ranked = sorted(names, key=lambda n: -points[n])
    level = points[ranked[min(BEST, len(ranked)) - 1]]
    return {name for name in names if points[name] >= level}


def _all_met(meetings: Sequence[Meeting], group: Sequence[str]) -> bool:
    """Whether any two of the group have met, and all equally often."""
    pairs = [{a, b} for i, a in enumerate(group) for b in group[i + 1 :]]
    times = {sum(1 for m in meetings if {m.first, m.second} == pair) for pair in pairs}
    return len(times) == 1 and 0 not in times


def knockout(
    imps: Number, total_points: Number | None, cup: bool
) -> Calculation[Literal["first", "second", "extension"]]:
    """Winner of a knock-out match from the first team's IMPs and total points: one IMP decides.

    With equal IMPs the organizers have chosen between total points and an extension of two or four boards (MBSz 37);
    `total_points` None is the latter choice. In the cups total points come first and the extension has two boards
    (annex 4.18).
    """
    cite = CUP if cup else "mbsz-hu:37/k-o"
    notes = () if cup else (Step("note_knockout_choice", cite),)
    if imps:
        return Calculation("first" if imps > 0 else "second", (Step("knockout_imp", cite, f"{signed(imps)} IMP"),))
    if total_points:
        winner: Literal["first", "second"] = "first" if total_points > 0 else "second"
        return Calculation(winner, (Step("knockout_total", cite, signed(total_points)),), notes)
    return Calculation("extension", (Step("knockout_extension_cup" if cup else "knockout_extension", cite),), notes)


def mitchell_tie(
    boards: Sequence[Mapping[str, Number]], tied: Sequence[str], top: Number
) -> Calculation[dict[str, Fraction]]:
    """Points of the tied pairs by the proposal of MBSz annex 6: best first wins.

    `boards` maps pair to its matchpoints on each board. A board all tied pairs played: 2 for each tied pair beaten, 1
    for each equalled. A board some missed: 2 above half the top, 1 for exactly half.
    """
    value = {pair: Fraction(0) for pair in tied}
    half = Fraction(top) / 2
    for board in boards:
        present = [pair for pair in tied if pair in board]
        for pair in present:
            own = Fraction(board[pair])
            if len(present) == len(tied):
                value[pair] += sum(2 if own > board[o] else 1 if own == board[o] else 0 for o in tied if o != pair)
            else:
                value[pair] += 2 if own > half else 1 if own == half else 0
    text = ", ".join(f"{pair}: {shown(points)}" for pair, points in value.items())
    return Calculation(value, (Step("mitchell_tie", TIES, text),), (Step("note_mitchell_tie", TIES),))


def _order(
    group: list[str],
    criteria: Sequence[str],
    tests: Mapping[str, Callable[[str, Sequence[str]], Fraction]],
    points: Mapping[str, Fraction],
    places: list[Place],
    steps: list[Step],
    cite: str,
    decided: str,
) -> None:
    if len(group) == 1 or not criteria:
        first = len(places) + 1
        places.extend(Place(name, first, points[name], decided if len(group) == 1 else "shared") for name in group)
        return
    test = tests[criteria[0]]
    values = {name: test(name, group) for name in group}
    split = _split(group, lambda n: values[n])
    if len(split) > 1:
        steps.append(
            Step(TIE_STEP[criteria[0]], cite, ", ".join(f"{n}: {shown(values[n])}" for part in split for n in part))
        )
    for part in split:
        _order(part, criteria[1:], tests, points, places, steps, cite, criteria[0] if len(split) > 1 else decided)


def _split(names: Sequence[str], key: Callable[[str], Fraction]) -> list[list[str]]:
    values = sorted({key(n) for n in names}, reverse=True)
    return [[n for n in names if key(n) == value] for value in values]


def _won(name: str, meetings: Sequence[Meeting]) -> Fraction:
    own = (m.points_first if m.first == name else m.points_second for m in meetings if name in (m.first, m.second))
    return sum(own, Fraction(0))


def _imps(name: str, meetings: Sequence[Meeting]) -> Fraction:
    return sum((m.imps if m.first == name else -m.imps for m in meetings if name in (m.first, m.second)), Fraction(0))


def _opponents(name: str, meetings: Sequence[Meeting]) -> list[str]:
    return [m.second if m.first == name else m.first for m in meetings if name in (m.first, m.second)]


def _among(meetings: Sequence[Meeting], group: Sequence[str]) -> list[Meeting]:
    return [m for m in meetings if m.first in group and m.second in group]
