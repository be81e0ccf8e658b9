"""Scoring a field: matchpoints, cross-IMPs, Butler or total points, with adjusted scores and penalties.

A board with fewer results than the fullest one is raised to the full top by the computer formula of MBSz 28. Averages
are those of MBSz 29 and Law 12C2: they need the pair's percentage on its other boards, so boards are scored first and
averages given afterwards. Matchpoints of a board are rounded to hundredths, a half upwards, for each line (MBSz 26.b).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.adjusted import IMPS, PERCENT
from rulings.scoring.comparison import datum
from rulings.scoring.field.results import Artificial, Field, Result, Side
from rulings.scoring.field.vector import board_matchpoints
from rulings.scoring.imp import imps
from rulings.scoring.matchpoints import UNIT, Scale, Spread, matchpoints, spread
from rulings.scoring.rounding import half_up

Method = Literal["matchpoints", "cross_imps", "butler", "total"]
ZERO = Fraction(0)


@dataclass(frozen=True)
class Options:
    """How the field is scored. `scale` for matchpoints; `trim` results dropped at each end of the Butler average."""

    method: Method
    scale: Scale = "2-1-0"
    trim: int = 0
    vectorized: bool = True


@dataclass(frozen=True)
class BoardScore:
    """A pair's score on a board: points, the most it could be (matchpoints only), and whether it is an average."""

    board: int
    pair: str
    side: Literal["ns", "ew"]
    opponents: str
    points: Fraction
    top: Fraction
    average: str = ""


@dataclass(frozen=True)
class Standing:
    """A pair's line in the result: place (shared when equal), total after penalties, percentage at matchpoints."""

    place: int
    pair: str
    name: str
    points: Fraction
    percent: Fraction | None
    penalty: Fraction
    boards: int


@dataclass(frozen=True)
class Scored:
    """A scored field."""

    options: Options
    field: Field
    boards: tuple[BoardScore, ...]
    standings: tuple[Standing, ...]

    def of(self, pair: str) -> tuple[BoardScore, ...]:
        """The board scores of a pair in order of boards; raises BadInput for an unknown pair."""
        found = tuple(sorted((b for b in self.boards if b.pair == pair), key=lambda b: b.board))
        if not found:
            raise BadInput(
                f"There is no pair {pair!r} in the field: its pairs are "
                f"{', '.join(s.pair for s in self.standings[:12])} ..."
            )
        return found


def score_field(field: Field, options: Options, penalties: Mapping[str, Fraction] | None = None) -> Scored:
    """Score every board, then averages, penalties and places. `penalties` are points (matchpoints or IMPs) by pair."""
    by_board: dict[int, list[Result]] = defaultdict(list)
    for result in field.results:
        by_board[result.board].append(result)
    full = max(len(rows) for rows in by_board.values())
    scored: list[BoardScore] = []
    waiting: list[Result] = []
    for board in sorted(by_board):
        played = [r for r in by_board[board] if not isinstance(r.score, Artificial)]
        waiting += [r for r in by_board[board] if isinstance(r.score, Artificial)]
        if played:
            scored += _board(played, full, options)
    scored += _averages(scored, waiting, full, options)
    return Scored(options, field, tuple(scored), _standings(field, scored, options, penalties or {}))


def _board(played: Sequence[Result], full: int, options: Options) -> list[BoardScore]:
    top = 2 * (full - 1) * UNIT[options.scale] if options.method == "matchpoints" else ZERO
    values = _ns_values([r.score for r in played if not isinstance(r.score, Artificial)], full, options)
    found = []
    for result, ns in zip(played, values, strict=True):
        ew = top - ns if options.method == "matchpoints" else -ns
        ns, ew = (half_up(ns, 2), half_up(ew, 2)) if options.method == "matchpoints" else (ns, ew)
        found.append(BoardScore(result.board, result.ns, "ns", result.ew, ns, top))
        found.append(BoardScore(result.board, result.ew, "ew", result.ns, ew, top))
    return found


