"""That a revoke was at trick twelve, where each had two cards left when it was played to (Law 62D1).

`Two cards left, South led the ace of hearts, East ruffed` names no trick: it was heard as any trick before the twelfth.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.led_behind import LAST_BUT_ONE, REVOKE_TRICK, TWELFTH
from app.asking.steps.who_won import REVOKES
from understanding.heard import Heard
from understanding.times import said_in, says

WELL = 0.9
"""How probable it then is."""
_TRICK, _TWO = "trick", 2
_CARDS = ("card", "suit")


def by_two_left(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it was at trick twelve, where two cards or tricks are told to be left before any card is told."""
    text = heard.read
    if procedure not in REVOKES or text is None:
        return {}
    numbered = {row.get("value") for row in heard.told(_TRICK)} - {_TWO}  # `the last two tricks`
    cards = [one.first for one in text.mentions if one.kind in _CARDS]
    for span in text.sentences() if not numbered else ():
        said = said_in(text, span, "times", "two_left")
        if said is not None and all(said.first < place for place in cards) and not says(text, span, "times", "noticed"):
            words = text.said(said.first, said.last)
            found = {REVOKE_TRICK: LAST_BUT_ONE, TWELFTH: True}
            return {fact: Read(fact, value, words, True, WELL) for fact, value in found.items()}
    return {}
