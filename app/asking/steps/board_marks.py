"""That a board is marked otherwise than its number says, told in words of its marks (Law 2): then the marks count."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.times import says_somewhere

PROCEDURE, OTHERWISE = "board_conditions", "marked_otherwise"
WELL = 0.9
"""How probable it then is."""
_FILE = "marks"


def by_marks(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the marks are not those of the table, where a sentence tells of both."""
    if procedure != PROCEDURE or heard.read is None or OTHERWISE in rows:
        return {}
    words = says_somewhere(heard.read, _FILE, "otherwise")
    return {OTHERWISE: Read(OTHERWISE, True, words, True, WELL)} if words else {}
