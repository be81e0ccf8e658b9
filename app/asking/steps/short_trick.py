"""What a story tells of a trick to which one gave no card: what is wrong with it, whose card is missing, and whether
both sides have played to the next (Law 67).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.played_on import BOTH_PLAYED_ON, DEFECTIVE_TRICK, REVOKE_TRICK
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.numbered_revokes import trick_numbers
from understanding.short_trick import PROCEDURE, ShortTrick, short_trick

DEFECT, MISSING, OFFENDER, CARD = "defect", "card_missing", "offender", "card"
ROLE, DEFENDS = "offender_role", "offender_defends"
_PLAY = "play:"
WELL = 0.9
"""How probable is what such a story says."""


def by_short_trick(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That a card is missing and whose, that only one side has played on where nobody has played to the lead told; the
    number told beside that lead is the next trick's.
    """
    if procedure != PROCEDURE or heard.read is None:
        return {}
    short = short_trick(heard)
    if short is None:
        return _of_cards(heard.read, rows)
    found = {DEFECT: Read(DEFECT, MISSING, short.words, True, WELL)}
    if short.who in SEATS:
        found[OFFENDER] = Read(OFFENDER, short.who, short.words, True, WELL)
    if short.declarer_led:
        found |= {
            ROLE: Read(ROLE, "defender", short.words, True, WELL),
            DEFENDS: Read(DEFENDS, True, short.words, True, WELL),
        }
    if (card := rows.get(CARD)) is not None and card.value in short.cards:  # it was led, and not taken up again
        found[CARD] = replace(card, sure=False, p=TOLD)
    for value, words in ((True, _followed(heard, short)), (False, _nobody_followed(heard, short))):
        if words:
            found[BOTH_PLAYED_ON] = Read(BOTH_PLAYED_ON, value, words, True, WELL)
    return found | _numbers(heard, short, rows)


def _of_cards(text: Text, rows: Mapping[str, Read]) -> dict[str, Read]:
    """The number of the trick where a number of cards was heard as it: the only one told in order, else none."""
    row, told = rows.get(DEFECTIVE_TRICK), trick_numbers(text)
    if row is None or not row.sure or row.value in [int(one.value) for one in told]:
        return {}
    ordered = {int(one.value) for one in told if one.kind == "ordinal"}
    trick = ordered.pop() if len(ordered) == 1 else None
    return {DEFECTIVE_TRICK: replace(row, sure=False, p=TOLD) if trick is None else replace(row, value=trick)}


def _followed(heard: Heard, short: ShortTrick) -> str:
    """The words that tell that a player of the short side has played to the lead to the next trick."""
    text = heard.read
    for clause in text.clauses if text is not None else ():
        behind = text is not None and text.ends(clause) > short.at + len(short.next_lead)
        if text is None or not behind or text.has(clause, "not") or text.has(clause, "until"):
            continue
        plays = [one for one in text.within(clause, "verb") if str(one.value).startswith(_PLAY)]
        who = [one for one in text.within(clause, "who") if one.case in ("", "nom")]
        named = [one for one in who if one.value in short.theirs and text.words[one.first].start > short.at]
        if plays and named and len(who) == len(named) and text.words[plays[-1].first].start > short.at:
            return text.said(named[0].first, plays[-1].last)
    return ""


def _nobody_followed(heard: Heard, short: ShortTrick) -> str:
    """The words that tell that nobody has played to the lead to the next trick; empty where none do."""
    for one in heard.not_done("play"):
        words = str(one.get("words", ""))
        behind = heard.text.find(words) >= short.at or short.next_lead in words
        if one.get("who") == "everybody" and behind:
            return words
    return ""


def _numbers(heard: Heard, short: ShortTrick, rows: Mapping[str, Read]) -> dict[str, Read]:
    """A number told in the clause of the lead is of the next trick, and no revoke's."""
    found: dict[str, Read] = {}
    text = heard.read
    there = (
        [one.value for clause in text.where(short.next_lead) for one in text.within(clause, "ordinal")] if text else []
    )
    for fact in (DEFECTIVE_TRICK, REVOKE_TRICK):
        if (row := rows.get(fact)) is not None and row.sure and row.value in map(int, there):
            last = fact == DEFECTIVE_TRICK and row.value > 1
            found[fact] = replace(row, value=row.value - 1) if last else replace(row, sure=False, p=TOLD)
    return found
