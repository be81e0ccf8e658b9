"""Both sides revoked, and the result would have been the same without it: neither is damaged, it stands (64C2b).

Told in few words (`nine either way`), beside much that tells of the revokes themselves.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.both_revoked import BOTH, ITS, OTHER
from app.asking.facts import Read
from app.asking.steps.left_unknown import unknown_clauses
from understanding.heard import Heard
from understanding.times import said_in, says

PROCEDURE, DAMAGED = "revoke_rectification", "finding_damaged_by_revokes"
WELL = 0.8
"""How probable it then is."""
_ENDS, _ASKS = (".", "!", "?"), "?"
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
        behind = [word.text for word in text.words[same.last + 1 : span[1] + 2]]
        if next((mark for mark in behind if mark in _ENDS), "") != _ASKS:
            return {DAMAGED: Read(DAMAGED, False, text.said(*span), True, WELL)}
    return {}
