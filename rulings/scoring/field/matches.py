"""Matches of teams out of a file of results: IMPs and victory points, Board-a-Match, Patton (MBSz annex 6, teams).

A number is a team: each board has one result with the team NS and one with it EW. The home team is the one that sits NS
on the first board of the match in the file.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

from corpus.errors import BadInput
from rulings.scoring.adjusted import IMPS, PERCENT
from rulings.scoring.calculation import Calculation, Step, signed
from rulings.scoring.field.results import Artificial, FieldResults, Result, Side
from rulings.scoring.imp import imps, team_board
from rulings.scoring.matchpoints import spread
from rulings.scoring.old_scale import OldScale
from rulings.scoring.small_matches import BoardAMatch, Denominator, board_a_match, patton_board, patton_match
from rulings.scoring.victory import continuous_vp, discrete_vp

TeamMethod = Literal["imps", "board_a_match", "patton"]
VpScale = Literal["wbf2013", "wbf2013-discrete"] | OldScale
ZERO = Fraction(0)


@dataclass(frozen=True)
class TeamOptions:
    """How matches are scored: `vp` for IMPs (None: the IMPs themselves count), `variant` of Board-a-Match, `divisor` of
    the Patton quotient.
    """

    method: TeamMethod
    vp: VpScale | None = None
    variant: BoardAMatch = "a"
    divisor: Denominator = "both_teams"


@dataclass(frozen=True)
class TeamBoard:
    """One board of a match: NS scores of both tables as written (home team NS first), and what each team has of it:
    IMPs from its own view (equal and opposite but for averages), or its points; `average` when it was adjusted.
    """

    board: int
    open_room: str
    closed_room: str
    home: Fraction
    away: Fraction
    average: str = ""


@dataclass(frozen=True)
class TeamMatch:
    """A match: its boards, each team's sum of them (IMPs from its own view, or points) and what counts in the table."""

    home: str
    away: str
    boards: tuple[TeamBoard, ...]
    gained: Fraction
    lost: Fraction
    points_home: Fraction
    points_away: Fraction


@dataclass(frozen=True)
class TeamScored:
    """All matches of a file and the notes on lines that count for none."""

    options: TeamOptions
    matches: tuple[TeamMatch, ...]
    notes: tuple[Step, ...]


def score_teams(field: FieldResults, options: TeamOptions) -> TeamScored:
    """Every match of the field. A board with one result only does not count and is told in a note; a weighted score is
    turned into IMPs outcome by outcome (12C1c), and needs a plain score at the other table.
    """
    pairs = list(dict.fromkeys(frozenset((r.ns, r.ew)) for r in field.results))
    notes = list(field.notes)
    matches = []
    for two in pairs:
        rows = [r for r in field.results if {r.ns, r.ew} == two]
        home, away = rows[0].ns, rows[0].ew
        boards: list[tuple[Result, Result]] = []
        for board in sorted({r.board for r in rows}):
            here = [r for r in rows if r.board == board]
            first, second = (next((r for r in here if r.ns == team), None) for team in (home, away))
            if first is None or second is None:
                cells = {"board": str(board), "home": home, "away": away}
                notes.append(Step("note_one_table_only", "mbsz-hu:39", "", cells))
            else:
                boards.append((first, second))
        if boards:
            matches.append(_match(home, away, boards, options))
    if not matches:
        raise BadInput(
            f"The file {field.source} has no match: each board needs two results, with the same two team numbers NS "
            "and EW exchanged."
        )
    return TeamScored(options, tuple(matches), tuple(notes))


def _match(home: str, away: str, boards: Sequence[tuple[Result, Result]], options: TeamOptions) -> TeamMatch:
    found = tuple(_board(a, b, options) for a, b in boards)
    gained, lost = (sum((getattr(b, side) for b in found), ZERO) for side in ("home", "away"))
    if options.method == "patton":
        whole = [(_whole(a), _whole(b)) for a, b in boards]
        total = patton_match(whole, options.divisor).value
        return TeamMatch(home, away, found, gained, lost, total.home, total.away)
    if options.method == "board_a_match" or options.vp is None:
        return TeamMatch(home, away, found, gained, lost, gained, lost)
    for margin in (gained, lost):
        if margin.denominator != 1:
            raise BadInput(
                f"The match {home} - {away} ends {signed(margin)} IMP: a weighted score left a fraction, and the scale "
                "of victory points has whole IMPs only; round it as the conditions of contest say and use "
                "`lawbridge score vp`."
            )
    points = (_vp(int(margin), len(found), options.vp) for margin in (gained, lost))
    return TeamMatch(home, away, found, gained, lost, *points)


