"""Several cards that fall or are shown at once: `spilled two cards`, `upuscil dwie karty: pik 9 i karo 4`; and a pass
of each of two players: `East and West passed`.

How many the cards are is no count of a hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

from understanding.clauses import Text
from understanding.model import Act, Mention

_SEATS = ("N", "E", "S", "W")
_CALL, _PASS = "call", "P"
MOST = 4
"""Cards shown at once that are no hand."""


def shown_at_once(
    text: Text, done: Sequence[Act], told: Sequence[dict[str, Any]]
) -> tuple[list[Act], list[dict[str, Any]]]:
    """The acts with what was exposed together, and the circumstances without its number."""
    acts, kept = list(done), list(told)
    for place, act in enumerate(acts):
        if act.act != "expose" or act.negated or act.what.keys() & {"card", "cards"}:
            continue
        count = next((row for row in kept if _counted(text, row, act)), None)
        if count is None:
            continue
        number = int(count["value"]["count"])
        named = [str(one.value) for one in text.mentions if one.kind == "card" and _beside(text, one.first, act)]
        what = {"cards": named} if len(named) == number else {"count": number}
        acts[place] = replace(act, what=what)
        kept.remove(count)
    return acts, kept


def both_passed(text: Text, done: Sequence[Act]) -> list[Act]:
    """The acts with the pass of the first of two seats that are told to have passed in one."""
    found: list[Act] = []
    for act in done:
        if act.act == _CALL and act.what.get("call") == _PASS and act.who in _SEATS and not act.negated:
            first = _beside_seat(text, act)
            found += [] if first is None else [replace(act, who=str(first.value), first=first.first)]
        found.append(act)
    return found


def _beside_seat(text: Text, act: Act) -> Mention | None:
    """The seat named right before the one who acts, and joined to it; None where there is none."""
    seats = [one for one in text.within(act.clause, "who") if one.value in _SEATS and one.first <= act.last]
    for first, second in pairwise(seats):
        between = [word.folded for word in text.words[first.last + 1 : second.first]]
        joined = len(between) == 1 and between[0] in text.book.words.get("joint", ())
        if joined and second.value == act.who != first.value and {first.case, second.case} <= {"", "nom"}:
            return first
    return None


def _counted(text: Text, row: dict[str, Any], act: Act) -> bool:
    """Whether a circumstance counts the cards of an act."""
    number = (row.get("value") or {}).get("count") if row.get("is") == "card_count" else None
    return isinstance(number, int) and 1 < number <= MOST and _beside(text, row["at"], act)


def _beside(text: Text, at: int, act: Act) -> bool:
    """Whether a place stands in the sentence of an act, behind its words."""
    sentence = text.sentence_at(at)
    return sentence == act.clause.sentence and at >= act.first
