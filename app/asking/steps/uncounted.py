"""A hand that is short while the other three have not been counted: Law 14 or Law 13, as the count will tell.

Such a story sounds like a card missing (14), which rules that nobody has one too many. Where it is told that the others
have not counted, nobody knows that: both are said, and it is asked whether another hand has more than thirteen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from app.asking.steps.counted_hands import FULL, PROCEDURE
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

MISSING = "missing_card"
SURPLUS, SHORT = "more_than_13", "fewer_than_13"
WELL = 0.95
"""How probable it is that a count told is of a hand that is short."""
_FILE, _NAME, _COUNT = "missing", "uncounted", "card_count"


def uncounted_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the wrong count, where a card is missing and the others are told not to have counted."""
    missing = bool(choices) and choices[0].name == MISSING and uncounted(heard)
    return put_first(choices, PROCEDURE) if missing else list(choices)


def by_uncounted(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a hand is short, and of none that it has a card too many nor that it has not."""
    words = uncounted(heard) if procedure == PROCEDURE else ""
    if not words:
        return {}
    return {SHORT: Read(SHORT, True, words, True, WELL), SURPLUS: Read(SURPLUS, False, words, False, TOLD)}


def uncounted(heard: Heard) -> str:
    """The sentence in which the others are told not to have counted, where a count below thirteen is all that is told,
    and no card played; else empty.
    """
    counts = [(row.get("value") or {}).get("count") for row in heard.told(_COUNT)]
    short = bool(counts) and all(isinstance(one, int) and one < FULL for one in counts)
    if heard.read is None or not short or heard.done("play") or heard.told("trick"):
        return ""
    return says_somewhere(heard.read, _FILE, _NAME)
