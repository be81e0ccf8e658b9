"""Whether declarer could have seen a card of dummy's is told by words about dummy's cards, not about his own (54C).

That he has shown and played nothing sounds like a dummy that is not spread, that dummy began to spread and stopped like
cards seen; and where nobody knows whether he sat at
the table when dummy put cards down, it is asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from app.asking.steps.left_unknown import unknown_clauses
from app.asking.steps.opening_side import PROCEDURE, SAW
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.heard import Heard
from understanding.model import Clause
from understanding.times import says

SURELY = 0.9
"""The probability from which it is told all the same."""
_FILE, _NAME, _STARTS, _LIES = "seen", "could_see", "starts", "lies"
_HIS, _ASKER, _DUMMY = frozenset({"declarer", "he"}), "asker", "dummy"


def by_dummy_seen(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it is not known whether he could have seen a card of dummy's, where no word about dummy tells it."""
    text, row = heard.read, rows.get(SAW)
    if procedure != PROCEDURE or text is None:
        return {}
    if (row is None or row.value is True) and (words := _only_begun(text)):
        return {SAW: Read(SAW, True, words, False, TOLD)}
    if row is None or not row.sure or row.p >= SURELY:
        return {}
    if not (_asked(row) or text.only(row.words, "who") or _of_his_own(heard, text, row) or _unknown(text)):
        return {}
    return {SAW: replace(row, sure=False, p=TOLD)}


def _only_begun(text: Text) -> str:
    """The words by which dummy is only told to have begun to spread: from there on no card of his is told to lie there
    or to have been seen, but where it is said that nobody knows; else empty.
    """
    spans = list(text.sentences())
    at = next((place for place, span in enumerate(spans) if says(text, span, _FILE, _STARTS)), None)
    if at is None:
        return ""
    unknown = unknown_clauses(text)
    for span in spans[at:]:
        there = [one for one in text.clauses if span[0] <= one.first <= span[1]]
        known = [(one.first, one.last) for one in there if one not in unknown and not _says_no_more(text, one)]
        if any(says(text, part, _FILE, _LIES) for part in ([span] if len(known) == len(there) else known)):
            return ""
    return text.said(*spans[at])


def _says_no_more(text: Text, clause: Clause) -> bool:
    """Whether a clause tells that he began, or denies something (`declarer has not shown a card`)."""
    return says(text, (clause.first, clause.last), _FILE, _STARTS) or text.has(clause, "not")


def _asked(row: Read) -> bool:
    """Whether the words that deny it only ask."""
    return row.value is False and row.words.rstrip().endswith("?")


def _of_his_own(heard: Heard, text: Text, row: Read) -> bool:
    """Whether the words that deny it name nobody but declarer, or the teller who declares."""
    named = {str(one.value) for clause in text.where(row.words) for one in text.within(clause, "who")}
    return row.value is False and bool(named) and all(_declares(heard, who) for who in named)


def _declares(heard: Heard, who: str) -> bool:
    contract = heard.facts(PROCEDURE).get("contract") or {}
    seat = heard.by_seat(who)
    if who == _DUMMY:
        return False
    return who in _HIS or heard.declares(who) or seat == contract.get("declarer") or seat == _ASKER


def _unknown(text: Text) -> bool:
    """Whether it is said that nobody knows whether somebody sat at the table, or looked."""
    return any(says(text, (one.first, one.last), _FILE, _NAME) for one in unknown_clauses(text))


def looked_unknown(heard: Heard, text: Text, row: object) -> bool:
    """Whether it is said that nobody knows whether dummy, who was up, looked at cards (43A2c)."""
    del heard, row
    return any(says(text, (one.first, one.last), _FILE, "looked") for one in unknown_clauses(text))
