"""What was done is not undone by a further line: a case moves on in time, unless the line puts something right.

`Partner has led to the next trick` - `Declarer has not played to it yet`: that his side has played on still holds. So
does how far a game has come: a wish to change the last pass takes no auction back that is over. Nor is the card of a
case another one because somebody plays one later.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.answering.documents import RuledCase
from app.wizard.marks import marked
from corpus.model import Language

DONE = frozenset({"auction_ended", "lead_faced", "led_to_next_trick", "own_side_played_next", "play_over"})
"""Facts that something has been done by now."""
CARD = "card"
STAGES = {"phase": ("auction", "clarification", "play", "after_play")}
"""How far a game has come, by the fact that tells it, in order."""


def done_since(facts: dict[str, Any], text: str, language: Language, case: RuledCase) -> dict[str, Any]:
    """The facts of a further line without those that undo what the case was told as done; a correction may."""
    if marked(text, language):
        return facts
    return {fact: value for fact, value in facts.items() if not _undoes(fact, value, case["facts"])}


def _undoes(fact: str, value: Any, known: Mapping[str, Any]) -> bool:
    stages, was = STAGES.get(fact, ()), known.get(fact)
    if value in stages and was in stages:
        return stages.index(value) < stages.index(was)
    if fact == CARD:
        return was is not None and value is not None
    return fact in DONE and was is True and value is False
