"""A competition of pairs: sessions scored one by one, shares of them, points carried over, penalties (VSz 24-32)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from bridge.tournament import Competition, SessionPlay
from corpus.errors import BadInput
from rulings.scoring.calculation import Step, added, shown
from rulings.scoring.explaining import explain
from rulings.scoring.field.boards import BoardScore, Options, top_of
from rulings.scoring.field.converting import result
from rulings.scoring.field.results import FieldResults, Result, Split
from rulings.scoring.field.scoring import Scored, full_results, natural, score_field
from rulings.scoring.rounding import half_up
from rulings.scoring.tournament.standing import (
    CompetitionScored,
    OpenedPart,
    StandingLine,
    brought_along,
    placed,
    steps_as_parts,
    substitute_notes,
)

ZERO = Fraction(0)
TOTAL = "mbsz-hu:26"
HUNDREDTHS = "mbsz-hu:26.b"
CARRIED = "mbsz-hu:M4.20"


@dataclass(frozen=True)
class SessionScored:
    """A session with its field scored; `share` (per cent) of its points counts."""

    name: str
    scored: Scored
    share: Fraction
    cite: str


def pairs_options(rules: Mapping[str, Any]) -> Options:
    """How sessions are scored, by the rules of the competition; raises BadInput where a choice is missing."""
    method = rules.get("method", "matchpoints")
    if method not in ("matchpoints", "cross_imps", "butler", "total"):
        raise BadInput(f"{method!r} does not score pairs: use matchpoints, cross_imps, butler or total.")
    if method == "matchpoints" and "scale" not in rules:
        raise BadInput("The matchpoint scale is missing: write scale: 2-1-0 or scale: 1-half-0.")
    return Options(method, rules.get("scale", "2-1-0"), rules.get("trim", 0))


def field_of(session: SessionPlay, names: Mapping[str, str], apart: bool = False) -> FieldResults:
    """The results of a session as a field; lines without a result on either side are open."""
    rows = [result(one) for one in session.results]
    done = tuple(r for r in rows if not _open(r))
    return FieldResults(done, names, session.name, (), (), tuple(r for r in rows if _open(r)), apart)


def _open(row: Result) -> bool:
    score: Any = row.score
    return not isinstance(score, int | Mapping | Split) and score.ns is None and score.ew is None


def score_pairs(competition: Competition, carried: Mapping[str, Fraction] | None = None) -> CompetitionScored:
    """Every session, then totals and places by all points (VSz 26); by percentage where the tops differ.

    `carried` are points brought along from elsewhere, beside what the competition's own figures say.
    """
    options = pairs_options(competition.rules)
    names = {one.number: one.name for one in competition.contestants}
    apart = bool(competition.rules.get("lines_apart"))
    if not competition.sessions:
        raise BadInput(f"{competition.name or 'The competition'} has no sessions: name its result files.")
    sessions = []
    for session in competition.sessions:
        field = field_of(session, names, apart)
        sessions.append(SessionScored(session.name, score_field(field, options), session.share, session.cite))
    return totalled(competition, sessions, carried or {}, _boards_of(sessions), "mbsz-hu:25")


def totalled(
    competition: Competition,
    sessions: list[SessionScored],
    carried: Mapping[str, Fraction],
    boards_of: Callable[[SessionScored], Mapping[str, list[BoardScore]]],
    substitutes: str,
) -> CompetitionScored:
    """The standings of the sessions' boards, each contestant's found by `boards_of`."""
    parts: dict[str, list[OpenedPart]] = defaultdict(list)
    points: dict[str, Fraction] = defaultdict(lambda: ZERO)
    tops: dict[str, Fraction] = defaultdict(lambda: ZERO)
    played: dict[str, int] = defaultdict(int)
    notes: list[Step] = []
    for session in sessions:
        notes += [note for note in session.scored.notes if note not in notes]
        notes += [
            Step("note_split_lines", "12.C.1.e", "", {"board": str(board)})
            for board in sorted({r.board for r in session.scored.field.results if isinstance(r.score, Split)})
        ]
        for who, boards in boards_of(session).items():
            own = added(b.points for b in boards)
            counted = half_up(own * session.share / 100, 2) if session.share != 100 else own
            points[who] += counted
            tops[who] += added(b.top for b in boards) * session.share / 100
            played[who] += len(boards)
            parts[who].append(_session_part(session, who, own, counted, boards))
    for who, figure in brought_along(competition, carried).items():
        if who in points:
            points[who] += figure
            cite = (competition.carry.cite if competition.carry else "") or CARRIED
            parts[who].append(OpenedPart(Step("carried_over", cite, shown(figure)), figure))
    penalty = _deducted(competition, sessions, points, parts)
    percents = {who: points[who] * 100 / tops[who] if tops[who] else None for who in points}
    level = len({tops[who] for who in points}) == 1
    ranks = points if level else {who: percents[who] or points[who] for who in points}
    by_name = {one.number: one.name for one in competition.contestants}
    lines = tuple(
        StandingLine(
            place, who, by_name.get(who, ""), points[who], percents[who],
            (*parts[who], OpenedPart(Step("standing_total", TOTAL, shown(points[who])), points[who])),
            played[who], penalty[who],
        )
        for place, who in placed(ranks, natural)
    )  # fmt: skip
    notes += substitute_notes(competition.replacements, substitutes)
    return CompetitionScored(competition, lines, (), tuple(notes), (), tuple(sessions))


def _boards_of(sessions: list[SessionScored]) -> Callable[[SessionScored], Mapping[str, list[BoardScore]]]:
    found: dict[str, dict[str, list[BoardScore]]] = {}
    for session in sessions:
        by_pair: dict[str, list[BoardScore]] = defaultdict(list)
        for board in session.scored.boards:
            by_pair[board.pair].append(board)
        found[session.name] = by_pair
    return lambda session: found[session.name]


def _session_part(
    session: SessionScored, who: str, own: Fraction, counted: Fraction, boards: list[BoardScore]
) -> OpenedPart:
    top = added(b.top for b in boards)
    text = f"{shown(own)} : {shown(top)} = {shown(own * 100 / top)} %" if top else shown(own)
    cells = {"session": session.name, "share": shown(session.share)}
    if session.share != 100:
        text = f"{shown(own)} x {shown(session.share)} % = {shown(counted)}"
    says = "session_points" if session.share == 100 else "session_share"
    cite = (session.cite or CARRIED) if session.share != 100 else "78.A" if top else "78.B"

    def opened() -> tuple[OpenedPart, ...]:
        return tuple(board_part(session.scored, who, b) for b in sorted(boards, key=lambda b: b.board))

    return OpenedPart(Step(says, cite, text, cells), counted, opened)


def board_part(scored: Scored, who: str, board: BoardScore) -> OpenedPart:
    """A board of a contestant as a part that opens into its arithmetic."""
    row = next((r for r in scored.by_board.get(board.board, ()) if r.entry and board.pair in (r.ns, r.ew)), None)
    cells = {"board": str(board.board), "opponents": board.opponents or "-", "entry": row.entry if row else ""}
    text = f"{shown(board.points)} : {shown(board.top)}" if board.top else shown(board.points)
    cite = "12.C.2.a" if board.average else "78.A" if board.top else "78.B"
    step = Step(
        "board_adjusted" if row else "board_points", "12.C.1.a" if row and not board.average else cite, text, cells
    )

    def opened() -> tuple[OpenedPart, ...]:
        return steps_as_parts(explain(scored, board.pair, board.board).steps)

    return OpenedPart(step, board.points, opened)


def _deducted(
    competition: Competition,
    sessions: list[SessionScored],
    points: dict[str, Fraction],
    parts: dict[str, list[OpenedPart]],
) -> dict[str, Fraction]:
    off: dict[str, Fraction] = defaultdict(lambda: ZERO)
    for one in competition.deductions:
        if one.contestant not in points:
            raise BadInput(f"A penalty was given to {one.contestant!r}, which has no result in {competition.name}.")
        scored = next((s.scored for s in sessions if s.name == one.session), sessions[0].scored)
        top = top_of(full_results(scored.field), scored.options)
        if one.percent and not top:
            raise BadInput(
                f"A penalty of {shown(one.amount)} % needs a top: {competition.name} has none, write points."
            )
        amount = half_up(one.amount * top / 100 if one.percent else one.amount, 2)
        text = f"{shown(one.amount)} % x {shown(top)} = {shown(amount)}" if one.percent else shown(amount)
        off[one.contestant] += amount
        points[one.contestant] -= amount
        cells = {"why": one.why or "-"}
        parts[one.contestant].append(OpenedPart(Step("deduction", one.cite or HUNDREDTHS, f"-{text}", cells), -amount))
    return off
