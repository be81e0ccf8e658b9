"""Why a pair has what it has on a board: the sum behind "57.14 per cent", as a `Calculation`, and in one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.adjusted import IMPS, PERCENT
from rulings.scoring.calculation import Calculation, Step, shown, signed
from rulings.scoring.field.boards import PLACES, BoardScore, board_datum, compares, groups, means, plain_score
from rulings.scoring.field.results import Result
from rulings.scoring.field.scoring import Scored
from rulings.scoring.imp import imps
from rulings.scoring.matchpoints import UNIT, Spread, percent_step, spread

COMPUTER_28 = "mbsz-hu:28/szamitogepes-kiertekelesnel"
ROUNDED = "mbsz-hu:26.b"
AVERAGES = {
    "plus": "mbsz-hu:29/plusz-atlag",
    "average": "mbsz-hu:29/atlag",
    "minus": "mbsz-hu:29/minusz-atlag",
    "session": "mbsz-hu:29/forduloatlag",
}
SAYS = {
    "plus": ("because_plus", "because_plus_imp"),
    "average": ("because_average", "because_average_imp"),
    "minus": ("because_minus", "because_minus_imp"),
    "session": ("because_session", "because_session"),
}
"""What is said of an average where boards have tops, and at IMPs."""


def explain(scored: Scored, pair: str, board: int) -> Calculation[Fraction]:
    """The arithmetic of one pair's score on one board; raises BadInput when the pair did not play it."""
    own = _own(scored, pair, board)
    if own.average:
        return Calculation(own.points, _average_steps(scored, own))
    if scored.options.method == "matchpoints":
        return _matchpoints(scored, own)
    return _imps(scored, own)


def because(scored: Scored, pair: str, board: int) -> Step:
    """The same in one sentence: what the pair has and why."""
    own = _own(scored, pair, board)
    got = f"{shown(own.points * 100 / own.top)} %" if own.top else f"{signed(own.points)}"
    cells = {"pair": pair, "board": str(board), "got": got, "points": shown(own.points), "top": shown(own.top)}
    if own.average:
        return _because_average(scored, own, cells)
    rows, mine = _compared(scored, own)
    score = _told(mine, own)
    if scored.options.method == "matchpoints":
        worse, equal, better = _counts(rows, mine, own)
        cells |= {"score": score, "worse": shown(worse), "equal": shown(equal), "better": shown(better)}
        cells |= {"results": str(len(rows)), "full": str(scored.full)}
        return Step("because_fewer" if len(rows) < scored.full else "because_matchpoints", "78.A", "", cells)
    if scored.options.method == "total":
        return Step("because_total", "78.C", "", {**cells, "score": score})
    if scored.options.method == "butler":
        base = board_datum([plain_score(r, own.side) for r in rows], scored.options).value
        base = base if own.side == "ns" else -base
        return Step("because_butler", "78.B", "", {**cells, "score": score, "datum": signed(base)})
    return Step("because_cross_imps", "78.B", "", {**cells, "score": score, "tables": str(len(rows) - 1)})


def _own(scored: Scored, pair: str, board: int) -> BoardScore:
    own = next((b for b in scored.of(pair) if b.board == board), None)
    if own is None:
        boards = ", ".join(str(b.board) for b in scored.of(pair))
        raise BadInput(f"Pair {pair} has no score on board {board}: it has boards {boards}.")
    return own


def _compared(scored: Scored, own: BoardScore) -> tuple[list[Result], Result]:
    """The results the pair's own is compared with (its group of a fouled board), and its own among them."""
    played = [r for r in scored.by_board.get(own.board, ()) if compares(r, own.side)]
    for rows in groups(played):
        for mine in rows:
            if own.pair in (mine.ns, mine.ew):
                return rows, mine
    raise BadInput("An artificial score has no comparisons.")


def _told(mine: Result, own: BoardScore) -> str:
    """The score from the pair's own side, a weighted one by its parts."""
    sign = 1 if own.side == "ns" else -1
    parts = spread(plain_score(mine, own.side))
    if len(parts) == 1:
        return signed(sign * next(iter(parts)))
    return ", ".join(f"{shown(weight * 100)} % {signed(sign * score)}" for score, weight in parts.items())


def _counts(rows: Sequence[Result], mine: Result, own: BoardScore) -> tuple[Fraction, Fraction, Fraction]:
    """Worse, equal and better results; shares of them where weights meet."""
    found = [Fraction(0), Fraction(0), Fraction(0)]
    if all(isinstance(r.score, int) for r in rows) and isinstance(mine.score, int):
        gains = [mine.score - r.score for r in rows if r is not mine and isinstance(r.score, int)]
        sign = 1 if own.side == "ns" else -1
        worse, equal = sum(sign * gain > 0 for gain in gains), gains.count(0)
        return Fraction(worse), Fraction(equal), Fraction(len(gains) - worse - equal)
    for other in rows:
        if other is mine:
            continue
        for a, wa in spread(plain_score(mine, own.side)).items():
            for b, wb in spread(plain_score(other, own.side)).items():
                gain = a - b if own.side == "ns" else b - a
                found[0 if gain > 0 else 1 if gain == 0 else 2] += wa * wb
    return found[0], found[1], found[2]


