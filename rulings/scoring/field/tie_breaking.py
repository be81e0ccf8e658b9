"""The shared places of a scored field, separated by the proposal of MBSz annex 6.1 where the organizers chose it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from corpus.errors import BadInput
from rulings.scoring.calculation import Calculation, Step
from rulings.scoring.field.scoring import ResultLine, Scored
from rulings.scoring.ties import break_tie


def separate(scored: Scored) -> Calculation[Scored]:
    """The field with shared places separated as far as the proposal can; the steps say how. Matchpoints only."""
    if scored.options.method != "matchpoints":
        raise BadInput("Annex 6.1 separates ties of matchpoints only; in IMPs the place stays shared.")
    won: dict[str, dict[str, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for b in scored.boards:
        if b.opponents:
            won[b.pair][b.opponents] += b.points
    steps: list[Step] = []
    notes: dict[str, Step] = {}
    rows: list[ResultLine] = []
    for _, ranking in scored.lists:
        order = [s.pair for s in ranking if s.place]
        for place in dict.fromkeys(s.place for s in ranking if s.place):
            tied = [s for s in ranking if s.place == place]
            if len(tied) == 1:
                rows += tied
                continue
            calculation = break_tie(_boards(scored, tied), won, [s.pair for s in tied], order, scored.top)
            steps += calculation.steps
            notes |= {note.says: note for note in calculation.notes}
            at = place
            for part in calculation.value:
                rows += [replace(s, place=at) for pair in part for s in tied if s.pair == pair]
                at += len(part)
    gone = [s for s in scored.standings if not s.place]
    return Calculation(replace(scored, standings=(*rows, *gone)), tuple(steps), tuple(notes.values()))


def _boards(scored: Scored, tied: Sequence[ResultLine]) -> list[dict[str, Fraction]]:
    pairs = {s.pair for s in tied}
    found: dict[int, dict[str, Fraction]] = defaultdict(dict)
    for b in scored.boards:
        if b.pair in pairs:
            found[b.board][b.pair] = b.points
    return list(found.values())
