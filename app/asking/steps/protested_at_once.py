"""That partner protested against a concession, and did so at once, where the words of his protest say so (Law 68B2).

Both together decide whether there was one; that he did it at once is heard faintly beside the protest, and was asked.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.by_silence import AT_ONCE, CLAIMED
from understanding.heard import Heard
from understanding.times import says

PROTESTED = "partner_protested"
WELL = 0.9
"""How probable it is that he did so at once."""
_FILE, _INSTANTLY = "times", "instantly"


def by_protest(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That he objected at once, where the clause that tells his protest says it."""
    row, text = rows.get(PROTESTED), heard.read
    if procedure != CLAIMED or text is None or row is None or row.value is not True or not row.sure:
        return {}
    for clause in text.where(row.words.strip(" .?!")):
        span = clause.first, clause.last
        if not text.has(clause, "not") and says(text, span, _FILE, _INSTANTLY):
            return {AT_ONCE: Read(AT_ONCE, True, text.said(*span), True, WELL)}
    return {}