def _ns_values(scores: Sequence[int | Spread], full: int, options: Options) -> list[Fraction]:
    if options.method == "matchpoints":
        whole = [s for s in scores if isinstance(s, int)]
        if options.vectorized and len(whole) == len(scores):
            plain: Sequence[Fraction] = [Fraction(p) for p in board_matchpoints(whole)]
        else:
            plain = matchpoints(scores, "2-1-0")
        n = len(scores)
        return [UNIT[options.scale] * ((full * p + full - n) / n if n < full else p) for p in plain]
    means = [sum((weight * score for score, weight in spread(s).items()), ZERO) for s in scores]
    if options.method == "total":
        return means
    if options.method == "butler":
        value = datum([round(m) for m in means], options.trim, "ten").value
        return [_weighted(s, value) for s in scores]
    return [
        sum(
            (
                weight * _weighted(own, score)
                for j, o in enumerate(scores)
                if j != i
                for score, weight in spread(o).items()
            ),
            ZERO,
        )
        / max(len(scores) - 1, 1)
        for i, own in enumerate(scores)
    ]


def _weighted(own: int | Spread, other: int | Fraction) -> Fraction:
    return sum((weight * imps(score - other) for score, weight in spread(own).items()), ZERO)


def _averages(scored: Sequence[BoardScore], waiting: Sequence[Result], full: int, options: Options) -> list[BoardScore]:
    points: dict[str, Fraction] = defaultdict(lambda: ZERO)
    tops: dict[str, Fraction] = defaultdict(lambda: ZERO)
    counts: dict[str, int] = defaultdict(int)
    for b in scored:
        points[b.pair] += b.points
        tops[b.pair] += b.top
        counts[b.pair] += 1
    top = 2 * (full - 1) * UNIT[options.scale] if options.method == "matchpoints" else ZERO
    found = []
    for result in waiting:
        sides = result.score
        if not isinstance(sides, Artificial):
            continue
        for pair, other, side, given in (
            (result.ns, result.ew, "ns", sides.ns),
            (result.ew, result.ns, "ew", sides.ew),
        ):
            if options.method == "matchpoints":
                own = points[pair] * 100 / tops[pair] if tops[pair] else None
                value = half_up(_percent(given, own) * top / 100, 2)
            else:
                own = points[pair] / counts[pair] if counts[pair] else None
                value = _imps(given, own)
            label = given if isinstance(given, str) else f"{float(given):g} %"
            found.append(BoardScore(result.board, pair, "ns" if side == "ns" else "ew", other, value, top, label))
    return found


def _percent(given: Side, own: Fraction | None) -> Fraction:
    if not isinstance(given, str):
        return given
    base = Fraction(PERCENT[given])
    if own is None or given == "average":
        return base
    return max(base, own) if given == "plus" else min(base, own)


def _imps(given: Side, own: Fraction | None) -> Fraction:
    if not isinstance(given, str):
        raise BadInput(
            "A percentage is no adjusted score in an event scored in IMPs: write A+/A-, which is +3 and "
            "-3 IMP (Law 12C2b)."
        )
    base = Fraction(IMPS[given])
    if own is None or given == "average":
        return base
    return max(base, own) if given == "plus" else min(base, own)


def _standings(
    field: Field, scored: Sequence[BoardScore], options: Options, penalties: Mapping[str, Fraction]
) -> tuple[Standing, ...]:
    points: dict[str, Fraction] = defaultdict(lambda: ZERO)
    tops: dict[str, Fraction] = defaultdict(lambda: ZERO)
    counts: dict[str, int] = defaultdict(int)
    for b in scored:
        points[b.pair] += b.points
        tops[b.pair] += b.top
        counts[b.pair] += 1
    if unknown := [pair for pair in penalties if pair not in points]:
        raise BadInput(f"A penalty was given to pair {unknown[0]!r}, which has no result in the field.")
    rows = []
    for pair, total in points.items():
        penalty = penalties.get(pair, ZERO)
        percent = (total - penalty) * 100 / tops[pair] if options.method == "matchpoints" and tops[pair] else None
        rows.append((pair, total - penalty, percent, penalty, counts[pair]))
    rows.sort(key=lambda row: (-(row[2] if row[2] is not None else row[1]), row[0]))
    found: list[Standing] = []
    for number, (pair, total, percent, penalty, boards) in enumerate(rows, 1):
        last = found[-1] if found else None
        equal = last is not None and (last.percent == percent if percent is not None else last.points == total)
        place = last.place if equal and last is not None else number
        found.append(Standing(place, pair, field.names.get(pair, ""), total, percent, penalty, boards))
    return tuple(found)
