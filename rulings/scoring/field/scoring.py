"""Scoring a field: matchpoints, cross-IMPs, Butler or total points, with adjusted scores and penalties.

A board with fewer results than the fullest one is raised to the full top by the computer formula of MBSz 28; the groups
of a fouled board are scored by MBSz 27. Averages are those of MBSz 29 and Law 12C2: they need the pair's percentage on
its other boards, so boards are scored first and averages given afterwards. Matchpoints of a board are rounded to
hundredths, a half upwards, for each line (MBSz 26.b).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Literal

from bridge.whole import whole
from corpus.errors import BadInput
from rulings.scoring.adjusted import IMPS, PERCENT
from rulings.scoring.calculation import Step, added
from rulings.scoring.field.boards import (
    PLACES,
    ZERO,
    BoardScore,
    Method,
    Options,
    SmallGroup,
    artificial_part,
    board_scores,
    top_of,
)
from rulings.scoring.field.results import Artificial, FieldResults, Result, Side
from rulings.scoring.rounding import half_up

__all__ = ["BoardScore", "Method", "Options", "ResultLine", "Scored", "score_field"]


@dataclass(frozen=True)
class ResultLine:
    """A pair's line in the result: place (shared when equal; 0 for a pair that has withdrawn), total after penalties,
    percentage at matchpoints.
    """

    place: int
    pair: str
    name: str
    points: Fraction
    percent: Fraction | None
    penalty: Fraction
    boards: int


@dataclass(frozen=True)
class Scored:
    """A scored field. `full` is the number of results a board should have; `notes` say what was read but not used and
    what the text leaves open.
    """

    options: Options
    field: FieldResults
    boards: tuple[BoardScore, ...]
    standings: tuple[ResultLine, ...]
    full: int = 0
    notes: tuple[Step, ...] = ()

    @property
    def lists(self) -> tuple[tuple[str, tuple[ResultLine, ...]], ...]:
        """The rankings: one of the whole field (""), or one for each line (`ns`, `ew`) where these are apart."""
        if not self.field.apart:
            return (("", self.standings),)
        ns = {r.ns for r in self.field.results}
        return (
            ("ns", tuple(s for s in self.standings if s.pair in ns)),
            ("ew", tuple(s for s in self.standings if s.pair not in ns)),
        )

    @property
    def top(self) -> Fraction:
        """Top on a board."""
        return top_of(self.full, self.options)

    @cached_property
    def by_pair(self) -> Mapping[str, tuple[BoardScore, ...]]:
        """The board scores of every pair in order of boards."""
        rows: dict[str, list[BoardScore]] = defaultdict(list)
        for b in sorted(self.boards, key=lambda b: b.board):
            rows[b.pair].append(b)
        return {pair: tuple(boards) for pair, boards in rows.items()}

    @cached_property
    def by_board(self) -> Mapping[int, tuple[Result, ...]]:
        """The results of every board."""
        rows: dict[int, list[Result]] = defaultdict(list)
        for r in self.field.results:
            rows[r.board].append(r)
        return {board: tuple(results) for board, results in rows.items()}

    def of(self, pair: str) -> tuple[BoardScore, ...]:
        """The board scores of a pair in order of boards; raises BadInput for an unknown pair."""
        found = self.by_pair.get(pair)
        if not found:
            raise BadInput(
                f"There is no pair {pair!r} in the field: its pairs are "
                f"{', '.join(s.pair for s in self.standings[:12])} ..."
            )
        return found


def full_results(field: FieldResults) -> int:
    """How many results a board should have: the most any board has; a sit-out is none (N of MBSz 28)."""
    counts: dict[int, int] = defaultdict(int)
    for result in field.results:
        counts[result.board] += bool(result.ns and result.ew)
    return max(counts.values())


def score_field(
    field: FieldResults,
    options: Options,
    penalties: Mapping[str, Fraction] | None = None,
    withdrawn: Collection[str] = (),
) -> Scored:
    """Score every board, then averages, penalties and places. `penalties` are points (matchpoints or IMPs) by pair;
    `withdrawn` pairs are listed last without a place (the field is taken as `withdrawal.withdraw` leaves it).
    """
    by_board: dict[int, list[Result]] = defaultdict(list)
    for result in field.results:
        by_board[result.board].append(result)
    full = full_results(field)
    if full < 2 and options.method != "total":
        raise BadInput(f"No board of {field.source or 'the field'} has two results: there is nothing to compare.")
    scored: list[BoardScore] = []
    small: list[SmallGroup] = []
    waiting: list[Result] = []
    for board in sorted(by_board):
        played = [r for r in by_board[board] if not isinstance(r.score, Artificial)]
        waiting += [r for r in by_board[board] if isinstance(r.score, Artificial)]
        waiting += [part for part in map(artificial_part, by_board[board]) if part]
        if played:
            compared, groups = board_scores(played, full, options)
            scored += compared
            small += groups
    own = SessionOwn(scored, options)
    scored += _small_groups(small, own, full, options)
    scored += _averages(waiting, own, full, options)
    standings = _standings(field, scored, options, penalties or {}, withdrawn)
    return Scored(options, field, tuple(scored), standings, full, (*field.notes, *_notes(field, standings, options)))


class SessionOwn:
    """A pair's average on the boards it played and that were compared: the session average of MBSz 29."""

    def __init__(self, scored: Sequence[BoardScore], options: Options) -> None:
        self.scored, self.matchpoints = tuple(scored), options.method == "matchpoints"
        self.boards: dict[str, list[BoardScore]] = {}

    def average(self, pair: str) -> Fraction | None:
        """Per cent at matchpoints, IMPs a board otherwise; None for a pair that played nothing."""
        if not self.boards:
            for b in self.scored:
                self.boards.setdefault(b.pair, []).append(b)
        own = self.boards.get(pair, [])
        parts = added(b.top for b in own) if self.matchpoints else Fraction(len(own))
        return added(b.points for b in own) * (100 if self.matchpoints else 1) / parts if parts else None


