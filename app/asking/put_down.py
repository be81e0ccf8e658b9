"""Which cards came together (Law 58B): of three that a story names, the two told side by side, not the card led."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.named import named

PROCEDURE, CHOICE = "simultaneous", "choice_card"
CARDS = ("visible_cards", "cards_together")
_LISTED = 2
"""Words between two cards told side by side, at most: `C4 and D7`, `czwórkę trefl i siódemkę`."""


def by_list(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The cards put down at once without one told apart from them: somebody else's, whom they followed; no card that
    is not among them was chosen.
    """
    if procedure != PROCEDURE or heard.read is None:
        return {}
    found: dict[str, Read] = {}
    choice = rows.get(CHOICE)
    for row in (rows[fact] for fact in CARDS if fact in rows and rows[fact].sure):
        pair = _pair(heard.read, row.value) if len(row.value) > _LISTED else []
        if pair:
            found[row.fact] = replace(row, value=pair)
        if choice is not None and choice.value not in (pair or row.value):
            found[CHOICE] = replace(choice, sure=False, p=TOLD)
    return found


def _pair(text: Text, cards: list[str]) -> list[str]:
    """The only two of the cards that stand side by side; empty where more do, or none."""
    told = [one for one in named(text) if one.kind == "card" and one.value in cards]
    beside = [
        (one.value, two.value)
        for one, two in pairwise(told)
        if one.value != two.value and two.first - one.last - 1 <= _LISTED
    ]
    pairs = {frozenset(one) for one in beside}
    return [str(card) for card in cards if card in next(iter(pairs))] if len(pairs) == 1 else []
