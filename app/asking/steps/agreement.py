"""What a pair has agreed is open where one of the two says one thing and the other insists on another (21B1b, 75D).

`North says that 2D showed both majors, South insists that it is natural` sounds like a wrong explanation that was put
right. That the explanation was wrong is then only what one of them says: the director finds out what is agreed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.partner_led import partners
from app.asking.steps.who_was_misinformed import OFFENDER, PROCEDURE, WRONG
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.times import says, says_somewhere

CORRECTED_BY, EXPLAINER = "corrected_by", "explainer"
FOUND, AGREED = "finding_explanation_correct", "agreed_meaning"
"""What nobody knows while the two differ; that it was wrong is presumed."""
EVIDENCE, EVIDENCE_FILE, _UNCHECKED = "evidence_of_agreement", "evidence", "unchecked"
"""Whether anything shows it: cards and notes that nobody has looked at do not, and a player's word is none."""
_FILE, _INSISTS, _SAYS = "disputed", "insists", "maintains"


def by_agreement(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it is not known what was agreed, where the two partners differ; empty where one side alone says so."""
    if procedure != PROCEDURE or heard.read is None:
        return {}
    proof = rows.get(EVIDENCE)
    unseen = proof is not None and proof.value is True and says_somewhere(heard.read, EVIDENCE_FILE, _UNCHECKED)
    doubted = {EVIDENCE: replace(proof, sure=False, p=TOLD)} if proof is not None and unseen else {}
    words = _insisted(heard, heard.read, rows)
    if not words:
        return doubted
    found = doubted | {fact: replace(row, sure=False, p=TOLD) for fact, row in rows.items() if fact in (FOUND, AGREED)}
    return {FOUND: Read(FOUND, WRONG[FOUND], words, False, TOLD)} | found


def _insisted(heard: Heard, text: Text, rows: Mapping[str, Read]) -> str:
    """The words in which one of a pair insists on what his partner denies; empty where nobody does."""
    said = list(_saying(heard, text, _SAYS))
    erred, corrected = rows.get(OFFENDER), rows.get(CORRECTED_BY)
    for who, words in _saying(heard, text, _INSISTS):
        explained = erred is not None and erred.sure and who == erred.value
        mate = erred is not None and erred.sure and partners(who, str(erred.value))
        by_himself = corrected is not None and corrected.value == EXPLAINER
        if (mate if by_himself else explained) or any(partners(who, other) for other, _ in said):
            return words
    return ""


def _saying(heard: Heard, text: Text, name: str) -> Iterator[tuple[str, str]]:
    """Who says something by some words of a dispute, and the clause: who is named first in it."""
    for clause in text.clauses:
        if not says(text, (clause.first, clause.last), _FILE, name):
            continue
        named = [one for one in text.within(clause, "who") if one.case in ("", "nom")]
        if named:
            yield heard.by_seat(str(named[0].value)), text.said(clause.first, clause.last)
