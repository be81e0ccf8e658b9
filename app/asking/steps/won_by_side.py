"""That a side won the trick of a revoke, and not which of its two players: then that is asked (Law 64A).

`The defenders won that trick` was heard as the trick of the one who revoked, of his partner or of the other side.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.left_unknown import unknown_clauses
from app.asking.steps.who_played_on import ROLE, asker_declares, side_of, two_revokes
from app.asking.steps.who_won import REVOKES, WINNER, counts_several, first_person, offender_of
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.times import says

WON, TRICKS = "won", "offending_side_tricks"
_PRONOUN, _PARTNER = "he", "partner"


def by_side_won(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Who won the trick of a revoke is not sure where only his side is told to have won it."""
    text, role, winner = heard.read, rows.get(ROLE), rows.get(WINNER)
    if procedure not in REVOKES or text is None or role is None or not role.sure or winner is None:
        return {}
    declares, offender = role.value in DECLARING, offender_of(heard, rows)
    if two_revokes(rows) or not _won_by(heard, text, offender, declares):
        return {}
    kept = {fact: row for fact in (WINNER, TRICKS) if (row := rows.get(fact)) is not None}
    return {fact: replace(row, sure=False, p=TOLD) for fact, row in kept.items()}


def _won_by(heard: Heard, text: Text, offender: str, declares: bool) -> bool:
    """Whether the side of the one who revoked is told to have won the trick, and nowhere one player."""
    found = False
    for clause in text.clauses:
        span = clause.first, _before_later(text, clause.first, clause.last)
        if clause.question or clause in unknown_clauses(text) or says(text, span, WON, "none_since"):
            continue
        by_side = says(text, span, WON, "by_side") and not says(text, span, WON, "one_of")
        by_side = by_side and not counts_several(text, replace(clause, last=span[1]))
        if (by_side or any(says(text, span, WON, key) for key in ("wins", "gained"))) and _one(text, span):
            return False
        found = found or (by_side and _side(heard, text, span, offender, declares) is declares)
    return found


def _before_later(text: Text, first: int, last: int) -> int:
    """Where a clause ends before it comes to a later trick: `they won that trick and two later ones`."""
    ends = (at for at in range(first, last + 1) if says(text, (first, at), WON, "later"))
    return max(first, next(ends, last + 1) - 1)


def _side(heard: Heard, text: Text, span: tuple[int, int], offender: str, declares: bool) -> bool | None:
    """Whether declarer's side is the one of which some words tell, `they` being no side of the teller's; None where
    that is not known.
    """
    asker = asker_declares(text, heard, offender, declares, due=True)
    if first_person(text, span):
        return asker
    if says(text, span, WON, "defence"):
        return False
    named = {str(one.value) for one in text.mentions if one.kind == "who" and span[0] <= one.first <= span[1]}
    if named <= {_PRONOUN}:
        return None if asker is None else not asker
    sides = {side_of(text, heard, who, offender, declares, due=True) for who in named} - {None}
    return sides.pop() if len(sides) == 1 else None


def _one(text: Text, span: tuple[int, int]) -> bool:
    """Whether some words name a player by his seat, declarer, dummy or a partner, or a card that won."""
    there = [one for one in text.mentions if span[0] <= one.first <= span[1]]
    persons = [one for one in there if one.kind == "who" and one.case in ("", "nom")]
    named = any(one.value in (*SEATS, *DECLARING) or str(one.value).startswith(_PARTNER) for one in persons)
    return named or any(one.kind == "card" or (one.kind == "rank" and not str(one.value).isdigit()) for one in there)
