"""A contestant's own percentage on the other boards of the session, as it is told beside a board without a result."""

from __future__ import annotations

import re
from fractions import Fraction

from corpus.model import Language
from understanding.scores.line import ScoreLine, score_line

_PERCENT = re.compile(
    r"(\d{1,2}(?:[.,]\d+)?)\s*-?\s*(?:%|per\s?cent|percent|prosent|procent|sz[aá]zal[eé]k)", re.IGNORECASE
)
_STOP = re.compile(r"[.!?](?=\s|$)")
_ARTIFICIAL = frozenset({Fraction(40), Fraction(50), Fraction(60)})
"""The percentages that Law 12C2a itself has: asked about, not reached."""


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


def _whose(line: ScoreLine, low: int, high: int) -> str | None:
    """The side named last between two places of the text."""
    named = [side for place, side in line.sides if low <= line.words[place].start < high and side in ("us", "them")]
    return named[-1] if named else None
