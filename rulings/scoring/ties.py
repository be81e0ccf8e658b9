"""Ties at a Mitchell by the proposal of MBSz annex 6: points among the tied pairs, then the value of the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import ceil

from rulings.scoring.calculation import Calculation, Number, Step, shown
from rulings.scoring.standings import mitchell_tie

CITE = "mbsz-hu:M6/parosversenyek"
BEST_SHARE = Fraction(1, 10)


def field_value(
    won: Mapping[str, Mapping[str, Number]], tied: Sequence[str], order: Sequence[str]
) -> Calculation[dict[str, Fraction]]:
    """Matchpoints of the tied pairs against the best-placed pair all of them have met.

    `won` maps a pair to its matchpoints against each opponent; `order` are the pairs from first to last. The text says
    "the pair with the best place (a tenth of the field)": the first tenth is looked through, at least one pair, and the
    best of it that all have met counts; when none has been met by all, nothing is decided and a note says so.
    """
    others = [pair for pair in order if pair not in tied]
    first = others[: max(1, ceil(len(order) * BEST_SHARE))]
    against = next((pair for pair in first if all(pair in won.get(one, {}) for one in tied)), None)
    notes = (Step("note_field_value", CITE),)
    if against is None:
        return Calculation(dict.fromkeys(tied, Fraction(0)), (Step("field_value_none", CITE, ", ".join(first)),), notes)
    value = {one: Fraction(won[one][against]) for one in tied}
    text = ", ".join(f"{one}: {shown(points)}" for one, points in value.items())
    return Calculation(value, (Step("field_value", CITE, text, {"against": against}),), notes)


def break_tie(
    boards: Sequence[Mapping[str, Number]],
    won: Mapping[str, Mapping[str, Number]],
    tied: Sequence[str],
    order: Sequence[str],
    top: Number,
) -> Calculation[tuple[tuple[str, ...], ...]]:
    """The tied pairs in order, those still equal together: first the points of the proposal, then the field's value
    among those it leaves equal.
    """
    first = mitchell_tie(boards, tied, top)
    steps, notes = list(first.steps), list(first.notes)
    found: list[tuple[str, ...]] = []
    for part in _split(tied, first.value):
        if len(part) == 1:
            found.append(part)
            continue
        second = field_value(won, part, order)
        steps += second.steps
        notes += second.notes
        found += _split(part, second.value)
    return Calculation(tuple(found), tuple(steps), _once(notes))


def _once(notes: Sequence[Step]) -> tuple[Step, ...]:
    found: dict[str, Step] = {}
    for note in notes:
        found.setdefault(note.says, note)
    return tuple(found.values())


def _split(names: Sequence[str], value: Mapping[str, Fraction]) -> list[tuple[str, ...]]:
    return [tuple(n for n in names if value[n] == v) for v in sorted({value[n] for n in names}, reverse=True)]