def _small_groups(small: Sequence[SmallGroup], own: SessionOwn, full: int, options: Options) -> list[BoardScore]:
    top = top_of(full, options)
    found = []
    for one in small:
        r = one.result
        sides: tuple[tuple[Literal["ns", "ew"], str, str, Fraction, bool], ...] = (
            ("ns", r.ns, r.ew, one.percent.ns, one.best_ns),
            ("ew", r.ew, r.ns, one.percent.ew, one.best_ew),
        )
        for side, pair, other, percent, best in sides:
            value = max(percent, average_percent("plus", own.average(pair))) if best else percent
            points = half_up(value * top / 100, PLACES)
            found.append(BoardScore(r.board, pair, side, other, points, top, f"27.{one.letter}"))
    return found


def _averages(waiting: Sequence[Result], own: SessionOwn, full: int, options: Options) -> list[BoardScore]:
    top = top_of(full, options)
    found = []
    for result in waiting:
        if not isinstance(result.score, Artificial):
            continue
        sides: tuple[tuple[Literal["ns", "ew"], str, str, Side | None], ...] = (
            ("ns", result.ns, result.ew, result.score.ns),
            ("ew", result.ew, result.ns, result.score.ew),
        )
        for side, pair, other, given in sides:
            if given is None or not pair:
                continue
            if options.method == "total":
                if not other:
                    continue
                raise BadInput(
                    f"Board {result.board}: an event scored by total points knows no averages (Law 78C); write a score "
                    f"or weights for the pairs {result.ns} and {result.ew}, or leave the line out."
                )
            if options.method == "matchpoints":
                value = half_up(average_percent(given, own.average(pair)) * top / 100, PLACES)
            else:
                value = average_imps(given, own.average(pair))
            label = given if isinstance(given, str) else f"{float(given):g} %"
            found.append(BoardScore(result.board, pair, side, other, value, top, label))
    return found


