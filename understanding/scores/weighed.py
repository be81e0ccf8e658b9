"""A weighted assigned score of a team match (Law 12C1c): what is given at each weight, and the other table's result."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from corpus.model import Language
from understanding.scores.compared import results_of
from understanding.scores.line import ScoreLine, score_line
from understanding.scores.model import OwnResult, PlayedContract, ScoreAsked
from understanding.scores.results import played, told

_WHOLE = 100
"""What the weights make together."""
_AWAY = 2
"""Words between a number and its per cent."""


def weighted(text: str, language: Language, line: ScoreLine, board: int | None) -> ScoreAsked | None:
    """Two weights or more that make a hundred, each with its outcome; None where it is not told so."""
    places = [place for place in sorted(line.numbers) if _weight(line, place)]
    weights = [abs(line.numbers[place]) for place in places]
    if len(weights) < 2 or sum(weights) != _WHOLE:
        return None
    leading = not _read(_cut(line, text, language, 0, places[0]), line, board, None)
    ends = [0, *places, len(line.words)]
    parts = [_cut(line, text, language, low, high) for low, high in pairwise(ends)]
    outcomes: list[OwnResult] = []
    others: list[tuple[ScoreLine, OwnResult]] = []
    last = len(weights) if leading else len(weights) - 1
    for number, part in enumerate(parts):
        found = _read(part, line, board, outcomes[-1].played if outcomes else None)
        mine = leading <= number <= last
        if mine and not found:
            return None
        at = -1 if mine and not leading else 0
        outcomes += [found[at]] if mine else []
        others += [(part, one) for place, one in enumerate(found) if not mine or place != at % len(found)]
    if len(outcomes) != len(weights):
        return None
    tables = tuple(_same_seats(*one) for one in others[:1])
    return ScoreAsked("weighted", tables=(*outcomes, *tables), weights=tuple(weights))


def _weight(line: ScoreLine, place: int) -> bool:
    return any(0 < first - place < _AWAY for first, _ in line.at["percent"])


def _cut(line: ScoreLine, text: str, language: Language, low: int, high: int) -> ScoreLine:
    """The words of a text from one place up to another, read by themselves without the weight that begins them."""
    if low and low < len(line.words):
        low = next(last for first, last in line.at["percent"] if first > low) + 1
    begin = line.words[low].start if low < len(line.words) else len(text)
    end = line.words[high].start if high < len(line.words) else len(text)
    return score_line(text[begin:end], language)


def _read(part: ScoreLine, whole: ScoreLine, board: int | None, before: PlayedContract | None) -> list[OwnResult]:
    """The results in a part; its vulnerability may be told elsewhere, and `one down` is of the contract before."""
    contracts = played(part, board)
    state = {one.contract.vulnerable for one in played(whole, board)} - {None}
    vulnerable = next(iter(state)) if len(state) == 1 else None
    rows = results_of(part, contracts)
    results = [row for row in told(part) if row.kind in ("down", "over", "exact")]
    if before is not None and results and not any(place <= results[0].place for place, _ in rows) and not part.calls:
        rows = [(results[0].place, OwnResult(None, replace(before, over=results[0].value))), *rows]
    return [
        one
        if one.played is None or one.played.vulnerable is not None
        else replace(one, played=replace(one.played, vulnerable=vulnerable))
        for _, one in rows
    ]


def _same_seats(part: ScoreLine, one: OwnResult) -> OwnResult:
    """The other table's result with its sign as the seats of the weighted outcomes have it: a team-mate's is turned."""
    sides: Sequence[str] = [side for _, side in part.sides]
    return replace(one, sign=-1 if "mates" in sides else 1)
