"""Two cards at once or two calls (Laws 58A and 33): the same words, and what was put down tells them apart.

Where no call is named and a card, dummy or a verb that only plays cards is, two cards came together.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.clauses import Text
from understanding.heard import Heard
from understanding.rank import Choice, put_first

CALLS, CARDS = "simultaneous_call", "simultaneous"
_PLAY, _CALL = ("play:", "lead:"), "call:"


def cards_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; two cards at once first where two calls sound best and what is told is of the play."""
    best = choices[0] if choices else None
    if best is None or best.name != CALLS or heard.read is None or not of_the_play(heard.read):
        return list(choices)
    return put_first(choices, CARDS)


def of_the_play(text: Text) -> bool:
    """Whether a text names no call, and names a card, or dummy, or tells an act that only plays a card."""
    if any(one.kind in ("call", "denomination") for one in text.mentions):
        return False
    if any(one.kind == "card" or (one.kind == "who" and one.value == "dummy") for one in text.mentions):
        return True
    verbs = dict[int, list[str]]()
    for one in text.mentions:
        if one.kind == "verb":
            verbs.setdefault(one.first, []).append(str(one.value))
    plays = [all(value.startswith(_PLAY) for value in row) for row in verbs.values()]
    return any(plays) and not any(value.startswith(_CALL) for row in verbs.values() for value in row)
