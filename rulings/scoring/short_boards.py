"""Boards with fewer results: fouled boards in small groups (MBSz 27) and boards played less often (MBSz 28)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number, Step, shown
from rulings.scoring.matchpoints import matchpoints, top_score
from rulings.scoring.neuberg import neuberg
from rulings.scoring.rounding import Evaluation, board_places, half_up

GROUPS = "mbsz-hu:27/eltolt-leosztasok-kiertekelese"
BY_HAND = "mbsz-hu:28/kezi-kiertekelesnel"
BY_COMPUTER = "mbsz-hu:28/szamitogepes-kiertekelesnel"
SMALL_GROUP = 4  # from here on the group is scored by 28

# Percentages by the shape of the order, best first: how many results share each place.
SHARES: dict[tuple[int, ...], tuple[str, tuple[int, ...]]] = {
    (1,): ("27.a", (60,)),
    (2,): ("27.b", (60, 60)),
    (1, 1): ("27.b", (65, 55)),
    (1, 1, 1): ("27.c", (70, 60, 50)),
    (2, 1): ("27.c", (65, 65, 50)),
    (1, 2): ("27.c", (70, 55, 55)),
    (3,): ("27.c", (60, 60, 60)),
}


@dataclass(frozen=True)
class LinePercent:
    """Percentages of the top for the two pairs of one result in a small group; they need not add up to 100."""

    ns: Fraction
    ew: Fraction


def small_group(scores: Sequence[int]) -> Calculation[tuple[LinePercent, ...]]:
    """Percentages of every result in a group of one, two or three comparable results (MBSz 27 a-c), line by line.

    `scores` are NS scores. Raises BadInput for an empty group or one of four and more, which MBSz 28 scores.
    """
    if not 1 <= len(scores) < SMALL_GROUP:
        raise BadInput(f"MBSz 27 a-c score groups of 1 to 3 results; a group of {len(scores)} is scored by MBSz 28.")
    cite, ns = _line(scores)
    _, ew = _line([-score for score in scores])
    value = tuple(LinePercent(Fraction(a), Fraction(b)) for a, b in zip(ns, ew, strict=True))
    steps = [
        Step("group_line", cite, f"{shown(v.ns)} % - {shown(v.ew)} %", {"score": str(score)})
        for score, v in zip(scores, value, strict=True)
    ]
    return Calculation(value, tuple(steps))


def best_may_take_plus(percent: Number, session_percent: Number) -> Calculation[Fraction]:
    """The pair with the group's best result (also shared) takes its plus average if that is higher (MBSz 27, end)."""
    plus = max(Fraction(60), Fraction(session_percent))
    value = max(Fraction(percent), plus)
    text = f"max({shown(percent)} %; {shown(plus)} %) = {shown(value)} %"
    return Calculation(value, (Step("group_best_plus", GROUPS, text),))


def fewer_by_hand(points: Number, results: int, full: int) -> Calculation[Fraction]:
    """Matchpoints with one added for every result missing (MBSz 28, by hand); scale 2/1/0."""
    missing = _missing(results, full)
    value = Fraction(points) + missing
    return Calculation(
        value, (Step("fewer_by_hand", BY_HAND, f"{shown(points)} + ({full} - {results}) = {shown(value)}"),)
    )


def fewer_by_computer(
    points: Number, results: int, full: int, evaluation: Evaluation = "computer"
) -> Calculation[Fraction]:
    """Matchpoints by the formula P = (N T + N - n) : n (MBSz 28), rounded as MBSz 26; scale 2/1/0.

    Notes say that the formula fits that scale only and that it is the formula of Neuberg.
    """
    _missing(results, full)
    value = (full * Fraction(points) + full - results) / results
    rounded = half_up(value, board_places(evaluation))
    text = f"({full} x {shown(points)} + {full} - {results}) : {results} = {shown(value, 4)}"
    steps = [Step("fewer_formula", BY_COMPUTER, text)]
    if rounded != value:
        cite = f"mbsz-hu:26.{'b' if evaluation == 'computer' else 'a'}"
        steps.append(Step("rounded_half_up", cite, f"{shown(value, 4)} -> {shown(rounded)}"))
    peer = neuberg(points, results, full, "2-1-0")
    notes = (Step("note_formula_scale", BY_COMPUTER), Step("note_neuberg_same", BY_COMPUTER, peer.steps[0].shown))
    return Calculation(rounded, tuple(steps), notes)


def stretched(scores: Sequence[int], place: int, lines: int) -> Calculation[Fraction]:
    """Matchpoints on a board played in one line only of `lines` (MBSz 28, stretched method).

    The words give 4 for a worse and 2 for an equal result with two lines; the printed example (25-21-17-13-9-5-1) is
    one more. The example agrees with the computer formula, so it is the value; a note tells both.
    """
    if lines != 2:
        raise BadInput(f"MBSz 28 words the stretched method for two lines only, not for {lines}: use the formula.")
    points = matchpoints(scores, "2-1-0")[place]
    by_words = 2 * points
    by_example = fewer_by_computer(points, len(scores), lines * len(scores)).value
    worse = sum(1 for s in scores if s < scores[place])
    equal = sum(1 for s in scores if s == scores[place]) - 1
    steps = (
        Step("stretched_words", BY_HAND, f"{worse} x 4 + {equal} x 2 = {shown(by_words)}"),
        Step("stretched_example", BY_HAND, f"{shown(by_words)} + 1 = {shown(by_example)}"),
    )
    return Calculation(
        by_example, steps, (Step("note_stretched", BY_HAND, f"{shown(by_words)} / {shown(by_example)}"),)
    )


def group_of_four_or_more(
    scores: Sequence[int], full: int, evaluation: Evaluation
) -> Calculation[tuple[Fraction, ...]]:
    """Matchpoints of every NS result in a larger group of a fouled board: scored among themselves, then by MBSz 28."""
    if len(scores) < SMALL_GROUP:
        raise BadInput(f"A group of {len(scores)} results is scored by MBSz 27 a-c, not by 28.")
    plain = matchpoints(scores, "2-1-0")
    parts = [
        fewer_by_computer(p, len(scores), full) if evaluation == "computer" else fewer_by_hand(p, len(scores), full)
        for p in plain
    ]
    top = top_score(full, "2-1-0")
    steps = (Step("group_top", GROUPS, f"2 x ({full} - 1) = {shown(top)}"), *(s for part in parts for s in part.steps))
    notes = (Step("note_formula_scale", BY_COMPUTER),) if evaluation == "computer" else ()
    return Calculation(tuple(part.value for part in parts), steps, notes)


def _missing(results: int, full: int) -> int:
    if not 0 < results <= full:
        raise BadInput(f"A board of {full} results cannot have {results} of them: give 1 to {full}.")
    return full - results


def _line(scores: Sequence[int]) -> tuple[str, tuple[int, ...]]:
    order = sorted(scores, reverse=True)
    shape = tuple(order.count(score) for score in dict.fromkeys(order))
    cite, percents = SHARES[shape]
    by_score = dict(zip(order, percents, strict=True))
    return f"mbsz-hu:{cite}", tuple(by_score[score] for score in scores)
