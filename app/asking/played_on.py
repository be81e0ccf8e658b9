"""What words of time tell of a revoke: that nobody had played to the next trick when it was noticed (63A1)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.clauses import Text
from understanding.facts import TOLD
from understanding.times import not_played_on

SINCE_REVOKE = "since_revoke"
"""What the side that revoked has done since."""
NOTHING, PLAYED_ON = "nothing", ("established", "led_before_partner", "partner_played_after")
"""What that is where nothing was done, and facts that are so only where something was."""
WELL = 0.8
"""How probable what words of time tell is."""


def by_trick(read: Text, fields: Collection[str], rows: Mapping[str, Read]) -> dict[str, Read]:
    """What a sentence tells that says that nobody had played to the next trick: since the revoke nothing was done.

    What is heard to the contrary in that very sentence gives way; told in another one it came later, and stands.
    """
    words = not_played_on(read) if SINCE_REVOKE in fields else ""
    since = rows.get(SINCE_REVOKE)
    elsewhere = since is not None and since.words not in words and words not in since.words
    if not words or (elsewhere and since is not None and since.value != NOTHING):
        return {}
    found = {SINCE_REVOKE: Read(SINCE_REVOKE, NOTHING, words, True, WELL)}
    for fact in PLAYED_ON:
        row = rows.get(fact)
        if row is not None and row.value is True:
            found[fact] = replace(row, sure=False, p=TOLD)
    return found
