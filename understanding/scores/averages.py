"""Percentages on the other boards of the session, as they are told beside a board without a result."""

from __future__ import annotations

import re
from collections.abc import Collection
from fractions import Fraction
from itertools import pairwise

from corpus.model import Language
from understanding.clauses import Text
from understanding.scores.line import ScoreLine, score_line
from understanding.times import said_in

_PERCENT = re.compile(
    r"(\d{1,2}(?:[.,]\d+)?)\s*-?\s*(?:%|per\s?cent|percent|prosent|procent|sz[aá]zal[eé]k)", re.IGNORECASE
)
_STOP = re.compile(r"[.!?](?=\s|$)")
_ARTIFICIAL = frozenset({Fraction(40), Fraction(50), Fraction(60)})
"""The percentages that Law 12C2a itself has: asked about, not reached."""
_LEAST, _MOST, _NEAR = 10, 100, 3
"""Figures that are percentages; words between *we* and where we sit, at most."""
_SEATED = ("ns", "ew")
_PAIRS = ("us", "them", *_SEATED)
_OTHER = {side: {"us", "them"} if side in ("us", "them") else set(_SEATED) for side in _PAIRS}
"""The two sides of a table by one of them."""


def own_average(text: str, language: Language) -> Fraction | None:
    """The percentage told of the rest of the session; None where none is, several are, or it is the others'."""
    line = score_line(text, language)
    others = "them" if any(side == "us" for _, side in line.sides) else None  # who speaks of one pair means its own
    found = set()
    for one in _PERCENT.finditer(text):
        figure = Fraction(one[1].replace(",", "."))
        low = max((stop.end() for stop in _STOP.finditer(text, 0, one.start())), default=0)
        end = _STOP.search(text, one.end())
        within = range(low, end.start() if end else len(text))
        told = any(line.words[first].start in within for first, _ in line.at["rest"])
        if told and figure not in _ARTIFICIAL and (others is None or _whose(line, low, one.start()) != others):
            found.add(figure)
    return found.pop() if len(found) == 1 else None


def both_averages(text: Text) -> tuple[Fraction, Fraction] | None:
    """The percentages of the rest of the session of who is in no way at fault and of the other pair, where a sentence
    tells one of each: `N/S average 64% over their other boards, E/W only 35`; else None.
    """
    line = score_line(text.source, text.language)
    clear = _blameless(text, line)
    percents = [one.start(1) for one in _PERCENT.finditer(text.source)]
    if clear is None or not percents or not line.has("rest"):
        return None
    same = _same(line)
    for first, last in text.sentences():
        low, high = text.words[first].start, text.words[last].end
        if not any(low <= one < high for one in percents):
            continue
        told = {
            same.get(side, side): Fraction(figure)
            for place, figure in line.numbers.items()
            if low <= line.words[place].start < high
            and _LEAST <= figure < _MOST
            and (side := _whose(line, low, line.words[place].start, _PAIRS)) is not None
        }
        if len(told) == len(_OTHER[clear]) and set(told) == _OTHER[clear]:
            return told[clear], next(figure for side, figure in told.items() if side != clear)
    return None


def _blameless(text: Text, line: ScoreLine) -> str | None:
    """The side that is told to be in no way at fault: the one named last before that is said; None where none is."""
    same = _same(line)
    for first, last in text.sentences():
        said = said_in(text, (first, last), "blame", "blameless")
        if said is not None:
            low, start, end = (text.words[place].start for place in (first, said.first, said.last))
            behind = text.words[said.last + 1].start + 1 if said.last < last else end  # `the blameless NS pair`
            within = _whose(line, start, behind + 1, _PAIRS)
            side = "us" if within == "them" else within or _whose(line, low, start, _PAIRS)
            return None if side is None else same.get(side, side)
    return None


def _same(line: ScoreLine) -> dict[str, str]:
    """The pairs that *we* and *they* are, where we are said to sit somewhere (`my na NS`, `makker og jeg (ØV)`)."""
    for (one, us), (two, pair) in pairwise(line.sides):
        if us == "us" and pair in _SEATED and two - one <= _NEAR:
            return {"us": pair, "them": next(other for other in _SEATED if other != pair)}
    return {}


def _whose(line: ScoreLine, low: int, high: int, sides: Collection[str] = ("us", "them")) -> str | None:
    """The side of some named last between two places of the text."""
    named = [side for place, side in line.sides if low <= line.words[place].start < high and side in sides]
    return named[-1] if named else None
