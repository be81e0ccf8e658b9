"""Pairs scored in IMPs: against a datum (Butler, MBSz annex 4.17 and 6.2) or against every other table (cross-IMP)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Number, Step, shown, signed
from rulings.scoring.imp import imp_score, imps
from rulings.scoring.rounding import half_away

Division = Literal["upper", "fourth"]
DatumRounding = Literal["ten", "exact"]

TABLE_UPPER = "mbsz-hu:M4.17/eredmenyszamitas"
ANY_BUTLER = "mbsz-hu:M6.2"
DROPPED_UPPER = {16: 3, 15: 3, 14: 2, 13: 2, 12: 2, 11: 2}  # results on the board: dropped at each end
CAP_UPPER = (32, -48)  # IMPs in a pair's favour and against it, for each set of eight boards
OCTAVE = 8
CAP_FOURTH = (4, -6)  # IMPs for each board played


@dataclass(frozen=True)
class Capped:
    """IMPs that count in the round and those that become reserve points (MBSz annex 4.17), with their sign."""

    counted: Fraction
    reserve: Fraction


def dropped_results(results: int, division: Division) -> int:
    """Extreme results left out at each end, MBSz annex 4.17 a. (I/a to III) or b. (IV). Raises BadInput outside the
    table.
    """
    if division == "upper":
        if results in DROPPED_UPPER:
            return DROPPED_UPPER[results]
        raise BadInput(
            f"MBSz annex 4.17 a. says nothing about {results} results on a board: its table has 11 to 16; "
            "give `trim` yourself."
        )
    if results < 11:
        raise BadInput(
            f"MBSz annex 4.17 b. says nothing about {results} results on a board: it begins at 11; give "
            "`trim` yourself."
        )
    return 3 if results <= 16 else 4 if results <= 20 else 5


def dropped_by_share(results: int, share: int) -> Calculation[int]:
    """Results left out at each end when `share` per cent are (MBSz annex 6.2: 20-20 or 25-25 %).

    The text does not say what becomes of a fraction: the whole part counts, which gives every row of the table in annex
    4.17 a. at 20 %; a note says so.
    """
    exact = Fraction(results * share, 100)
    value = exact.numerator // exact.denominator
    text = f"{results} x {share} % = {shown(exact)}" + ("" if exact == value else f" -> {value}")
    return Calculation(
        value, (Step("dropped_by_share", "mbsz-hu:M6.2", text),), (Step("note_dropped_fraction", "mbsz-hu:M6.2"),)
    )


def datum(
    scores: Sequence[Number], trim: int, rounding: DatumRounding, cite: str = TABLE_UPPER
) -> Calculation[Fraction]:
    """Average of the NS scores after `trim` results are left out at each end.

    `rounding` `ten` rounds to the nearest ten with a half away from zero, as most federations do; `exact` leaves the
    average alone. The regulation says neither: a note tells it.
    """
    kept = sorted(map(Fraction, scores))[trim : len(scores) - trim]
    if not kept or trim < 0:
        raise BadInput(f"{trim} results at each end of {len(scores)} leave nothing to average: give a smaller `trim`.")
    total = sum(kept, Fraction(0))
    average = total / len(kept)
    steps = [
        Step(
            "datum_trimmed",
            cite,
            f"{len(scores)} - 2 x {trim} = {len(kept)}",
            {"trim": str(trim), "kept": str(len(kept))},
        ),
        Step("datum_average", cite, f"{shown(total)} : {len(kept)} = {shown(average)}"),
    ]
    value = half_away(average, -1) if rounding == "ten" else average
    if value != average:
        steps.append(Step("datum_rounded", "", f"{shown(average)} -> {shown(value)}"))
    return Calculation(value, tuple(steps), (Step("note_datum_rounding", "mbsz-hu:M6.2"),))


def butler_score(ns_score: int, datum_value: Number) -> Calculation[int]:
    """IMPs of the NS pair against the datum; the EW pair has the same with the other sign (MBSz annex 6.2, Law 78B)."""
    calculation = imp_score(ns_score, datum_value)
    return Calculation(calculation.value, calculation.steps, (Step("note_butler_78a", "mbsz-hu:M6.2"),))


def capped(imp_total: Number, boards: int, division: Division) -> Calculation[Capped]:
    """The round's IMPs limited to +32 / -48 for eight boards, in division IV to 4 and 6 times the boards; the rest is
    reserve.
    """
    if division == "upper":
        if boards % OCTAVE:
            raise BadInput(
                f"MBSz annex 4.17 a. caps sets of {OCTAVE} boards: {boards} boards are no whole number of sets."
            )
        best, worst = (limit * (boards // OCTAVE) for limit in CAP_UPPER)
        sums = f"{CAP_UPPER[0]} x {boards // OCTAVE} = {best}; {CAP_UPPER[1]} x {boards // OCTAVE} = {worst}"
    else:
        best, worst = (limit * boards for limit in CAP_FOURTH)
        sums = f"{CAP_FOURTH[0]} x {boards} = {best}; {CAP_FOURTH[1]} x {boards} = {worst}"
    total = Fraction(imp_total)
    counted = max(min(total, Fraction(best)), Fraction(worst))
    value = Capped(counted, total - counted)
    steps = (
        Step("cap_limits", TABLE_UPPER, sums),
        Step("cap_counted", TABLE_UPPER, f"{signed(total)} -> {signed(counted)}"),
        Step("cap_reserve", TABLE_UPPER, f"{signed(total)} - ({signed(counted)}) = {signed(value.reserve)}"),
    )
    notes = () if division == "upper" else (Step("note_reserve_fourth", TABLE_UPPER),)
    return Calculation(value, steps, notes)


def cross_imps(scores: Sequence[int], place: int, average: bool) -> Calculation[Fraction]:
    """Sum (or average) of the IMPs of one result against every other result, all from the same side's view."""
    if not 0 <= place < len(scores) or len(scores) < 2:
        raise BadInput(
            f"A cross-IMP score needs two or more results and one of them chosen: got result {place + 1} "
            f"of {len(scores)}."
        )
    parts = [imps(scores[place] - other) for j, other in enumerate(scores) if j != place]
    total = Fraction(sum(parts))
    steps = [Step("cross_imp_sum", "78.B", f"{' '.join(signed(p) for p in parts)} = {signed(total)}")]
    if average:
        steps.append(
            Step("cross_imp_average", "78.D", f"{signed(total)} : {len(parts)} = {signed(total / len(parts))}")
        )
        total /= len(parts)
    return Calculation(total, tuple(steps), (Step("note_cross_imp", "78.D"),))
