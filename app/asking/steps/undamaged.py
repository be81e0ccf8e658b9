"""Both sides revoked, and the result would have been the same without it: neither is damaged, it stands (64C2b).

Told in few words (`nine either way`), beside much that tells of the revokes themselves.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.left_unknown import unknown_clauses
from bridge.tricks import TRICKS
from understanding.clauses import Text
from understanding.heard import Heard
from understanding.times import said_in, says

PROCEDURE, DAMAGED = "revoke_rectification", "finding_damaged_by_revokes"
WELL = 0.8
"""How probable it then is."""
BOOK = 6
"""Tricks below which a number counts none that a contract made; the trick of a revoke is mostly one of them."""
_ENDS, _ASKS = (".", "!", "?"), "?"
BOTH, OTHER, ITS = "both_sides_revoked", "other_side_revoked", "other_revoke_established"
_FILE, _SAME, _ANOTHER = "undamaged", "same", "other"


def by_same_result(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That no side was damaged by the revokes of both, where the result is told to be the same without them; not where
    that is asked, or nobody knows it.
    """
    text, told = heard.read, {fact: row.value for fact, row in rows.items() if row.sure}
    both = told.get(BOTH) is True or (told.get(OTHER) is True and told.get(ITS) is True)
    if procedure != PROCEDURE or text is None or not both or told.get(DAMAGED) is True:
        return {}
    unknown = {one.sentence for one in unknown_clauses(text)}
    for span in text.sentences():
        same = said_in(text, span, _FILE, _SAME)
        if same is None or says(text, span, _FILE, _ANOTHER) or text.sentence_at(span[0]) in unknown:
            continue
        if _of_another_number(text, span):
            return {DAMAGED: Read(DAMAGED, True, text.said(*span), True, WELL)}
        behind = [word.text for word in text.words[same.last + 1 : span[1] + 2]]
        if next((mark for mark in behind if mark in _ENDS), "") != _ASKS:
            return {DAMAGED: Read(DAMAGED, False, text.said(*span), True, WELL)}
    return {}


def _of_another_number(text: Text, span: tuple[int, int]) -> bool:
    """Whether the number that a sentence ends with is another one than the only number of tricks told elsewhere to
    have been made (`ten tricks`).
    """
    numbers = [one for one in text.mentions if one.kind == "number"]
    told = [int(one.value) for one in numbers if span[0] <= one.first <= span[1]]
    made = {
        int(one.value)
        for one in numbers
        if not span[0] <= one.first <= span[1] and BOOK <= int(one.value) < TRICKS
        if says(text, (one.last, min(one.last + 1, len(text.words) - 1)), "trick_numbers", "trick")
    }
    return bool(told) and told.count(told[-1]) == 1 and len(made) == 1 and told[-1] not in made
