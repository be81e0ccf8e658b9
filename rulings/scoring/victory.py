"""Victory points: the WBF 20-0 scale of 2013, continuous and discrete, computed with exact decimal arithmetic.

Neither scale is printed in our sources: the regulation (MBSz 36) sends the reader to the table of the World Bridge
Federation in force. Formula and concavity correction: facts taken from the technical report of the WBF scoring panel
(2013); see docs/scoring.md.
"""

from __future__ import annotations

from bisect import bisect_right
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import lru_cache

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Step, shown, signed

LAW = "78.D"
CITE = "mbsz-hu:36"
PRECISION = 40
MAX_BOARDS = 200
LONGEST = 48  # boards: the longest scale of MBSz 36
FULL = 2000  # hundredths of 20.00


@lru_cache(maxsize=256)
def continuous_table(boards: int) -> tuple[int, ...]:
    """Winner's VP in hundredths for every margin from 0 to the blitz, after the concavity correction.

    raw(I) = 10 + 10 (1 - t^(3I/B)) / (1 - t^3), t = (sqrt 5 - 1) / 2, B = 15 sqrt(boards). Then, from the first
    margin upward and again until nothing changes, 0.01 is added wherever a step is greater than the step before it.
    Raises BadInput for a silly board count.
    """
    values = [min(_hundredths(_raw(margin, boards)), FULL) for margin in range(_blitz(boards))] + [FULL]
    changed = True
    while changed:
        changed = False
        for i in range(1, len(values) - 1):
            if values[i + 1] - values[i] > values[i] - values[i - 1]:
                values[i] += 1
                changed = True
    return tuple(values)


def continuous_vp(margin: int, boards: int) -> Calculation[Fraction]:
    """VP of the team that gained `margin` IMPs (negative: lost them) in a match of `boards` boards; the other team
    has 20 less it. The scale is given for 8 to 48 boards; a longer match uses that of 48 (MBSz 36, annex 6).
    """
    given, boards = boards, _scaled(boards)
    table = continuous_table(boards)
    size = min(abs(margin), len(table) - 1)
    winner = Fraction(table[size], 100)
    value = winner if margin >= 0 else 20 - winner
    raw = _hundredths(_raw(size, boards)) if size < _blitz(boards) else FULL
    steps = [*_longest(given)]
    steps += [
        Step("vp_blitz", "", f"15 x sqrt({boards}) = {_two(15 * Decimal(boards).sqrt())}"),
        Step("vp_raw", "", f"{abs(margin)} IMP: {_two(Decimal(raw) / 100)}"),
    ]
    if raw != table[size]:
        steps.append(Step("vp_concavity", "", f"{_two(Decimal(raw) / 100)} -> {_two(Decimal(table[size]) / 100)}"))
    steps.append(Step("vp_result", LAW, f"{signed(margin)} IMP: {_two(_dec(value))}-{_two(_dec(20 - value))}"))
    notes = [Step("note_wbf_scale", CITE)]
    if given > LONGEST:
        own = continuous_table(given)
        winner = Fraction(own[min(abs(margin), len(own) - 1)], 100)
        longer = winner if margin >= 0 else 20 - winner
        notes.append(Step("note_longest_scale", CITE, f"{_two(_dec(longer))}-{_two(_dec(20 - longer))}"))
    return Calculation(value, tuple(steps), tuple(notes))


def _scaled(boards: int) -> int:
    """The boards whose scale counts; raises BadInput for a silly count."""
    _blitz(boards)
    return min(boards, LONGEST)


def _longest(boards: int) -> tuple[Step, ...]:
    return (Step("vp_longest", CITE, f"{boards} -> {LONGEST}"),) if boards > LONGEST else ()


@lru_cache(maxsize=256)
def discrete_tops(boards: int) -> tuple[int, ...]:
    """Highest margin of each band 10-10, 11-9 ... 19-1 of the discrete scale.

    The tops are the whole part of the margin at which the continuous curve reaches 10.5, 11.5 ... 19.5; while a band
    is wider than the one above it, its top is lowered by one. Method of the English generator, see docs/scoring.md.
    """
    with localcontext() as context:
        context.prec = PRECISION
        t = (Decimal(5).sqrt() - 1) / 2
        scale = 15 * Decimal(boards).sqrt() / 3
        tops = []
        for half in range(10):
            left = 1 - (Decimal(half) + Decimal("0.5")) * (1 - t**3) / 10
            tops.append(int(scale * left.ln() / t.ln()))
    changed = True
    while changed:
        changed = False
        for i in range(len(tops) - 2, -1, -1):
            width = tops[i] - tops[i - 1] if i else 2 * tops[0] + 1  # the draw reaches to both sides of nought
            if width > tops[i + 1] - tops[i]:
                tops[i] -= 1
                changed = True
    return tuple(tops)


def discrete_vp(margin: int, boards: int) -> Calculation[int]:
    """Whole VP of the discrete 20-0 scale; labelled as computed, because no published table was available to compare
    with.
    """
    given, boards = boards, _scaled(boards)
    winner = 10 + bisect_right(discrete_tops(boards), abs(margin) - 1) if margin else 10
    value = winner if margin >= 0 else 20 - winner
    steps = (*_longest(given), Step("vp_discrete", LAW, f"{signed(margin)} IMP: {value}-{20 - value}"))
    return Calculation(value, steps, (Step("note_discrete_computed", CITE),))


def vp_of_percentage(percent: Fraction) -> Calculation[Fraction]:
    """A percentage of the 20 VP of a match, as arithmetic only: 60 % = 12."""
    value = percent * 20 / 100
    return Calculation(
        value,
        (Step("vp_percentage", "", f"{shown(percent)} % x 20 = {shown(value)}"),),
        (Step("note_vp_silent", "mbsz-hu:40"),),
    )


def _blitz(boards: int) -> int:
    if not 1 <= boards <= MAX_BOARDS:
        raise BadInput(
            f"A match of {boards} boards has no VP scale: give 1 to {MAX_BOARDS} boards, as in `lawbridge "
            "score vp 16 --boards 8`."
        )
    square = 225 * boards  # B squared; the first whole margin at or above B
    margin = int(Decimal(square).sqrt())
    while margin * margin < square:
        margin += 1
    return margin


def _raw(margin: int, boards: int) -> Decimal:
    with localcontext() as context:
        context.prec = PRECISION
        t = (Decimal(5).sqrt() - 1) / 2
        exponent = Decimal(margin) / (5 * Decimal(boards).sqrt())
        return 10 + 10 * (1 - t**exponent) / (1 - t**3)


def _hundredths(value: Decimal) -> int:
    return int((value * 100).quantize(Decimal(1), rounding=ROUND_HALF_UP))


def _two(value: Decimal) -> str:
    return str(value.quantize(Decimal("0.01"), rounding=ROUND_HALF_UP))


def _dec(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)
