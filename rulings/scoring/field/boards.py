"""The points of one board: its results, in one group or in the groups of a fouled board, by the method of the event."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number
from rulings.scoring.comparison import ANY_BUTLER, TABLE_UPPER, DatumRounding, Division, datum, dropped_results
from rulings.scoring.field.results import Artificial, Result, Split
from rulings.scoring.field.vector import board_matchpoints
from rulings.scoring.imp import imps
from rulings.scoring.matchpoints import UNIT, Scale, Spread, matchpoints, spread
from rulings.scoring.rounding import half_up
from rulings.scoring.short_boards import SMALL_GROUP, LinePercent, small_group

Method = Literal["matchpoints", "cross_imps", "butler", "total"]
ZERO = Fraction(0)
PLACES = 2  # MBSz 26.b


@dataclass(frozen=True)
class Options:
    """How the field is scored: `scale` for matchpoints; `trim` results dropped at each end of the Butler average, or
    the `division` whose table says how many (MBSz annex 4.17); `rounding` of that average; `average` of the cross-IMP
    comparisons or their sum.
    """

    method: Method
    scale: Scale = "2-1-0"
    trim: int = 0
    vectorized: bool = True
    division: Division | None = None
    rounding: DatumRounding = "ten"
    average: bool = True


@dataclass(frozen=True)
class BoardScore:
    """A pair's score on a board: points, the most it could be (matchpoints only), and what it rests on when it was not
    compared: the average's name, a percentage, or the letter of MBSz 27.
    """

    board: int
    pair: str
    side: Literal["ns", "ew"]
    opponents: str
    points: Fraction
    top: Fraction
    average: str = ""


@dataclass(frozen=True)
class SmallGroup:
    """A result in a group of one to three on a fouled board (MBSz 27): percentages, and which side made the best result
    of its line (also shared), so that its plus average counts if higher.
    """

    result: Result
    percent: LinePercent
    best_ns: bool
    best_ew: bool
    letter: str


def plain_score(result: Result, side: Literal["ns", "ew"] = "ns") -> int | Spread:
    """The score of a result that was played, as an NS score; of a split one what counts for `side`. Artificial scores
    have none.
    """
    score = result.score
    own = getattr(score, side) if isinstance(score, Split) else score
    if isinstance(own, Artificial | str | Fraction):
        raise BadInput(f"Board {result.board}: an artificial score has no comparisons.")
    return own


def compares(result: Result, side: Literal["ns", "ew"]) -> bool:
    """Whether the side has a score that other tables are compared with."""
    score = result.score
    own = getattr(score, side) if isinstance(score, Split) else score
    return not isinstance(own, Artificial | str | Fraction)


def artificial_part(result: Result) -> Result | None:
    """The artificial side of a split score as a result of its own, or None."""
    if not isinstance(result.score, Split):
        return None
    ns, ew = (s if isinstance(s, str | Fraction) else None for s in (result.score.ns, result.score.ew))
    return None if ns is None and ew is None else replace(result, score=Artificial(ns, ew))


def groups(played: Sequence[Result]) -> list[list[Result]]:
    """The results of a board by group, in order of appearance; one group when the board was not fouled."""
    found: dict[str, list[Result]] = defaultdict(list)
    for result in played:
        found[result.group].append(result)
    return list(found.values())


def top_of(full: int, options: Options) -> Fraction:
    """Top on a board with `full` results; nought where points are IMPs or scores."""
    return 2 * (full - 1) * UNIT[options.scale] if options.method == "matchpoints" else ZERO


def board_scores(played: Sequence[Result], full: int, options: Options) -> tuple[list[BoardScore], list[SmallGroup]]:
    """Scores of the results of one board, and the small groups whose percentages may yet give way to plus averages."""
    found: list[BoardScore] = []
    small: list[SmallGroup] = []
    parts = groups(played)
    for group in parts:
        if len(parts) > 1 and options.method == "matchpoints" and len(group) < SMALL_GROUP:
            small += _small(group)
        else:
            if len(parts) > 1 and len(group) == 1 and options.method in ("cross_imps", "butler"):
                raise BadInput(
                    f"Board {group[0].board}: the result of {group[0].ns} and {group[0].ew} stands alone in its group "
                    "and cannot be compared in IMPs; write averages (A+/A+) for it."
                )
            found += _compared(group, full, options)
    return found, small


def _compared(group: Sequence[Result], full: int, options: Options) -> list[BoardScore]:
    top = top_of(full, options)
    matched = options.method == "matchpoints"
    rounded = matched and len(group) < full  # only then, or where weights meet, is there anything to round
    if any(isinstance(r.score, Split) for r in group):
        return _each_line(group, full, options)
    found = []
    seen: dict[
        int, tuple[Fraction, Fraction]
    ] = {}  # equal points are one object, and their other side is worked out once
    for result, ns in zip(group, ns_points([plain_score(r) for r in group], full, options), strict=True):
        if (points := seen.get(id(ns))) is None:
            ew = top - ns if matched else -ns
            worth = rounded or (matched and ns.denominator > 2)
            points = seen[id(ns)] = (half_up(ns, PLACES), half_up(ew, PLACES)) if worth else (ns, ew)
        found.append(BoardScore(result.board, result.ns, "ns", result.ew, points[0], top))
        found.append(BoardScore(result.board, result.ew, "ew", result.ns, points[1], top))
    return found


def _each_line(group: Sequence[Result], full: int, options: Options) -> list[BoardScore]:
    """A group with scores that do not balance: NS compared with the NS scores, EW with the scores that count for EW."""
    top = top_of(full, options)
    matched = options.method == "matchpoints"
    found = []
    for side in ("ns", "ew"):
        own: Literal["ns", "ew"] = "ns" if side == "ns" else "ew"
        rows = [r for r in group if compares(r, own)]
        for result, ns in zip(rows, ns_points([plain_score(r, own) for r in rows], full, options), strict=True):
            points = ns if own == "ns" else top - ns if matched else -ns
            pair, other = (result.ns, result.ew) if own == "ns" else (result.ew, result.ns)
            value = half_up(points, PLACES) if matched else points
            found.append(BoardScore(result.board, pair, own, other, value, top))
    return found


def _small(group: Sequence[Result]) -> list[SmallGroup]:
    scores = [plain_score(r) for r in group]
    whole = [score for score in scores if isinstance(score, int)]
    if len(whole) < len(scores):
        raise BadInput(
            f"Board {group[0].board}: MBSz 27 scores a group of {len(group)} by the order of its results, of which "
            "a weighted score has none; write one score or averages."
        )
    calculation = small_group(whole)
    letter = " abc"[len(group)]
    return [
        SmallGroup(result, percent, score == max(whole), score == min(whole), letter)
        for result, percent, score in zip(group, calculation.value, whole, strict=True)
    ]


def ns_points(scores: Sequence[int | Spread], full: int, options: Options) -> list[Fraction]:
    """Points of the NS pairs for scores compared among themselves; `full` is the results a board should have."""
    if options.method == "matchpoints":
        whole = [s for s in scores if isinstance(s, int)]
        if options.vectorized and len(whole) == len(scores):
            known: dict[int, Fraction] = {}
            plain: Sequence[Fraction] = [known.setdefault(p, Fraction(p)) for p in board_matchpoints(whole)]
        else:
            plain = matchpoints(scores, "2-1-0")
        n, unit = len(scores), UNIT[options.scale]
        if n >= full and unit == 1:
            return list(plain)
        return [unit * ((full * p + full - n) / n if n < full else p) for p in plain]
    if options.method == "total":
        return means(scores)
    if options.method == "butler":
        value = board_datum(scores, options).value
        return [_gained(s, value) for s in scores]
    return [
        sum(
            (
                weight * _gained(own, score)
                for j, o in enumerate(scores)
                if j != i
                for score, weight in spread(o).items()
            ),
            ZERO,
        )
        / (max(len(scores) - 1, 1) if options.average else 1)
        for i, own in enumerate(scores)
    ]


def means(scores: Sequence[int | Spread]) -> list[Fraction]:
    """Every score as one number, weighted ones as their mean."""
    return [sum((weight * score for score, weight in spread(s).items()), ZERO) for s in scores]


def board_datum(scores: Sequence[int | Spread], options: Options) -> Calculation[Fraction]:
    """The Butler average of a board."""
    trim = dropped_results(len(scores), options.division) if options.division else options.trim
    return datum(means(scores), trim, options.rounding, TABLE_UPPER if options.division else ANY_BUTLER)


def _gained(own: int | Spread, other: Number) -> Fraction:
    return sum((weight * imps(score - other) for score, weight in spread(own).items()), ZERO)
