"""A board of a team match to be replaced by another one, and whether what the match comes to is known (Law 86A)."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.times import says_somewhere

PROCEDURE, SITUATION, KNOWN = "team_adjusted_score", "situation", "match_result_may_be_known"
WELL = 0.9
"""How probable it then is."""
_FILE, _SUBSTITUTE = "boards", "substitute_board"


def by_replacement(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That another board is wanted, and that the result of the match may be known, where words tell it."""
    text = heard.read
    if procedure != PROCEDURE or text is None or not (wanted := says_somewhere(text, _FILE, "instead")):
        return {}
    found = {SITUATION: Read(SITUATION, _SUBSTITUTE, wanted, True, WELL)}
    if words := says_somewhere(text, _FILE, "known"):
        found[KNOWN] = Read(KNOWN, True, words, True, WELL)
    return found
