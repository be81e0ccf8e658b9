"""That a revoke was at trick twelve, where each had two cards left when it was played to (Law 62D1), and whether the
hands are back in the board.

`Two cards left, South led the ace of hearts, East ruffed` names no trick: it was heard as any trick before the twelfth.
Of the hands only stories of a correction are learnt; they say the same of a revoke that is established.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.asking.facts import Read
from app.asking.steps.led_behind import LAST_BUT_ONE, REVOKE_TRICK, TWELFTH
from app.asking.steps.who_won import REVOKES
from understanding.clauses import Text
from understanding.facts import TOLD, chances_of
from understanding.heard import Heard
from understanding.times import said_in, says

WELL = 0.9
"""How probable it then is."""
_TRICK, _TWO = "trick", 2
_CARDS = ("card", "suit")
RETURNED, CORRECTION = "hands_returned", "revoke_correction"


def by_two_left(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """That it was at trick twelve, where two cards or tricks are told to be left before any card is told; and whether
    the hands are back, where the procedure's own stories tell nothing of them.
    """
    text = heard.read
    if procedure not in REVOKES or text is None:
        return {}
    return _of_the_hands(heard, procedure, rows) | _last_but_one(heard, text)


def _of_the_hands(heard: Heard, procedure: str, rows: Mapping[str, Read]) -> dict[str, Read]:
    """Whether they are back in the board, as it is heard in stories of a correction."""
    from rulings import registry

    if RETURNED in rows or RETURNED not in registry.get(procedure).fields:
        return {}
    heard_so = chances_of(heard, CORRECTION).get(RETURNED, {})
    found = {value: heard_so.get(spelt, 0.0) for value, spelt in ((True, "true"), (False, "false"))}
    value = max(found, key=lambda one: found[one])
    return {RETURNED: Read(RETURNED, value, heard.text, True, found[value])} if found[value] >= TOLD else {}


def _last_but_one(heard: Heard, text: Text) -> dict[str, Read]:
    """That the trick was the last but one."""
    numbered = {row.get("value") for row in heard.told(_TRICK)} - {_TWO}  # `the last two tricks`
    cards = [one.first for one in text.mentions if one.kind in _CARDS]
    for span in text.sentences() if not numbered else ():
        said = said_in(text, span, "times", "two_left")
        if said is not None and all(said.first < place for place in cards) and not says(text, span, "times", "noticed"):
            words = text.said(said.first, said.last)
            found = {REVOKE_TRICK: LAST_BUT_ONE, TWELFTH: True}
            return {fact: Read(fact, value, words, True, WELL) for fact, value in found.items()}
    return {}
