"""How many tricks declarer made on a board with a revoke, and whether his side was vulnerable: so the result is known.

Whoever asks what a revoke comes to tells what was made (`nine tricks`, `one down`): with the tricks that go over the
contract's result follows (Laws 64A, 77), and the tricks transferred alone are half an answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.left_unknown import unknown_clauses
from app.asking.steps.played_on import REVOKE_TRICK as TRICK
from app.asking.steps.who_played_on import ROLE, side_of
from app.asking.steps.who_won import of_tricks, offender_of
from bridge.seats import Seat
from bridge.tricks import TRICKS
from understanding.claimers import DECLARING
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.model import Mention
from understanding.numbered_revokes import trick_numbers
from understanding.scores.line import ScoreLine, score_line
from understanding.scores.results import played, told
from understanding.times import says

PROCEDURE, MADE, VULNERABLE = "revoke_rectification", "declarer_tricks", "vulnerability"
WELL = 0.8
"""How probable it is."""
BOOK = 6
"""A count above this is one of all tricks that declarer made; those since a revoke or before it are mostly fewer."""
_DOWN, _OVER = "down", "over"


def by_made(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Declarer's tricks as played, where one number is told of them, counted or beside the contract, and no other."""
    role, text = rows.get(ROLE), heard.read
    if procedure != PROCEDURE or text is None or role is None or not role.sure:
        return {}
    line, declares = score_line(heard.text, heard.language), role.value in DECLARING
    level = _level(rows)
    counts = {int(one.value): one for one in _counts(text, heard, offender_of(heard, rows), declares)}
    beside = {BOOK + level + row.value for row in told(line) if row.kind in (_DOWN, _OVER)} if level else set()
    found = counts.keys() | beside
    if len(found) != 1 or not 0 <= min(found) <= TRICKS:
        return {}
    made = {MADE: Read(MADE, found.pop(), heard.text, True, WELL)}
    trick = rows.get(TRICK)
    if trick is not None and trick.sure and trick.value in counts and not _numbered(text, trick.value):
        made[TRICK] = replace(trick, sure=False, p=TOLD)  # that count is no trick's number
    return made | _vulnerable(heard, line, rows)


def _numbered(text: Text, value: int) -> bool:
    """Whether a trick is told by that number (`the ninth trick`, `trick 9`)."""
    return any(int(one.value) == value for one in trick_numbers(text))


def _level(rows: Mapping[str, Read]) -> int:
    """The level of the contract that is heard; 0 where none is."""
    row = rows.get("contract")
    return int(row.value.get("level") or 0) if row is not None and row.sure else 0


def _counts(text: Text, heard: Heard, offender: str, declares: bool) -> Iterator[Mention]:
    """The numbers above six that count tricks made, and not the defenders': no number of a trick, none asked about."""
    for clause in text.clauses:
        if (
            clause.question
            or clause in unknown_clauses(text)
            or says(text, (clause.first, clause.last), "won", "later")
        ):
            continue
        persons = {str(one.value) for one in text.within(clause, "who") if one.case in ("", "nom")}
        sides = {side_of(text, heard, who, offender, declares, due=True) for who in persons} - {None}
        if sides == {False}:
            continue
        for one in text.within(clause, "number"):
            if str(one.value).isdigit() and BOOK < int(one.value) <= TRICKS and of_tricks(text, one):
                yield one


def _vulnerable(heard: Heard, line: ScoreLine, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Whether declarer's side was vulnerable, where it is told of the one contract and that side is known."""
    states = {one.contract.vulnerable for one in played(line, None) if one.contract.level == _level(rows)}
    pair = _declaring(rows)
    if not pair or VULNERABLE in rows or len(states) != 1 or None in states:
        return {}
    side = pair if states == {True} else "none"
    return {VULNERABLE: Read(VULNERABLE, side, heard.text, True, WELL)}


def _declaring(rows: Mapping[str, Read]) -> str:
    """Declarer's pair, by his seat or by that of the one who revoked; empty where neither is known."""
    told = {fact: row.value for fact, row in rows.items() if row.sure}
    seat, offender = (told.get("contract") or {}).get("declarer"), told.get("offender")
    if seat in SEATS:
        return str(Seat(seat).side.value)
    if offender not in SEATS:
        return ""
    side = Seat(offender).side
    return str((side if told.get(ROLE) in DECLARING else side.other).value)
