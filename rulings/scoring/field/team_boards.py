"""One board of a match of teams: what each team has of it, in IMPs or points, each side from its own scores."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, cast

from corpus.errors import BadInput
from rulings.scoring.adjusted import IMPS, PERCENT
from rulings.scoring.calculation import Calculation, Step, shown, signed
from rulings.scoring.field.results import Artificial, Result, Side, Split
from rulings.scoring.imp import imps, team_board
from rulings.scoring.matchpoints import Spread, spread
from rulings.scoring.old_scale import OldScale
from rulings.scoring.small_matches import BoardAMatch, Denominator, board_a_match, patton_board

TeamMethod = Literal["imps", "board_a_match", "patton"]
VpScale = Literal["wbf2013", "wbf2013-discrete"] | OldScale
FractionRule = Literal["half_up", "half_away", "interpolate"]
TeamSide = Literal["home", "away"]
TEAMS: tuple[TeamSide, TeamSide] = ("home", "away")


@dataclass(frozen=True)
class TeamOptions:
    """How matches are scored: `vp` for IMPs (None: the IMPs themselves count), `variant` of Board-a-Match, `divisor` of
    the Patton quotient; `boards` the length of a match where the results do not come with one; `fraction` what becomes
    of a fraction of an IMP before victory points (None: not known, to be asked), with its source.
    """

    method: TeamMethod
    vp: VpScale | None = None
    variant: BoardAMatch = "a"
    divisor: Denominator = "both_teams"
    boards: int | None = None
    fraction: FractionRule | None = None
    fraction_source: str = ""


@dataclass(frozen=True)
class TeamBoard:
    """One board of a match: NS scores of both tables as written (home team NS first), and what each team has of it:
    IMPs from its own view (equal and opposite but for adjusted scores), or its points; `average` when it was
    artificial, `entries` of the log that put a score there.
    """

    board: int
    open_room: str
    closed_room: str
    home: Fraction
    away: Fraction
    average: str = ""
    entries: tuple[str, ...] = ()


def scored_board(first: Result, second: Result, options: TeamOptions) -> TeamBoard:
    """`first` has the home team NS, `second` the visitors."""
    cells = (written(first), written(second))
    entries = tuple(r.entry for r in (first, second) if r.entry)
    if options.method == "imps":
        home, away = (_imps_of(first, second, team, options) for team in TEAMS)
        return TeamBoard(first.board, *cells, home, away, _label(first, second), entries)
    if label := _label(first, second):
        both = [_share_of(first, second, team, options) for team in TEAMS]
        return TeamBoard(first.board, *cells, both[0], both[1], label, entries)
    swing = _whole(first) - _whole(second)
    if options.method == "patton":
        two = patton_board(swing).value
        return TeamBoard(first.board, *cells, two.home, two.away, "", entries)
    share = board_a_match(swing, options.variant).value
    return TeamBoard(first.board, *cells, share.home, share.away, "", entries)


def explained_board(
    own: TeamBoard, first: Result, second: Result, options: TeamOptions, view: TeamSide = "home"
) -> Calculation[TeamBoard]:
    """The arithmetic of one board of a match from one team's side."""
    if own.average:
        text = f"{own.open_room}; {own.closed_room}: {signed(own.home)} / {signed(own.away)}"
        cite = "12.C.2.b" if options.method == "imps" else "12.C.2.a"
        label = own.average.split("/")[0]
        return Calculation(own, (Step("field_average", cite, text, {"average": label}),))
    if not isinstance(first.score, int) or not isinstance(second.score, int):
        return Calculation(own, _weighted_steps(own, first, second, view))
    ours, theirs = (first.score, second.score) if view == "home" else (second.score, first.score)
    if options.method == "imps":
        calculation: Calculation[Any] = team_board(ours, theirs)
    elif options.method == "patton":
        calculation = patton_board(ours - theirs)
    else:
        calculation = board_a_match(ours - theirs, options.variant)
    return Calculation(own, calculation.steps, calculation.notes)


