"""From the IMPs of a match to its victory points: boards not played (VSz 39), fractions of an IMP, the scale."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Any

from bridge.tournament import Unplayed
from rulings.scoring.calculation import Calculation, Step, shown, signed
from rulings.scoring.field.team_boards import FractionRule, TeamOptions, VpScale
from rulings.scoring.old_scale import OldScale
from rulings.scoring.rounding import half_away, half_up
from rulings.scoring.team_match import Fault, enough_boards, unplayed_boards
from rulings.scoring.victory import continuous_vp, discrete_vp

FRACTION_RULES: tuple[FractionRule, ...] = ("half_up", "half_away", "interpolate")
FAULT: dict[str, Fault] = {"one": "one", "partly": "one_partly", "both": "both", "none": "none"}


@dataclass(frozen=True)
class StillAsked:
    """What the conditions of contest or the director must tell before the figure stands: the fact's name, the match,
    what may be told, and what each would give the home and the away team.
    """

    fact: str
    match: str
    options: tuple[tuple[str, tuple[Fraction, ...]], ...] = ()


@dataclass(frozen=True)
class MatchFigures:
    """IMPs (or points) of both teams from their own view, what counts in the table, and how it came; `asked` is what is
    missing, and then nothing counts yet.
    """

    imps: tuple[Fraction, Fraction]
    points: tuple[Fraction, Fraction]
    steps: tuple[Step, ...] = ()
    notes: tuple[Step, ...] = ()
    asked: tuple[StillAsked, ...] = ()
    valid: bool = True


def match_figures(
    gained: tuple[Fraction, Fraction],
    length: int,
    unplayed: Unplayed | None,
    home: str,
    name: str,
    options: TeamOptions,
    knockout: bool = False,
    announced: bool = True,
) -> MatchFigures:
    """What a match scored in IMPs comes to; `gained` is each team's own sum of the boards played at both tables, and
    `length` the boards of the match as announced, whose scale is used however many were played (VSz 39); a length
    that was not `announced` makes no match invalid.
    """
    steps: list[Step] = [Step("match_imps", "78.B", f"{signed(gained[0])} / {signed(gained[1])} IMP")]
    notes: list[Step] = []
    asked: list[StillAsked] = []
    if unplayed is not None:
        enough = enough_boards(length - unplayed.boards, length)
        steps += enough.steps
        if not enough.value and announced:
            return MatchFigures(gained, (Fraction(0), Fraction(0)), tuple(steps), (), (), valid=False)
        if not unplayed.fault:
            asked.append(StillAsked("fault", name, tuple((one, ()) for one in FAULT)))
        else:
            told = _unplayed(gained, unplayed, home, knockout)
            gained = told.value
            steps += told.steps
            notes += told.notes
    if options.vp is None:
        return MatchFigures(gained, gained, tuple(steps), tuple(notes), tuple(asked))
    if any(margin.denominator != 1 for margin in gained) and options.fraction is None:
        rows = tuple((rule, tuple(_vp(m, length, options.vp, rule).value for m in gained)) for rule in FRACTION_RULES)
        asked.append(StillAsked("fraction", name, rows))
        return MatchFigures(gained, (Fraction(0), Fraction(0)), tuple(steps), tuple(notes), tuple(asked))
    points = []
    for place, margin in enumerate(gained):
        found = _vp(margin, length, options.vp, options.fraction, options.fraction_source)
        points.append(found.value)
        if place == 0 or gained[0] != -gained[1]:
            steps += found.steps
            notes += [note for note in found.notes if note not in notes]
    return MatchFigures(gained, (points[0], points[1]), tuple(steps), tuple(notes), tuple(asked))


def _unplayed(
    gained: tuple[Fraction, Fraction], unplayed: Unplayed, home: str, knockout: bool
) -> Calculation[tuple[Fraction, Fraction]]:
    swapped = unplayed.innocent not in ("", home)
    base = gained[1] if swapped else gained[0]
    found = unplayed_boards(base, unplayed.boards, FAULT[unplayed.fault], knockout)
    rest = gained[0] + gained[1]  # adjusted scores that do not balance stay as they are
    value = (found.value.innocent, found.value.offender + rest)
    return Calculation(value[::-1] if swapped else value, found.steps, found.notes)


def _vp(
    margin: Fraction, boards: int, scale: VpScale, rule: FractionRule | None, source: str = ""
) -> Calculation[Fraction]:
    if margin.denominator == 1:
        return _whole_vp(int(margin), boards, scale)
    says = {"half_up": "fraction_half_up", "half_away": "fraction_half_away", None: "fraction_half_away"}
    if rule == "interpolate":
        low = floor(margin)
        below, above = (_whole_vp(imps, boards, scale).value for imps in (low, low + 1))
        exact = below + (above - below) * (margin - low)
        value = half_up(exact, 2)
        text = f"{shown(below)} + {shown(margin - low)} x {shown(above - below)} = {shown(value)}"
        return Calculation(value, (Step("fraction_interpolated", "78.D", text, {"source": source or "-"}),))
    whole = half_up(margin) if rule == "half_up" else half_away(margin)
    step = Step(says[rule], "78.D", f"{signed(margin)} -> {signed(whole)} IMP", {"source": source or "-"})
    found = _whole_vp(int(whole), boards, scale)
    return Calculation(found.value, (step, *found.steps), found.notes)


def _whole_vp(margin: int, boards: int, scale: VpScale) -> Calculation[Fraction]:
    if isinstance(scale, OldScale):
        old = scale.vp(margin, boards)
        return Calculation(old.value[0], old.steps, old.notes)
    found: Calculation[Any] = (continuous_vp if scale == "wbf2013" else discrete_vp)(margin, boards)
    return Calculation(Fraction(found.value), found.steps, found.notes)


def imps_of_points(points: Fraction, boards: int, scale: VpScale) -> Fraction:
    """The IMPs that stand beside victory points given without play: the mean of the margins with these points, else
    with the nearest (VSz 40: "the average of the IMPs that belong to the VP"), rounded to a tenth.
    """
    if isinstance(scale, OldScale):
        found = scale.average_imps(points, boards)
        if found is not None:
            return half_up(found, 1)
    limit = int(15 * boards**0.5) + 2
    gaps = {m: abs(_whole_vp(m, boards, scale).value - points) for m in range(-limit, limit + 1)}
    nearest = [m for m, gap in gaps.items() if gap == min(gaps.values()) and abs(m) < limit]
    return half_up(Fraction(sum(nearest), len(nearest)), 1) if nearest else Fraction(0)