def _average_steps(scored: Scored, own: BoardScore) -> tuple[Step, ...]:
    steps: list[Step] = []
    if own.average.startswith("27."):
        steps.append(Step("field_group", f"mbsz-hu:{own.average}", f"{shown(own.points)} : {shown(own.top)}"))
    else:
        cite = AVERAGES.get(own.average, "12.C.2.a") if own.top else "12.C.2.b"
        shown_points = f"{shown(own.points)} : {shown(own.top)}" if own.top else f"{signed(own.points)} IMP"
        steps.append(Step("field_average", cite, shown_points, {"average": own.average}))
    session = _session(scored, own.pair)
    if own.average in ("plus", "minus") and session is not None:
        name: Literal["plus", "minus"] = "plus" if own.average == "plus" else "minus"
        base = Fraction(PERCENT[name] if own.top else IMPS[name])
        best = max if name == "plus" else min
        unit = " %" if own.top else " IMP"
        text = f"{best.__name__}({shown(base)}{unit}; {shown(session)}{unit}) = {shown(best(base, session))}{unit}"
        says = "own_average_better" if name == "plus" else "own_average_worse"
        steps.append(
            Step(says if best(base, session) == session != base else "own_average_looked_at", "12.C.2.c", text)
        )
    if own.top:
        steps.append(percent_step(own.points, own.top))
    return tuple(steps)


def _because_average(scored: Scored, own: BoardScore, cells: dict[str, str]) -> Step:
    session = _session(scored, own.pair)
    known = {**cells, "session": "-" if session is None else shown(session)}
    if own.average.startswith("27."):
        return Step("because_group", f"mbsz-hu:{own.average}", "", known)
    if own.average in AVERAGES:
        cite = AVERAGES[own.average] if own.top else "12.C.2.b"
        return Step(SAYS[own.average][0 if own.top else 1], cite, "", known)
    return Step("because_percent", "12.C.2.a", "", known)


def _session(scored: Scored, pair: str) -> Fraction | None:
    """The pair's percentage (or IMPs a board) on the boards it played, as the averages were given."""
    rows = [b for b in scored.of(pair) if not b.average]
    if not rows:
        return None
    total = sum((b.points for b in rows), Fraction(0))
    tops = sum((b.top for b in rows), Fraction(0))
    return total * 100 / tops if tops else total / len(rows)


def _matchpoints(scored: Scored, own: BoardScore) -> Calculation[Fraction]:
    rows, mine = _compared(scored, own)
    worse, equal, better = _counts(rows, mine, own)
    plain = 2 * worse + equal
    full, n, unit = scored.full, len(rows), UNIT[scored.options.scale]
    cells = {"worse": shown(worse), "equal": shown(equal), "better": shown(better)}
    steps = [Step("field_score", "77" if isinstance(mine.score, int) else "12.C.1.c", _told(mine, own))]
    steps.append(Step("matchpoints_counted", "78.A", "", cells))
    sums = f"{shown(worse)} x {shown(2 * unit)} + {shown(equal)} x {shown(unit)} = {shown(plain * unit)}"
    steps.append(Step("matchpoints_sum", "78.A", sums))
    if n < full:
        value = (full * plain + full - n) / n
        text = f"({full} x {shown(plain)} + {full} - {n}) : {n} = {shown(value, 4)}"
        steps.append(Step("fewer_formula", COMPUTER_28, text))
        if unit != 1:
            steps.append(Step("matchpoints_sum", "mbsz-hu:M6.1", f"{shown(value, 4)} : 2 = {shown(value * unit, 4)}"))
        plain = value
    if plain * unit != own.points:
        steps.append(Step("rounded_half_up", ROUNDED, f"{shown(plain * unit, PLACES + 2)} -> {shown(own.points)}"))
    steps.append(percent_step(own.points, own.top))
    return Calculation(own.points, tuple(steps))


def _imps(scored: Scored, own: BoardScore) -> Calculation[Fraction]:
    rows, mine = _compared(scored, own)
    sign = 1 if own.side == "ns" else -1
    score = plain_score(mine, own.side)
    (mean,) = means([score])
    steps = [Step("field_score", "77" if isinstance(score, int) else "12.C.1.c", _told(mine, own))]
    if scored.options.method == "total":
        return Calculation(own.points, (*steps, Step("total_points", "78.C", signed(own.points))))
    if scored.options.method == "butler":
        base = board_datum([plain_score(r, own.side) for r in rows], scored.options)
        steps += base.steps
        if isinstance(score, int):
            text = f"{signed(sign * mean)} - ({signed(sign * base.value)}) = {signed(sign * (mean - base.value))}"
            steps.append(Step("difference", "78.B", text))
        else:
            steps += [_part(weight, sign * s, sign * base.value) for s, weight in spread(score).items()]
        steps.append(Step("field_imps", "78.B", f"{signed(own.points)} IMP"))
        return Calculation(own.points, tuple(steps), base.notes)
    parts = [sign * _gain(score, plain_score(r, own.side)) for r in rows if r is not mine]
    total = sum(parts, Fraction(0))
    steps.append(Step("cross_imp_sum", "78.B", f"{' '.join(signed(p) for p in parts)} = {signed(total)}"))
    if scored.options.average:
        steps.append(Step("cross_imp_average", "78.D", f"{signed(total)} : {len(parts)} = {signed(own.points)}"))
    return Calculation(own.points, tuple(steps), (Step("note_cross_imp", "78.D"),))


def _gain(own: int | Spread, other: int | Spread) -> Fraction:
    return sum((wa * wb * imps(a - b) for a, wa in spread(own).items() for b, wb in spread(other).items()), Fraction(0))


def _part(weight: Fraction, score: int, base: Fraction) -> Step:
    gain = imps(score - base)
    text = f"{shown(weight * 100)} % x {signed(gain)} = {signed(weight * gain)}"
    return Step("weighted_part", "12.C.1.c", text, {"score": signed(score), "difference": signed(score - base)})
