"""A defender's claim that counts on what his partner will play (Law 70D2): told where he is said to rely on it, or his
partner to have been able to play otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.times import relies, says

PROCEDURE, DEFENDS, RESTS, LINE = "contested_claim", "claimer_defends", "depends_on_partner_choice", "claimed_line"
WELL = 0.8
"""How probable it is that the claim rests on the partner who is named where something is relied on."""
_PARTNER, _WORKS, CLAIMER = "partner", "stated_and_works", "offender"
_FILE, _OTHERWISE = "sides", "otherwise"


def by_reliance(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the claim rests on the partner's choice, and that no line is told to work by itself; empty where it is not
    a defender's.
    """
    defends, text = rows.get(DEFENDS), heard.read
    if procedure != PROCEDURE or text is None or defends is None or not defends.sure or defends.value is not True:
        return {}
    for first, last in (*relies(text), *_otherwise(text)):
        named = [str(one.value) for one in text.mentions if one.kind == "who" and first <= one.first <= last]
        claimer = rows[CLAIMER].value if CLAIMER in rows else None
        if any(one.startswith(_PARTNER) or partners(one, str(claimer)) for one in named):
            words = text.said(first, last)
            found = {RESTS: Read(RESTS, True, words, True, WELL)}
            if (row := rows.get(LINE)) is not None and row.value == _WORKS:
                found[LINE] = Read(LINE, row.value, row.words, False, TOLD)
            return found
    return {}


def _otherwise(text: Text) -> list[tuple[int, int]]:
    """The words from whoever is named last up to a clause that tells that another card could have been played."""
    found = []
    for clause in text.clauses:
        if says(text, (clause.first, clause.last), _FILE, _OTHERWISE):
            before = [one.first for one in text.mentions if one.kind == "who" and one.first <= clause.last]
            found.append((max(before, default=clause.first), clause.last))
    return found
