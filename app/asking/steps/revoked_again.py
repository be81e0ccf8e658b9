"""A second revoke of the same player in the same suit, told by `again` and by the suit named twice (Law 64B2)."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.model import Clause
from understanding.times import says

PROCEDURE, REPEATED = "revoke_rectification", "repeated_in_suit"
OTHERS = (REPEATED, "subsequent_revoke", "side_revoked_again", "both_sides_revoked", "other_side_revoked")
"""What may be told of another revoke."""
WELL = 0.8
"""How probable it is then that the further one was in that suit, by that player."""
_FOLLOWS = ("play:", "follow", "discard", "ruff", "revoke")


def by_same_suit(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a further revoke was in the same suit, where nothing is heard of another one; empty where no word says so.

    The further one is told with its suit, that suit was named before it, and nobody else is named beside it.
    """
    told = [fact for fact in OTHERS if (row := rows.get(fact)) is not None and row.sure]
    if procedure != PROCEDURE or heard.read is None or told:
        return {}
    text = heard.read
    for at, clause in enumerate(text.clauses):
        if clause.question or not says(text, (clause.first, clause.last), "won", "again"):
            continue
        suits, players = _suits(text, clause), _players(text, clause)
        before = [one for one in text.clauses[:at] if suits & _suits(text, one) and _plays(text, one)]
        if len(suits) == 1 and before and players <= _players(text, before[0]):
            return {REPEATED: Read(REPEATED, True, text.said(clause.first, clause.last), True, WELL)}
    return {}


def _suits(text: Text, clause: Clause) -> set[str]:
    return {str(one.value)[:1] for one in text.within(clause, "suit", "card")}


def _players(text: Text, clause: Clause) -> set[str]:
    return {str(one.value) for one in text.within(clause, "who")} - {"he"}


def _plays(text: Text, clause: Clause) -> bool:
    return any(str(one.value).startswith(_FOLLOWS) for one in text.within(clause, "verb"))
