"""Who has options may take the one that is best for him (Law 10C3): called unsporting, nothing is wrong.

Told behind a lead out of turn or beside it, the options were read out once more, or a talk with partner was heard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from app.asking.steps.let_go import ISSUE, PROCEDURE
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

BEST = "chose_best"
WELL = 0.9
"""How probable it is that the choice of the best option is the matter."""
_FILE, _BEST = "quarrels", "best"


def best_chosen_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first the procedure after an irregularity, where the choice made of its options is complained of."""
    told = bool(choices) and _told(heard)
    return put_first(choices, PROCEDURE) if told else list(choices)


def by_best_chosen(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the choice of the best option is the matter."""
    words = _told(heard) if procedure == PROCEDURE else ""
    return {ISSUE: Read(ISSUE, BEST, words, True, WELL)} if words else {}


def _told(heard: Heard) -> str:
    return "" if heard.read is None else says_somewhere(heard.read, _FILE, _BEST)
