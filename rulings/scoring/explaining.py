"""Why a pair has what it has on a board: the sum behind "57.14 per cent", as a `Working`."""

from __future__ import annotations

from fractions import Fraction

from corpus.errors import BadInput
from rulings.scoring.comparison import datum
from rulings.scoring.field.results import Artificial
from rulings.scoring.field.scoring import BoardScore, Scored
from rulings.scoring.imp import imps
from rulings.scoring.matchpoints import UNIT, percent_step, units
from rulings.scoring.working import Step, Working, shown, signed


def explain(scored: Scored, pair: str, board: int) -> Working[Fraction]:
    """The arithmetic of one pair's score on one board; raises BadInput when the pair did not play it."""
    own = next((b for b in scored.of(pair) if b.board == board), None)
    if own is None:
        boards = ", ".join(str(b.board) for b in scored.of(pair))
        raise BadInput(f"Pair {pair} has no score on board {board}: it has boards {boards}.")
    if own.average:
        cite = {"plus": "mbsz-hu:29/plusz-atlag", "minus": "mbsz-hu:29/minusz-atlag"}.get(own.average, "12.C.2.a")
        steps = [Step("field_average", cite, _result(own), {"average": own.average})]
        return Working(own.points, (*steps, *([percent_step(own.points, own.top)] if own.top else [])))
    if scored.options.method == "matchpoints":
        return _matchpoints(scored, own)
    return _imps(scored, own)


def _result(own: BoardScore) -> str:
    return f"{shown(own.points)} : {shown(own.top)}" if own.top else f"{signed(own.points)} IMP"


def _matchpoints(scored: Scored, own: BoardScore) -> Working[Fraction]:
    rows = [r for r in scored.field.results if r.board == own.board and not isinstance(r.score, Artificial)]
    mine = next(r for r in rows if own.pair in (r.ns, r.ew))
    others = [r.score for r in rows if r is not mine and not isinstance(r.score, Artificial)]
    counts = {2: Fraction(0), 1: Fraction(0), 0: Fraction(0)}
    if isinstance(mine.score, Artificial):
        raise BadInput("An artificial score has no comparisons.")
    plain = Fraction(0)
    for other in others:
        value = units(mine.score, other)
        value = value if own.side == "ns" else 2 - value
        plain += value
        if value in counts:
            counts[int(value)] += 1
    full = max(sum(1 for r in scored.field.results if r.board == b) for b in {r.board for r in scored.field.results})
    unit = UNIT[scored.options.scale]
    cells = {"worse": str(counts[2]), "equal": str(counts[1]), "better": str(counts[0])}
    score = mine.score if isinstance(mine.score, int) else None
    steps = [] if score is None else [Step("field_score", "77", signed(score if own.side == "ns" else -score))]
    steps.append(Step("matchpoints_counted", "78.A", "", cells))
    steps.append(Step("matchpoints_sum", "78.A", shown(plain * unit)))
    n = len(rows)
    if n < full:
        text = f"({full} x {shown(plain)} + {full} - {n}) : {n} = {shown((full * plain + full - n) / n)}"
        steps.append(Step("fewer_formula", "mbsz-hu:28/szamitogepes-kiertekelesnel", text))
    steps.append(percent_step(own.points, own.top))
    return Working(own.points, tuple(steps))


def _imps(scored: Scored, own: BoardScore) -> Working[Fraction]:
    rows = [r for r in scored.field.results if r.board == own.board and isinstance(r.score, int)]
    mine = next((r for r in rows if own.pair in (r.ns, r.ew)), None)
    sign = 1 if own.side == "ns" else -1
    if mine is None or not isinstance(mine.score, int):
        return Working(own.points, (Step("total_points", "78.C", signed(own.points)),))
    steps = [Step("field_score", "77", signed(sign * mine.score))]
    if scored.options.method == "butler":
        base = datum([r.score for r in rows if isinstance(r.score, int)], scored.options.trim, "ten")
        steps += [*base.steps, Step("difference", "78.B", f"{signed(mine.score)} - ({signed(base.value)})")]
        steps.append(Step("field_imps", "78.B", f"{signed(own.points)} IMP"))
        return Working(own.points, tuple(steps), base.notes)
    if scored.options.method == "cross_imps":
        parts = [sign * imps(mine.score - r.score) for r in rows if r is not mine and isinstance(r.score, int)]
        steps.append(Step("cross_imp_sum", "78.B", f"{' '.join(signed(p) for p in parts)} = {signed(sum(parts))}"))
        steps.append(Step("cross_imp_average", "78.D", f"{signed(sum(parts))} : {len(parts)} = {signed(own.points)}"))
        return Working(own.points, tuple(steps), (Step("note_cross_imp", "78.D"),))
    return Working(own.points, (*steps, Step("total_points", "78.C", signed(own.points))))