def _vp(margin: int, boards: int, scale: VpScale) -> Fraction:
    if isinstance(scale, OldScale):
        return scale.vp(margin, boards).value[0]
    return Fraction((continuous_vp if scale == "wbf2013" else discrete_vp)(margin, boards).value)


def _board(first: Result, second: Result, options: TeamOptions) -> TeamBoard:
    """`first` has the home team NS, `second` the visitors."""
    cells = (_written(first), _written(second))
    adjusted = [(r, r.score) for r in (first, second) if isinstance(r.score, Artificial)]
    if adjusted:
        row, score = adjusted[0]
        home, away = (score.ns, score.ew) if row is first else (score.ew, score.ns)
        return TeamBoard(first.board, *cells, _average(home, options), _average(away, options), _label(home, away))
    if options.method == "imps":
        gain = _weighted_imps(first, second)
        return TeamBoard(first.board, *cells, gain, -gain)
    swing = _whole(first) - _whole(second)
    if options.method == "patton":
        two = patton_board(swing).value
        return TeamBoard(first.board, *cells, two.home, two.away)
    share = board_a_match(swing, options.variant).value
    return TeamBoard(first.board, *cells, share.home, share.away)


def explain_board(scored: TeamScored, field: FieldResults, home: str, away: str, board: int) -> Calculation[TeamBoard]:
    """The arithmetic of one board of a match from the home team's side; raises BadInput when there is no such board."""
    match = next((m for m in scored.matches if (m.home, m.away) == (home, away)), None)
    if match is None:
        known = ", ".join(f"{m.home}-{m.away}" for m in scored.matches[:12])
        raise BadInput(f"There is no match {home}-{away} in the file; its matches are {known}.")
    own = next((b for b in match.boards if b.board == board), None)
    if own is None:
        raise BadInput(
            f"The match {home}-{away} has no board {board}: it has {', '.join(str(b.board) for b in match.boards)}."
        )
    first, second = (
        next(r for r in field.results if (r.board, r.ns, r.ew) == (board, *teams))
        for teams in ((home, away), (away, home))
    )
    if own.average or not isinstance(first.score, int) or not isinstance(second.score, int):
        text = f"{own.open_room}; {own.closed_room}: {signed(own.home)}"
        return Calculation(own, (Step("field_average", "12.C.1.c", text, {"average": own.average or "W"}),))
    if scored.options.method == "imps":
        calculation: Calculation[Any] = team_board(first.score, second.score)
    elif scored.options.method == "patton":
        calculation = patton_board(first.score - second.score)
    else:
        calculation = board_a_match(first.score - second.score, scored.options.variant)
    return Calculation(own, calculation.steps, calculation.notes)


def _weighted_imps(first: Result, second: Result) -> Fraction:
    if isinstance(first.score, Artificial) or isinstance(second.score, Artificial):
        return ZERO
    return sum(
        (wa * wb * imps(a - b) for a, wa in spread(first.score).items() for b, wb in spread(second.score).items()),
        ZERO,
    )


def _whole(result: Result) -> int:
    if not isinstance(result.score, int):
        raise BadInput(
            f"Board {result.board}, {result.ns} - {result.ew}: this method compares one score at each table; write one "
            "score instead of weights or averages, or leave the board out."
        )
    return result.score


def _average(side: Side | None, options: TeamOptions) -> Fraction:
    """Average plus, average, average minus: +3, 0, -3 IMP (12C2b), or 60, 50, 40 % of the board's points (12C2a)."""
    if not isinstance(side, str):
        raise BadInput("A team's adjusted board is written A+/A-, A/A or weights, not as a percentage or for one side.")
    if options.method == "imps":
        return Fraction(IMPS[side])
    if options.method == "patton":
        raise BadInput("A Patton match is divided by its scores: an averaged board cannot be part of it; leave it out.")
    return Fraction(PERCENT[side], 100) * (1 if options.variant == "a" else 4)


def _label(home: Side | None, away: Side | None) -> str:
    return f"{home}/{away}"


def _written(result: Result) -> str:
    if isinstance(result.score, int):
        return signed(result.score)
    return "A" if isinstance(result.score, Artificial) else "W"
