"""What declarer called for to the next trick, behind a defender's revoke, is a card played since (62C1), and no card of
the side that revoked (63A1).

`Called a spade off dummy, and South found a diamond` was asked: whether the other side had played since, and where none
of the two had followed, whether they had.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.played_on import NEXT_TRICK, NOTHING, PLAYED_ON, SINCE_REVOKE
from app.asking.steps.revokers_card import revokers_card
from app.asking.steps.who_played_on import OPPONENTS_PLAYED, ROLE, WELL, two_revokes
from app.asking.steps.who_won import REVOKES
from understanding.claimers import DEFENDING
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard

_DESIGNATE, _ALL = "designate:", frozenset({"everybody", "nobody", "he", *DEFENDING})
_NOT_PLAYED = ("play", "call", "lead")
"""What is told as not done where nobody has put a card (`dali` is heard as a call, too)."""


def by_called_on(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the other side has played since, and the side that revoked has not where that is told."""
    from rulings import registry

    text, card, role = heard.read, revokers_card(heard), rows.get(ROLE)
    if procedure not in REVOKES or text is None or card is None or two_revokes(rows):
        return {}
    if role is None or role.value not in DEFENDING:
        return {}
    at = text.source.find(str(card["words"]))
    words = _called(text, at)
    if not words:
        return {}
    fields = registry.get(procedure).fields
    found = {OPPONENTS_PLAYED: Read(OPPONENTS_PLAYED, True, words, True, WELL)}
    since = rows.get(SINCE_REVOKE)
    if since is not None and since.value == NEXT_TRICK and since.sure and not text.source.find(since.words) < at:
        return {}
    if denied := _not_followed(heard, text, text.source.find(words), str(card["who"])):
        found[SINCE_REVOKE] = Read(SINCE_REVOKE, NOTHING, denied, True, WELL)
        known = [(fact, row) for fact in PLAYED_ON if (row := rows.get(fact)) is not None]
        found |= {fact: replace(row, sure=False, p=TOLD) for fact, row in known if row.value is True}
    return {fact: row for fact, row in found.items() if fact in fields}


def _called(text: Text, at: int) -> str:
    """The words behind a place that tell that a card was called for, and do not ask it; empty where none do."""
    verbs: Sequence[int] = [one.first for one in text.mentions if str(one.value).startswith(_DESIGNATE)]
    for clause in text.clauses:
        there = any(clause.first <= place <= clause.last and text.words[place].start > at for place in verbs)
        if there and not (clause.question or clause.supposed or text.has(clause, "not")):
            return text.said(clause.first, clause.last)
    return ""


def _not_followed(heard: Heard, text: Text, at: int, who: str) -> str:
    """The words behind a place that tell that nobody, no defender or not the one who revoked has played; else empty."""
    rows = [row for act in _NOT_PLAYED for row in heard.not_done(act)]
    whose = {*_ALL, who, heard.by_seat(who)}
    told = [str(row["words"]) for row in rows if str(row.get("who")) in whose]
    return next((one for one in told if text.source.find(one) >= at), "")
