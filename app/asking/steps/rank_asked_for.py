"""That declarer named a rank, where it was heard as a word for a small or a high card (Law 46B1, 45D).

`He asked for the ten and dummy put up the jack` sounds like `he asked for a low one`: the lowest would be played.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.rank_called import RANK_ONLY, SAID
from understanding.dummys import DESIGNATION
from understanding.heard import Heard
from understanding.times import says

CALLED_FOR, COMPLETE = ("dummy_wrong_card", DESIGNATION), "complete"
SIZES = ("low", "high")
"""What a word for a size names, and the words for it (`corpus/lexicon/dummys.yaml`)."""
WELL = 0.9
"""How probable a rank named is what was called."""
_SMALL = "x"
"""What a card of no rank is read as."""


def by_rank_asked_for(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the rank, or the card, that stands in the words of the call was called, and no size."""
    text, said = heard.read, rows.get(SAID)
    if procedure not in CALLED_FOR or text is None or said is None or said.value not in SIZES:
        return {}
    told = text.where(said.words)
    if any(says(text, (one.first, one.last), "dummys", size) for one in told for size in SIZES):
        return {}
    named = [one for clause in told for one in text.within(clause, "card", "rank") if str(one.value) != _SMALL]
    if not named:
        return {}
    value = COMPLETE if named[0].kind == "card" else RANK_ONLY
    return {SAID: Read(SAID, value, said.words, True, WELL)}
