"""Averages told of a board without a result (Law 12C2): one that was given, and what both contestants reached else."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from understanding.clauses import Text
from understanding.scores import own_average
from understanding.scores.line import SENTENCE, ScoreLine, score_line
from understanding.scores.sides import our_seats, same
from understanding.times import average_given, said_in

_FILE, _INNOCENT, _GUILTY = "blame", "innocent", "guilty"
_ARTIFICIAL, _MOST = (40, 50, 60), 100
"""The percentages that Law 12C2a itself has, and the most there is."""
_TWO = 2
_DECIMAL = (",", ".")


@dataclass(frozen=True, slots=True)
class Figure:
    """A number told, and the places of its first and last word."""

    first: int
    last: int
    value: Fraction


def averages_told(text: Text) -> bool:
    """Whether an average plus or minus was given, and the contestant's own percentage is told."""
    return average_given(text) is not None and own_average(text.source, text.language) is not None


def both_averages(text: Text) -> tuple[Fraction, Fraction] | None:
    """What the side that is in no way at fault reached on the other boards, and the other side; None where not both are
    told, or not which is which.
    """
    line = score_line(text.source, text.language)
    pairs = [(one, two) for one, two in pairwise(_figures(line)) if _side_by_side(line, one, two)]
    if len(pairs) != 1 or not line.has("rest"):
        return None
    sides, ours = [_side(line, one.first) for one in pairs[0]], our_seats(line)
    innocent, guilty = (_blamed(text, line, name) for name in (_INNOCENT, _GUILTY))
    own = [same(side, innocent, ours) for side in sides]
    theirs = [same(side, guilty, ours) for side in sides]
    if own.count(None) == _TWO or len(set(own)) == 1:
        own = [None if one is None else not one for one in theirs]
    if own.count(None) == 1:
        own = [not other if one is None else one for one, other in zip(own, own[::-1], strict=True)]
    if set(own) != {True, False}:
        return None
    first, second = (one.value for one in pairs[0])
    return (first, second) if own[0] else (second, first)


def _figures(line: ScoreLine) -> list[Figure]:
    """The numbers that may be such percentages; of one with a decimal sign the whole."""
    found: list[Figure] = []
    for place, value in sorted(line.numbers.items()):
        before = found[-1] if found else None
        joined = before is not None and place == before.last + 2 and line.words[place - 1].text in _DECIMAL
        if joined and before and line.words[before.last].end + 1 == line.words[place].start:
            found[-1] = Figure(before.first, place, Fraction(f"{before.value}.{value}"))
        else:
            found.append(Figure(place, place, Fraction(value)))
    return [one for one in found if 0 < one.value < _MOST and one.value not in _ARTIFICIAL]


def _side_by_side(line: ScoreLine, one: Figure, two: Figure) -> bool:
    """Whether two numbers are figures of two sides: in one sentence, at least one of them a percentage."""
    percent = {first - 1 for first, _ in line.at["percent"]}
    named = {_side(line, one.first), _side(line, two.first)}  # one may go without a name: `mamy 62, tamci mieli 35`
    return line.together(one.last, two.first, SENTENCE) and bool(percent & {one.last, two.last}) and len(named) == _TWO


def _side(line: ScoreLine, place: int) -> str | None:
    """The side named last before a figure in its sentence."""
    before = [side for at, side in line.sides if at < place]
    near = max((at for at, _ in line.sides if at < place), default=-1)
    ends = [at for at in range(near + 1, place) if line.words[at].text in SENTENCE and not _decimal(line, at)]
    return before[-1] if before and not ends else None


def _decimal(line: ScoreLine, place: int) -> bool:
    return line.words[place].text in _DECIMAL and {place - 1, place + 1} <= set(line.numbers)


def _blamed(text: Text, line: ScoreLine, name: str) -> str | None:
    """The side of which a clause tells that it is at fault, or not: the one named nearest to the words of that."""
    for clause in text.clauses:
        told = said_in(text, (clause.first, clause.last), _FILE, name)
        if told is None:
            continue
        within = range(text.starts(clause), text.ends(clause))
        first, last = text.words[told.first].start, text.words[told.last].start
        starts = [(line.words[place].start, side) for place, side in line.sides if line.words[place].start in within]
        away = [(max(first - start, start - last, 0), side) for start, side in starts]
        if away:
            return min(away)[1]
    return None
