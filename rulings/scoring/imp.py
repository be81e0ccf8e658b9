"""International matchpoints, Law 78B, with the misprinted row 19 (2000-2240) corrected as the errata say."""

from __future__ import annotations

from fractions import Fraction

from rulings.scoring.calculation import Calculation, Number, Step, signed

LAW = "78.B"
LOWER_BOUNDS = (
    0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900,
    1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip


def imps(difference: Number) -> int:
    """IMPs of a difference in points, with its sign; a difference between two printed bands belongs to the lower
    one.
    """
    points = abs(Fraction(difference))
    size = sum(1 for bound in LOWER_BOUNDS if bound <= points) - 1
    return size if difference >= 0 else -size


def imp_score(own: Number, other: Number) -> Calculation[int]:
    """IMPs to our side: `own` is our score at one table, `other` the score our side is compared with, same
    direction.
    """
    difference = own - other
    value = imps(difference)
    band = band_text(abs(value))
    return Calculation(
        value,
        (
            Step("difference", LAW, f"{signed(own)} - ({signed(other)}) = {signed(difference)}"),
            Step("imp_band", LAW, f"{band}: {signed(value)} IMP", {"band": band, "imps": signed(value)}),
        ),
    )


def team_board(open_room: int, closed_room: int) -> Calculation[int]:
    """IMPs of one board to the home team, which sits NS in the open and EW in the closed room; both scores are NS
    scores.
    """
    return imp_score(open_room, closed_room)


def band_text(value: int) -> str:
    """The printed band of `value` IMPs (0-24): `130-160`, `4000+`."""
    if value == len(LOWER_BOUNDS) - 1:
        return f"{LOWER_BOUNDS[-1]}+"
    return f"{LOWER_BOUNDS[value]}-{LOWER_BOUNDS[value + 1] - 10}"


def imp_as_written(own: int, other: int, view: str = "") -> Calculation[int]:
    """IMPs of our score against the other table's as it was written: `same` (our own seats there, as Law 78B compares)
    or `teammates` (our team-mates' side, so its sign turns). Unsaid it is read as `same`, and a note tells the other.
    """
    read = -other if view == "teammates" else other
    found = imp_score(own, read)
    notes = found.notes if view else (*found.notes, Step("note_other_sign", LAW, signed(other)))
    return Calculation(found.value, (Step("other_read_as", LAW, signed(read)), *found.steps), notes)
