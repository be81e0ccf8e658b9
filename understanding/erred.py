"""A director who ruled wrongly (Law 82C): what he ruled on is no longer the matter, what becomes of the score is."""

from __future__ import annotations

from collections.abc import Sequence

from understanding.clauses import Text
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

ERROR = "director_error"
OF_A_RULING = frozenset({"appeals", "director_duties", "agreed_tricks_and_time_limits"})
"""Where a ruling is the matter, and perhaps not wrong."""
_FILE = "erred"


def ruled_wrongly(text: Text) -> str:
    """The sentence that tells that a ruling was wrong; else empty."""
    return says_somewhere(text, _FILE, "ruled")


def wrong_ruling_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; first a director's error, where a ruling is told to be wrong."""
    best, text = choices[0] if choices else None, heard.read
    if best is None or text is None or best.name in OF_A_RULING or not ruled_wrongly(text):
        return list(choices)
    return put_first(choices, ERROR)
