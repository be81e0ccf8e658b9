"""Who says that he himself took a call wrong was not misinformed: he has no redress (Law 21A).

That the opponents' card, alert or answer was right sounds like the evidence on a call that broke an agreement (75C);
where the teller tells his own mistake beside it, nobody's call was wrong. Where the explanation was right and the call
was wrong, a mistake told is the bidder's: of the opponents' own none is told.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from app.asking.facts import Read
from understanding.facts import TOLD, chances_of
from understanding.heard import Heard
from understanding.times import says_somewhere

PROCEDURE = "misinformation"
OWN, RIGHT, KIND = "own_misunderstanding", "finding_explanation_correct", "explanation_kind"
OF_THE_TABLE = 1.0
"""The probability of what the table shows, and no words of its own."""
WELL = 0.9
"""How probable is what a pattern tells."""
_EXPLAIN, _OURS = "explain", ("asker", "partner:asker")


def by_own_mind(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the teller acted on his own misunderstanding, where he says so and no explanation is told to be wrong."""
    if procedure != PROCEDURE or heard.read is None:
        return {}
    right, own = rows.get(RIGHT), rows.get(OWN)
    if right is not None and right.sure and right.value is True and right.p >= WELL and own is not None:
        return {OWN: replace(own, value=False, p=WELL)} if own.p == OF_THE_TABLE else {}
    chances = chances_of(heard, procedure)
    wrong = max(chances.get(RIGHT, {}).get("false", 0.0), chances.get(KIND, {}).get("wrong", 0.0))
    ours = any(one["act"] == _EXPLAIN and one.get("who") in _OURS for one in heard.table["events"])
    words = says_somewhere(heard.read, "askers", "mistook")
    if not words or ours or wrong >= TOLD:
        return {}
    return {OWN: Read(OWN, True, words, True, WELL)}