def side_of(result: Result, side: Literal["ns", "ew"]) -> int | Spread | Side | None:
    """What counts for one side of a result: an NS score, weights, an average, or nothing."""
    found: Any = result.score
    if isinstance(found, Artificial | Split):
        found = getattr(found, side)
    return found  # type: ignore[no-any-return]


def written(result: Result) -> str:
    """The score as it stands in a list of boards: +620, A (artificial), W (weighted), S (a score for each side)."""
    if isinstance(result.score, int):
        return signed(result.score)
    return "A" if isinstance(result.score, Artificial) else "S" if isinstance(result.score, Split) else "W"


def _sides(first: Result, second: Result, team: TeamSide) -> tuple[Any, Any]:
    if team == "home":
        return side_of(first, "ns"), side_of(second, "ew")
    return side_of(first, "ew"), side_of(second, "ns")


def _artificial(first: Result, second: Result, team: TeamSide) -> Side | None:
    """The average a team has of the board, or None when both its scores can be compared."""
    sides = _sides(first, second, team)
    found: Any = next((s for s in sides if s is None or isinstance(s, str | Fraction)), 0)
    if found == 0:
        return None
    if not isinstance(found, str) or found == "session":
        raise BadInput(
            f"Board {first.board}: a team's adjusted board is written A+/A-, A/A or weights, not as a percentage, a "
            "session average, or for one side only."
        )
    return cast("Side", found)


def _imps_of(first: Result, second: Result, team: TeamSide, options: TeamOptions) -> Fraction:
    if (average := _artificial(first, second, team)) is not None:
        return _average(average, options)
    a, b = _sides(first, second, team)
    gain = sum(
        (wa * wb * imps(x - y) for x, wa in spread(a).items() for y, wb in spread(b).items()),
        Fraction(0),
    )
    return gain if team == "home" else -gain


def _share_of(first: Result, second: Result, team: TeamSide, options: TeamOptions) -> Fraction:
    average = _artificial(first, second, team)
    if average is None:
        raise BadInput(f"Board {first.board}: this method wants an average for both teams, or for none.")
    return _average(average, options)


def _weighted_steps(own: TeamBoard, first: Result, second: Result, view: TeamSide) -> tuple[Step, ...]:
    steps = []
    for side in TEAMS:
        if own.home == -own.away and side != view:
            continue
        a, b = _sides(first, second, side)
        sign = 1 if side == "home" else -1
        for x, wa in spread(a).items():
            for y, wb in spread(b).items():
                gain = sign * imps(x - y)
                text = f"{shown(wa * wb * 100)} % x {signed(gain)} = {signed(wa * wb * gain)}"
                cells = {"score": signed(sign * x), "difference": signed(sign * (x - y))}
                steps.append(Step("weighted_part", "12.C.1.c", text, cells))
        total = own.home if side == "home" else own.away
        cite = "12.C.1.c" if own.home == -own.away else "12.C.1.e"
        steps.append(Step("weighted_total_imp", cite, f"{signed(total)} IMP"))
    return tuple(steps)


def _whole(result: Result) -> int:
    if not isinstance(result.score, int):
        raise BadInput(
            f"Board {result.board}, {result.ns} - {result.ew}: this method compares one score at each table; write one "
            "score instead of weights or averages, or leave the board out."
        )
    return result.score


def _average(side: Side, options: TeamOptions) -> Fraction:
    """Average plus, average, average minus: +3, 0, -3 IMP (12C2b), or 60, 50, 40 % of the board's points (12C2a)."""
    if not isinstance(side, str) or side == "session":
        raise BadInput("A team's adjusted board is written A+/A-, A/A or weights, not as a percentage or for one side.")
    if options.method == "imps":
        return Fraction(IMPS[side])
    if options.method == "patton":
        raise BadInput("A Patton match is divided by its scores: an averaged board cannot be part of it; leave it out.")
    return Fraction(PERCENT[side], 100) * (1 if options.variant == "a" else 4)


def _label(first: Result, second: Result) -> str:
    found = [_artificial(first, second, team) for team in TEAMS]
    return f"{found[0] or '-'}/{found[1] or '-'}" if any(found) else ""