def average_percent(given: Side, own: Fraction | None) -> Fraction:
    if not isinstance(given, str):
        return given
    if given == "session":
        return _whole_session(own)
    base = Fraction(PERCENT[given])
    if own is None or given == "average":
        return base
    return max(base, own) if given == "plus" else min(base, own)


def average_imps(given: Side, own: Fraction | None) -> Fraction:
    if not isinstance(given, str):
        raise BadInput(
            "A percentage is no adjusted score in an event scored in IMPs: write A+/A-, which is +3 and "
            "-3 IMP (Law 12C2b)."
        )
    if given == "session":
        return _whole_session(own)
    base = Fraction(IMPS[given])
    if own is None or given == "average":
        return base
    return max(base, own) if given == "plus" else min(base, own)


def _whole_session(own: Fraction | None) -> Fraction:
    """The session average of MBSz 29 as the score of a board; raises BadInput for a pair that has none."""
    if own is None:
        raise BadInput("A session average (AS) needs other boards: a pair it is given to has played none (MBSz 29).")
    return own


def _standings(
    field: FieldResults,
    scored: Sequence[BoardScore],
    options: Options,
    penalties: Mapping[str, Fraction],
    withdrawn: Collection[str],
) -> tuple[ResultLine, ...]:
    own: dict[str, list[BoardScore]] = defaultdict(list)
    for b in scored:
        own[b.pair].append(b)
    points = {pair: added(b.points for b in boards) for pair, boards in own.items()}
    tops = {pair: added(b.top for b in boards) for pair, boards in own.items()}
    counts = {pair: len(boards) for pair, boards in own.items()}
    if unknown := [pair for pair in penalties if pair not in points]:
        raise BadInput(f"A penalty was given to pair {unknown[0]!r}, which has no result in the field.")
    rows = []
    for pair, total in points.items():
        penalty = penalties.get(pair, ZERO)
        percent = (total - penalty) * 100 / tops[pair] if options.method == "matchpoints" and tops[pair] else None
        rows.append(ResultLine(0, pair, field.names.get(pair, ""), total - penalty, percent, penalty, counts[pair]))
    rows.sort(key=lambda s: (-_rank(s), natural(s.pair)))
    gone = [s for s in rows if s.pair in withdrawn]
    present = [s for s in rows if s.pair not in withdrawn]
    if not field.apart:
        return (*_placed(present), *gone)
    ns = {r.ns for r in field.results}
    lines = ([s for s in present if s.pair in ns], [s for s in present if s.pair not in ns])
    return (*_placed(lines[0]), *_placed(lines[1]), *gone)


def _placed(rows: Sequence[ResultLine]) -> list[ResultLine]:
    """Rows in their order with places, equal ones sharing."""
    found: list[ResultLine] = []
    for number, row in enumerate(rows, 1):
        last = found[-1] if found else None
        found.append(replace(row, place=last.place if last and _rank(last) == _rank(row) else number))
    return found


def _rank(row: ResultLine) -> Fraction:
    return row.points if row.percent is None else row.percent


def natural(pair: str) -> tuple[str, int, str]:
    """Pairs in the order people count: 2 before 10, A9 before A10."""
    digits = pair.lstrip("".join({c for c in pair if not c.isdecimal()}))
    head = pair[: len(pair) - len(digits)]
    number = whole(digits)
    return (head, -1 if number is None else number, pair)


def _notes(field: FieldResults, standings: Sequence[ResultLine], options: Options) -> list[Step]:
    counts = {s.boards for s in standings if s.place}
    found = []
    if options.method == "matchpoints" and len(counts) > 1:
        found.append(Step("note_unequal_boards", "78.A", "", {"least": str(min(counts)), "most": str(max(counts))}))
    if options.method in ("cross_imps", "butler") and any(len(r.pairs) == 1 for r in field.results):
        found.append(Step("note_sit_out_imps", "mbsz-hu:29/plusz-atlag"))
    return found
