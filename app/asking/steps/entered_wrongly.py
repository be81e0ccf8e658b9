"""A score that was entered wrongly is put right (Law 79C), it is not worked out: what it should be is told.

`Ten tricks, all agree, 420 was keyed in instead of 620: may I change it?` tells a whole contract and its tricks.
"""

from __future__ import annotations

from collections.abc import Sequence

from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

CORRECTS, WORKS_OUT = "agreed_tricks_and_time_limits", "contract_score"


def entered_wrongly(heard: Heard) -> bool:
    """Whether a score is told to be entered in place of another."""
    return heard.read is not None and bool(says_somewhere(heard.read, "times", "entered"))


def entered_wrongly_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; what rules a wrong entry before what works a score out, where one is told."""
    best = choices[0].name if choices else ""
    return put_first(choices, CORRECTS) if best == WORKS_OUT and entered_wrongly(heard) else list(choices)
