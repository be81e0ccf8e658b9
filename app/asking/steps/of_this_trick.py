"""Whether what was said was of the trick in progress only, by the words told of it, and who said it (Law 68)."""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.claimers import DECLARING
from understanding.features import SEATS
from understanding.heard import Heard
from understanding.this_trick import PROCEDURE, speaker, spoken_of_it

ONLY, CLAIMER, DEFENDS = "current_trick_only", "claimer", "claimer_defends"
WELL = 0.9
"""How probable what such words tell is."""


def by_words_of_it(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it was of this trick only, and by whom it was said."""
    del rows  # a claim of further tricks is told in other words
    found = spoken_of_it(heard) if procedure == PROCEDURE else None
    if found is None or heard.read is None:
        return {}
    words = heard.read.said(*found)
    who = speaker(heard.read, found)
    by = {CLAIMER: Read(CLAIMER, who, words, True, WELL)} if who in SEATS else {}
    if by and _another_declares(heard, who):
        by[DEFENDS] = Read(DEFENDS, True, words, True, WELL)
    return {ONLY: Read(ONLY, True, words, True, WELL), **by}


def _another_declares(heard: Heard, who: str) -> bool:
    """Whether declarer is spoken of, or is the asker, and is not told to be the one who spoke."""
    named = heard.read.mentions if heard.read is not None else ()
    told = any(one.kind == "who" and one.value == DECLARING[0] for one in named)
    return not heard.declares(who) and (told or heard.declares("asker"))
