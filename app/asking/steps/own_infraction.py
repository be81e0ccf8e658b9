"""Whether one has to report his own side's infraction that nobody noticed (Law 72B2): asked, whatever that was.

Not where the Laws want it: of a wrong explanation (20F), of a trick not won (79A2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.rank import Choice, put_first
from understanding.times import says_somewhere

PROCEDURE, ISSUE, SILENT = "waivers_and_forfeiture", "issue", "own_side_silent"
WANTED = frozenset({"duty_to_correct", "misinformation", "agreed_tricks_and_time_limits", "alert_duty"})
"""What one has to say."""
WELL = 0.9
"""How probable it is that this is asked."""
_FILE = "duties"


def own_infraction_first(choices: Sequence[Choice], heard: Heard) -> list[Choice]:
    """The choices; the silence about one's own infraction first where it is asked whether it must be broken."""
    best = choices[0] if choices else None
    if best is None or best.name in WANTED or not _asked(heard):
        return list(choices)
    return put_first(choices, PROCEDURE, WELL)


def by_silence_kept(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That this is what is asked."""
    words = _asked(heard) if procedure == PROCEDURE else ""
    return {ISSUE: Read(ISSUE, SILENT, words, True, WELL)} if words else {}


def _asked(heard: Heard) -> str:
    """The sentence that asks whether one must tell, where it is his own side's matter and unnoticed; else empty."""
    text = heard.read
    if text is None or not says_somewhere(text, _FILE, "unnoticed"):
        return ""
    return says_somewhere(text, _FILE, "must_tell")
