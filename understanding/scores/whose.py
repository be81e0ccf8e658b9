"""Whose a board's two results are, worked out from who sat where: a team holds one line's cards at each table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from understanding.scores.line import SENTENCE, ScoreLine
from understanding.scores.model import OwnResult, PlayedContract
from understanding.scores.sides import OTHER

_BESIDE = 2
"""Words between a pair's seats and whose it is (`tamci NS`, `NS til motstanderne`, `the teammates sat EW`)."""
_TEAM = {"us": 1, "mates": 1, "them": -1}
Seated = tuple[int, str, int]
"""Where a pair is named by its seats and as somebody's, its seats, and its team."""
Line = tuple[str | None, int]
"""The seats that played a contract, and their team (0: not told)."""


def by_seats(line: ScoreLine, rows: Sequence[tuple[int, OwnResult]], signed: Sequence[OwnResult]) -> list[OwnResult]:
    """The two results with their team, where the seats tell it: who played the same cards at the other table is of the
    other team, who played the other line's there is of the same one.
    """
    first, second = rows[0][1].played, rows[-1][1].played
    seated = list(_seated(line))
    if first is None or second is None or not seated:
        return list(signed)
    lines = _played_by(line, first, seated, 0, rows[0][0]), _played_by(line, second, seated, rows[0][0], rows[-1][0])
    (one, team), (two, other) = lines
    if one is None and two is None:
        return list(signed)
    if one is None or two is None:
        if first.denomination != second.denomination:  # one strain is played with one line's cards
            return list(signed)
        one = two = one or two
    if one != two and (first.level, first.denomination) == (second.level, second.denomination):
        if (second.over or 0) >= 0:
            return list(signed)
        two, other = one, -other  # nobody bids it at both tables with either line: who is named there beat it
    turned = -1 if one == two else 1
    if (not team and not other) or team * other == -turned:
        return list(signed)
    team = team or other * turned
    return [replace(signed[0], sign=team), replace(signed[-1], sign=team * turned)]


def _seated(line: ScoreLine) -> Iterator[Seated]:
    sides = [*line.sides, *((last, "us") for _, last in line.at["our_pair"])]
    sides += [(last, "them") for _, last in line.at["others_pair"]]
    for place, seats in line.sides:
        if seats not in ("ns", "ew"):
            continue
        near = [
            (abs(at - place), at > place, _TEAM[side])
            for at, side in sides
            if side in _TEAM and _beside(line, at, place) and not _of_another(line, at, place)
        ]
        if near:
            yield place, seats, min(near)[2]


def _beside(line: ScoreLine, at: int, place: int) -> bool:
    return line.together(at, place) and abs(at - place) <= _BESIDE + (line.words[min(at, place) + 1].text in "/-")


def _of_another(line: ScoreLine, at: int, place: int) -> bool:
    """Whether other seats stand between."""
    low, high = min(at, place), max(at, place)
    return any(low < one < high and side in ("ns", "ew") for one, side in line.sides)


def _played_by(line: ScoreLine, played: PlayedContract, seated: Sequence[Seated], start: int, place: int) -> Line:
    """Who played a contract told between two places."""
    here = [one for one in seated if start <= one[0] and line.together(one[0], place, SENTENCE)]
    here = [one for one in here if one[0] < place] or here[:1]
    side = played.side
    if side in ("ns", "ew"):
        same = [team for _, seats, team in here if seats == side]
        across = [-team for _, seats, team in here if seats == OTHER[side]]  # at one table the other line is theirs
        return side, (same or across or [0])[-1]
    mine = [one for one in here if side is None or one[2] == _TEAM[side]]
    if mine:
        return mine[-1][1], mine[-1][2]
    return None, _TEAM.get(side or "", 0)
