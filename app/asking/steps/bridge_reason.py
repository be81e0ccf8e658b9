"""Whether there was a bridge reason to hesitate (Law 73E2): told by what he had to think about, or had not."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.times import says_somewhere

PROCEDURE, REASON = "deception", "finding_bridge_reason"
WELL = 0.9
"""How probable it then is."""
_FILE = "reasons"


def by_reason(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That he had something to think about, or nothing: only one of the two is told."""
    if procedure != PROCEDURE or heard.read is None:
        return {}
    had, none = (says_somewhere(heard.read, _FILE, name) for name in ("had", "none"))
    return {REASON: Read(REASON, bool(had), had or none, True, WELL)} if bool(had) is not bool(none) else {}
