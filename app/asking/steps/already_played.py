"""That one of the four has played the board before (Law 15B1): by words of before, and of nobody's question.

Most stories of a board that was not set for its players leave that open (of 84 tellings 76), so the readers are shy of
it. A sentence that tells it denied, asked, or of another table tells it of none of the four.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from understanding.heard import Heard
from understanding.times import says

PROCEDURE, PLAYED = "wrong_opponents_board", "already_played"
WELL = 0.9
"""How probable it then is."""
_FILE, _ALREADY, _OTHERWISE = "replayed", "already", "otherwise"


def by_earlier_play(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That the board was played before by one of the four, where a sentence tells it."""
    text = heard.read
    if procedure != PROCEDURE or text is None:
        return {}
    for span in text.sentences():
        asked = any(one.question and span[0] <= one.first <= span[1] for one in text.clauses)
        if not asked and says(text, span, _FILE, _ALREADY) and not says(text, span, _FILE, _OTHERWISE):
            return {PLAYED: Read(PLAYED, True, text.said(*span), True, WELL)}
    return {}
