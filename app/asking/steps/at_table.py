"""A card told to have been held touching, or nearly touching, the table: declarer's own (Law 45C2a).

Dummy's card is played by a touch of it, and no table counts there; where the table is named dummy is heard.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Clause
from understanding.times import says

PROCEDURE, OWNER, HELD = "played_card", "whose_card", "held_as_played"
DEFENDER = "defender"
WELL = 0.9
"""How probable is what these words say."""
_FILE, _AT_TABLE = "seen", "at_table"
_OF_HIS = frozenset({*DECLARING, "asker", "he", "director"})
"""Who may be named where no defender is."""
_OPEN = ("not", "if", "claim", "whether")


def by_table(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a card held at the table was declarer's, and held as played where nobody doubts it; empty elsewhere."""
    text, owner = heard.read, rows.get(OWNER)
    if procedure != PROCEDURE or text is None or (owner is not None and owner.value == DEFENDER):
        return {}
    told = [one for one in text.clauses if says(text, (one.first, one.last), _FILE, _AT_TABLE)]
    if not told or (owner is None and not _only_declarers(text)):
        return {}
    words = text.said(told[0].first, told[0].last)
    found = {OWNER: Read(OWNER, DECLARING[0], words, True, WELL)}
    if not any(_left_open(text, one) for one in told) and (rows.get(HELD) is None or not rows[HELD].sure):
        found[HELD] = Read(HELD, True, words, True, WELL)
    return found


def _only_declarers(text: Text) -> bool:
    """Whether nobody is named who may defend, and dummy or declarer is."""
    named = {str(one.value) for one in text.mentions if one.kind == "who"}
    return named <= _OF_HIS and not named.isdisjoint(DECLARING)


def _left_open(text: Text, clause: Clause) -> bool:
    """Whether a clause denies, supposes or only asks what it tells, or gives it as somebody's word (`East: it lay`)."""
    if clause.first and text.words[clause.first - 1].text == ":":
        return True
    return clause.question or clause.supposed or any(text.has(clause, group) for group in _OPEN)
